import SourceText

extension Array {
  /// What has the text of an earlier element, with the first of those.
  func repeats(of text: (Element) -> String) -> [(first: Element, repeated: Element)] {
    guard count > 1 else { return [] }
    let texts = map(text)
    return repeats(isSame: { texts[$0] == texts[$1] }, text: { texts[$0] })
  }

  /// What is the same as an earlier element, with the first of those.
  ///
  /// - Parameters:
  ///   - text: What the same elements share, and no others.
  ///   - isSame: Whether two elements share it, told faster.
  func repeats(
    of text: (Element) -> String, where isSame: (Element, Element) -> Bool
  ) -> [(first: Element, repeated: Element)] {
    guard count > 1 else { return [] }
    return repeats(isSame: { isSame(self[$0], self[$1]) }, text: { text(self[$0]) })
  }

  @inline(__always)
  private func repeats(
    isSame: (Int, Int) -> Bool, text: (Int) -> String
  ) -> [(first: Element, repeated: Element)] {
    var found: [(first: Element, repeated: Element)] = []
    // Most lists are so short that comparing beats hashing.
    guard count > 24 else {
      for second in 1..<count {
        for first in 0..<second where isSame(first, second) {
          found.append((self[first], self[second]))
          break
        }
      }
      return found
    }
    var numbers = NameMap<Int>(minimumCapacity: count)
    for number in indices {
      if let first = numbers.add(number, for: text(number)) {
        found.append((self[first], self[number]))
      }
    }
    return found
  }
}
