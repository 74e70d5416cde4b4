import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// How long a text may be, or how many choices there may be: held against the type, one another, and what the field
/// begins with.
extension SpecRule {
  static func check(
    _ length: Located<LengthLimits>, of field: Field, _ site: ScreenSite,
    into findings: inout Findings
  ) {
    let type = field.type
    // Of numbers and dates what stands under it is not read.
    guard type.shape == .builtin(.string) || type.shape.isList else {
      return findings.report(
        .formFieldType, "only a `String` and a list have a length", at: site.location(type.span),
        help: ["leave out `length:`"])
    }
    if let problem = problem(of: length.value, type, site.index) {
      findings.report(
        .formFieldType, problem.message, at: site.location(length.span), help: [problem.help])
    } else if let value = field.defaultValue, let problem = problem(of: value, length.value) {
      findings.report(
        .formFieldType, problem.message, at: site.location(value.span), help: [problem.help])
    }
  }

  /// Reports the length of a number or date, whose key is most likely another than was meant.
  static func reportLength(
    at key: ByteSpan, of field: Field, besideRange hasRange: Bool, _ site: ScreenSite,
    into findings: inout Findings
  ) {
    let type = field.type.shape
    let isNumber = type != .builtin(.date)
    let isMeant = isNumber && !hasRange
    findings.report(
      .formFieldType, "`\(type)` has no length", at: site.location(key),
      help: [
        isMeant
          ? "did you mean `range`, which says what a number may be?"
          : "leave out `length:`; what a \(isNumber ? "number" : "day") may be is its `range:`"
      ],
      fixes: isMeant
        ? Fix.replacing("length", at: site.location(key), by: "range", .unsafe) : [])
  }

  private static func problem(
    of limits: LengthLimits, _ type: TypeReference, _ index: AppIndex
  ) -> Problem? {
    guard let least = limits.minimum else { return nil }
    if let most = limits.maximum, least > most {
      let message =
        type.shape.isList
        ? "nobody can choose at least \(least) and at most \(most)"
        : "a text of at least \(least) and at most \(most) characters does not exist"
      return (message, "correct the one that is wrong, or swap them")
    }
    guard case .list(.enumeration(let name))? = index.type(type),
      let count = index.enumeration(name)?.cases.count, count < least
    else { return nil }
    let cases = count == 1 ? "case" : "cases"
    return (
      "`\(name)` has \(count) \(cases), of which nobody can choose \(least)",
      "ask for fewer, or declare more"
    )
  }

  /// What is wrong with what a field begins with. What is empty is what has not been filled in.
  private static func problem(of value: Expression, _ limits: LengthLimits) -> Problem? {
    let (count, isText) =
      switch value.kind {
      case .text(let text): (text.count, true)
      case .list(let chosen): (chosen.count, false)
      default: (0, false)
      }
    let isShort = count > 0 && limits.minimum.map { count < $0 } ?? false
    guard isShort || limits.maximum.map({ count > $0 }) ?? false else { return nil }
    return isText
      ? ("the field begins with a text that it does not take", "let it fit into `length:`")
      : ("the field begins with choices that it does not take", "choose as many as `length:` says")
  }
}
