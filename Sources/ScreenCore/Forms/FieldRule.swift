public import Foundation

/// What the value of a field has to be.
public enum FieldRule: Hashable, Sendable {
  case required
  /// The number of characters, or of choices, or of photos.
  case length(min: Int? = nil, max: Int? = nil)
  /// The number.
  case range(min: Double? = nil, max: Double? = nil)
  /// The day of a date, from the one to the other.
  case dates(min: Date? = nil, max: Date? = nil)
  /// A regular expression that the whole text has to match.
  case pattern(String)
  /// What the text has to look like.
  case format(EntryFormat)

  /// A whole number, where its limits are others.
  public static func wholeNumbers(min: Int? = nil, max: Int? = nil) -> FieldRule {
    .range(min: min.map(Double.init), max: max.map(Double.init))
  }

  /// An exact number, where its limits are others.
  public static func amounts(min: Decimal? = nil, max: Decimal? = nil) -> FieldRule {
    .range(min: min?.nearestDouble, max: max?.nearestDouble)
  }
}

/// The value of a field as rules see it.
package enum FieldValue: Hashable {
  case missing
  case text(String)
  case number(Double)
  case date(Date)
  /// So many choices of several, or so many photos.
  case choices(Int)
  /// Something that is there and that no rule asks more of.
  case other

  /// What is wrong with the value; nil when nothing is. Only what is required has to be there.
  package func problem(_ rules: [FieldRule]) -> ScreenText? {
    if isMissing { return rules.contains(.required) ? StandardText.required : nil }
    return rules.lazy.compactMap(problem).first
  }

  /// Whether nothing was entered.
  var isMissing: Bool {
    switch self {
    case .missing: true
    case .text(let text): text.allSatisfy(\.isWhitespace)
    case .choices(let count): count == 0
    case .number, .date, .other: false
    }
  }

  private func problem(_ rule: FieldRule) -> ScreenText? {
    switch (rule, self) {
    case (.length(let min, let max), .text(let text)):
      if let min, text.count < min { return StandardText.tooShort(min) }
      if let max, text.count > max { return StandardText.tooLong(max) }
      return nil
    case (.length(let min, let max), .choices(let count)):
      if let min, count < min { return StandardText.tooFew(min) }
      if let max, count > max { return StandardText.tooMany(max) }
      return nil
    case (.range(let min, let max), .number(let number)):
      if let min, number < min { return StandardText.tooSmall(min) }
      if let max, number > max { return StandardText.tooBig(max) }
      return nil
    case (.dates(let min, let max), .date(let date)):
      return DayLimits(min: min, max: max).problem(of: date)
    case (.pattern(let pattern), .text(let text)):
      let match = text.range(of: "^(?:\(pattern))$", options: .regularExpression)
      return match == nil ? StandardText.invalid : nil
    case (.format(let format), .text(let text)):
      return format.matches(text) ? nil : format.problem
    case (.required, _), (.length, _), (.range, _), (.dates, _), (.pattern, _), (.format, _):
      return nil
    }
  }
}

extension [FieldRule] {
  /// What a text has to look like, if anything is said of that.
  package var format: EntryFormat? {
    lazy.compactMap { if case .format(let format) = $0 { format } else { nil } }.first
  }

  /// How many choices or photos there may be; nil for any number.
  var mostChoices: Int? {
    lazy.compactMap { if case .length(_, let most) = $0 { most } else { nil } }.min()
  }

  /// The days that a date may be of.
  package var days: DayLimits {
    reduce(into: DayLimits()) { days, rule in
      if case .dates(let min, let max) = rule { days = DayLimits(min: min, max: max) }
    }
  }

  /// Whether it is said that a number may be less than nothing.
  package var allowNegatives: Bool {
    contains { if case .range(let min?, _) = $0 { min < 0 } else { false } }
  }
}
