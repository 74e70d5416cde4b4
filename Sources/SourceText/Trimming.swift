extension StringProtocol where SubSequence == Substring {
  /// The text without the characters at either end that a condition holds for.
  package func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
    let text = self.drop(while: isTrimmed)
    guard let last = text.lastIndex(where: { !isTrimmed($0) }) else { return "" }
    return text[...last]
  }

  /// The text without spaces at either end.
  package var trimmed: String { String(trimming { $0 == " " }) }
}
