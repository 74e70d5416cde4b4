import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// The fields of a form have types with controls, and limits that go with them.
  static let formFieldType: SpecRule = .init(
    name: "form-field-type",
    summary:
      "A form asks for a value of a type that it has no control for, or by limits that it cannot keep.",
    rationale:
      "Forms have controls for text, numbers, switches, dates, for one or several choices of an enum, for photos, and for one of what a "
      + "source loads, which `choices:` says. A limit goes with "
      + "some of them only: `length:` with texts, several choices and photos, `format:` with texts, `range:` with numbers and dates, `rule:` with texts, numbers and dates. "
      + "No value lies outside of itself, so that a field that limits itself has no limit. A rule of the app is a method that takes one type.",
    examples: """
      screen: Compose
      form:
        «cover→text»: { type: ‹Image→String›, title: compose.«cover→text» }
        copies: { type: Int, title: compose.copies, range: ‹{ min: 0.5 }→{ min: 1 }› }
        day: { type: Date, title: compose.day, range: { min: ‹$form.day→today› } }
        sender: { type: «Int→String», title: compose.sender, format: ‹email› }
      submit: { title: compose.send, do: dismiss }
      """,
    .screens { site, findings in
      guard case .form(let form) = site.screen.body else { return }
      for field in form.fields {
        // A type that is not there has been reported.
        guard let type = site.index.type(field.field.type) else { continue }
        if let choices = field.choices {
          check(choices, of: field, type, site, into: &findings)
          continue
        }
        // They have been reported, and with them the type is most likely right.
        guard !field.hasBrokenChoices else { continue }
        if !type.hasControl {
          findings.report(
            .formFieldType, "a form has no control for `\(type)`",
            at: site.location(field.field.type.span), help: help(for: type),
            about: .noControl(type: "\(type)"))
        } else if let limits = field.limits {
          check(limits, of: field.field, site, into: &findings)
        }
        if field.unit != nil, type.hasControl, !type.isNumber {
          findings.report(
            .formFieldType, "only an `Int`, a `Double` and a `Decimal` have a unit",
            at: site.location(field.field.type.span), help: ["leave out `unit:`"])
        }
        if field.isSecret, type.hasControl, type != .builtin(.string) {
          findings.report(
            .formFieldType, "only a `String` is secret: what is typed is not seen",
            at: site.location(field.field.type.span), help: ["leave out `secret:`"])
        }
      }
      checkForCircle(among: form.fields, site, into: &findings)
    }, rulesOfOneType)

  private static func check(
    _ limits: FieldLimits, of field: Field, _ site: ScreenSite, into findings: inout Findings
  ) {
    let type = field.type
    if let length = limits.length { check(length, of: field, site, into: &findings) }
    if let key = limits.strayLength {
      reportLength(
        at: key, of: field, besideRange: limits.rangeKey != nil, site, into: &findings)
    }
    if let range = limits.range { check(range, of: field, limits, site, into: &findings) }
    if let rule = limits.rule { check(rule, of: field, site, into: &findings) }
    if let format = limits.format, type.shape != .builtin(.string) {
      findings.report(
        .formFieldType, "only a `String` has a format", at: site.location(format.span),
        help: ["leave out `format:`, or write `type: String`"])
    }
  }

  private static func help(for type: SpecType) -> [String] {
    if type == .builtin(.identifier) {
      return ["say by `choices:` what there is to choose from, or use `String`, which is typed"]
    }
    if type.unwrapped.isPicture {
      return [
        "write `[Data]`, which is several photos; `length: { max: 1 }` beside it lets there be one"
      ]
    }
    guard case .optional(let wrapped) = type, wrapped.hasControl else {
      let types =
        "use `String`, `Int`, `Double`, `Decimal`, `Bool`, `Date`, an enum, a list of an enum or `[Data]`"
      return type == .builtin(.text) ? ["write `String`, which is what a person types"] : [types]
    }
    return switch wrapped {
    case .builtin(.string): ["write `String`: what is not filled in is empty"]
    case .builtin(.boolean): ["write `Bool`: what is not switched on is off"]
    case .list: ["write `\(wrapped)`: where nothing is chosen it is empty"]
    default: ["write `\(wrapped)`: without `required:` and `default:` its value can be missing"]
    }
  }
}

extension SpecType {
  fileprivate var hasControl: Bool {
    switch self {
    case .builtin(.string), .builtin(.integer), .builtin(.number), .builtin(.decimal),
      .builtin(.boolean), .builtin(.date), .enumeration, .list(.enumeration),
      .list(.builtin(.data)):
      true
    default: false
    }
  }

  /// Whether somebody who asks for it may mean photos.
  fileprivate var isPicture: Bool {
    switch self {
    case .builtin(.data), .builtin(.image), .list(.builtin(.image)): true
    default: false
    }
  }
}
