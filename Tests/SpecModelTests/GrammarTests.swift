import SpecSyntax
import Testing

@testable import SpecModel

@Suite struct GrammarTests {
  /// Every construct of specs, and that of the configuration.
  static let constructs: [Construct] = {
    let all = Grammar.declarations.map(\.construct) + [Grammar.configuration]
    return all.flatMap(\.withAllParts).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }()

  @Test func everyKindOfDeclarationStartsWithItsKey() {
    for (kind, construct) in Grammar.declarations {
      #expect(construct.keys.first?.name == kind.rawValue)
      #expect(construct.keys.first?.presence == .required)
    }
  }

  @Test func constructsAreFoundThroughTheirKeys() {
    let names = Self.constructs.map(\.name)
    #expect(Set(names).count == names.count, "names are unique")
    for part in ["effect", "cell", "container", "page end", "column count", "field", "length"] {
      #expect(names.contains(part))
    }
  }

  @Test func everythingIsDocumented() {
    for construct in Self.constructs {
      expectProse(construct.documentation, construct.name)
      #expect(!construct.example.isEmpty, "\(construct.name)")
      for key in construct.keys {
        expectProse(key.documentation, "\(construct.name).\(key.name)")
        #expect(!key.example.isEmpty, "\(construct.name).\(key.name)")
        #expect((1...newestLanguageVersion).contains(key.since))
        for choice in choices(of: key.shape) {
          expectProse(choice.documentation, "\(construct.name).\(key.name): \(choice.name)")
        }
      }
    }
    for notation in Notation.allCases {
      expectProse(notation.documentation, notation.rawValue)
      #expect(!notation.grammar.isEmpty && !notation.examples.isEmpty)
    }
    for scope in Scope.allCases { expectProse(scope.documentation, scope.rawValue) }
    for type in BuiltinType.allCases { expectProse(type.documentation, type.rawValue) }
  }

  private func expectProse(_ text: String, _ place: String) {
    #expect(text.count > 5 && text.contains(/^[A-Z`]/) && text.contains(/[.)]$/), "\(place)")
  }

  private func choices(of shape: Shape) -> [Choice] {
    switch shape {
    case .choice(let choices): choices
    case .list(let element): choices(of: element)
    case .map(_, let value): choices(of: value)
    case .either(let shapes): shapes.flatMap { choices(of: $0) }
    default: []
    }
  }

  @Test func keysOfAConstructAreUnique() {
    for construct in Self.constructs {
      let names = construct.keys.map(\.name)
      #expect(Set(names).count == names.count, "\(construct.name)")
    }
  }

  @Test func keysAreShortEnoughToBeComparedAtOnce() {
    for construct in Self.constructs {
      for key in construct.keys { #expect(key.name.utf8.count <= KeyText.longest, "\(key.name)") }
    }
    #expect(KeyText("accessibility") != KeyText("accessibilitx"))
    #expect(KeyText("pushNotifications") != KeyText("pushNotificatiomns"))
    #expect(KeyText("pushNotifications") != KeyText("pushNotificatxons"))
    #expect(KeyText("on") != KeyText("onAppear"))
    #expect(KeyText("with") == KeyText("with"))
  }

  @Test func relationsAreAmongKeysThatMayBeLeftOut() {
    for construct in Self.constructs {
      for relation in construct.relations {
        for name in relation.keys + relation.others {
          let key = construct.keys.first { $0.name == name }
          #expect(key != nil, "\(construct.name) has no `\(name)`")
          if case .needs = relation { continue }
          #expect(
            key?.presence != .required || construct.name == "source", "\(construct.name).\(name)")
        }
      }
    }
  }

  @Test(arguments: constructs.filter { $0 != Grammar.configuration })
  func theExampleOfAConstructIsRead(_ construct: Construct) throws {
    let document = try GrammarPath.document(with: construct.example, as: construct)
    #expect(findings(document) == [], "\(document)")
    #expect(try problems(ofKeysIn: construct.example, construct) == [])
  }

  /// Each key's example is a value that the decoder takes, wherever the key stands.
  @Test(arguments: constructs.filter { $0 != Grammar.configuration })
  func theExampleOfAKeyIsRead(_ construct: Construct) throws {
    for key in construct.keys {
      let keys = construct.companions(of: [key.name]) + [key]
      let ordered = construct.keys.filter { known in keys.contains { $0.name == known.name } }
      let mapping = ordered.map { "\($0.name): \($0.example)" }.joined(separator: "\n")
      let document = try GrammarPath.document(with: mapping, as: construct)
      #expect(findings(document) == [], "\(construct.name).\(key.name):\n\(document)")
    }
  }

  @Test(arguments: Notation.allCases)
  func theExamplesOfANotationAreRead(_ notation: Notation) throws {
    let path = try #require(
      GrammarPath.first {
        if case .map(.notation(notation), _) = $0 { return true }
        if $0 == .name(.declaration(.theme)), notation == .name { return true }
        return $0 == .notation(notation)
      } ?? (notation == .path ? GrammarPath.first { $0 == .notation(.condition) } : nil))
    for example in notation.examples {
      let quoted = example.replacing("\"", with: "\\\"")
      let document = path.document(with: "\"\(quoted)\"")
      #expect(findings(document) == [], "\(document)")
    }
  }

  /// What the table asks of the keys of a mapping and the mapping does not keep to.
  private func problems(ofKeysIn yaml: String, _ construct: Construct) throws -> [String] {
    let tree = SyntaxTree.parse(Array(yaml.utf8))
    let document = try #require(tree.documents.first)
    let present = Set(tree.pairs(document).map { tree.string($0.key) })
    let missing = construct.keys.filter { $0.presence == .required && !present.contains($0.name) }
    let broken = construct.relations.filter { !$0.holds(among: present) }
    return missing.map(\.name) + broken.map { "\($0)" }
  }
}
