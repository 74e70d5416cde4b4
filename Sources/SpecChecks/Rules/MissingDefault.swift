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
      for field in site.screen.state where !field.canBeLeftOut {
        let start = site.screen.start(ofStepperFor: field.name.text)
        findings.report(
          .withoutDefault(field, from: start, at: site.location(field.name.span)))
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
  /// Where a stepper begins that edits a piece of the state, if that is written out.
  fileprivate func start(ofStepperFor state: String) -> String? {
    for section in sections {
      for case let control? in section.content.rows.map(\.control)
      where control.target.value.components.first?.text == state {
        guard case .stepper(let limits) = control.kind else { continue }
        switch limits.from?.kind {
        case .integer(let number): return String(number)
        case .number(let number): return String(number)
        default: continue
        }
      }
    }
    return nil
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
