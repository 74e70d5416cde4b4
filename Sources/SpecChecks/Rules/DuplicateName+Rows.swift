import Diagnostics
import SourceText
import SpecModel

/// Rows that are written in place and have one identity.
extension SpecRule {
  static func checkRows(
    _ rows: [RowDeclaration], _ place: DeclarationPlace, into findings: inout Findings
  ) {
    guard rows.count > 1 else { return }
    let named = rows.compactMap { IdentifiedRow($0) }
    for (first, again) in named.repeats(of: \.id.text) {
      // The identity is that of the row which speaks of it: the other one was copied.
      let isCopied = again.speaksOfItsIdentity && !first.speaksOfItsIdentity
      let (wrong, other) = isCopied ? (first, again) : (again, first)
      findings.report(
        .duplicateName, "another row is named `\(wrong.id.text)`",
        at: place.location(wrong.id.span),
        related: [
          .init(place.location(other.id.span), isCopied ? "the other one" : "the first one")
        ],
        help: ["give one of them another name, or delete it"])
    }
  }
}

/// A row whose identity is written in place.
private struct IdentifiedRow {
  let id: Name
  private let fields: [Argument]

  init?(_ row: RowDeclaration) {
    guard case .object(let fields)? = row.item?.kind, row.condition == nil,
      let id = fields.first(where: { $0.name.text == "id" }), case .text(let text) = id.value.kind
    else { return nil }
    self.id = Name(text, span: id.value.span)
    self.fields = fields
  }

  /// Whether the words of its identity are among those of its other values.
  var speaksOfItsIdentity: Bool {
    let identity = id.text.wordsInIt
    // What is no word stands in numbers and addresses by chance.
    guard identity.contains(where: { $0.count > 2 && $0.allSatisfy(\.isLetter) }) else {
      return false
    }
    let others = fields.lazy.filter { $0.name.text != "id" }
    let words = Set(others.flatMap { $0.value.texts }.flatMap(\.wordsInIt))
    return identity.allSatisfy(words.contains)
  }
}

extension Expression {
  /// The texts that are written in it.
  fileprivate var texts: [String] {
    switch kind {
    case .text(let text), .string(let text): [text]
    case .template(let segments):
      segments.compactMap { if case .literal(let text) = $0 { text } else { nil } }
    case .list(let elements): elements.flatMap(\.texts)
    case .object(let fields): fields.flatMap(\.value.texts)
    case .conditional: alternatives.flatMap(\.texts)
    default: []
    }
  }
}

extension String {
  fileprivate var wordsInIt: [String] {
    split { !$0.isLetter && !$0.isNumber }.flatMap { NearMiss.wordTexts(String($0)) }
  }
}
