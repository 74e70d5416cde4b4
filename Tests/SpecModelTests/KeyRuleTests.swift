import Diagnostics
import SourceText
import SpecSyntax
import Testing

@testable import SpecModel

/// Keys of a table of the tests' own, with a rule of each kind.
private enum DrinkGrammar {
  static let tea = Key("tea", .string("a text"), "Which tea it is.", example: "green")
  static let coffee = Key("coffee", .string("a text"), "Which coffee it is.", example: "black")
  static let milk = Key("milk", .string("a text"), "Which milk is in it.", example: "oat")
  static let cup = Key("cup", .string("a text"), "What it is in.", example: "small")
  static let record = Record<[String]>(
    "drink", "Something to drink.", example: "tea: green",
    rules: [
      .exactlyOne(
        ["tea", "coffee"],
        missing: .missing("this drink is empty", help: "give it `tea:` or `coffee:`"),
        several: .excess(
          "a drink is one thing", at: .second(["tea", "coffee"]), help: "leave one of them")),
      .only(["milk"], with: ["coffee"]),
      .needs(
        "coffee", "cup",
        missing: .missing("this coffee has no `cup`", at: .key(["coffee"]), help: "add `cup:`")),
    ]
  ) { mapping in
    let tea = mapping.value(tea)
    let coffee = mapping.value(coffee)
    let milk = mapping.value(milk)
    let cup = mapping.value(cup)
    return [tea, coffee, milk, cup].compactMap { $0?.text }
  }
}

@Suite struct KeyRuleTests {
  private func read(_ text: String) throws -> (values: [String]?, findings: [Diagnostic]) {
    let tree = SyntaxTree.parse(Array(text.utf8))
    let reader = DocumentReader(tree: tree, file: FileID(rawValue: 0))
    let document = try #require(tree.documents.first)
    return (DrinkGrammar.record.read(document, reader), reader.diagnostics)
  }

  @Test func keysAreThoseThatAreAskedForInTheirOrder() {
    #expect(DrinkGrammar.record.construct.keys.map(\.name) == ["tea", "coffee", "milk", "cup"])
  }

  @Test(arguments: ["tea: green", "{ coffee: black, milk: oat, cup: small }"])
  func whatKeepsToTheRulesIsRead(text: String) throws {
    #expect(try read(text).findings == [])
  }

  @Test func whatIsMissingIsReportedOnceAndForgivesWhatBelongsToIt() throws {
    let (values, findings) = try read("milk: oat")
    #expect(findings.map(\.message) == ["this drink is empty"])
    #expect(values == ["oat"])
  }

  @Test func nothingIsMissingThatIsMisspelt() throws {
    let findings = try read("cofee: black").findings
    #expect(findings.map(\.rule) == ["unknown-key"])
  }

  @Test func ofSeveralKeysNoneIsMeantAndWhatBelongsToThemIsForgiven() throws {
    let (values, findings) = try read("{ tea: green, coffee: black, milk: oat }")
    #expect(findings.map(\.message) == ["a drink is one thing"])
    #expect(findings.first?.primary.span == ByteSpan(14..<20))
    #expect(values == [])
  }

  @Test func whatStandsBesideNothingThatItBelongsToIsNotRead() throws {
    let (values, findings) = try read("{ tea: green, milk: oat }")
    #expect(
      findings.map(\.message)
        == ["`milk` does not go together with `tea`"])
    #expect(values == ["green"])
  }

  @Test func whatAKeyNeedsIsReportedAtTheKey() throws {
    let findings = try read("coffee: black").findings
    #expect(findings.map(\.message) == ["this coffee has no `cup`"])
    #expect(findings.first?.primary.span == ByteSpan(0..<6))
  }
}
