import Foundation

/// What a text that is entered has to look like.
///
/// Each is looked at only so far that nothing right is refused: whether there is such an address or number
/// is known to nobody here.
public enum EntryFormat: String, Hashable, Sendable, CaseIterable {
  /// One `@` with something before it, and a domain of two or more parts behind it.
  case email
  /// Three to fifteen digits of any script, perhaps behind a `+`; spaces, dashes, dots, slashes and
  /// parentheses may stand between them.
  case phone
  /// An absolute address with a host, such as `https://example.com`.
  case url

  func matches(_ text: String) -> Bool {
    switch self {
    case .email: Self.isEmail(text)
    case .phone: Self.isPhone(text)
    case .url: Self.isAddress(text)
    }
  }

  /// What is said of a text that is none.
  var problem: ScreenText {
    switch self {
    case .email: StandardText.notEmail
    case .phone: StandardText.notPhone
    case .url: StandardText.notAddress
    }
  }

  /// What was meant by what was typed: keyboards put spaces behind words that they complete, and none
  /// belongs into an address.
  func cleaned(_ text: String) -> String {
    switch self {
    case .email, .url: text.trimmingCharacters(in: .whitespacesAndNewlines)
    // Between digits there may be one, and the last one typed may stand there.
    case .phone: text
    }
  }

  private static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !text.contains(where: \.isWhitespace) else {
      return false
    }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
  }

  private static func isPhone(_ text: String) -> Bool {
    var rest = text.drop(while: \.isWhitespace)
    if rest.first == "+" { rest = rest.dropFirst() }
    let digits = rest.filter(\.isWholeNumber).count
    return (3...15).contains(digits)
      && rest.allSatisfy { $0.isWholeNumber || $0.isWhitespace || "-–./()".contains($0) }
  }

  private static func isAddress(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace), let address = URLComponents(string: text) else {
      return false
    }
    return !(address.scheme ?? "").isEmpty && !(address.host ?? "").isEmpty
  }
}
