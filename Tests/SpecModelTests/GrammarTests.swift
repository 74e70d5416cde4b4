import Testing

@testable import SpecModel

@Suite struct GrammarTests {
  @Test func everyKindOfDeclarationStartsWithItsKey() {
    for (kind, construct) in Grammar.declarations {
      #expect(construct.keys.first?.name == kind.rawValue)
      #expect(construct.keys.first?.presence == .required)
    }
  }

  @Test func keysOfAConstructAreUniqueAndDocumented() {
    for (_, construct) in Grammar.declarations {
      #expect(Set(construct.keys.map(\.name)).count == construct.keys.count)
      for key in construct.keys {
        #expect(!key.summary.isEmpty && !key.example.isEmpty, "\(construct.name).\(key.name)")
      }
    }
  }

  @Test func keysAreShortEnoughToBeComparedAtOnce() {
    for (_, construct) in Grammar.declarations {
      for key in construct.keys { #expect(key.name.utf8.count <= KeyText.longest, "\(key.name)") }
    }
    #expect(KeyText("accessibility") != KeyText("accessibilitx"))
    #expect(KeyText("on") != KeyText("onAppear"))
    #expect(KeyText("with") == KeyText("with"))
  }

  /// Each key's example is a value that the decoder takes.
  @Test func everyExampleIsRead() {
    for (kind, construct) in Grammar.declarations {
      for key in construct.keys.dropFirst() {
        let text = "\(kind.rawValue): Name\n\(key.name): \(key.example)\n"
        let wrong = findings(text).filter { $0.rule != "missing-key" }
        #expect(wrong == [], "\(construct.name).\(key.name)")
      }
    }
  }
}
