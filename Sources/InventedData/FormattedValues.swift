import Diagnostics
import SpecModel

extension PayloadFormat {
  /// How a date is invented before it is written as this says; nil for what is no date.
  var inventedDates: DateStyle? {
    switch self {
    case .text: nil
    case .date(let style): style
    case .day, .pattern: .iso8601
    }
  }
}

extension JSONValue {
  /// The value as its field says that it is written.
  func written(as format: PayloadFormat) -> JSONValue {
    switch (self, format) {
    case (.number(let number), .text): .string("\(number)")
    case (.decimal(let number), .text): .string("\(number)")
    case (.bool(let flag), .text): .string("\(flag)")
    case (.string(let date), .day): .string(String(date.prefix(10)))
    case (.string(let date), .pattern(let pattern)): .string(pattern.text(of: date))
    default: self
    }
  }
}
