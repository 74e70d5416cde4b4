import Diagnostics
import Foundation
import Testing

@testable import ScreenCompiler

/// What is missing in the app's strings, and how it gets into them.
@Suite struct AppStringsTests {
  private func rules(_ project: ScratchProject) throws -> [String] {
    try project.compiler().lint().diagnostics.map(\.rule)
  }

  // MARK: - Many missing keys

  @Test func manyMissingKeysAreOneFinding() throws {
    let keys = (1...29).map { "detail\($0).whole" }
    let project = try StringsApp.project(keys + keys, strings: ["L.strings": StringsApp.pairs])
    let report = try project.compiler().lint()
    // Each text stands twice beside the other, which is told, too.
    let findings = report.diagnostics.filter { $0.rule == "unknown-string-key" }
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(
      finding.message.hasPrefix("the app's strings lack 29 keys that specs name: `detail1.whole`, ")
    )
    #expect(finding.message.hasSuffix("`detail8.whole` and 21 more"))
    #expect(finding.related.count == 8)
    #expect(finding.notes == ["they are used in 50 more places"])
    #expect(finding.fixes.map(\.safety) == [.safe])
    let lines = TextRenderer(sources: report.sources).render(findings)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 60)
  }

  @Test func fewMissingKeysAreToldOneByOne() throws {
    let project = try StringsApp.project(
      ["a.whole", "b.half"], strings: ["L.strings": StringsApp.pairs])
    #expect(try rules(project) == ["unknown-string-key", "unknown-string-key"])
  }

  @Test func whatACommentIgnoresIsNotGathered() throws {
    let keys = ["one.alpha", "two.beta", "three.gamma", "four.delta", "five.omega"]
    let project = try StringsApp.project(keys, strings: ["L.strings": StringsApp.pairs])
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
    let project = try StringsApp.project(keys, strings: ["L.strings": StringsApp.pairs])
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
    let project = try StringsApp.project(
      keys,
      strings: [
        "en.lproj/L.strings": StringsApp.pairs + more, "de.lproj/L.strings": StringsApp.pairs,
      ],
      paths: ["en.lproj/L.strings", "de.lproj/L.strings"])
    let found = try project.compiler().lint().diagnostics
    #expect(found.map(\.rule) == ["missing-translation"])
    #expect(
      found.first?.message.hasPrefix("12 strings have no text in de: `detail1.whole`") == true)
  }

  // MARK: - Adding

  @Test func missingKeysFindTheirPlacesInFilesOfStrings() throws {
    let project = try StringsApp.project(
      ["tab.about", "zoo.animals"], strings: ["en.lproj/L.strings": StringsApp.pairs])
    let addition = try #require(try project.compiler().addMissingStrings())
    #expect(addition.path == "en.lproj/L.strings")
    #expect(addition.added.map(\.text) == ["About", "Animals"])
    // They stand in no order, so what is new comes last.
    #expect(
      try project.text("Specs/en.lproj/L.strings")
        == StringsApp.pairs + "\"tab.about\" = \"About\";\n\"zoo.animals\" = \"Animals\";\n")
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
    let project = try StringsApp.project(
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
    let project = try StringsApp.project(["tab.about"], strings: ["L.strings": ""])
    let url = project.folder.appending(path: "Specs/L.strings")
    try #require(StringsApp.pairs.data(using: .utf16)).write(to: url)
    #expect(try project.compiler().lint().diagnostics.first?.fixes.isEmpty == true)
    _ = try project.compiler().addMissingStrings()
    let text = String(data: try Data(contentsOf: url), encoding: .utf16)
    #expect(text == StringsApp.pairs + "\"tab.about\" = \"About\";\n")
  }

  @Test func missingKeysFindTheirPlacesInCatalogues() throws {
    let catalog = StringsApp.catalog.replacing(#""home.title""#, with: #""home.zebra""#)
    let project = try StringsApp.project([], strings: ["L.xcstrings": catalog])
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
    let project = try StringsApp.project(["All of it"], strings: ["L.xcstrings": empty])
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
      let project = try StringsApp.project(keys, strings: ["L.strings": StringsApp.pairs])
      let outcome = try project.compiler().fix(unsafe: false)
      #expect(outcome.report.diagnostics == [])
      let text = try project.text("Specs/L.strings")
      for key in keys { #expect(text.contains("\"\(key)\" = \"Whole\";")) }
      #expect(text.hasPrefix(StringsApp.pairs))
    }
  }

  @Test func whereOtherLanguagesWouldLackTheTextNothingIsAddedUnseen() throws {
    let paths = ["en.lproj/L.strings", "de.lproj/L.strings"]
    let strings = Dictionary(uniqueKeysWithValues: paths.map { ($0, StringsApp.pairs) })
    let project = try StringsApp.project(["detail.whole"], strings: strings, paths: paths)
    #expect(try project.compiler().fix(unsafe: false).count == 0)
    #expect(try project.compiler().fix(unsafe: true).count == 1)
    #expect(try project.text("Specs/en.lproj/L.strings").contains("\"detail.whole\" = \"Whole\";"))
  }

  @Test func textsInThePlaceOfTheirKeysAreNotAdded() throws {
    let project = try StringsApp.project(["About"], strings: ["L.strings": StringsApp.pairs])
    let finding = try #require(try project.compiler().lint().diagnostics.first)
    #expect(finding.help == ["did you mean `about.title`, whose text this is?"])
    #expect(try project.compiler().fix(unsafe: false).count == 0)
    #expect(try project.compiler().fix(unsafe: true).report.diagnostics == [])
  }

  @Test func slipsAreNotAddedByFixes() throws {
    let project = try StringsApp.project(["tab.homw"], strings: ["L.strings": StringsApp.pairs])
    let outcome = try project.compiler().fix(unsafe: false)
    #expect(outcome.count == 0)
    let addition = try #require(try project.compiler().addMissingStrings())
    #expect(addition.added.first?.near == "tab.home")
  }

  @Test func whereNothingCanBeWrittenIsTold() throws {
    let project = try StringsApp.project([], strings: ["L.strings": ""])
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
    let project = try StringsApp.project(
      ["home.more"],
      strings: ["en.lproj/L.strings": StringsApp.pairs, "de.lproj/L.strings": german],
      paths: ["en.lproj/L.strings", "de.lproj/L.strings"])
    let state = try project.compiler().strings()
    #expect(state.count == 4)
    #expect(state.languages.map(\.name) == ["en", "de"])
    #expect(state.languages.map(\.missing) == [[], ["home.likes"]])
    #expect(state.missing == [.init(key: "home.more", places: ["Home.yaml:9"])])
    #expect(state.unused == ["about.title"])
    #expect(!state.isPartial)
  }
}
