extension UInt8 {
  /// Whether the byte ends a line.
  var endsLine: Bool { self == 0x0A || self == 0x0D }
  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// Whether the byte starts a character in UTF-8.
  var startsCharacter: Bool { self & 0xC0 != 0x80 }
}

extension UnsafeBufferPointer<UInt8> {
  func isLineStart(_ offset: Int) -> Bool {
    offset == 0 || self[offset - 1].endsLine || offset == 3 && starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// Where the line ends that has an offset, without its line end.
  func endOfLine(from offset: Int) -> Int {
    var end = offset
    while end < count, !self[end].endsLine { end += 1 }
    return end
  }

  /// Where the line after a line end starts.
  func nextLine(from end: Int) -> Int {
    guard end < count else { return end }
    let isPair = self[end] == 0x0D && end + 1 < count && self[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }

  /// The size of the document marker that a line starts with; nil if there is none.
  func markerSize(at offset: Int) -> Int? {
    guard isLineStart(offset), offset + 3 <= count else { return nil }
    let marker = self[offset..<offset + 3]
    guard marker.elementsEqual("---".utf8) || marker.elementsEqual("...".utf8) else { return nil }
    guard offset + 3 == count || self[offset + 3].isBlank || self[offset + 3].endsLine else {
      return nil
    }
    return 3
  }
}

extension [UInt8] {
  /// The number of characters before an offset in its line.
  func column(of offset: Int) -> Int {
    withUnsafeBufferPointer { source in
      var column = 0
      var index = offset
      while !source.isLineStart(index) {
        index -= 1
        if source[index].startsCharacter { column += 1 }
      }
      return column
    }
  }

  /// Where the dash stands that an item starts with.
  func startOfDash(before offset: Int) -> Int {
    var index = offset
    while index > 0, self[index - 1].isBlank || self[index - 1].endsLine { index -= 1 }
    return Swift.max(0, index - 1)
  }

  /// Whether there is only white space between two offsets.
  func isBlank(from start: Int, to end: Int) -> Bool {
    start <= end && self[start..<end].allSatisfy { $0.isBlank || $0.endsLine }
  }

  /// Whether the line above that of an entry or comment has nothing in it.
  func hasBlankLine(before offset: Int) -> Bool {
    withUnsafeBufferPointer { source in
      var index = offset
      while index > 0, source[index - 1].isBlank || source[index - 1].isEntryIndicator {
        index -= 1
      }
      guard index > 0, source[index - 1].endsLine else { return false }
      index -= source.sizeOfLineEnd(before: index)
      while index > 0, source[index - 1].isBlank { index -= 1 }
      return index > 0 && source[index - 1].endsLine
    }
  }
}

extension UInt8 {
  /// Whether the byte is what an entry of a block starts with.
  fileprivate var isEntryIndicator: Bool {
    self == UInt8(ascii: "-") || self == UInt8(ascii: "?")
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func sizeOfLineEnd(before offset: Int) -> Int {
    offset >= 2 && self[offset - 1] == 0x0A && self[offset - 2] == 0x0D ? 2 : 1
  }
}
