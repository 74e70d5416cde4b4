import Foundation
import SourceText
import Testing

@testable import ReferencedFiles

/// Strings as Xcode leaves them in an app's bundle: property lists.
@Suite struct PropertyListTests {
  private static var rule: [String: Any] {
    [
      "NSStringLocalizedFormatKey": "%#@count@ of %@",
      "count": [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
        "one": "%lld like", "other": "%lld likes",
      ],
    ]
  }

  private func bytes(
    _ value: Any, _ format: PropertyListSerialization.PropertyListFormat
  ) throws -> [UInt8] {
    Array(
      try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0))
  }

  private func read(_ bytes: [UInt8], _ name: String = "strings") -> StringsFile? {
    StringsFile(bytes, path: "en.lproj/L.\(name)", id: FileID(rawValue: 0))
  }

  @Test(
    arguments: ["strings", "stringsdict"],
    [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func theyAreReadInBothForms(
    name: String, format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let long = String(repeating: "é😀", count: 200)
    let list: [String: Any] = [
      "a": "Hello", "b": "%@ – %lld", "ü \(long)": long, "likes": Self.rule,
    ]
    let file = try #require(read(bytes(list, format), name))
    #expect(file.mistakes.map(\.message) == [])
    #expect(Set(file.entries.names) == Set(list.keys))
    #expect(file.entries["b"]?.texts.first?.demand.arguments == [0: .anything, 1: .integer])
    #expect(file.entries["likes"]?.texts.first?.demand.arguments == [0: .integer, 1: .anything])
    #expect(file.entries["a"].map(file.languageNames) == ["en"])
  }

  @Test func bothFormsSayTheSame() throws {
    let list: [String: Any] = ["a": "Hello", "b": "%lld"]
    let digests = try [PropertyListSerialization.PropertyListFormat.binary, .xml].map { format in
      let file = try #require(read(bytes(list, format)))
      return ["a", "b"].map { file.entries[$0]?.digest }
    }
    #expect(digests[0] == digests[1])
  }

  @Test func valuesThatAreNoTextsAreFound() throws {
    let file = try #require(read(bytes(["a": ["b"], "c": 1.5, "d": "e"], .binary)))
    #expect(file.mistakes.map(\.message) == ["`a` has no text", "`c` has no text"])
    let list = try #require(read(bytes(["a"], .binary)))
    #expect(list.mistakes.map(\.message) == ["there are no keys in this property list"])
  }

  @Test func whateverBytesThereAreAreRead() throws {
    let good = try bytes(["a": "Hello", "é": "😀", "likes": Self.rule], .binary)
    for count in good.indices {
      _ = read(Array(good[..<count]))
      for byte in [0x00, 0x0F, 0x1F, 0x7F, 0xD1, 0xDF, 0xFF] as [UInt8] {
        var changed = good
        changed[count] = byte
        _ = read(changed)
      }
    }
    // Values that hold themselves, many times over.
    let loop = Array("bplist00".utf8) + [0xD1, 0, 0, 0x51, 0x61, 8, 8]
    let trailer: [UInt8] = [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 2]
    let ends: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 13]
    #expect(read(loop + trailer + ends)?.mistakes.count == 1)
  }
}
