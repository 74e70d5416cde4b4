import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What the limits of a value are held against: its type, one another, and what the field begins with.
extension SpecRule {
  static func check(
    _ range: Located<ValueLimits>, of field: Field, _ limits: FieldLimits, _ site: ScreenSite,
    into findings: inout Findings
  ) {
    guard field.type.shape.hasRange else {
      return reportRange(range, of: field, limits, site, into: &findings)
    }
    for limit in range.value.all where limit.reads(field.name.text, of: .form) {
      return findings.report(
        .formFieldType, "`\(field.name.text)` is its own limit: no value lies outside of itself",
        at: site.location(limit.span), help: ["name another field, or leave the limit out"])
    }
    if let problem = problem(of: range.value, field.type.shape) {
      findings.report(
        .formFieldType, problem.message, at: site.location(range.span), help: [problem.help])
    } else if let value = field.defaultValue, let number = value.kind.literalNumber,
      let problem = problem(of: number, range.value)
    {
      findings.report(
        .formFieldType, problem.message, at: site.location(value.span), help: [problem.help])
    }
  }

  /// Reports the range of what has no order, whose key is most likely another than was meant.
  private static func reportRange(
    _ range: Located<ValueLimits>, of field: Field, _ limits: FieldLimits, _ site: ScreenSite,
    into findings: inout Findings
  ) {
    let type = field.type.shape
    let place = site.location(limits.rangeKey ?? range.span)
    let measure: String? =
      type == .builtin(.string)
      ? "how long a text may be" : type.isList ? "how many may be chosen" : nil
    // What is counted is whole, and one at least.
    let isMeant =
      limits.length == nil
      && range.value.all.allSatisfy { limit in
        limit.kind.literalNumber.map { $0 == $0.rounded() && $0 >= 1 } ?? false
      }
    let help =
      measure.map {
        isMeant
          ? "did you mean `length`, which says \($0)?"
          : "leave out `range:`; \($0) is its `length:`"
      } ?? "leave out `range:`"
    findings.report(
      .formFieldType, "only an `Int`, a `Double`, a `Decimal` and a `Date` have a range", at: place,
      help: [help],
      fixes: measure != nil && isMeant
        ? Fix.replacing("range", at: place, by: "length", .unsafe) : [])
  }

  private static func problem(of number: Double, _ limits: ValueLimits) -> Problem? {
    let isLess = limits.minimum?.kind.literalNumber.map { number < $0 } ?? false
    guard isLess || limits.maximum?.kind.literalNumber.map({ number > $0 }) ?? false else {
      return nil
    }
    return (
      "the field begins with a number that it does not take",
      "let it lie in `range:`, or leave `default:` out"
    )
  }

  private static func problem(of range: ValueLimits, _ type: TypeReference.Shape) -> Problem? {
    switch type {
    case .builtin(.integer):
      if range.all.compactMap(\.kind.literalNumber).contains(where: { $0 != $0.rounded() }) {
        return ("an `Int` is a whole number", "write whole limits, or `type: Double`")
      }
    case .builtin(.number), .builtin(.decimal): break
    case .builtin(.date):
      if range.all.contains(where: { $0.kind.literalNumber != nil }) {
        return (
          "a number is no limit of a `Date`",
          "write `today`, or a value that is a date, such as `$form.…` or `$parameters.…`"
        )
      }
    default: return nil
    }
    guard let least = range.minimum?.kind.literalNumber,
      let most = range.maximum?.kind.literalNumber, least > most
    else { return nil }
    return (
      "no number is at least the one and at most the other",
      "correct the one that is wrong, or swap them"
    )
  }
}
