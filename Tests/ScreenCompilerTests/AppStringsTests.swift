import Diagnostics
import Foundation
import Testing

@testable import ScreenCompiler

/// What is missing in the app's strings, and the way to translators and back.
@Suite struct AppStringsTests {
  /// An app with a screen that shows some keys, beside those of its titles.
  private func project(
    _ keys: [String], strings: [String: String], paths: [String]? = nil
  ) throws -> ScratchProject {
    let texts = keys.map { "    - text: { key: \($0) }" }.joined(separator: "\n")
    let list = (paths ?? strings.keys.sorted()).joined(separator: ", ")
    let project = try ScratchProject([
      "Specs/App.yaml": """
      app: Small
      language: 1
      strings: [\(list)]
      host:
        menu:
          - { screen: Home, title: tab.home, icon: house }
      """,
      "Specs/Home.yaml": """
      screen: Home
      title: home.title
      state: { count: Int = 2, name: String = Ann }
      content:
        column:
          - text: { key: home.likes, with: [$state.count, $state.name] }
      \(texts)
      """,
    ])
    for (path, text) in strings { try project.write(text, to: "Specs/\(path)") }
    return project
  }

  private static let pairs = """
    /* The menu */
    "tab.home" = "Home";

    /* The first screen */
    "home.title" = "At home"; // short
    "home.likes" = "%1$lld by %2$@";
    "about.title" = "About";

    """

  /// As Xcode writes it.
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "home.likes" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld Mal, %@"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld Male, %@"
                    }
                  }
                }
              }
            },
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld like by %@"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld likes by %@"
                    }
                  }
                }
              }
            }
          }
        },
        "home.title" : {
          "comment" : "Over <all> & \\"sundry\\"",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Zuhause"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "At <home> & \\"away\\""
              }
            }
          }
        },
        "tab.home" : {

        }
      },
      "version" : "1.0"
    }
    """

  private func rules(_ project: ScratchProject) throws -> [String] {
    try project.compiler().lint().diagnostics.map(\.rule)
  }

  // MARK: - Many missing keys

  @Test func manyMissingKeysAreOneFinding() throws {
    let keys = (1...29).map { "detail\($0).whole" }
    let project = try project(keys + keys, strings: ["L.strings": Self.pairs])
    let report = try project.compiler().lint()
    let finding = try #require(report.diagnostics.first)
    #expect(report.diagnostics.count == 1)
    #expect(
      finding.message.hasPrefix("the app's strings lack 29 keys that specs name: `detail1.whole`, ")
    )
    #expect(finding.message.hasSuffix("`detail8.whole` and 21 more"))
    #expect(finding.related.count == 8)
    #expect(finding.notes == ["they are used in 50 more places"])
    #expect(finding.fixes.map(\.safety) == [.safe])
    let lines = TextRenderer(sources: report.sources).render(report.diagnostics)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 60)
  }

  @Test func fewMissingKeysAreToldOneByOne() throws {
    let project = try project(["a.whole", "b.half"], strings: ["L.strings": Self.pairs])
    #expect(try rules(project) == ["unknown-string-key", "unknown-string-key"])
  }

  @Test func whatACommentIgnoresIsNotGathered() throws {
    let keys = ["one.alpha", "two.beta", "three.gamma", "four.delta", "five.omega"]
    let project = try project(keys, strings: ["L.strings": Self.pairs])
    let ignored = try project.text("Specs/Home.yaml").replacing(
      "key: one.alpha }",
      with: "key: one.alpha } # screenc:ignore unknown-string-key it comes later")
    try project.write(ignored, to: "Specs/Home.yaml")
    let report = try project.compiler().lint()
    #expect(
      report.diagnostics.map(\.message) == [
        "the app's strings lack 4 keys that specs name: `two.beta`, `three.gamma`, `four.delta`, `five.omega`"
      ])
    #expect(report.suppressed.count == 1)
  }

  @Test func baselinesCountMissingKeysOneByOne() throws {
    let keys = (1...9).map { "detail\($0).whole" }
    let project = try project(keys, strings: ["L.strings": Self.pairs])
    let baseline = try project.compiler().lint().baseline
    #expect(baseline.entries.map(\.count) == [9])
    try project.write(baseline.text, to: "baseline.json")
    var filter = FindingFilter()
    filter.baseline = try BaselineFile(path: project.folder.appending(path: "baseline.json").path)
    let compiler = Compiler(project: try Project.find(specRoot: project.specs), filter: filter)
    #expect(try compiler.lint().diagnostics == [])
  }

  @Test func manyMissingTranslationsAreOneFinding() throws {
    let keys = (1...12).map { "detail\($0).whole" }
    let more = keys.map { "\"\($0)\" = \"Text\";\n" }.joined()
    let project = try project(
      keys,
      strings: ["en.lproj/L.strings": Self.pairs + more, "de.lproj/L.strings": Self.pairs],
      paths: ["en.lproj/L.strings", "de.lproj/L.strings"])
    let found = try project.compiler().lint().diagnostics
    #expect(found.map(\.rule) == ["missing-translation"])
    #expect(
      found.first?.message.hasPrefix("12 strings have no text in de: `detail1.whole`") == true)
  }

  // MARK: - Adding

  @Test func missingKeysFindTheirPlacesInFilesOfStrings() throws {
    let project = try project(
      ["tab.about", "zoo.animals"], strings: ["en.lproj/L.strings": Self.pairs])
    let addition = try #require(try project.compiler().addMissingStrings())
    #expect(addition.path == "en.lproj/L.strings")
    #expect(addition.added.map(\.text) == ["About", "Animals"])
    // They stand in no order, so what is new comes last.
    #expect(
      try project.text("Specs/en.lproj/L.strings")
        == Self.pairs + "\"tab.about\" = \"About\";\n\"zoo.animals\" = \"Animals\";\n")
    #expect(try rules(project) == [])
    #expect(try project.compiler().addMissingStrings() == nil)
  }

  @Test func orderAndCommentsOfFilesOfStringsStay() throws {
    let sorted = """
      // Of the app\r
      \r
      /* The screen */\r
      "home.likes" = "%lld by %@"; /* many */\r
      \r
      "home.title" = "Home";\r
      \r
      "tab.home" = "Home"
      """ + ";"
    let project = try project(
      ["alpha.first", "home.middleOfIt", "zoo.last_thing"], strings: ["L.strings": sorted])
    _ = try project.compiler().addMissingStrings()
    #expect(
      try project.text("Specs/L.strings") == """
        // Of the app\r
        \r
        "alpha.first" = "First";\r
        \r
        /* The screen */\r
        "home.likes" = "%lld by %@"; /* many */\r
        \r
        "home.middleOfIt" = "Middle of it";\r
        \r
        "home.title" = "Home";\r
        \r
        "tab.home" = "Home";\r
        \r
        "zoo.last_thing" = "Last thing";\r

        """)
  }

  @Test func filesInUTF16StayThat() throws {
    let project = try project(["tab.about"], strings: ["L.strings": ""])
    let url = project.folder.appending(path: "Specs/L.strings")
    try #require(Self.pairs.data(using: .utf16)).write(to: url)
    #expect(try project.compiler().lint().diagnostics.first?.fixes.isEmpty == true)
    _ = try project.compiler().addMissingStrings()
    let text = String(data: try Data(contentsOf: url), encoding: .utf16)
    #expect(text == Self.pairs + "\"tab.about\" = \"About\";\n")
  }

  @Test func missingKeysFindTheirPlacesInCatalogues() throws {
    let catalog = Self.catalog.replacing(#""home.title""#, with: #""home.zebra""#)
    let project = try project([], strings: ["L.xcstrings": catalog])
    _ = try project.compiler().addMissingStrings()
    let added = """
          "home.title" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "needs_review",
                  "value" : "Title"
                }
              }
            }
          },
          "home.zebra"
      """
    #expect(
      try project.text("Specs/L.xcstrings")
        == catalog.replacing(#"    "home.zebra""#, with: added.dropFirst(0)))
    #expect(try rules(project).contains("unknown-string-key") == false)
  }

  @Test func emptyCataloguesAreFilled() throws {
    let empty = """
      {
        "sourceLanguage" : "en",
        "strings" : {

        },
        "version" : "1.0"
      }
      """
    let project = try project(["All of it"], strings: ["L.xcstrings": empty])
    let addition = try #require(try project.compiler().addMissingStrings())
    // A sentence is its own text, and others have places for what they are given.
    #expect(addition.added.map(\.text) == ["Home", "Title", "Likes %lld %@", "All of it"])
    #expect(try rules(project) == [])
    #expect(
      try project.text("Specs/L.xcstrings").contains(
        """
            "All of it" : {
              "extractionState" : "manual"
            },
        """))
  }

  @Test func fixesAddWhatIsMissingAndEnd() throws {
    for count in [2, 12] {
      let keys = (1...count).map { "detail\($0).whole" }
      let project = try project(keys, strings: ["L.strings": Self.pairs])
      let outcome = try project.compiler().fix(unsafe: false)
      #expect(outcome.report.diagnostics == [])
      let text = try project.text("Specs/L.strings")
      for key in keys { #expect(text.contains("\"\(key)\" = \"Whole\";")) }
      #expect(text.hasPrefix(Self.pairs))
    }
  }

  @Test func slipsAreNotAddedByFixes() throws {
    let project = try project(["tab.homw"], strings: ["L.strings": Self.pairs])
    let outcome = try project.compiler().fix(unsafe: false)
    #expect(outcome.count == 0)
    let addition = try #require(try project.compiler().addMissingStrings())
    #expect(addition.added.first?.near == "tab.home")
  }

  @Test func whereNothingCanBeWrittenIsTold() throws {
    let project = try project([], strings: ["L.strings": ""])
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["a": "b"], format: .binary, options: 0)
    try project.write(Array(list), to: "Specs/L.strings")
    #expect(throws: StringsError.notWritable(["L.strings"])) {
      try project.compiler().addMissingStrings()
    }
    let other = try ScratchProject(ScratchProject.small)
    #expect(throws: StringsError.noStrings) { try other.compiler().strings() }
  }

  // MARK: - The state

  @Test func theStateIsTold() throws {
    let german =
      "\"tab.home\" = \"Start\";\n\"home.title\" = \"Zuhause\";\n\"about.title\" = \"Über\";\n"
    let project = try project(
      ["home.more"], strings: ["en.lproj/L.strings": Self.pairs, "de.lproj/L.strings": german],
      paths: ["en.lproj/L.strings", "de.lproj/L.strings"])
    let state = try project.compiler().strings()
    #expect(state.count == 4)
    #expect(state.languages.map(\.name) == ["en", "de"])
    #expect(state.languages.map(\.missing) == [[], ["home.likes"]])
    #expect(state.missing == [.init(key: "home.more", places: ["Home.yaml:7"])])
    #expect(state.unused == ["about.title"])
    #expect(!state.isPartial)
  }

  // MARK: - Translators

  @Test func cataloguesGoToTranslatorsAndBack() throws {
    let project = try project([], strings: ["L.xcstrings": Self.catalog])
    let export = try project.compiler().exportStrings(into: [])
    #expect(export.languages == ["de"])
    #expect(export.remarks == [])
    #expect(
      export.text.contains("<trans-unit id=\"home.likes|==|plural.one\" xml:space=\"preserve\">"))
    #expect(export.text.contains("<source>At &lt;home&gt; &amp; &quot;away&quot;</source>"))
    #expect(export.text.contains("<note>Over &lt;all&gt; &amp; &quot;sundry&quot;</note>"))
    #expect(export.text.contains("<note>Used in Home.yaml:2</note>"))
    let taken = try project.compiler().importStrings(Array(export.text.utf8), path: "de.xliff")
    #expect(taken.files == [.init(path: "L.xcstrings", language: "de", count: 3)])
    #expect(taken.remarks == [])
    // What comes back as it went changes nothing.
    #expect(try project.text("Specs/L.xcstrings") == Self.catalog)
    let changed = export.text.replacing("Zuhause", with: "Daheim &amp; so\n\"weiter\"")
    _ = try project.compiler().importStrings(Array(changed.utf8), path: "de.xliff")
    #expect(
      try project.text("Specs/L.xcstrings")
        == Self.catalog.replacing("Zuhause", with: #"Daheim & so\n\"weiter\""#))
  }

  @Test func newLanguagesAreAskedForTheirOwnForms() throws {
    let project = try project([], strings: ["L.xcstrings": Self.catalog])
    let export = try project.compiler().exportStrings(into: ["ru"])
    let forms = ["one", "few", "many", "other"]
    for form in forms {
      #expect(export.text.contains("id=\"home.likes|==|plural.\(form)\""))
    }
    var number = 0
    let translated = export.text.split(separator: "</source>\n", omittingEmptySubsequences: false)
      .joined(separator: "</source>\n<target>Текст %lld %@</target>\n")
    number += 1
    let taken = try project.compiler().importStrings(Array(translated.utf8), path: "ru.xliff")
    #expect(taken.files == [.init(path: "L.xcstrings", language: "ru", count: 6)])
    let state = try project.compiler().strings()
    #expect(state.languages.first { $0.name == "ru" }?.missing == [])
    let again = try project.compiler().exportStrings(into: ["ru"])
    #expect(again.text.contains("<target state=\"translated\">Текст %lld %@</target>"))
  }

  @Test func filesOfStringsGoToTranslatorsAndBack() throws {
    let german = "/* Das Menü */\n\"tab.home\" = \"Start\";\n"
    let project = try project(
      [], strings: ["en.lproj/L.strings": Self.pairs, "de.lproj/L.strings": german],
      paths: ["en.lproj/L.strings", "de.lproj/L.strings"])
    let export = try project.compiler().exportStrings(into: [])
    #expect(export.count == 4)
    #expect(export.text.contains("<target state=\"translated\">Start</target>"))
    let text = export.text.replacing(
      "<source>At home</source>",
      with: "<source>At home</source>\n<target state='translated'>\"Zu\" &#72;ause</target>")
    let taken = try project.compiler().importStrings(Array(text.utf8), path: "de.xliff")
    #expect(taken.files == [.init(path: "de.lproj/L.strings", language: "de", count: 2)])
    #expect(
      try project.text("Specs/de.lproj/L.strings")
        == german + "\"home.title\" = \"\\\"Zu\\\" Hause\";\n")
  }

  @Test func whatDoesNotFitIsTold() throws {
    let project = try project([], strings: ["en.lproj/L.strings": Self.pairs])
    let units = """
      <trans-unit id="gone"><source>Gone</source><target>Weg</target></trans-unit>
      <trans-unit id="tab.home"><source>Old</source><target>Start</target></trans-unit>
      <trans-unit id="about.title|==|plural.one"><source>A</source><target>A</target></trans-unit>
      """
    func document(_ target: String, original: String = "en.lproj/L.strings") -> [UInt8] {
      Array(
        """
        <?xml version="1.0"?>
        <xliff version="1.2"><file original="\(original)" source-language="en" target-language="\(target)">
        <body>
        \(units)
        </body></file></xliff>
        """.utf8)
    }
    #expect(
      try project.compiler().importStrings(document("fr"), path: "x").remarks == [
        "x:4: no file of the strings is in `fr`: name `fr.lproj/L.strings` in the app's `strings:`"
      ])
    #expect(
      try project.compiler().importStrings(document("en"), path: "x").remarks == [
        "x:4: `gone` is no key of `en.lproj/L.strings` any more",
        "x:5: `tab.home` was translated from another text than it has now",
        "x:6: `about.title|==|plural.one` is a form of a number, which `.strings` can't say",
      ])
    #expect(
      try project.compiler().importStrings(document("en", original: "M.strings"), path: "x").remarks
        == ["x:4: `M.strings` is none of the app's strings"])
  }

  @Test(arguments: [
    ("", 1), ("{}", 1), ("<xliff version=\"2.0\">", 1), ("<xliff version=\"1.2\">\n<file", 2),
    (
      "<xliff version=\"1.2\">\n<file original='a' source-language='en'>\n<body><trans-unit id='a'>",
      3
    ),
    (
      "<xliff version='1.2'><file original='a' source-language='en'><body>\n<trans-unit id='a > b'><source>a <x/>",
      2
    ),
  ])
  func whatIsNoXLIFFIsRefusedWithItsLine(text: String, line: Int) throws {
    let project = try project([], strings: ["L.xcstrings": Self.catalog])
    #expect {
      try project.compiler().importStrings(Array(text.utf8), path: "x.xliff")
    } throws: { error in
      "\(error)".hasPrefix("x.xliff:\(line): ")
    }
  }

  @Test func whatXLIFFCannotSayIsTold() throws {
    let set = Self.catalog.replacing(
      "\"tab.home\" : {\n\n",
      with:
        "\"tab.home\" : { \"localizations\" : { \"en\" : { \"stringSet\" : { \"values\" : [] } } }\n"
    )
    let rules = "<plist version=\"1.0\"><dict></dict></plist>"
    let project = try project(
      [], strings: ["L.xcstrings": set, "L.stringsdict": rules],
      paths: ["L.xcstrings", "L.stringsdict"])
    #expect(
      try project.compiler().exportStrings(into: ["de"]).remarks == [
        "L.stringsdict is left out: XLIFF says texts of catalogues and `.strings` only",
        "`tab.home` is left out: XLIFF can't say a set of texts",
      ])
  }
}
