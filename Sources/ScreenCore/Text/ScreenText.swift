public import Foundation

/// A text that a screen shows: a key of the app's strings, a value, or a literal. What it reads is
/// decided where it is shown, by the strings, the locale and the time there.
public struct ScreenText: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case key(String, [TextValue])
    case standard(key: String, text: String, [TextValue])
    case value(TextValue)
    case formatted(TextValue, TextFormat)
    case money(TextValue, currency: String?)
    case verbatim(String)
    case joined([ScreenText])
  }

  let form: Form

  /// The key of the app's string that the text is; nil for texts that are none.
  public var key: String? {
    switch form {
    case .key(let key, _), .standard(let key, _, _): key
    case .value, .formatted, .money, .verbatim, .joined: nil
    }
  }

  /// The app's string for `key`, with `arguments` in the places of its format specifiers.
  public static func key(_ key: String, _ arguments: [any TextArgument] = []) -> ScreenText {
    ScreenText(form: .key(key, arguments.map(\.textValue)))
  }

  /// The text as it stands.
  public static func verbatim(_ text: String) -> ScreenText {
    ScreenText(form: .verbatim(text))
  }

  /// `value` as `format` writes it in the reader's locale; empty for nil.
  public static func formatted(
    _ value: (some TextArgument)?, _ format: TextFormat
  ) -> ScreenText {
    ScreenText(form: .formatted(value.textValue, format))
  }

  /// An amount in the currency with a code of ISO 4217 as the reader's locale writes it; without a code it
  /// is that of the reader's region. Empty for nil.
  public static func money(
    _ amount: (some TextArgument)?, in currency: String?
  ) -> ScreenText {
    ScreenText(form: .money(amount.textValue, currency: currency))
  }

  /// Texts one behind the other, with nothing between them.
  public static func joined(_ texts: [ScreenText]) -> ScreenText {
    ScreenText(form: .joined(texts))
  }

  /// The app's string for `key`, or `text` where its strings have none. So the library's own texts are
  /// translated by the app, and are still texts where nobody did.
  public static func key(
    _ key: String, _ arguments: [any TextArgument] = [], default text: String
  ) -> ScreenText {
    ScreenText(form: .standard(key: key, text: text, arguments.map(\.textValue)))
  }
}

extension ScreenText {
  /// The string; empty for nil.
  public static func value(_ value: String?) -> ScreenText {
    ScreenText(form: .value(value.textValue))
  }

  /// The text; empty for nil.
  public static func value(_ value: ScreenText?) -> ScreenText {
    value ?? .verbatim("")
  }

  /// What people read for a choice; empty for nil.
  public static func value(_ value: (some ChoiceValue)?) -> ScreenText {
    value?.text ?? .verbatim("")
  }

  /// The number as the reader's locale writes it; empty for nil.
  public static func value(_ value: Int?) -> ScreenText {
    ScreenText(form: .value(value.textValue))
  }

  /// The number as the reader's locale writes it; empty for nil.
  public static func value(_ value: Double?) -> ScreenText {
    ScreenText(form: .value(value.textValue))
  }

  /// The number as the reader's locale writes it; empty for nil.
  public static func value(_ value: Decimal?) -> ScreenText {
    ScreenText(form: .value(value.textValue))
  }

  /// The identifier; empty for nil.
  public static func value(_ value: Identifier?) -> ScreenText {
    ScreenText(form: .value(value.textValue))
  }
}

extension ScreenText {
  /// Whether it counts things of which there is none.
  package var isZero: Bool {
    switch form {
    case .value(.integer(let number)), .formatted(.integer(let number), _): number == 0
    case .value(.double(let number)), .formatted(.double(let number), _): number == 0
    case .value(.decimal(let number)), .formatted(.decimal(let number), _): number == 0
    case .value(.text(let text)): text.isZero
    default: false
    }
  }

  /// Whether it may read otherwise later.
  var dependsOnTime: Bool {
    switch form {
    case .key(_, let arguments), .standard(_, _, let arguments):
      arguments.contains(where: \.dependsOnTime)
    case .value(let value): value.dependsOnTime
    case .formatted(let value, let format): format.dependsOnTime || value.dependsOnTime
    case .money, .verbatim: false
    case .joined(let texts): texts.contains(where: \.dependsOnTime)
    }
  }
}

extension TextValue {
  fileprivate var dependsOnTime: Bool {
    if case .text(let text) = self { text.dependsOnTime } else { false }
  }
}

extension TextFormat {
  fileprivate var dependsOnTime: Bool {
    switch self {
    case .relative, .day: true
    case .date, .time, .month, .year, .number, .currency, .percent, .bytes, .duration: false
    }
  }
}

extension ScreenText: Decodable {
  /// A payload's text is shown as it came.
  public init(from decoder: any Decoder) throws {
    self = .verbatim(try decoder.singleValueContainer().decode(String.self))
  }
}
