import SourceText

extension Array {
  /// What is the same as an earlier element, with the first of those.
  ///
  /// - Parameters:
  ///   - key: A text that the same elements share, and no others.
  ///   - isSame: Whether two elements share it, told faster.
  func repeats(
    of key: (Element) -> String, where isSame: (Element, Element) -> Bool
  ) -> [(first: Element, repeated: Element)] {
    guard count > 1 else { return [] }
    var found: [(first: Element, repeated: Element)] = []
    // Most lists are so short that comparing beats hashing.
    guard count > 24 else {
      for second in 1..<count {
        if let first = self[..<second].first(where: { isSame($0, self[second]) }) {
          found.append((first, self[second]))
        }
      }
      return found
    }
    var numbers = NameMap<Int>(minimumCapacity: count)
    for (number, element) in enumerated() {
      if let first = numbers.add(number, for: key(element)) {
        found.append((self[first], element))
      }
    }
    return found
  }

  func repeats(of text: (Element) -> String) -> [(first: Element, repeated: Element)] {
    repeats(of: text) { text($0) == text($1) }
  }
}
