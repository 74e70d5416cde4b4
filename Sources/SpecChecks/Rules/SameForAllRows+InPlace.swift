import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Rows that are written in place: what they are known by is what stands there.
extension SpecRule {
  /// Reports that something of another model is named by the identity of a row, which is no such thing.
  static func checkRowsInPlace(
    of screen: ScreenDeclaration, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    for section in screen.sections {
      guard case .rows(let rows) = section.content else { continue }
      for row in rows {
        guard let effect = row.effect, !effect.arguments.isEmpty,
          let (identity, model) = identity(of: row, place.index)
        else { continue }
        for argument in effect.arguments
        where argument.value.isIdentityOfItem && names(argument.name, otherThan: model, place.index)
        {
          findings.report(
            .sameForAllRows,
            "`$item.id` is `\(identity)` here, by which this row is known, and no `\(argument.name.text)`",
            at: place.location(argument.value.span),
            help: ["give what is meant, as a value of the screen; or write it out: `\(identity)`"])
        }
      }
    }
  }

  /// What is written as the identity of a row, and the model that it is one of.
  private static func identity(
    of row: RowDeclaration, _ index: AppIndex
  ) -> (text: String, model: String)? {
    guard case .item(let adapter, let item) = row.content, case .object(let fields) = item.kind,
      let id = fields.first(where: { $0.name.text == "id" }),
      let model = index.adapter(adapter.text)?.model.text
    else { return nil }
    switch id.value.kind {
    case .text(let text), .string(let text): return aliases.contains(text) ? nil : (text, model)
    default: return nil
    }
  }

  /// What servers take in the place of an identity.
  private static let aliases: Set<String> = [
    "me", "self", "own", "mine", "current", "default", "latest", "newest", "first", "last", "today",
    "random", "all",
  ]

  /// Whether a value is called as the identity of a model is, and of none of the one at hand.
  private static func names(
    _ value: Name, otherThan model: String, _ index: AppIndex
  ) -> Bool {
    let words = NearMiss.wordTexts(value.text)
    guard words.count > 1, words.last == "id" else { return false }
    let owner = words.dropLast()
    guard NearMiss.wordTexts(model).suffix(owner.count) != owner else { return false }
    return index.names(of: .model).contains {
      NearMiss.wordTexts($0).suffix(owner.count) == owner
    }
  }
}

extension Expression {
  fileprivate var isIdentityOfItem: Bool {
    guard case .path(let path) = kind, path.scope == .item, path.components.count == 1 else {
      return false
    }
    return path.components[0].text == "id"
  }
}
