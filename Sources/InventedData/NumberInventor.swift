import SeededRandom

/// Invents numbers by what they count or measure.
struct NumberInventor {
  let length: InventedVariant.Length
  var generator: SeededGenerator

  private static let prices: [String] = [
    "price", "cost", "amount", "total", "fee", "balance", "subtotal", "tax", "discount", "salary",
  ]
  private static let counts: [String] = [
    "count", "counts", "likes", "followers", "views", "following", "posts", "comments", "shares",
    "downloads", "plays", "members", "reviews", "votes", "score", "points",
  ]

  mutating func integer(for words: FieldWords) -> Int {
    if words.hasAny(["rating", "stars"]) { return 1 + generator.below(5) }
    if words.hasAny(["age"]) { return 18 + generator.below(60) }
    if words.hasAny(["year"]) { return 1990 + generator.below(36) }
    if words.hasAny(["month"]) { return 1 + generator.below(12) }
    if words.hasAny(["percent", "percentage", "progress"]) { return generator.below(101) }
    if words.hasAny(["quantity", "qty", "position", "rank", "level"]) {
      return 1 + generator.below(9)
    }
    if words.hasAny(["minutes", "duration", "seconds", "hours"]) {
      return 5 + generator.below(175)
    }
    if words.hasAny(["width", "height"]) { return 100 * (3 + generator.below(12)) }
    if words.hasAny(Self.prices) { return scaled(5 + generator.below(195)) }
    if words.hasAny(Self.counts) { return count() }
    return scaled(1 + generator.below(99))
  }

  mutating func number(for words: FieldWords) -> Double {
    if words.hasAny(["rating", "stars", "score"]) {
      return Double(4 + generator.below(7)) / 2
    }
    if words.hasAny(["latitude", "lat"]) { return Double(generator.below(12_000)) / 100 - 55 }
    if words.hasAny(["longitude", "lng", "lon"]) {
      return Double(generator.below(34_000)) / 100 - 170
    }
    if words.hasAny(["progress", "ratio", "fraction", "share", "percent", "opacity"]) {
      return Double(generator.below(101)) / 100
    }
    if words.hasAny(["aspect"]) { return [1, 1.25, 1.5, 1.75, 0.8][generator.below(5)] }
    if words.hasAny(Self.prices) {
      let cents = [0.99, 0.49, 0.9, 0.5, 0.95][generator.below(5)]
      return Double(scaled(2 + generator.below(148))) + cents
    }
    return Double(scaled(1 + generator.below(400))) / 4
  }

  /// Most things are liked by few, and some by very many.
  private mutating func count() -> Int {
    let size = [10, 100, 100, 1000, 10_000][generator.below(5)]
    return scaled(generator.below(size))
  }

  private func scaled(_ number: Int) -> Int {
    switch length {
    case .short: min(number, 9)
    case .usual: number
    case .long: number * 1000 + 999
    }
  }
}
