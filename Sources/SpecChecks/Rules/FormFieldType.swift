import Diagnostics
import SourceText
import SpecModel

extension Rule {
  static let formFieldType = Rule(
    name: "form-field-type",
    summary: "A form asks for a value of a type that it has no control for.",
    rationale:
      "Forms have controls for text, numbers, switches, dates and choices of an enum.",
    failing: RuleExample(
      """
      screen: Compose
      form: { cover: { type: ‹Image›, title: compose.cover } }
      submit: { title: compose.send, do: dismiss }
      """
    ),
    passing: RuleExample(
      """
      screen: Compose
      form: { text: { type: String, title: compose.text } }
      submit: { title: compose.send, do: dismiss }
      """
    ))
}

/// The fields of a form have types with controls, and limits that go with them.
struct FormFieldType: ScreenRule {
  var rule: Rule { .formFieldType }

  func check(_ site: ScreenSite, into findings: inout Findings) {
    guard case .form(let form) = site.screen.body else { return }
    for field in form.fields {
      if let type = site.index.type(field.field.type), !type.hasControl {
        report(
          "a form has no control for `\(type)`", at: field.field.type.span, site,
          help: help(for: type), into: &findings)
      } else if field.length != nil, field.field.type.shape != .builtin(.string) {
        report(
          "only a `String` has a length", at: field.field.type.span, site,
          help: "leave out `length:`", into: &findings)
      } else if let length = field.length, let least = length.minimum, let most = length.maximum,
        least > most
      {
        report(
          "a text of at least \(least) and at most \(most) characters does not exist",
          at: field.field.name.span, site, help: "swap the limits", into: &findings)
      }
    }
  }

  private func help(for type: SpecType) -> String {
    guard case .optional(let wrapped) = type, wrapped.hasControl else {
      return "use `String`, `Int`, `Double`, `Bool`, `Date` or an enum"
    }
    return switch wrapped {
    case .builtin(.string): "write `String`: what is not filled in is empty"
    case .builtin(.boolean): "write `Bool`: what is not switched on is off"
    default: "write `\(wrapped)`: without `required:` and `default:` its value can be missing"
    }
  }

  private func report(
    _ message: String, at span: ByteSpan, _ site: ScreenSite, help: String,
    into findings: inout Findings
  ) {
    findings.report(Diagnostic(rule, message, at: site.location(span), help: [help]))
  }
}

extension SpecType {
  fileprivate var hasControl: Bool {
    switch self {
    case .builtin(.string), .builtin(.integer), .builtin(.number), .builtin(.boolean),
      .builtin(.date), .enumeration:
      true
    default: false
    }
  }
}
