import SpecModel
import SpecSemantics

extension TypeChecker {
  /// The value that is at hand for a parameter which gets none: one that is called as it is, or the item that it is due
  /// for, as it is to be written.
  ///
  /// - Parameter name: The name under which something else is given, of which the value may be a part.
  func valueAtHand(
    for parameter: Field, _ list: ArgumentList, insteadOf name: Name? = nil
  ) -> String? {
    guard let type = index.type(parameter.type) else { return nil }
    let span = list.name.span
    if let part = name.flatMap({ part(ofValueFor: $0, like: parameter, type, list) }) {
      return part
    }
    var paths = [Scope.form, .parameters, .state, .data].map {
      ValuePath(scope: $0, components: [Name(parameter.name.text, span: span)])
    }
    if case .model = type.unwrapped { paths.append(ValuePath(scope: .item, components: [])) }
    return paths.first { fits($0, type, at: span, in: list.scope) }?.text
  }

  /// The field of a model that is given where one of its values is due: the one that is called as the parameter is, or its
  /// identity.
  private func part(
    ofValueFor name: Name, like parameter: Field, _ type: SpecType, _ list: ArgumentList
  ) -> String? {
    guard case .values(let arguments) = list.given,
      let value = arguments.first(where: { $0.name.text == name.text })?.value,
      case .path(let path) = value.kind
    else { return nil }
    let isIdentity = type.unwrapped == .builtin(.identifier)
    let fields = [parameter.name.text] + (isIdentity ? ["id"] : [])
    return fields.lazy.map { field in
      ValuePath(
        scope: path.scope, components: path.components + [Name(field, span: value.span)])
    }.first { fits($0, type, at: value.span, in: list.scope) }?.text
  }
}
