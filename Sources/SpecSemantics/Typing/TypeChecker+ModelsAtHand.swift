import SourceText
import SpecModel

/// Models where a word stands in the place of one: `return: true`.
extension TypeChecker {
  /// The same problem, with the value that is at hand and is of the model that is due.
  func naming(
    modelDue expected: SpecType?, at span: ByteSpan, in scope: ValueScope, _ problem: TypeProblem
  ) -> TypeProblem {
    switch expected?.unwrapped {
    case .model, .union: break
    default: return problem
    }
    let found = pathsAtHand(at: span, in: scope).filter { fits($0, expected, at: span, in: scope) }
    var named = problem
    guard let first = found.first else { return problem }
    // What was sent or shown for it is what is handed on.
    if span.count > 0, found.count == 1 || first.scope == .result {
      named.help = ["did you mean `\(first.text)`, which is one?"]
    } else {
      named.help = ["write its fields in place, `{ id: …, … }`, or a path such as `\(first.text)`"]
    }
    return named
  }

  /// The roots that are values by themselves, and the values that the others have.
  private func pathsAtHand(at span: ByteSpan, in scope: ValueScope) -> [ValuePath] {
    let wholes = [Scope.result, .item, .value].filter { scope.root($0) != nil }
      .map { ValuePath(scope: $0, components: []) }
    let roots: [(Scope, [Field])] = [
      (.parameters, scope.parameters), (.data, scope.data ?? []), (.state, scope.state ?? []),
    ]
    return wholes
      + roots.flatMap { root, fields in
        fields.map { ValuePath(scope: root, components: [Name($0.name.text, span: span)]) }
      }
  }
}
