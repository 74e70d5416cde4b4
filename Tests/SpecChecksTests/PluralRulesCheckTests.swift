import Diagnostics
import SourceText
import Testing

@testable import ReferencedFiles
@testable import SpecChecks

/// Texts of the specs, held against rules for plurals in property lists.
@Suite struct PluralRulesCheckTests: StringChecking {
  @Test func pluralRulesStandBesideTheStringsThatTheyReplace() {
    let spec = """
      app: Notes
      language: 1
      strings: [en.lproj/L.strings, en.lproj/L.stringsdict]
      host: { menu: [{ screen: Feed, title: k, icon: house }] }
      ---
      screen: Feed
      swift: { type: FeedController }
      """
    let rules = """
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>Notes</string></dict></dict></plist>
      """
    let app = MarkedApp(
      RuleExample([
        ("a.yaml", spec), ("en.lproj/L.strings", "k = \"Notes\";"),
        ("en.lproj/L.stringsdict", rules),
      ]))
    #expect(app.findings(of: RuleSet.standard).map(\.message) == [])
  }

  private static let rules = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>k</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%2$@: %1$#@people@ &amp; more</string>
        <key>people</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <!-- the forms -->
          <key>one</key><string>%lld person</string>
          <key>other</key><string>%lld people</string>
        </dict>
      </dict>
    </dict>
    </plist>
    """#

  private func messages(_ with: String, rules: String) -> [String] {
    messages(text(with), strings: rules, named: "en.lproj/L.stringsdict")
  }

  @Test func pluralRulesAskForTheirNumbers() {
    #expect(messages("$item.likes, $item.title", rules: Self.rules) == [])
    #expect(
      messages("$item.likes", rules: Self.rules) == [
        "the text of `k` in `en` asks for 2 values, and one is given"
      ])
    #expect(
      messages("$item.title, $item.likes", rules: Self.rules) == [
        "the text of `k` in `en` asks for an `Int` here, and this is `String`"
      ])
  }

  @Test func formsOfNumbersAreLookedAt() {
    let without = Self.rules.replacing("<key>one</key><string>%lld person</string>", with: "")
    #expect(
      messages("$item.likes, $item.title", rules: without) == ["`k` lacks the form `one`"])
    let other = Self.rules.replacing("<key>other</key>", with: "<key>others</key>")
    #expect(
      messages("$item.likes, $item.title", rules: other) == [
        "`k` has no form `other`", "`others` is no form of a number",
      ])
  }

  @Test(arguments: [
    ("bplist00", "this binary property list is damaged"), ("", "this is no property list"),
    ("<dict/>", "this is no property list"), ("<plist", "this has no end"),
    ("<plist><dict><key>k</dict>", "`</key>` is missing here"),
    ("<plist><dict><key>k</key></dict>", "a value is missing here"),
    ("<plist><dict>k</dict></plist>", "a tag is missing here"),
    ("<plist><dict><string>k</string></dict></plist>", "a key or `</dict>` is missing here"),
    ("<plist><dict><key>k&nbsp;</key>", "there is no such character"),
    ("<plist><dict></dict>", "`</plist>` is missing here"),
    (
      "<plist><dict><key>k</key><string>a</string><key>k</key><string>a</string></dict></plist>",
      "the key `k` stands twice in this file"
    ),
    ("<plist><dict><key>k</key><dict></dict></dict></plist>", "`k` has no text"),
    (String(repeating: "<array>", count: 40), "this is no property list"),
    ("<plist>" + String(repeating: "<array>", count: 40), "values nest deeper than 32 levels"),
  ])
  func propertyListsThatAreNoneAreFound(text: String, message: String) {
    #expect(messages("", rules: text).contains(message), "\(messages("", rules: text))")
  }

  @Test func whateverPropertyListsThereAreAreRead() {
    let good = Array(Self.rules.utf8)
    for count in good.indices {
      _ = StringsFile(Array(good[..<count]), path: "L.stringsdict", id: FileID(rawValue: 0))
      for byte in [0x00, 0x26, 0x3C, 0x3E, 0x2F, 0xFF] as [UInt8] {
        var changed = good
        changed[count] = byte
        _ = StringsFile(changed, path: "L.stringsdict", id: FileID(rawValue: 0))
      }
    }
  }

  @Test func pluralRulesAddToTheStringsOfALanguage() {
    let files = [
      ("en.lproj/L.strings", #""k" = "%lld people"; "l" = "More";"#),
      ("en.lproj/L.stringsdict", Self.rules.replacing("%2$@: ", with: "")),
    ]
    #expect(findings(in: files, cell: text("$item.likes")).map(\.message) == [])
  }
}
