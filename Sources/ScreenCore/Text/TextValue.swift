import Foundation

/// A value that stands in a text.
public indirect enum TextValue: Hashable, Sendable {
  case none
  case string(String)
  case integer(Int)
  case double(Double)
  case decimal(Decimal)
  case date(Date)
  case text(ScreenText)
}

/// What can be an argument of a text; an optional that is nil leaves nothing in the text.
public protocol TextArgument: Sendable {
  /// The value as texts know it.
  var textValue: TextValue { get }
}

extension String: TextArgument {
  public var textValue: TextValue { .string(self) }
}

extension Int: TextArgument {
  public var textValue: TextValue { .integer(self) }
}

extension Double: TextArgument {
  public var textValue: TextValue { .double(self) }
}

extension Decimal: TextArgument {
  public var textValue: TextValue { .decimal(self) }
}

extension Bool: TextArgument {
  public var textValue: TextValue { .string(self ? "true" : "false") }
}

extension Date: TextArgument {
  public var textValue: TextValue { .date(self) }
}

extension URL: TextArgument {
  public var textValue: TextValue { .string(absoluteString) }
}

extension Identifier: TextArgument {
  public var textValue: TextValue { .string(rawValue) }
}

extension ScreenText: TextArgument {
  public var textValue: TextValue { .text(self) }
}

extension Optional: TextArgument where Wrapped: TextArgument {
  public var textValue: TextValue { map(\.textValue) ?? .none }
}
