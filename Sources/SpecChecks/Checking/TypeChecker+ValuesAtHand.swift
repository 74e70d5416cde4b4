import SpecModel
import SpecSemantics

extension TypeChecker {
  /// The value that is at hand for a parameter which gets none: one that is called as it is, or the item that it is due
  /// for, as it is to be written.
  func valueAtHand(for parameter: Field, _ list: ArgumentList) -> String? {
    guard let type = index.type(parameter.type) else { return nil }
    let span = list.name.span
    var paths = [Scope.form, .parameters, .state, .data].map {
      ValuePath(scope: $0, components: [Name(parameter.name.text, span: span)])
    }
    if case .model = type.unwrapped { paths.append(ValuePath(scope: .item, components: [])) }
    return paths.first { fits($0, type, at: span, in: list.scope) }?.text
  }
}
