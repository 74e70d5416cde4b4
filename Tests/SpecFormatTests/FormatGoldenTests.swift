import Foundation
import SpecFormat
import TestTools
import Testing

/// Every rule of the style: a text before and after.
///
/// `SCREENC_UPDATE_GOLDENS=1` writes what comes out instead of comparing it.
@Suite struct FormatGoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".before") }.map { String($0.dropLast(".before".count)) }.sorted()

  @Test(arguments: names) func textsAreWrittenInTheStyle(name: String) throws {
    let before = try Data(contentsOf: Self.folder.appending(path: "\(name).before"))
    let golden = Self.folder.appending(path: "\(name).after")
    let formatted = try SpecFormatter().format([UInt8](before))
    if Goldens.areRenewed {
      try Data(formatted).write(to: golden)
    } else {
      let after = try String(contentsOf: golden, encoding: .utf8)
      #expect(String(decoding: formatted, as: UTF8.self) == after)
    }
    #expect(try SpecFormatter().format(formatted) == formatted)
    #expect(Meaning(of: [UInt8](before)) == Meaning(of: formatted))
  }

  private func format(_ text: String) throws -> String {
    String(decoding: try SpecFormatter().format(Array(text.utf8)), as: UTF8.self)
  }

  @Test func lineEndsAreThoseOfUnix() throws {
    let text = "\u{FEFF}screen: Feed\r\n\r\n\r\ntitle: |\r\n  one\r\n  two\r\nlayout: list\r"
    #expect(try format(text) == "screen: Feed\n\ntitle: |\n  one\n  two\nlayout: list\n")
  }

  @Test func aCommentBehindTheByteOrderMarkIsKept() throws {
    #expect(try format("\u{FEFF}# why\nscreen:   Feed\n") == "# why\nscreen: Feed\n")
    #expect(try format("\u{FEFF}# nothing yet\r\n") == "# nothing yet\n")
  }

  @Test func aFileEndsWithItsLastLine() throws {
    #expect(try format("screen: Feed") == "screen: Feed\n")
    #expect(try format("screen: Feed\n\n\n") == "screen: Feed\n")
    #expect(try format("") == "")
    #expect(try format("\n \n") == "")
    #expect(try format("# nothing yet") == "# nothing yet\n")
    // Without a line end there is none in the text.
    #expect(try format("text: |\n   one") == "text: |-\n  one\n")
    #expect(try format("text: |\n   one\n      ") == "text: |-\n  one\n     \n")
  }

  @Test func columnsAreCharacters() throws {
    let fits = "adapters: [" + String(repeating: "ü", count: 88) + "]\n"
    #expect(try format(fits) == fits)
    let over = "adapters: [" + String(repeating: "ü", count: 89) + "]\n"
    #expect(try format(over) == "adapters:\n  - " + String(repeating: "ü", count: 89) + "\n")
  }

  @Test func theOrderStaysWhereAnAliasWouldComeBeforeItsAnchor() throws {
    let moved = "screen: Feed\ntitle: b\nactions: &a [x]\n"
    #expect(try format("screen: Feed\nactions: &a [x]\ntitle: b\n") == moved)
    let kept = "screen: Feed\nactions: &a [x]\nadapters: *a\n"
    #expect(try format(kept) == kept)
    let again = "screen: Feed\nactions: &a [x]\ntitle: &a b\nbar: *a\n"
    #expect(try format(again) == again)
    let far = "screen: Feed\nactions:\n  - &a x\nsections:\n  - rows: *a\n    id: b\n"
    let inner = "screen: Feed\nactions:\n  - &a x\nsections:\n  - id: b\n    rows: *a\n"
    #expect(try format(far) == inner)
  }

  @Test func theConfigurationHasAnOrderOfItsOwn() throws {
    let bytes = Array("severities: {}\noutput: ../Generated\n".utf8)
    let formatted = try SpecFormatter().format(bytes, as: .configuration)
    #expect(String(decoding: formatted, as: UTF8.self).hasPrefix("output: "))
  }
}

@Suite struct FormatRefusalTests {
  private func refusal(_ text: String) -> SpecFormatter.Refusal? {
    do throws(SpecFormatter.Refusal) {
      _ = try SpecFormatter().format(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "screen: Feed\ntitle: a: b\n", "screen: [Feed\n", "screen: \"Feed\n", "a: \u{1}\n",
    "enum: A\n---\nscreen: [\n---\nmodel: B\n",
  ])
  func whatIsNoYAMLIsRefused(text: String) throws {
    guard case .unreadable(let problems) = refusal(text) else {
      Issue.record("\(text) was formatted")
      return
    }
    #expect(!problems.isEmpty)
  }

  @Test(arguments: ["? [a, b]\n: c\n", "? a\n  b\n: c\n", "{ {a: b}: c }\n", "? |\n  a\n: c\n"])
  func whatIsNotCertainlyKeptIsRefused(text: String) throws {
    guard case .uncertain? = refusal(text) else {
      Issue.record("\(text) was formatted")
      return
    }
  }

  @Test func mistakesOfTheLanguageAreNoReasonToRefuse() {
    #expect(refusal("unknwon: x\nscreen: Feed\nscreen: Other\n") == nil)
    #expect(refusal("screen: !custom Feed\ntitle: *nothing\n") == nil)
    #expect(refusal("screen: Feed\n<<: { a: b }\n") == nil)
  }

  @Test func timeIsInProportionToTheSize() throws {
    var text = "screen: Feed\nactions:\n"
    for index in 0..<4_000 {
      text += "  # about \(index)\n  - { push: S, select: P\(index) } # beside\n\n"
    }
    text += "adapters: [" + (0..<10_000).map { "A\($0)" }.joined(separator: ", ") + "]\n"
    let clock = ContinuousClock()
    let time = try clock.measure { _ = try SpecFormatter().format(Array(text.utf8)) }
    #expect(time < .seconds(20))
  }
}
