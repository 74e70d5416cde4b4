extension String {
  /// The text as documentation shows it at the beginning of a paragraph: nothing of it is a mark of Markdown but those of
  /// code, which are single ones in pairs.
  var asDocumentation: String {
    var isCode = false
    let hasCode = utf8.count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2) && !contains("``")
    let words = split(separator: " ").enumerated().map { place, word in
      if !isCode, word.isNumberOfItem(isFirst: place == 0) {
        return "\(word.dropLast())\\\(word.suffix(1))"
      }
      var text = !isCode && word.isMarkAtStart ? "\\" : ""
      for (index, character) in zip(word.indices, word) {
        if character == "`", hasCode {
          isCode.toggle()
        } else if !isCode, word.isMark(character, at: index) {
          text.append("\\")
        }
        text.append(character)
      }
      return text
    }
    return words.joined(separator: " ")
  }
}

extension Substring {
  /// Whether a word would begin an item of a list, a quotation, a heading or a directive where it begins a line, as any
  /// word may.
  fileprivate var isMarkAtStart: Bool {
    if first == ">" || first == "@" { return true }
    return allSatisfy { $0 == "-" } || allSatisfy { $0 == "#" } || allSatisfy { $0 == "=" }
      || self == "+"
  }

  /// Whether a word would begin an item of a list with numbers, which only `1.` does behind other words.
  fileprivate func isNumberOfItem(isFirst: Bool) -> Bool {
    guard last == "." || last == ")" else { return false }
    let digits = dropLast()
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return false }
    return isFirst || digits.drop { $0 == "0" } == "1"
  }

  /// Whether a character makes something of what it stands beside.
  fileprivate func isMark(_ character: Character, at index: Index) -> Bool {
    switch character {
    case "\\", "*", "<", "[", "`", "~": true
    case "_": !isWithinName(at: index)
    // `&lt;` is another character.
    case "&": self[index...].contains(";")
    default: false
    }
  }

  /// Whether there are letters or digits on both sides.
  private func isWithinName(at index: Index) -> Bool {
    guard let before = self[..<index].last, let after = self[index...].dropFirst().first else {
      return false
    }
    return (before.isLetter || before.isNumber) && (after.isLetter || after.isNumber)
  }
}
