import Foundation

/// Puts arguments into the places of a text's format specifiers: `%@`, `%lld`, `%1$@`, `%.2f`,
/// `%#@name@`, `%arg` and `%%`.
struct StringFormatter {
  let locale: Locale
  let arguments: [TextValue]
  let plain: (TextValue) -> String

  func string(for entry: StringEntry) -> String {
    switch entry {
    case .text(let text, let substitutions):
      return fill(text, substitutions: substitutions)
    case .plural(let forms):
      let number = arguments.lazy.compactMap(\.number).first ?? 0
      return PluralRules.form(of: forms, for: number, language: language).map(string(for:)) ?? ""
    }
  }

  private var language: String { locale.language.languageCode?.identifier ?? "en" }

  private func fill(
    _ text: String, substitutions: [String: StringEntry.Substitution], argument: TextValue? = nil
  ) -> String {
    var result = ""
    var next = 0
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      guard let specifier = FormatSpecifier(reading: &rest) else {
        result += "%"
        continue
      }
      switch specifier.kind {
      case .percent:
        result += "%"
      case .argument:
        result += argument.map(plain) ?? ""
      case .substitution(let name):
        let value = value(
          at: specifier.position ?? substitutions[name]?.argument, next: &next)
        result += substitute(name, of: substitutions, by: value)
      case .value(let decimals):
        // In a part that varies with a number it is this number that has no place of its own.
        let value =
          specifier.position == nil
          ? argument ?? value(at: nil, next: &next) : value(at: specifier.position, next: &next)
        result += value.map { string($0, decimals) } ?? ""
      }
    }
    return result + rest
  }

  private func substitute(
    _ name: String, of substitutions: [String: StringEntry.Substitution], by value: TextValue?
  ) -> String {
    guard let value, let substitution = substitutions[name] else { return "" }
    let form =
      PluralRules.form(of: substitution.forms, for: value.number ?? 0, language: language) ?? ""
    // A part may name others, but not itself.
    return fill(form, substitutions: substitutions.filter { $0.key != name }, argument: value)
  }

  private func value(at position: Int?, next: inout Int) -> TextValue? {
    let index = position.map { $0 - 1 } ?? next
    if position == nil { next += 1 }
    return arguments.indices.contains(index) ? arguments[index] : nil
  }

  private func string(_ value: TextValue, _ decimals: Int?) -> String {
    guard let decimals, let number = value.number else { return plain(value) }
    return number.formatted(.number.precision(.fractionLength(decimals)).locale(locale))
  }
}

extension TextValue {
  /// The value as a number, if it is one.
  fileprivate var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    case .none, .string, .date, .text: nil
    }
  }
}

/// What stands behind a `%` in a text.
private struct FormatSpecifier {
  enum Kind {
    case percent
    case argument
    case substitution(String)
    case value(decimals: Int?)
  }

  var kind: Kind
  var position: Int?

  init?(reading text: inout Substring) {
    if text.hasPrefix("%") {
      text.removeFirst()
      kind = .percent
    } else if text.hasPrefix("arg") {
      text.removeFirst(3)
      kind = .argument
    } else if let match = text.prefixMatch(of: /(?:([0-9]+)\$)?#@([A-Za-z0-9_]+)@/) {
      text = text[match.range.upperBound...]
      position = match.1.flatMap { Int($0) }
      kind = .substitution(String(match.2))
    } else if let match = text.prefixMatch(
      of: /(?:([0-9]+)\$)?[-+ 0#']*[0-9]*(?:\.([0-9]+))?(?:hh|h|ll|l|q|z|t|j)?([@diuoxXfFeEgGsc])/)
    {
      text = text[match.range.upperBound...]
      position = match.1.flatMap { Int($0) }
      kind = .value(decimals: match.2.flatMap { Int($0) })
    } else {
      return nil
    }
  }
}
