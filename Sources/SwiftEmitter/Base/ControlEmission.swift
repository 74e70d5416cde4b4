import SpecModel
import SpecSemantics
import SwiftCode

/// Controls in rows and cells, as the fields of the run-time that edit the screen's state.
struct ControlEmission {
  private let context: EmissionContext

  init(at context: EmissionContext) {
    self.context = context
  }

  /// The field that a control is.
  /// What a control is told apart by: what it edits.
  static func id(of plan: ControlPlan) -> String {
    plan.declaration.target.value.components.first?.text ?? ""
  }

  func field(_ plan: ControlPlan) -> SwiftExpression {
    let control = plan.declaration
    var arguments: [SwiftArgument] = [
      .arg("id", .string(Self.id(of: plan))), .arg("title", context.text(plan.title)),
    ]
    let method: String
    switch control.kind {
    case .toggle: method = "toggle"
    case .picker(let style):
      method = "choice"
      if case .enumeration(let name) = plan.type.unwrapped {
        let choices = SwiftExpression.type(context.file.named(name, exposed: false))
        arguments.add("options", .member(choices, "allCases"))
      }
      if style != .menu { arguments.add("style", .implicit(style.rawValue)) }
    case .field(_, let isSecret):
      method = fieldMethod(for: plan.type)
      if isSecret { arguments.add("isSecret", true) }
      arguments.add("prompt", plan.prompt.map { context.text($0) })
    case .stepper:
      method = "stepper"
      arguments.add("from", plan.from.map { context.write($0) })
      arguments.add("to", plan.to.map { context.write($0) })
      arguments.add("step", plan.step.map { context.write($0) })
    }
    arguments.add("value", context.binding(to: control.target.value))
    return .implicit(method, arguments)
  }

  private func fieldMethod(for type: SpecType) -> String {
    switch type.unwrapped {
    case .builtin(.integer), .builtin(.number), .builtin(.decimal): "number"
    case .builtin(.date): "date"
    default: "text"
    }
  }
}
