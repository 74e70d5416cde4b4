import SourceText

extension Array {
  /// What has the text of an earlier element, with the first of those.
  func repeats(of text: (Element) -> String) -> [(first: Element, repeated: Element)] {
    guard count > 1, count < Self.hashedCount else { return hashedRepeats(of: text) }
    var found: [(first: Element, repeated: Element)] = []
    for second in 1..<count {
      let written = text(self[second])
      for first in 0..<second where text(self[first]) == written {
        found.append((self[first], self[second]))
        break
      }
    }
    return found
  }

  /// What is the same as an earlier element, with the first of those.
  ///
  /// - Parameters:
  ///   - text: What the same elements share, and no others.
  ///   - isSame: Whether two elements share it, told faster.
  func repeats(
    of text: (Element) -> String, where isSame: (Element, Element) -> Bool
  ) -> [(first: Element, repeated: Element)] {
    guard count > 1, count < Self.hashedCount else { return hashedRepeats(of: text) }
    var found: [(first: Element, repeated: Element)] = []
    for second in 1..<count {
      for first in 0..<second where isSame(self[first], self[second]) {
        found.append((self[first], self[second]))
        break
      }
    }
    return found
  }

  private func hashedRepeats(
    of text: (Element) -> String
  ) -> [(first: Element, repeated: Element)] {
    guard count > 1 else { return [] }
    var found: [(first: Element, repeated: Element)] = []
    var numbers = NameMap<Int>(minimumCapacity: count)
    for (number, element) in enumerated() {
      if let first = numbers.add(number, for: text(element)) {
        found.append((self[first], element))
      }
    }
    return found
  }

  /// From so many elements on hashing beats comparing; most lists are shorter.
  private static var hashedCount: Int { 25 }
}
