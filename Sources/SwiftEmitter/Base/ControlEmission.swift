import SpecModel
import SpecSemantics
import SwiftCode

/// Controls in rows and cells, as the fields of the run-time that edit the screen's state.
struct ControlEmission {
  private let place: CodePlace

  init(at place: CodePlace) {
    self.place = place
  }

  /// The field that a control is.
  func field(_ control: ControlDeclaration) -> SwiftExpression {
    let type = type(of: control.target)
    let name = control.target.value.components.first?.text ?? ""
    var arguments: [SwiftArgument] = [
      .arg("id", .string(name)), .arg("title", place.text(control.title)),
    ]
    let method: String
    switch control.kind {
    case .toggle: method = "toggle"
    case .picker(let style):
      method = "choice"
      if case .enumeration(let name)? = type?.unwrapped {
        let choices = SwiftExpression.type(place.file.named(name, exposed: false))
        arguments.add("options", .member(choices, "allCases"))
      }
      if style != .menu { arguments.add("style", .implicit(style.rawValue)) }
    case .field(let prompt, let isSecret):
      method = fieldMethod(for: type)
      if isSecret { arguments.add("isSecret", true) }
      arguments.add("prompt", prompt.map { place.text($0) })
    case .stepper(let limits):
      method = "stepper"
      arguments.add("from", limits.from.map { place.value($0, as: type) })
      arguments.add("to", limits.to.map { place.value($0, as: type) })
      arguments.add("step", limits.step.map { place.value($0, as: type) })
    }
    arguments.add("value", place.binding(to: control.target.value))
    return .implicit(method, arguments)
  }

  private func fieldMethod(for type: SpecType?) -> String {
    switch type?.unwrapped {
    case .builtin(.integer), .builtin(.number): "number"
    case .builtin(.date): "date"
    default: "text"
    }
  }

  private func type(of target: Located<ValuePath>) -> SpecType? {
    let path = SpecExpression(.path(target.value), span: target.span)
    return try? place.types.type(path, expecting: nil, in: place.scope).type
  }
}
