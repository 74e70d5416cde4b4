import Foundation
import Testing

@testable import ScreenCore

/// Strings that Foundation reads, as far as it reads them here.
@Suite struct SystemStringsTests {
  private static let now = Date(timeIntervalSince1970: 0)

  /// The folders of languages as bundles, with a text for each key.
  private func strings(_ texts: [[String: String]]) throws -> SystemStrings {
    let bundles = try texts.map { texts in
      let folder = URL.temporaryDirectory.appending(path: "strings-\(UUID().uuidString).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let lines = texts.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
      try Data(lines.utf8).write(to: folder.appending(path: "Localizable.strings"))
      return try #require(Bundle(url: folder))
    }
    return SystemStrings(bundles: bundles, table: "Localizable")
  }

  @Test func whatOneLanguageLacksIsThatOfTheNext() throws {
    let strings = try strings([["greeting": "Hallo"], ["greeting": "Hello", "name": "Name"]])
    #expect(strings.text(for: "greeting") == "Hallo")
    #expect(strings.text(for: "name") == "Name")
    #expect(strings.text(for: "other") == nil)
  }

  @Test func aTableReadsThem() throws {
    let table = StringTable(
      try strings([["visits": "%lld visits by %@"]]), locale: Locale(identifier: "de_DE"))
    let text = ScreenText.key("visits", [1200, "Ann"])
    #expect(table.string(for: text, now: Self.now) == "1.200 visits by Ann")
    #expect(table.contains("visits"))
    #expect(!table.contains("other"))
    #expect(table.string(for: .key("other"), now: Self.now) == "other")
    #expect(table.string(for: .key("other", default: "Other"), now: Self.now) == "Other")
  }

  private func arguments(of format: String, _ values: [TextValue]) -> FormatArguments {
    FormatArguments(of: format, from: values) { value in
      if case .none = value { "" } else { "<\(value)>" }
    }
  }

  @Test func eachValueIsWhatItsSpecifierTakes() {
    let values = arguments(of: "%2$@ %1$lld %3$.1f", [.double(2.6), .integer(3), .integer(4)])
    #expect(values.all == [.integer(3), .object("<integer(3)>"), .number(4)])
    #expect(!values.haveForms)
  }

  @Test func whatIsNotGivenIsNothing() {
    let values = arguments(of: "100%% of %@ in %ld and %f", [.string("a")])
    #expect(values.all == [.object("<string(\"a\")>"), .integer(0), .number(0)])
    #expect(arguments(of: "%@", [.none]).all == [.object("")])
  }

  @Test func partsWithFormsGetTheirNumbers() {
    let values = arguments(of: "%@: %#@rooms@, %1$#@beds@", [.integer(1), .double(1.5), .none])
    #expect(values.haveForms)
    #expect(values.all == [.object("<integer(1)>"), .number(1.5), .integer(0)])
    #expect(arguments(of: "%1$#@beds@", [.integer(2)]).all == [.integer(2)])
  }
}
