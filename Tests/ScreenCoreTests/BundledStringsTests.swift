import Foundation
import Testing

@testable import ScreenCore

/// Strings as Xcode leaves them in an app's bundle.
@Suite struct BundledStringsTests {
  private static let greeting = ScreenText.key("greeting")
  private static let likes = ScreenText.key("likes", [2])
  private static let now = Date(timeIntervalSince1970: 0)

  /// A folder as that of an app, with files by their paths.
  private func bundle(_ files: [String: Data]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "strings-\(UUID().uuidString).app")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, data) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return try #require(Bundle(url: folder))
  }

  private func list(
    _ value: Any, _ format: PropertyListSerialization.PropertyListFormat = .binary
  ) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
  }

  private static func plural(_ one: String, _ other: String) -> [String: Any] {
    [
      "NSStringLocalizedFormatKey": "%#@count@",
      "count": [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
        "NSStringFormatValueTypeKey": "lld", "one": one, "other": other,
      ],
    ]
  }

  private func read(_ text: ScreenText, _ table: StringTable) -> String {
    table.string(for: text, now: Self.now)
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func propertyListsAreRead(format: PropertyListSerialization.PropertyListFormat) throws {
    let bundle = try bundle([
      "en.lproj/Localizable.strings": list(["greeting": "Hello & 😀"], format),
      "en.lproj/Localizable.stringsdict": list(
        ["likes": Self.plural("%lld like", "%lld likes")], format),
    ])
    let table = try StringTable(bundle: bundle, languages: ["en"])
    #expect(read(Self.greeting, table) == "Hello & 😀")
    #expect(read(Self.likes, table) == "2 likes")
    #expect(table.problems.isEmpty)
  }

  @Test func textsThatDifferByDeviceAreThoseOfPhones() throws {
    let bundle = try bundle([
      "en.lproj/Localizable.strings": list([
        "greeting": ["NSStringDeviceSpecificRuleType": ["iphone": "Tap", "other": "Click"]],
        "likes": [
          "NSStringDeviceSpecificRuleType": [
            "other": Self.plural("%lld like", "%lld likes")
          ]
        ],
      ])
    ])
    let table = try StringTable(bundle: bundle, languages: ["en"])
    #expect(read(Self.greeting, table) == "Tap")
    #expect(read(Self.likes, table) == "2 likes")
  }

  @Test(arguments: [
    (["pt-BR", "en"], "pt-BR", "Oi"), (["pt-AO"], "pt", "Olá"), (["de-AT", "pt"], "de", "Hallo"),
    (["fr", "de"], "de", "Hallo"), (["fr"], "en", "Hello"), ([], "en", "Hello"),
    (["zh-TW"], "zh-Hant", "妳好"), (["zh-Hans-CN"], "zh-Hans", "你好"), (["en-GB"], "en", "Hello"),
    (["es-MX"], "es-419", "Hola"), (["pt_BR"], "pt-BR", "Oi"),
  ])
  func languagesAreChosenAsTheSystemDoes(
    languages: [String], language: String, greeting: String
  ) throws {
    let texts = [
      "en": "Hello", "de": "Hallo", "pt": "Olá", "pt-BR": "Oi", "zh-Hant": "妳好",
      "zh-Hans": "你好", "es-419": "Hola",
    ]
    var files = ["Base.lproj/Main.strings": try list(["a": "b"])]
    for (language, text) in texts {
      files["\(language).lproj/Localizable.strings"] = try list(["greeting": text])
    }
    let table = try StringTable(bundle: bundle(files), languages: languages)
    #expect(read(Self.greeting, table) == greeting)
    let expected = Locale.Language(identifier: language)
    #expect(table.locale.language.languageCode == expected.languageCode)
    #expect(table.locale.language.script == expected.script)
  }

  @Test func whatALanguageLacksIsThatOfTheMoreGeneralOne() throws {
    let files = try bundle([
      "Base.lproj/Localizable.strings": list(["a": "base", "b": "base", "c": "base", "d": "base"]),
      "en.lproj/Localizable.strings": list(["b": "en", "c": "en", "d": "en"]),
      "pt.lproj/Localizable.strings": list(["c": "pt", "d": "pt"]),
      "pt-BR.lproj/Localizable.strings": list(["d": "pt-BR"]),
    ])
    let table = try StringTable(bundle: files, languages: ["pt-BR"])
    #expect(["a", "b", "c", "d"].map { read(.key($0), table) } == ["base", "en", "pt", "pt-BR"])
    let german = try StringTable(bundle: files, languages: ["de-DE"])
    #expect(["a", "d"].map { read(.key($0), german) } == ["base", "en"])
  }

  @Test func cataloguesThatNoBuildHasTakenApartAreRead() throws {
    let catalog = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"greeting": {"localizations": {
        "en": {"stringUnit": {"value": "Hello"}}, "de": {"stringUnit": {"value": "Hallo"}}
      }}}}
      """#
    let files = try bundle(["Localizable.xcstrings": Data(catalog.utf8)])
    #expect(read(Self.greeting, try StringTable(bundle: files, languages: ["de-CH"])) == "Hallo")
    #expect(read(Self.greeting, try StringTable(bundle: files, languages: ["fr"])) == "Hello")
  }

  @Test func otherTablesAreReadByTheirNames() throws {
    let files = try bundle(["en.lproj/Errors.strings": Data(#""greeting" = "Oh";"#.utf8)])
    let table = try StringTable(bundle: files, table: "Errors", languages: ["en"])
    #expect(read(Self.greeting, table) == "Oh")
  }

  @Test func whatCannotBeReadIsTold() throws {
    let files = try bundle([
      "en.lproj/Localizable.strings": list(["greeting": "Hello"]),
      "de.lproj/Localizable.strings": list(["greeting": "Hallo"]).dropLast(9),
      "de.lproj/Localizable.stringsdict": list(["likes": ["count": ["one": "%lld"]]]),
    ])
    let table = try StringTable(bundle: files, languages: ["de"])
    #expect(read(Self.greeting, table) == "Hello")
    #expect(
      table.problems.map { URL(filePath: $0.path).lastPathComponent }
        == ["Localizable.strings", "Localizable.stringsdict"])
    #expect(table.problems.allSatisfy { !$0.reason.isEmpty })
    let broken = try bundle(["en.lproj/Localizable.strings": list(["greeting": [1]])])
    #expect(throws: StringTableError.self) { try StringTable(bundle: broken, languages: ["en"]) }
  }

  @Test func noStringsAreNoEmptyTable() throws {
    let nothing = try bundle(["Info.txt": Data()])
    #expect {
      try StringTable(bundle: nothing, languages: ["en"])
    } throws: { error in
      "\(error)".hasSuffix("can't be read: there are no strings called Localizable")
    }
  }
}
