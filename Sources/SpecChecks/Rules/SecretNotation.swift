import SourceText

/// What names say about whether nobody else may know a value, and values of headers and query items themselves.
enum SecretNotation {
  /// What carries a value in a request.
  enum Carriers {
    case headers
    case queryItems
  }

  /// Headers that carry nothing else, in small letters.
  private static let headers = [
    "authorization", "proxy-authorization", "api-key", "apikey", "x-apikey", "x-auth-token",
    "x-access-token", "x-shopify-access-token", "x-parse-rest-api-key", "x-parse-master-key",
    "ocp-apim-subscription-key", "x-functions-key", "x-rapidapi-key",
  ]

  /// Query items that carry nothing else, in small letters and without what joins words.
  private static let queryItems = [
    "apikey", "accesstoken", "authtoken", "clientsecret", "consumersecret", "password", "secret",
  ]

  /// Parts of the names of cookies by which a server knows who asks.
  private static let sessions = ["sess", "token", "auth", "jwt", "sid", "secret", "key"]

  /// What a session knows and only servers may, in small letters and without what joins words.
  private static let ofSessions: Set<String> = [
    "token", "accesstoken", "authtoken", "refreshtoken", "renewaltoken", "bearertoken", "idtoken",
    "sessiontoken", "apitoken", "jwt", "secret", "clientsecret", "secretkey", "privatekey",
    "apikey",
    "sessionkey",
  ]

  /// What is asked for to show that somebody is who they are, and is good for once or never told, in small letters.
  private static let codes: Set<String> = [
    "otp", "totp", "onetimecode", "verificationcode", "securitycode", "authcode", "smscode", "pin",
    "cvc", "cvv",
  ]

  /// What a name ends with that is one of a password, in small letters.
  private static let passwords = ["password", "passwd", "passcode", "passphrase"]

  /// Whether a name is that of something which a session keeps to itself.
  static func isSecretOfSession(_ name: String) -> Bool {
    isPassword(name) || ofSessions.contains(name.lowercased().filter { $0 != "_" })
  }

  /// Whether a name is that of what says who somebody or which device it is, which others may know.
  static func tellsWho(_ name: String) -> Bool {
    NearMiss.wordTexts(name).contains(where: persons.contains)
  }

  private static let persons: Set<String> = [
    "account", "app", "client", "customer", "device", "email", "id", "identifier", "language",
    "locale", "login", "mail", "member", "name", "phone", "region", "tenant", "user", "username",
    "uuid", "version",
  ]

  /// Whether a name says of nothing else than that something is renewed or let in by it.
  static func renews(_ name: String) -> Bool {
    NearMiss.wordTexts(name).allSatisfy(renewals.contains)
  }

  private static let renewals: Set<String> = [
    "code", "grant", "key", "refresh", "renew", "renewal", "ticket",
  ]

  /// Whether a name is that of a password, of whatever use.
  static func isPassword(_ name: String) -> Bool {
    let name = name.lowercased()
    return passwords.contains(where: name.hasSuffix)
  }

  /// Whether a name is that of a code that somebody shows to be who they are by.
  static func isCode(_ name: String) -> Bool {
    codes.contains(name.lowercased().filter { $0 != "_" })
  }

  /// - Parameter name: The name of the header or query item.
  static func isSecret(_ text: String, named name: String, among carriers: Carriers) -> Bool {
    guard mayCarrySecret(name, carriers), !text.isEmpty else { return false }
    // Braces are those of a value whose `$` was forgotten.
    guard !text.contains("{"), !isPublishable(text) else { return false }
    return carriers != .headers || !isCookie(name) || holdsSession(text)
  }

  /// Whether a header or query item carries what nobody else may know, or is one of cookies. Nearly all do
  /// not, so this is asked first and looks at bytes.
  private static func mayCarrySecret(_ name: String, _ carriers: Carriers) -> Bool {
    switch carriers {
    case .headers:
      isCookie(name)
        || headers.contains { $0.utf8.count == name.utf8.count && hasLetters(name.utf8, $0) }
        || hasLetters(name.utf8.suffix(8), "-api-key")
    case .queryItems: queryItems.contains { hasLetters(name.utf8.lazy.filter(\.isLetter), $0) }
    }
  }

  private static func isCookie(_ name: String) -> Bool { hasLetters(name.utf8, "cookie") }

  /// Whether some bytes are those of a text in small letters, but for their case.
  private static func hasLetters(_ bytes: some Sequence<UInt8>, _ text: String) -> Bool {
    bytes.elementsEqual(text.utf8) { $0 == $1 || ($0.isLetter && $0 | 0x20 == $1) }
  }

  /// Whether a text only says which app asks, which its maker lets everybody know.
  static func isPublishable(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard let key = words.last else { return false }
    return key.hasPrefix("pk_live_") || key.hasPrefix("pk_test_")
      || (words.count == 2 && words[0].lowercased() == "client-id")
  }

  /// Whether one of some cookies is named as those are that stand for a person.
  private static func holdsSession(_ cookies: String) -> Bool {
    cookies.split(separator: ";").contains { cookie in
      let name = cookie.prefix { $0 != "=" }.lowercased()
      return sessions.contains { name.contains($0) }
    }
  }
}
