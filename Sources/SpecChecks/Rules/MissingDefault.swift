import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// State starts with a default.
  static let missingDefault: SpecRule = .init(
    name: "missing-default",
    summary: "A piece of a screen's state, or a flag of the app, has no value to start with.",
    rationale:
      "A screen has a state from its first moment on, and an app starts without flags, too.",
    examples: """
      screen: Settings
      state: { ‹query›: String «→= "" »}
      sections: []
      """,
    .screens { site, findings in
      let lacking = site.screen.state.filter { !$0.canBeLeftOut }
      guard !lacking.isEmpty else { return }
      let starts = site.screen.startsOfSteppers
      for field in lacking {
        findings.report(
          .withoutDefault(
            field, from: starts[field.name.text], at: site.location(field.name.span)))
      }
    })
}

extension Diagnostic {
  /// - Parameter start: The least number that a control gives it, if there is one.
  static func withoutDefault(
    _ field: Field, from start: String? = nil, at location: Location
  ) -> Diagnostic {
    let usual = field.type.shape.usualDefault.map { start ?? $0 }
    return Diagnostic(
      .missingDefault, "`\(field.name.text)` starts with nothing", at: location,
      help: [
        usual.map { "give it a default: `\(field.type.shape) = \($0)`, or another value" }
          ?? "give it a default, `\(field.type.shape) = …`, or the type `\(field.type.shape)?`"
      ])
  }
}

extension ScreenDeclaration {
  /// Where the steppers among its rows begin that edit pieces of the state, by these, as far as it is written out.
  fileprivate var startsOfSteppers: [String: String] {
    var starts: [String: String] = [:]
    for section in sections {
      for row in section.content.rows {
        guard let control = row.control, case .stepper(let limits) = control.kind,
          let state = control.target.value.components.first?.text, starts[state] == nil
        else { continue }
        switch limits.from?.kind {
        case .integer(let number): starts[state] = String(number)
        case .number(let number): starts[state] = String(number)
        default: continue
        }
      }
    }
    return starts
  }
}

extension TypeReference.Shape {
  /// What values of the type mostly start with; nil where there is nothing of the kind.
  fileprivate var usualDefault: String? {
    switch self {
    case .builtin(.string): "\"\""
    case .builtin(.boolean): "false"
    case .builtin(.integer), .builtin(.number), .builtin(.decimal): "0"
    default: nil
    }
  }
}
