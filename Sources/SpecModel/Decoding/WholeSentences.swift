// Where sentences of comments end, of which those are shown that fit.

extension [Substring] {
  /// How many of the first words are whole sentences behind which another one begins; nil where none is.
  ///
  /// Nothing ends within code, of which half would be no code.
  ///
  /// - Parameter most: So many words are looked at.
  package func wholeSentences(within most: Int) -> Int? {
    var isCode = false
    var count: Int?
    for (index, (word, next)) in zip(self, dropFirst()).prefix(most).enumerated() {
      if !word.utf8.count(where: { $0 == UInt8(ascii: "`") }).isMultiple(of: 2) { isCode.toggle() }
      if !isCode, word.endsSentence(before: next) { count = index + 1 }
    }
    return count
  }
}

extension Substring {
  fileprivate func endsSentence(before next: Substring) -> Bool {
    guard last == ".", let first = next.first, first == "`" || first.isUppercase else {
      return false
    }
    // `e.g.` does not, nor does `2.`, which counts.
    return dropLast().drop { $0 == "(" }.split(separator: ".").contains { $0.count > 1 }
  }
}
