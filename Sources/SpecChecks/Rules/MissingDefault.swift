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
        findings.report(.withoutDefault(field, at: site.location(field.name.span)))
      }
    })
}

extension Diagnostic {
  static func withoutDefault(_ field: Field, at location: Location) -> Diagnostic {
    let usual = field.type.shape.usualDefault
    return Diagnostic(
      .missingDefault, "`\(field.name.text)` starts with nothing", at: location,
      help: [
        usual.map { "give it a default: `\(field.type.shape) = \($0)`, or another value" }
          ?? "give it a default, `\(field.type.shape) = …`, or the type `\(field.type.shape)?`"
      ])
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
