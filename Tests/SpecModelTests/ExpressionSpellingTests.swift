import Testing

@testable import SpecModel

@Suite struct ExpressionSpellingTests {
  private func canonical(_ text: String, as notation: Notation = .condition) -> String? {
    var text = text
    return text.withUTF8 { ExpressionSpelling.canonical(of: $0, as: notation) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("$item.a==3", "$item.a == 3"), ("not  $item.a", "not $item.a"),
    ("( $item.a )and( $item.b )", "($item.a) and ($item.b)"),
    ("$item.a<=-3.5 or $item.b>2", "$item.a <= -3.5 or $item.b > 2"),
    ("$item.name=='a  (b'", "$item.name == 'a  (b'"), ("not($item.a)", "not ($item.a)"),
    ("$item.größe\n  != nil", "$item.größe != nil"),
  ])
  func oneSpaceStandsAroundWordsAndOperators(text: String, spelled: String) {
    #expect(canonical(text) == spelled)
    #expect(canonical(spelled) == spelled)
  }

  @Test(arguments: ["$item.a = 3", "$item.a == 'b", "$itm.a == 3", "$item.a && $item.b", "", "(("])
  func whatCannotBeReadIsLeft(text: String) {
    #expect(canonical(text) == nil)
  }

  @Test func literalsAreNoExpressions() {
    #expect(canonical("a  b", as: .value) == nil)
    #expect(canonical("a {$item.b  == 3}", as: .value) == nil)
    #expect(canonical("not  $item.a", as: .value) == nil)
    #expect(canonical("not $item.a  or $item.b", as: .value) == "not $item.a or $item.b")
    #expect(canonical("Int  = 0", as: .slot) == nil)
  }

  @Test func examplesOfTheReferenceAreCanonical() {
    for example in Notation.condition.examples { #expect(canonical(example) == example) }
  }
}
