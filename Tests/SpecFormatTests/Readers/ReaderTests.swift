import Foundation
import PythonTools
import SeededRandom
import SpecFormat
import SpecSyntax
import TestTools
import Testing

/// Python's readers of YAML.
enum YAMLReaders {
  static let areAvailable = PythonScript.canImport("yaml, yamllint.linter; yaml.CSafeLoader")
}

/// Common YAML tools read what the formatter writes, and yamllint finds nothing in it.
@Suite(
  .enabled(if: YAMLReaders.areAvailable, "Python's PyYAML and yamllint are not installed"))
struct ReaderTests {
  private static let script = PythonScript(
    path: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "read.py").path)

  private func problems(_ texts: [(name: String, text: String)]) throws -> [String: [String]] {
    let scratch = try ScratchFolder("yamllint", ["yamllint.yaml": LinterConfiguration.yamllint])
    return try Self.script.answer(
      to: texts.map { .init(name: $0.name, text: $0.text) },
      [scratch.file("yamllint.yaml").path])
  }

  /// The formatted specs of the flagship, the examples and the tests.
  private func formattedSpecs() throws -> [(name: String, text: String)] {
    let formatter = SpecFormatter()
    return try CorpusFormatTests.specs().map { path, bytes in
      (path, String(decoding: try formatter.format(bytes), as: UTF8.self))
    }
  }

  @Test func specsAreReadByOthers() throws {
    let specs = try formattedSpecs().filter { !$0.name.hasSuffix(".before") }
    #expect(specs.count > 80)
    for (name, problems) in try problems(specs) {
      // Texts and comments may be longer than a line, which is a warning.
      let errors = problems.filter { !$0.contains("warning: line too long") }
      #expect(errors.isEmpty, "\(name): \(errors)")
    }
  }

  @Test func theFlagshipAndTheExamplesAreWithoutWarnings() throws {
    let specs = try formattedSpecs().filter { !$0.name.contains("/Tests/") }
    for (name, problems) in try problems(specs) {
      #expect(problems.isEmpty, "\(name): \(problems)")
    }
  }

  @Test func everyRuleOfTheStyleIsReadByOthers() throws {
    // Texts below `|` keep their spaces and blank lines, as do those that end in an escaped space.
    let kept = ["BlockScalars", "LongTexts"]
    let texts = try formattedSpecs().filter { spec in
      spec.name.hasSuffix(".before") && !kept.contains { spec.name.hasSuffix("\($0).before") }
    }
    #expect(texts.count > 15)
    for (name, problems) in try problems(texts) {
      let errors = problems.filter { !$0.contains("warning: line too long") }
      #expect(errors.isEmpty, "\(name): \(errors)")
    }
  }

  @Test func variantsAreReadByOthersOnceFormatted() throws {
    var random = SeededGenerator(seed: 9)
    let formatter = SpecFormatter()
    var texts: [(name: String, text: String)] = []
    for (path, bytes) in try CorpusFormatTests.specs() where path.contains("/Specs/") {
      let tree = SyntaxTree.parse(bytes)
      guard tree.problems.isEmpty, !tree.hasProperties else { continue }
      var writer = VariantWriter(tree, keepsOrder: false, comments: true)
      let formatted = try formatter.format(writer.text(using: &random))
      texts.append((path, String(decoding: formatted, as: UTF8.self)))
    }
    for (name, problems) in try problems(texts) {
      let errors = problems.filter { !$0.contains("warning: line too long") }
      #expect(errors.isEmpty, "\(name): \(errors)")
    }
  }

  @Test func theConfigurationIsFormattedItself() throws {
    let bytes = Array(LinterConfiguration.yamllint.utf8)
    #expect(try SpecFormatter().format(bytes) == bytes)
  }

  @Test func thePageOfTheStyleShowsTheConfiguration() throws {
    let page = CorpusFormatTests.root.appending(path: "Sources/screenc/screenc.docc/Format.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains("```yaml\n\(LinterConfiguration.yamllint)```"))
  }
}
