import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// The fields of a form have types with controls, and limits that go with them.
  static let formFieldType: SpecRule = .init(
    name: "form-field-type",
    summary:
      "A form asks for a value of a type that it has no control for, or by limits of another type.",
    rationale:
      "Forms have controls for text, numbers, switches, dates and choices of an enum. A limit goes with some of "
      + "them only: `length:` and `format:` with texts, `range:` with numbers.",
    examples: """
      screen: Compose
      form:
        «cover→text»: { type: ‹Image→String›, title: compose.«cover→text» }
        copies: { type: Int, title: compose.copies, range: ‹{ min: 0.5 }→{ min: 1 }› }
        sender: { type: «Int→String», title: compose.sender, format: ‹email› }
      submit: { title: compose.send, do: dismiss }
      """,
    .screens { site, findings in
      guard case .form(let form) = site.screen.body else { return }
      for field in form.fields {
        // A type that is not there has been reported.
        guard let type = site.index.type(field.field.type) else { continue }
        if !type.hasControl {
          report(
            "a form has no control for `\(type)`", at: field.field.type.span, site,
            help: help(for: type), into: &findings)
        } else if let limits = field.limits {
          check(limits, of: field.field, site, into: &findings)
        }
      }
    })

  private static func check(
    _ limits: FieldLimits, of field: Field, _ site: ScreenSite, into findings: inout Findings
  ) {
    let type = field.type
    if let length = limits.length {
      if type.shape != .builtin(.string) {
        report(
          "only a `String` has a length", at: type.span, site, help: "leave out `length:`",
          into: &findings)
      } else if let least = length.minimum, let most = length.maximum, least > most {
        report(
          "a text of at least \(least) and at most \(most) characters does not exist",
          at: field.name.span, site, help: "swap the limits", into: &findings)
      }
    }
    if let range = limits.range, let problem = problem(of: range.value, type.shape) {
      report(problem.message, at: range.span, site, help: problem.help, into: &findings)
    }
    if let format = limits.format, type.shape != .builtin(.string) {
      report(
        "only a `String` has a format", at: format.span, site,
        help: "leave out `format:`, or write `type: String`", into: &findings)
    }
  }

  private static func problem(
    of range: NumberLimits, _ type: TypeReference.Shape
  ) -> (message: String, help: String)? {
    let limits = [range.minimum, range.maximum].compactMap { $0 }
    switch type {
    case .builtin(.integer):
      if limits.contains(where: { $0 != $0.rounded() }) {
        return ("an `Int` is a whole number", "write whole limits, or `type: Double`")
      }
    case .builtin(.number): break
    default:
      return (
        "only an `Int` and a `Double` have a range",
        type == .builtin(.string)
          ? "leave out `range:`; how long a text may be is its `length:`" : "leave out `range:`"
      )
    }
    guard let least = range.minimum, let most = range.maximum, least > most else { return nil }
    return ("no number is at least the one and at most the other", "swap the limits")
  }

  private static func help(for type: SpecType) -> String {
    guard case .optional(let wrapped) = type, wrapped.hasControl else {
      return "use `String`, `Int`, `Double`, `Bool`, `Date` or an enum"
    }
    return switch wrapped {
    case .builtin(.string): "write `String`: what is not filled in is empty"
    case .builtin(.boolean): "write `Bool`: what is not switched on is off"
    default: "write `\(wrapped)`: without `required:` and `default:` its value can be missing"
    }
  }

  private static func report(
    _ message: String, at span: ByteSpan, _ site: ScreenSite, help: String,
    into findings: inout Findings
  ) {
    findings.report(.formFieldType, message, at: site.location(span), help: [help])
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
