import Foundation
import ScreenCompiler
import Testing

@testable import SpecModel

/// The schema accepts what screenc reads and refuses what is built wrongly, in both drafts.
@Suite(
  .enabled(if: SchemaValidator.isAvailable, "Python's jsonschema and PyYAML are not installed"))
struct SchemaTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: SchemaText.drafts)
  func validSpecsAreAccepted(draft: String) throws {
    let cases = try specs() + passingExamples() + declarationExamples()
    #expect(cases.count > 150)
    let errors = try SchemaValidator.errors(of: cases, schema: schema(draft))
    for (name, error) in errors { #expect(error == nil, "\(name)") }
  }

  @Test(arguments: SchemaText.drafts)
  func whatIsBuiltWronglyIsRefused(draft: String) throws {
    // The order of keys is beyond JSON Schema.
    let structural = ["unknown-key", "missing-key", "wrong-type"]
    let failing = RuleCatalogue.all.filter { structural.contains($0.name) }
      .compactMap { rule in
        rule.failing.map {
          SchemaValidator.Case(name: rule.name, text: $0.files[0].parsed.text)
        }
      }
    #expect(failing.count == 3)
    let errors = try SchemaValidator.errors(of: failing + wrong(), schema: schema(draft))
    for (name, error) in errors { #expect(error != nil, "\(name)") }
  }

  @Test(arguments: SchemaText.drafts)
  func anUnknownKeyIsRefusedInEverySpec(draft: String) throws {
    let cases = try specs().map { spec in
      var spec = spec
      spec.text = spec.text.replacing("\n---\n", with: "\nunknwon: x\n---\n") + "\nunknwon: x\n"
      return spec
    }
    let errors = try SchemaValidator.errors(of: cases, schema: schema(draft))
    for (name, error) in errors { #expect(error != nil, "\(name)") }
  }

  /// Mappings of every construct with a key too many, too few or of another kind: what the schema
  /// refuses is wrong, and what is built wrongly it refuses.
  @Test(arguments: SchemaText.drafts)
  func theSchemaAgreesWithTheReader(draft: String) throws {
    let cases = try GrammarTests.constructs.filter { $0 != Grammar.configuration }
      .flatMap { try Mutation.all(of: $0) }
    #expect(cases.count > 1_000)
    let errors = try SchemaValidator.errors(of: cases, schema: schema(draft))
    // That a path in the response needs a request is nothing that the keys alone tell.
    let beyond = ["source, items without request", "source in a screen, items without request"]
    for example in cases where !beyond.contains(example.name) {
      let rules = Set(findings(example.text).map(\.rule))
      let isRefused = errors[example.name]??.isEmpty == false
      if isRefused { #expect(!rules.isEmpty, "\(example.name):\n\(example.text)") }
      if !rules.isDisjoint(with: ["unknown-key", "missing-key"]) {
        #expect(isRefused, "\(example.name): \(rules)\n\(example.text)")
      }
    }
  }

  private func schema(_ draft: String) throws -> String {
    try #require(SchemaText.text(draft: draft))
  }

  /// Every spec of the flagship, the examples and the tests.
  private func specs() throws -> [SchemaValidator.Case] {
    var cases: [SchemaValidator.Case] = []
    for folder in ["Specs", "Examples", "Tests"] {
      let files = FileManager.default.enumerator(
        at: Self.root.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files)
      where file.pathExtension == "yaml" && file.lastPathComponent != "screenc.yaml"
        && !file.path.contains("/Importing/Documents/")
        && !file.path.contains("/.build/")
        // These have marks in the place of effects.
        && !file.path.contains("/ProbedKeys/Specs/Places/")
      {
        cases.append(
          .init(name: file.path, text: try String(contentsOf: file, encoding: .utf8)))
      }
    }
    return cases
  }

  /// Those that are specs of the language: the configuration is none, and no key of the language is deprecated.
  private func passingExamples() -> [SchemaValidator.Case] {
    RuleCatalogue.all.filter { $0.name != "deprecated-key" }.flatMap { rule in
      (rule.passing?.files ?? []).filter {
        $0.path.hasSuffix(".yaml") && $0.path != "screenc.yaml"
      }.map { file in
        .init(name: "\(rule.name): \(file.path)", text: file.parsed.text)
      }
    }
  }

  private func declarationExamples() -> [SchemaValidator.Case] {
    Grammar.declarations.map { .init(name: $0.kind.rawValue, text: $0.construct.example) }
  }

  /// Documents with one mistake each.
  private func wrong() -> [SchemaValidator.Case] {
    [
      "nothing": "tag: kind\ncases: { post: Post }",
      "list": "[screen, Feed]",
      "text": "screen",
      "two bodies": "adapter: A\nfor: Post\ncell: { text: $item.title }\nswift: { type: B }",
      "no body": "adapter: A\nfor: Post",
      "source without adapters": "screen: Feed\nsource: { use: Posts }",
      "adapters without source": "screen: Feed\nsections: []\nadapters: [PostRow]",
      "two effects": "screen: A\nsections: []\nbar: { leading: [{ title: a, do: pop, push: B }] }",
      "style without present":
        "screen: A\nsections: []\nbar: { leading: [{ title: a, do: pop, as: sheet }] }",
      "two nodes": "adapter: A\nfor: Post\ncell: { text: $item.title, spacer: {} }",
      "unknown choice": "screen: A\nsections: []\narchitecture: tables",
      "deep unknown key": "screen: A\nsections: [{ id: a, rows: [{ use: B, item: {}, psuh: C }] }]",
      "Bool in quotes of YAML 1.1": "screen: A\nsections: []\nreload: { pull: yes }",
      "name with a space": "screen: My feed\nsections: []",
      "bad duration": "screen: A\nsections: []\nreload: { onAppear: 60 }",
      "bad colour": "theme: T\ncolors: { text: { light: black } }",
      "bad path": "screen: A\nform: {}\nsubmit: { title: a, set: { query: x } }",
      "bad type": "model: M\nfields: { id: Array<ID> }",
      "swipe without title": "screen: A\nsections: []\nactions: [{ swipe: Post, do: reload }]",
    ].map { .init(name: $0.key, text: $0.value) }
  }
}
