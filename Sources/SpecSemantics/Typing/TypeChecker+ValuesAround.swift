import Diagnostics
import SourceText
import SpecModel

/// What stands around a step that leads nowhere, where a model, a choice or a list of them is due.
extension TypeChecker {
  /// The same problem, with what should have the step, where that is what is due, or else its only field of that type:
  /// `$item.owner` in a row for a person is `$item`, and `$item.person` of a book whose owner is one is `$item.owner`.
  func naming(
    whatIsAround path: ValuePath, at position: Int, in scope: ValueScope,
    expecting expected: SpecType?, _ problem: TypeProblem
  ) -> TypeProblem? {
    guard position == path.components.count - 1, let expected, expected.isOfDeclaration,
      position > 0 || [.item, .result, .value].contains(path.scope)
    else { return nil }
    var owner = path
    owner.components.removeLast()
    var meant = problem
    if fits(owner, expected, at: problem.span, in: scope) {
      meant.suggestion = nil
      meant.help = ["did you mean `\(owner.text)`, which is one?"]
      meant.span = Self.span(of: path)
      return meant
    }
    guard let field = onlyField(of: owner, fitting: expected, at: problem.span, in: scope) else {
      return nil
    }
    meant.suggestion = Suggestion(
      meaning: field, note: "the only `\(expected.unwrapped)` there")
    meant.help = []
    return meant
  }

  /// The only field of a model that has a type and is always there.
  private func onlyField(
    of owner: ValuePath, fitting expected: SpecType, at span: ByteSpan, in scope: ValueScope
  ) -> String? {
    guard
      let typed = try? TypeChecker(index: index)
        .steps(of: owner, at: span, in: scope, expecting: nil),
      case .model(let name) = typed.type.unwrapped, let model = index.model(name)
    else { return nil }
    let found = model.properties.map(\.name.text).filter { field in
      var other = owner
      other.components.append(Name(field, span: span))
      return fits(other, expected, at: span, in: scope)
    }
    return found.count == 1 ? found.first : nil
  }
}

extension SpecType {
  /// Whether it is what a document declares, or a list of that: of texts and numbers there are too many.
  fileprivate var isOfDeclaration: Bool {
    switch unwrapped {
    case .model, .union, .enumeration: true
    case .list(let element): element.isOfDeclaration
    case .builtin, .optional: false
    }
  }
}
