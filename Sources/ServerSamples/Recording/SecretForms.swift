import SourceText

/// What is known by its form, wherever it stands: addresses of e-mail, tokens, and secrets in addresses of the web.
enum SecretForms {
  /// How tokens of well-known services begin.
  private static let prefixes = [
    "sk_live_", "sk_test_", "rk_live_", "ghp_", "gho_", "ghs_", "github_pat_", "glpat-", "xoxb-",
    "xoxp-", "AKIA", "ASIA", "AIza", "eyJ", "Bearer ", "Basic ", "SG.", "shpat_",
  ]
  /// How the names of values in addresses end that nobody else should see, without signs.
  private static let queryWords = [
    "token", "sig", "signature", "key", "secret", "password", "auth", "credential",
  ]

  static func blanked(_ text: String, names: [String]) -> String {
    if prefixes.contains(where: { text.hasPrefix($0) && text.count >= $0.count + 12 }),
      !text.contains("\n")
    {
      return maskedBehindPrefix(text)
    }
    var text = withoutQuerySecrets(text)
    if text.contains("@") { text = withoutAddresses(text) }
    guard text.contains(" ") else { return text }
    for name in names where text.contains(name) {
      text = text.replacing(name, with: BlankedText.name(name))
    }
    return text
  }

  /// What says of which kind it is stays.
  private static func maskedBehindPrefix(_ text: String) -> String {
    let prefix = prefixes.first(where: text.hasPrefix) ?? ""
    return prefix + BlankedText.masked(String(text.dropFirst(prefix.count)))
  }

  private static func withoutQuerySecrets(_ text: String) -> String {
    guard text.hasPrefix("http"), let mark = text.firstIndex(where: { $0 == "?" || $0 == "#" })
    else { return text }
    var result = String(text[..<mark])
    var rest = text[mark...]
    while let sign = rest.first {
      let item = rest.dropFirst().prefix { $0 != "&" && $0 != "#" }
      result.append(sign)
      result += withoutSecret(item)
      rest = rest[item.endIndex...]
    }
    return result
  }

  /// `name=value`, whose value is masked where the name says that it is a secret.
  private static func withoutSecret(_ item: Substring) -> String {
    guard let equals = item.firstIndex(of: "=") else { return String(item) }
    let name = String(item[..<equals]).plainKey
    guard name == "code" || queryWords.contains(where: name.hasSuffix) else { return String(item) }
    let start = item.index(after: equals)
    return item[..<start] + BlankedText.masked(String(item[start...]))
  }

  /// Addresses of e-mail within a text.
  private static func withoutAddresses(_ text: String) -> String {
    var result = ""
    var word = ""
    func isOfAddress(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "@._%+-".contains(character)
    }
    for character in text {
      if isOfAddress(character) {
        word.append(character)
      } else {
        result += withoutAddress(word)
        result.append(character)
        word = ""
      }
    }
    return result + withoutAddress(word)
  }

  private static func withoutAddress(_ word: String) -> String {
    let end = word.reversed().prefix { $0 == "." || $0 == "-" }.count
    let address = word.dropLast(end)
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), !parts[1].hasPrefix("."),
      parts[1].last?.isLetter == true
    else { return word }
    return BlankedText.address(String(address)) + word.suffix(end)
  }
}
