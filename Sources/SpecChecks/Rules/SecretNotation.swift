/// What names and values of headers and query items say about whether nobody else may know them.
enum SecretNotation {
  /// What carries a value in a request.
  enum Carriers {
    case headers
    case queryItems
  }

  /// Headers that carry nothing else, in small letters.
  private static let headers: Set<String> = [
    "authorization", "proxy-authorization", "api-key", "apikey", "x-apikey", "x-auth-token",
    "x-access-token", "x-shopify-access-token", "x-parse-rest-api-key", "x-parse-master-key",
    "ocp-apim-subscription-key", "x-functions-key", "x-rapidapi-key",
  ]

  /// Query items that carry nothing else, in small letters and without what joins words.
  private static let queryItems: Set<String> = [
    "apikey", "accesstoken", "authtoken", "clientsecret", "consumersecret", "password", "secret",
  ]

  /// Parts of the names of cookies by which a server knows who asks.
  private static let sessions = ["sess", "token", "auth", "jwt", "sid", "secret", "key"]

  /// - Parameter name: The name of the header or query item.
  static func isSecret(_ text: String, named name: String, among carriers: Carriers) -> Bool {
    // Braces are those of a value whose `$` was forgotten.
    guard !text.isEmpty, !text.contains("{"), !isPublishable(text) else { return false }
    let name = name.lowercased()
    switch carriers {
    case .headers where name == "cookie": return holdsSession(text)
    case .headers: return headers.contains(name) || name.hasSuffix("-api-key")
    case .queryItems: return queryItems.contains(name.filter { $0.isLetter })
    }
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
