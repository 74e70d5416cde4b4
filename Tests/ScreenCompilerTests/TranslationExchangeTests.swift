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
    let rules = "<plist version=\"1.0\"><dict></dict></plist>"
    let project = try StringsApp.project(
      [], strings: ["L.xcstrings": set, "L.stringsdict": rules],
      paths: ["L.xcstrings", "L.stringsdict"])
    #expect(
      try project.compiler().exportStrings(into: ["de"]).remarks == [
        "L.stringsdict is left out: XLIFF says texts of catalogues and `.strings` only",
        "`tab.home` is left out: XLIFF can't say a set of texts",
      ])
  }
}
