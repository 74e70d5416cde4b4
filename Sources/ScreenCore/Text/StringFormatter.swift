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
      return rules.form(of: forms, for: number).map(string(for:)) ?? ""
    }
  }

  private var rules: PluralRules { PluralRules(language: locale.language) }

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
      case .value(_, let decimals):
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
    let form = rules.form(of: substitution.forms, for: value.number ?? 0) ?? ""
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
    case .decimal(let number): number.nearestDouble
    case .none, .string, .date, .text: nil
    }
  }
}
