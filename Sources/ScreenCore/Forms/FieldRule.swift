import Foundation

/// What the value of a field has to be.
public enum FieldRule: Hashable, Sendable {
  case required
  /// The number of characters.
  case length(min: Int? = nil, max: Int? = nil)
  /// The number.
  case range(min: Double? = nil, max: Double? = nil)
  /// A regular expression that the whole text has to match.
  case pattern(String)
  /// What the text has to look like.
  case format(EntryFormat)
}

/// The value of a field as rules see it.
package enum FieldValue: Hashable {
  case missing
  case text(String)
  case number(Double)
  /// Something that is there and that no rule asks more of.
  case other

  /// What is wrong with the value; nil when nothing is. Only what is required has to be there.
  package func problem(_ rules: [FieldRule]) -> ScreenText? {
    if isMissing { return rules.contains(.required) ? StandardText.required : nil }
    return rules.lazy.compactMap(problem).first
  }

  private var isMissing: Bool {
    switch self {
    case .missing: true
    case .text(let text): text.allSatisfy(\.isWhitespace)
    case .number, .other: false
    }
  }

  private func problem(_ rule: FieldRule) -> ScreenText? {
    switch (rule, self) {
    case (.length(let min, let max), .text(let text)):
      if let min, text.count < min { return StandardText.tooShort(min) }
      if let max, text.count > max { return StandardText.tooLong(max) }
      return nil
    case (.range(let min, let max), .number(let number)):
      if let min, number < min { return StandardText.tooSmall(min) }
      if let max, number > max { return StandardText.tooBig(max) }
      return nil
    case (.pattern(let pattern), .text(let text)):
      let match = text.range(of: "^(?:\(pattern))$", options: .regularExpression)
      return match == nil ? StandardText.invalid : nil
    case (.format(let format), .text(let text)):
      return format.matches(text) ? nil : format.problem
    case (.required, _), (.length, _), (.range, _), (.pattern, _), (.format, _):
      return nil
    }
  }
}

extension [FieldRule] {
  /// What a text has to look like, if anything is said of that.
  package var format: EntryFormat? {
    lazy.compactMap { if case .format(let format) = $0 { format } else { nil } }.first
  }

  /// Whether it is said that a number may be less than nothing.
  package var allowNegatives: Bool {
    contains { if case .range(let min?, _) = $0 { min < 0 } else { false } }
  }
}
