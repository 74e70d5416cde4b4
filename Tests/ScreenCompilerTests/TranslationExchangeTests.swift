import Foundation
import Testing

@testable import ScreenCompiler

/// The app's strings on their way to translators and back.
@Suite struct TranslationExchangeTests {
  @Test func cataloguesGoToTranslatorsAndBack() throws {
    let project = try StringsApp.project([], strings: ["L.xcstrings": StringsApp.catalog])
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
    #expect(try project.text("Specs/L.xcstrings") == StringsApp.catalog)
    let changed = export.text.replacing("Zuhause", with: "Daheim &amp; so\n\"weiter\"")
    _ = try project.compiler().importStrings(Array(changed.utf8), path: "de.xliff")
    #expect(
      try project.text("Specs/L.xcstrings")
        == StringsApp.catalog.replacing("Zuhause", with: #"Daheim & so\n\"weiter\""#))
  }

  @Test func newLanguagesAreAskedForTheirOwnForms() throws {
    let project = try StringsApp.project([], strings: ["L.xcstrings": StringsApp.catalog])
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
    let project = try StringsApp.project(
      [], strings: ["en.lproj/L.strings": StringsApp.pairs, "de.lproj/L.strings": german],
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

  private static func rules(_ one: String, _ other: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    	<key>home.likes</key>
    	<dict>
    		<key>NSStringLocalizedFormatKey</key>
    		<string>%#@likes@ by %2$@</string>
    		<key>likes</key>
    		<dict>
    			<key>NSStringFormatSpecTypeKey</key>
    			<string>NSStringPluralRuleType</string>
    			<key>NSStringFormatValueTypeKey</key>
    			<string>lld</string>
    			<key>one</key>
    			<string>\(one)</string>
    			<key>other</key>
    			<string>\(other)</string>
    		</dict>
    	</dict>
    </dict>
    </plist>

    """
  }

  /// What translators write for units, by the endings of their identifiers.
  private static func translated(_ text: String, _ translations: [(String, String)]) -> [UInt8] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var unit = ""
    lines = lines.filter { !$0.contains("<target") }.map { line in
      if let id = line.firstMatch(of: /id="([^"]*)"/) { unit = String(id.1) }
      guard line.contains("</source>"),
        let text = translations.first(where: { unit.hasSuffix($0.0) })
      else { return line }
      return "\(line)\n<target>\(text.1)</target>"
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  @Test func pluralRulesGoToTranslatorsAndBack() throws {
    let empty = "<plist version=\"1.0\">\n<dict/>\n</plist>\n"
    let english = Self.rules("%lld like", "%lld likes")
    let project = try StringsApp.project(
      [],
      strings: [
        "en.lproj/L.strings": StringsApp.pairs, "en.lproj/L.stringsdict": english,
        "de.lproj/L.stringsdict": Self.rules("%lld Mal", "%lld Male"),
        "ru.lproj/L.stringsdict": empty,
      ],
      paths: [
        "en.lproj/L.strings", "en.lproj/L.stringsdict", "de.lproj/L.stringsdict",
        "ru.lproj/L.stringsdict",
      ])
    let export = try project.compiler().exportStrings(into: ["de", "ru"])
    #expect(export.remarks == [])
    let unit = "<trans-unit id=\"home.likes|==|substitutions.likes.plural"
    for form in ["one", "few", "many", "other"] {
      #expect(export.text.contains("\(unit).\(form)\""))
    }
    #expect(export.text.contains("<target state=\"translated\">%lld Mal</target>"))
    // What comes back as it went changes nothing.
    let german = try project.compiler().exportStrings(into: ["de"]).text
    let paths = ["de.lproj/L.strings", "de.lproj/L.stringsdict"]
    _ = try project.compiler().importStrings(Array(german.utf8), path: "de.xliff")
    #expect(try project.text("Specs/\(paths[1])") == Self.rules("%lld Mal", "%lld Male"))
    // A text that is there is another one, and a form that is not is added.
    let changed = Self.translated(german, [(".one", "%lld &lt;Mal&gt;"), (".other", "%lld Male")])
    let taken = try project.compiler().importStrings(changed, path: "de.xliff")
    #expect(taken.files.last == .init(path: paths[1], language: "de", count: 2))
    #expect(
      try project.text("Specs/\(paths[1])") == Self.rules("%lld &lt;Mal&gt;", "%lld Male"))
    #expect(try project.text("Specs/en.lproj/L.stringsdict") == english)
  }

  @Test func languagesGetTheirOwnFormsOfPluralRules() throws {
    let project = try StringsApp.project(
      [],
      strings: [
        "en.lproj/L.strings": StringsApp.pairs,
        "en.lproj/L.stringsdict": Self.rules("%lld like", "%lld likes"),
        "ru.lproj/L.stringsdict": "<plist version=\"1.0\">\n<dict>\n</dict>\n</plist>\n",
      ], paths: ["en.lproj/L.strings", "en.lproj/L.stringsdict", "ru.lproj/L.stringsdict"])
    let export = try project.compiler().exportStrings(into: ["ru"]).text
    let forms = [
      ("home.likes", "%#@likes@ — %2$@"), (".one", "%lld раз"), (".few", "%lld раза"),
      (".other", "%lld раз"),
    ]
    _ = try project.compiler().importStrings(Self.translated(export, forms), path: "ru.xliff")
    let expected = Self.rules("%lld раз", "%lld раз").replacing("likes@ by", with: "likes@ —")
      .replacing(
        "\t\t\t<key>other</key>",
        with: "\t\t\t<key>few</key>\n\t\t\t<string>%lld раза</string>\n\t\t\t<key>other</key>"
      )
      .replacing("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", with: "")
    #expect(try project.text("Specs/ru.lproj/L.stringsdict") == expected)
    // The form that was forgotten comes later.
    let again = try project.compiler().exportStrings(into: ["ru"]).text
    let rest = Self.translated(again, [(".many", "%lld раз!")])
    _ = try project.compiler().importStrings(rest, path: "ru.xliff")
    #expect(
      try project.text("Specs/ru.lproj/L.stringsdict").contains(
        "</string>\n\t\t\t<key>many</key>\n\t\t\t<string>%lld раз!</string>\n\t\t</dict>"))
    #expect(
      try project.compiler().lint().diagnostics.filter { $0.rule == "missing-plural" }.isEmpty)
  }

  @Test func formsThatARuleCannotHaveAreTold() throws {
    let project = try StringsApp.project(
      [],
      strings: [
        "en.lproj/L.strings": StringsApp.pairs,
        "en.lproj/L.stringsdict": Self.rules("%lld like", "%lld likes"),
      ], paths: ["en.lproj/L.strings", "en.lproj/L.stringsdict"])
    let id = "home.likes|==|substitutions.hearts.plural.one"
    let document = """
      <xliff version="1.2">
      <file original="en.lproj/L.stringsdict" source-language="en" target-language="en"><body>
      <trans-unit id="\(id)"><source>A</source><target>B</target></trans-unit>
      </body></file></xliff>
      """
    #expect(
      try project.compiler().importStrings(Array(document.utf8), path: "x").remarks == [
        "x:3: `\(id)` is no form of a number that is in `en.lproj/L.stringsdict`"
      ])
  }

  @Test func whatDoesNotFitIsTold() throws {
    let project = try StringsApp.project([], strings: ["en.lproj/L.strings": StringsApp.pairs])
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
    let project = try StringsApp.project([], strings: ["L.xcstrings": StringsApp.catalog])
    #expect {
      try project.compiler().importStrings(Array(text.utf8), path: "x.xliff")
    } throws: { error in
      "\(error)".hasPrefix("x.xliff:\(line): ")
    }
  }

  @Test func whatXLIFFCannotSayIsTold() throws {
    let set = StringsApp.catalog.replacing(
      "\"tab.home\" : {\n\n",
      with:
        "\"tab.home\" : { \"localizations\" : { \"en\" : { \"stringSet\" : { \"values\" : [] } } }\n"
    )
    let rules = """
      <plist version="1.0"><dict><key>wide</key><dict>
      <key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Short</string></dict>
      </dict></dict></plist>
      """
    let project = try StringsApp.project(
      [], strings: ["L.xcstrings": set, "L.stringsdict": rules],
      paths: ["L.xcstrings", "L.stringsdict"])
    try project.write(
      "<plist version=\"1.0\"><dict></dict></plist>", to: "Specs/fr.lproj/L.strings")
    let app = try project.text("Specs/App.yaml")
    let list = app.replacing("L.stringsdict]", with: "L.stringsdict, fr.lproj/L.strings]")
    try project.write(list, to: "Specs/App.yaml")
    #expect(
      try project.compiler().exportStrings(into: ["de"]).remarks == [
        "fr.lproj/L.strings is left out: it is a property list, or can't be read",
        "`tab.home` is left out: XLIFF can't say a set of texts",
        "`wide` is left out: XLIFF can't say texts for widths or kinds of devices",
      ])
  }
}
