import Diagnostics
import SourceText
import SpecModel

/// Problems of texts, their arguments and interpolations.
extension TypeProblem {
  static func notShown(_ type: SpecType, at span: ByteSpan) -> TypeProblem {
    let help: String
    switch type.unwrapped {
    case .builtin(.date): help = "say how it is shown: `{ value: …, as: relative }`"
    case .model, .union: help = "show one of its fields"
    case .list: help = "show its `.count`, or its elements by a section"
    default: help = "show a String, Text, Int, Double, Decimal, ID or a case of an enum"
    }
    return TypeProblem(
      .bindingTypeMismatch, "`\(type)` cannot be shown as text", at: span, help: [help])
  }

  /// - Parameter key: The key that asks for the format.
  static func wrongFormat(
    _ format: TextFormat, askedBy key: String = "as", for type: SpecType, at span: ByteSpan
  ) -> TypeProblem {
    let fitting = TextFormat.allCases.filter { $0.accepts(type.unwrapped) }.map(\.rawValue)
    var help =
      "it shows \(format.acceptedTypes)"
      + (fitting.isEmpty
        ? "" : "; a value of `\(type.unwrapped)` is shown as \(Listing.quoted(fitting))")
    if fitting.isEmpty, type.isShownAsText {
      help = "leave `\(key):` out: a value of `\(type.unwrapped)` is shown as it is; \(help)"
    }
    return TypeProblem(
      .bindingTypeMismatch, "`as: \(format.rawValue)` does not show `\(type)`", at: span,
      help: [help])
  }

  /// The same, with the field whose type is to blame, if it is that: what else shows it has the same problem.
  func explained(by field: (name: String, place: Location, cure: String?)?) -> TypeProblem {
    guard let field else { return self }
    var problem = self
    problem.related.append((field.place, "\(field.name) is declared so"))
    problem.cause = "\(message), \(field.name)"
    if let cure = field.cure { problem.help.append(cure) }
    return problem
  }

  /// The same with the value that is most likely meant, if one is: it is the only one that is shown so.
  func meaning(_ value: String?, insteadOf written: Expression) -> TypeProblem {
    guard let value, case .path(let path) = written.kind else { return self }
    var problem = self
    problem.proposal = value
    problem.help.insert("did you mean `\(value)`, which is shown so?", at: 0)
    return problem.replaced(by: value, insteadOf: path.text)
  }

  /// The same without the value that it proposes.
  package var withoutProposal: TypeProblem {
    guard let proposal else { return self }
    var problem = self
    problem.proposal = nil
    problem.replacement = nil
    problem.help.removeAll { $0.hasPrefix("did you mean `\(proposal)`") }
    return problem
  }

  static func unknownFormat(at span: ByteSpan) -> TypeProblem {
    let names = Listing.all(TextFormat.allCases.map(\.rawValue), kind: "formats")
    return TypeProblem(
      .bindingTypeMismatch, "there is no such format", at: span, help: [names])
  }

  static func unknownCurrency(_ code: String, at span: ByteSpan) -> TypeProblem {
    if let meant = CurrencyCode.meant(by: code) {
      return TypeProblem(
        .bindingTypeMismatch, "ISO 4217 has no currency `\(code)`", at: span,
        help: ["did you mean `\(meant)`?"],
        replacement: span.count == code.utf8.count ? .init(text: meant, safety: .unsafe) : nil)
    }
    return TypeProblem(
      .bindingTypeMismatch, "ISO 4217 has no currency `\(code)`", at: span,
      suggestion: Suggestion(
        for: code, among: CurrencyCode.all.sorted(), kind: "currencies"))
  }

  static func notAText(at span: ByteSpan, isFormattedTwice: Bool = false) -> TypeProblem {
    guard !isFormattedTwice else {
      return TypeProblem(
        .bindingTypeMismatch, "`as` and `currency` do not go together", at: span,
        help: ["an amount of money has no other format: take `as` out"])
    }
    return TypeProblem(
      .bindingTypeMismatch, "expected a text, found another mapping", at: span,
      help: [
        "texts are `{ key: …, with: […] }`, `{ value: …, as: … }`, `{ value: …, currency: … }` and "
          + "`{ verbatim: … }`"
      ])
  }

  static func unknownKeyOfText(_ name: Name, meaning key: NearMiss.Match) -> TypeProblem {
    TypeProblem(
      .bindingTypeMismatch, "a text has no key `\(name.text)`", at: name.span,
      help: ["did you mean `\(key.name)`?"],
      replacement: name.span.count == name.text.utf8.count
        ? .init(text: key.name, safety: key.safety) : nil)
  }

  static func otherWordInText(_ name: Name, for key: String) -> TypeProblem {
    TypeProblem(
      .bindingTypeMismatch, "a text has no key `\(name.text)`", at: name.span,
      help: ["it is called `\(key)` here"],
      replacement: name.span.count == name.text.utf8.count
        ? .init(text: key, safety: .unsafe) : nil)
  }

  static func notAnArgument(_ type: SpecType, at span: ByteSpan) -> TypeProblem {
    TypeProblem(
      .bindingTypeMismatch, "`\(type)` cannot be an argument of a text", at: span,
      help: [
        "arguments are of type String, Text, Int, Double, Decimal, Bool, Date, URL, ID or an enum"
      ])
  }

  /// - Parameter isWhole: Whether the string is nothing but the value.
  static func notInterpolated(
    _ type: SpecType, isWhole: Bool, _ value: Expression, at span: ByteSpan
  ) -> TypeProblem {
    if isWhole, case .path(let path) = value.kind {
      return TypeProblem(
        .bindingTypeMismatch, "`\(type)` cannot stand inside a string", at: span,
        help: [
          "the string is nothing but the value: write `\(path.text)`, without quotes and braces"
        ])
    }
    let help =
      type.isOptional
      ? "the value can be missing: interpolate one that is always there"
      : "interpolate a String, Int, Double, Decimal, ID or enum; for people, use a key with arguments"
    return TypeProblem(
      .bindingTypeMismatch, "`\(type)` cannot stand inside a string", at: span, help: [help])
  }
}
