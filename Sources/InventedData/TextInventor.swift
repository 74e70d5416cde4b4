import SeededRandom

/// Invents texts by what they are called.
struct TextInventor {
  let length: InventedVariant.Length
  var generator: SeededGenerator

  mutating func text(for words: FieldWords) -> String {
    if words.isPicture, words.hasAny(["url", "link", "src", "href"]) {
      return address(for: words, number: generator.below(48))
    }
    if let exact = exactText(for: words) { return exact }
    if isPerson(words) { return person() }
    if words.ends(with: ["title", "headline", "subject", "heading", "name", "question"]) {
      return title()
    }
    if words.ends(with: [
      "body", "content", "description", "bio", "about", "details", "text", "overview", "answer",
      "instructions",
    ]) {
      return paragraph()
    }
    if words.ends(with: [
      "subtitle", "summary", "caption", "tagline", "teaser", "excerpt", "message", "note", "notes",
      "comment", "review", "hint", "reason", "status", "line",
    ]) {
      return sentence()
    }
    return label()
  }

  /// Texts of one form, by their names.
  private mutating func exactText(for words: FieldWords) -> String? {
    func ends(_ meant: [String]) -> Bool { words.ends(with: meant) }
    if words.hasAny(["email", "mail"]) { return handle() + "@example.com" }
    if ends(["phone", "mobile", "tel", "telephone"]) { return phone() }
    if ends(["username", "handle", "nickname", "login", "nick"]) { return handle() }
    if ends(["url", "link", "href", "website", "homepage"]) { return page() }
    if ends(["currency"]) { return one(of: ["EUR", "USD", "GBP", "JPY"]) }
    if ends(["color", "colour"]) { return one(of: ["#4F6D7A", "#C0D6DF", "#DD6E42", "#8FAE9B"]) }
    if ends(["city", "town", "place", "location"]) { return one(of: InventedWords.cities) }
    if ends(["country"]) { return one(of: InventedWords.countries) }
    if ends(["street", "address"]) {
      return "\(one(of: InventedWords.streets)) \(1 + generator.below(180))"
    }
    if ends(["zip", "postcode", "postal"]) { return "\(10_000 + generator.below(89_999))" }
    if ends(["company", "brand", "publisher", "vendor", "organization", "organisation", "shop"]) {
      return one(of: InventedWords.companies)
    }
    if ends(["language", "locale"]) { return one(of: ["en", "de", "fr", "ja", "ar"]) }
    if ends(["code", "sku", "token", "slug", "key", "number", "reference", "isbn"]) {
      return "\(one(of: ["A", "B", "K", "M", "R"]))-\(1000 + generator.below(9000))"
    }
    if words.hasAny(["price", "cost", "amount"]) {
      return "€\(2 + generator.below(148)).\(one(of: ["99", "49", "00"]))"
    }
    guard words.words.last == "name" || words.hasAny(["firstname", "lastname", "surname"]) else {
      return nil
    }
    if words.hasAny(["first", "given", "firstname"]) { return one(of: InventedWords.firstNames) }
    if words.hasAny(["last", "family", "lastname", "surname"]) {
      return one(of: InventedWords.lastNames)
    }
    return nil
  }

  private func isPerson(_ words: FieldWords) -> Bool {
    if words.ends(with: FieldWords.people) { return true }
    guard words.ends(with: ["name", "fullname"]) else { return false }
    return words.isOf(FieldWords.people)
      || words.hasAny(FieldWords.people) || words.hasAny(["full", "display", "fullname"])
  }

  // MARK: - Addresses

  mutating func address(for words: FieldWords, number: Int) -> String {
    guard words.isPicture else { return page() }
    let isSquare =
      words.hasAny(["avatar", "icon", "logo", "portrait"]) || words.isOf(FieldWords.people)
    return InventedImage(number + generator.below(3), isSquare: isSquare).address
  }

  private mutating func page() -> String {
    let words = (0..<2).map { _ in one(of: InventedWords.nouns).lowercased() }
    return "https://example.com/\(words.joined(separator: "-"))"
  }

  // MARK: - Texts

  private mutating func one(of words: [String]) -> String { words[generator.below(words.count)] }

  private mutating func person() -> String {
    let (first, last) = (one(of: InventedWords.firstNames), one(of: InventedWords.lastNames))
    return switch length {
    case .short: first
    case .usual: "\(first) \(last)"
    case .long:
      "\(first) \(one(of: InventedWords.firstNames)) \(last)-\(one(of: InventedWords.lastNames))"
    }
  }

  private mutating func handle() -> String {
    let name = one(of: InventedWords.firstNames).unicodeScalars.filter(\.isASCII)
    return String(String.UnicodeScalarView(name)).lowercased() + "\(10 + generator.below(90))"
  }

  private mutating func phone() -> String {
    "+49 30 \(1_000_000 + generator.below(8_999_999))"
  }

  private mutating func label() -> String {
    switch length {
    case .short: one(of: InventedWords.nouns)
    case .usual: "\(one(of: InventedWords.adjectives)) \(one(of: InventedWords.nouns).lowercased())"
    case .long: title()
    }
  }

  private mutating func title() -> String {
    let adjective = one(of: InventedWords.adjectives)
    let noun = one(of: InventedWords.nouns).lowercased()
    let place = one(of: InventedWords.cities)
    return switch length {
    case .short: one(of: InventedWords.nouns)
    case .usual: "\(adjective) \(noun) in \(place)"
    case .long:
      "\(adjective) \(noun) in \(place), and what \(one(of: InventedWords.firstNames)) made of it"
        + " on the way from \(one(of: InventedWords.cities)) to the sea"
    }
  }

  private mutating func sentence() -> String {
    switch length {
    case .short: "\(one(of: InventedWords.adjectives))."
    case .usual: one(of: InventedWords.sentences)
    case .long: (0..<3).map { _ in one(of: InventedWords.sentences) }.joined(separator: " ")
    }
  }

  private mutating func paragraph() -> String {
    let count =
      switch length {
      case .short: 1
      case .usual: 1 + generator.below(3)
      case .long: 12
      }
    return (0..<count).map { _ in one(of: InventedWords.sentences) }.joined(separator: " ")
  }
}
