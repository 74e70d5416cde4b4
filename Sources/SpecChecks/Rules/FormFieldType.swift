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
          findings.report(
            .formFieldType, "a form has no control for `\(type)`",
            at: site.location(field.field.type.span), help: [help(for: type)])
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
        findings.report(
          .formFieldType, "only a `String` has a length", at: site.location(type.span),
          help: ["leave out `length:`"])
      } else if let least = length.value.minimum, let most = length.value.maximum, least > most {
        findings.report(
          .formFieldType,
          "a text of at least \(least) and at most \(most) characters does not exist",
          at: site.location(length.span), help: ["swap the limits"])
      } else if let value = field.defaultValue, case .text(let text) = value.kind,
        let problem = problem(of: text, length.value)
      {
        findings.report(
          .formFieldType, problem.message, at: site.location(value.span), help: [problem.help])
      }
    }
    if let range = limits.range {
      if let problem = problem(of: range.value, type.shape) {
        findings.report(
          .formFieldType, problem.message, at: site.location(range.span), help: [problem.help])
      } else if let value = field.defaultValue, let number = value.kind.literalNumber,
        let problem = problem(of: number, range.value)
      {
        findings.report(
          .formFieldType, problem.message, at: site.location(value.span), help: [problem.help])
      }
    }
    if let format = limits.format, type.shape != .builtin(.string) {
      findings.report(
        .formFieldType, "only a `String` has a format", at: site.location(format.span),
        help: ["leave out `format:`, or write `type: String`"])
    }
  }

  /// What is wrong with a text that a field begins with. An empty one is what has not been filled in.
  private static func problem(of text: String, _ limits: LengthLimits) -> Problem? {
    let isShort = !text.isEmpty && limits.minimum.map { text.count < $0 } ?? false
    guard isShort || limits.maximum.map({ text.count > $0 }) ?? false else { return nil }
    return ("the field begins with a text that it does not take", "let it fit into `length:`")
  }

  private static func problem(of number: Double, _ limits: NumberLimits) -> Problem? {
    let isLess = limits.minimum.map { number < $0 } ?? false
    guard isLess || limits.maximum.map({ number > $0 }) ?? false else { return nil }
    return (
      "the field begins with a number that it does not take",
      "let it lie in `range:`, or leave `default:` out"
    )
  }

  private static func problem(of range: NumberLimits, _ type: TypeReference.Shape) -> Problem? {
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
