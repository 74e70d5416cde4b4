/// A set of languages by their numbers, of which apps hardly ever have more than a word has bits.
struct LanguageSet: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: Set<Int>?

  init() {}

  init(_ number: Int) {
    insert(number)
  }

  var count: Int { low.nonzeroBitCount + (high?.count ?? 0) }

  func contains(_ number: Int) -> Bool {
    number < UInt64.bitWidth ? low & 1 << number != 0 : high?.contains(number) == true
  }

  mutating func insert(_ number: Int) {
    if number < UInt64.bitWidth {
      low |= 1 << number
    } else {
      high = (high ?? []).union([number])
    }
  }

  /// Adds the languages of a set that has other numbers for them.
  ///
  /// - Parameter numbers: The numbers here by those there.
  mutating func formUnion(_ other: LanguageSet, numbered numbers: [Int]) {
    for number in numbers.indices where other.contains(number) { insert(numbers[number]) }
  }
}

/// The languages of texts in the order in which they were met, with their numbers.
struct LanguageTable: Sendable {
  private(set) var names: [String] = []

  /// The number of a language, which is added if it has none.
  @discardableResult
  mutating func number(of name: String) -> Int {
    if let known = names.firstIndex(of: name) { return known }
    names.append(name)
    return names.count - 1
  }
}
