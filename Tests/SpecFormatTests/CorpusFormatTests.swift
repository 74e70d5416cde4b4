import Foundation
import SeededRandom
import SpecFormat
import SpecSyntax
import Testing

/// Whatever is formatted says what it said, and is not changed by being formatted again.
@Suite struct CorpusFormatTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every spec of the flagship, the examples and the tests.
  static func specs() throws -> [(path: String, bytes: [UInt8])] {
    var specs: [(path: String, bytes: [UInt8])] = []
    for folder in ["Specs", "Examples", "Tests"] {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files)
      where ["yaml", "before"].contains(file.pathExtension) && !file.path.contains("/.build/") {
        specs.append((file.path, [UInt8](try Data(contentsOf: file))))
      }
    }
    return specs
  }

  @Test func specsKeepTheirMeaning() throws {
    let formatter = SpecFormatter()
    let specs = try Self.specs()
    #expect(specs.count > 100)
    for (path, bytes) in specs {
      let formatted = try formatter.format(bytes)
      #expect(try formatter.format(formatted) == formatted, "\(path)")
      #expect(Meaning(of: bytes) == Meaning(of: formatted), "\(path)")
    }
  }

  /// Whether a file of the tests is there to be formatted, read, fuzzed or filled in, and need not be tidy.
  private static func isMaterial(_ path: String) -> Bool {
    ["/SpecFormatTests/", "/FuzzTargetsTests/", "/ProbedKeys/", "/Importing/Documents/"].contains(
      where: path.contains)
  }

  @Test func allSpecsAreFormatted() throws {
    let formatter = SpecFormatter()
    for (path, bytes) in try Self.specs() where !Self.isMaterial(path) {
      guard !path.hasSuffix("/screenc.yaml") else { continue }
      #expect(try formatter.format(bytes) == bytes, "run `screenc fmt` on \(path)")
    }
  }

  @Test func variantsAreWrittenAlike() throws {
    let formatter = SpecFormatter()
    var random = SeededGenerator(seed: 20)
    for (path, bytes) in try Self.specs() where path.contains("/Specs/") {
      let tree = SyntaxTree.parse(bytes)
      guard tree.problems.isEmpty, !tree.hasProperties else { continue }
      var plain = VariantWriter(tree, keepsOrder: true, comments: false)
      let canonical = try formatter.format(plain.text(using: &random))
      for _ in 0..<8 {
        var writer = VariantWriter(tree, keepsOrder: false, comments: false)
        let variant = writer.text(using: &random)
        let formatted = try formatter.format(variant)
        #expect(formatted == canonical, "\(path):\n\(String(decoding: variant, as: UTF8.self))")
      }
    }
  }

  @Test func variantsWithCommentsKeepThem() throws {
    let formatter = SpecFormatter()
    var random = SeededGenerator(seed: 4)
    for (path, bytes) in try Self.specs() where path.contains("/Specs/") {
      let tree = SyntaxTree.parse(bytes)
      guard tree.problems.isEmpty, !tree.hasProperties else { continue }
      for _ in 0..<8 {
        var writer = VariantWriter(tree, keepsOrder: false, comments: true)
        let variant = writer.text(using: &random)
        let formatted = try formatter.format(variant)
        let text = String(decoding: variant, as: UTF8.self)
        #expect(Meaning(of: variant) == Meaning(of: formatted), "\(path):\n\(text)")
        #expect(try formatter.format(formatted) == formatted, "\(path):\n\(text)")
      }
    }
  }

  private static let suite = "../shared/yaml-test-suite"

  /// The cases of the YAML test suite, where there is one beside the package.
  private static func suiteCases() -> [(name: String, bytes: [UInt8])] {
    let files = FileManager.default.enumerator(atPath: suite)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix("/in.yaml") }.sorted()
      .compactMap { path in
        FileManager.default.contents(atPath: "\(suite)/\(path)").map { (path, [UInt8]($0)) }
      }
  }

  @Test(.enabled(if: !suiteCases().isEmpty, "the YAML test suite is not beside the package"))
  func whateverIsYAMLKeepsItsMeaning() throws {
    let formatter = SpecFormatter()
    var formattedCount = 0
    for (name, bytes) in Self.suiteCases() {
      guard let formatted = try? formatter.format(bytes) else { continue }
      formattedCount += 1
      #expect(try formatter.format(formatted) == formatted, "\(name)")
      #expect(Meaning(of: bytes) == Meaning(of: formatted), "\(name)")
    }
    // The others are not read by libyaml, or have keys that are no names.
    #expect(formattedCount >= 250)
  }

  @Test(.enabled(if: !suiteCases().isEmpty, "the YAML test suite is not beside the package"))
  func onlyOddKeysAndEmptyOnesAreRefused() throws {
    let formatter = SpecFormatter()
    var refused: [String] = []
    for (name, bytes) in Self.suiteCases() {
      do throws(SpecFormatter.Refusal) {
        _ = try formatter.format(bytes)
      } catch {
        guard case .uncertain(_, let what) = error, !what.hasPrefix("this key") else { continue }
        refused.append(name)
      }
    }
    #expect(refused == ["DFF7/in.yaml"])
  }
}
