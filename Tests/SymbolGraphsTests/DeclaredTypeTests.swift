import Testing

@testable import SymbolGraphs

/// The types that declarations name, piece by piece as graphs have them.
@Suite struct DeclaredTypeTests {
  /// A type whose names are those between quotes.
  private func type(_ text: String, after mark: String = ":") -> DeclaredType? {
    var fragments: [DeclarationFragment] = []
    for (position, part) in text.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated()
    {
      let isType = position % 2 == 1
      let identifier = isType && !part.hasPrefix("_") ? "s:\(part)V" : nil
      fragments.append(
        DeclarationFragment(
          kind: isType ? .type : .other, spelling: String(part), identifier: identifier))
    }
    return DeclaredType(fragments[...], after: mark)
  }

  @Test(arguments: [
    (": 'Int'", "Int"), (": 'Int' { get }", "Int"), (": 'Int'?", "Int?"), (": ['Int']", "[Int]"),
    (": ['Int'?]?", "[Int?]?"), (": 'Optional'<'Int'>", "Int?"), (": 'Array'<'Int'>", "[Int]"),
    (": Swift.'String'", "String"), (": 'Space'.'Ad'?", "Ad?"), (": ('Int')?", "Int?"),
    (": ['String' : 'Int']", "['String: Int]"), (": ('Int', 'Int')", "(Int, Int)"),
    (": @'MainActor' 'Int'", "Int"), (": 'Set'<'Int'>", "Set<Int>"), (": any 'P'", "any P"),
    (": 'A' & 'B'", "A"), (": ('Int') -> 'Bool'", "(Int) -> …"),
  ])
  func typesAreRead(text: String, expected: String) {
    #expect(type(text)?.description == expected.filter { $0 != "'" })
  }

  @Test(arguments: [
    ": '_T'", ": ['_T']", ": 'Int'!", ": 'Self'.'_Item'", ":", "", ": [", ": ['Int'",
    ": 'Set'<'Int'", ": ('Int'", ": ['Int' : '_T']",
  ])
  func whatGraphsLeaveOpenIsNoType(text: String) {
    #expect(type(text) == nil)
  }

  @Test func typesWithinOneAnotherHaveAnEnd() {
    #expect(type(": " + String(repeating: "[", count: 100_000) + "'Int'") == nil)
  }
}
