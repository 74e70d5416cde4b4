extension String {
  /// The text as documentation shows it: nothing of it is a mark of Markdown but those of code.
  var asDocumentation: String {
    var isCode = false
    let hasCode = utf8.count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2)
    let words = split(separator: " ").map { word in
      if !isCode, word.isMarkAtStart { return "\\\(word)" }
      var text = ""
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

  /// Whether a character makes something of what it stands beside.
  fileprivate func isMark(_ character: Character, at index: Index) -> Bool {
    switch character {
    case "\\", "*", "<", "[", "`": true
    // Within a word it is a letter.
    case "_": index == startIndex || self.index(after: index) == endIndex
    // `1.` begins a list.
    case ".", ")": count == 2 && hasPrefix("1")
    default: false
    }
  }
}
