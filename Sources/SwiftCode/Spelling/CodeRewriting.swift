/// Changes of code whose surroundings turn out to be other than it was spelled for.
extension [UInt8] {
  /// Calls back with each mark, and with the texts between them.
  func forEachPiece(text: (ArraySlice<UInt8>) -> Void, mark: (CodeMark) -> Void) {
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      guard self[index] == CodeBuffer.markByte else {
        index += 1
        continue
      }
      if index > start { text(self[start..<index]) }
      if let kind = CodeMark(rawValue: self[index + 1]) { mark(kind) }
      index += 2
      start = index
    }
    if index > start { text(self[start..<index]) }
  }

  /// The operands of a sequence with breaks to the depth of the group's line, because that line is
  /// deeper already.
  ///
  /// - Parameter nesting: 0 for the breaks of the sequence itself and of what it begins with; 1 for
  ///   the latter only.
  func brokenOutward(from nesting: Int) -> [UInt8] {
    var leading = leadingGroups
    if nesting > leading { return self }
    var result = self
    var depth = 0
    for index in markIndices {
      guard let mark = CodeMark(rawValue: self[index]) else { continue }
      if mark.isOpening {
        depth += 1
      } else if mark == .close {
        if depth == leading { leading -= 1 }
        depth -= 1
      } else if depth >= nesting, depth <= leading {
        result[index] = mark.outward.rawValue
      }
    }
    return result
  }

  /// The same code where it may not be broken.
  var withoutBreaks: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    forEachPiece {
      result.append(contentsOf: $0)
    } mark: { mark in
      if mark.isFirm {
        result.append(CodeBuffer.markByte)
        result.append(mark.rawValue)
      } else if mark.isSpace {
        result.append(UInt8(ascii: " "))
      }
    }
    return result
  }

  /// The same code where trailing closures do no harm.
  var withoutGuards: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    forEachPiece {
      result.append(contentsOf: $0)
    } mark: { mark in
      guard mark != .openGuard, mark != .closeGuard else { return }
      result.append(CodeBuffer.markByte)
      result.append(mark.rawValue)
    }
    return result
  }

  /// The same code with parentheses around what has trailing closures.
  var guarded: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    // A chain in parentheses breaks as it does anywhere.
    var startsGuard = false
    var isInChain = false
    var depth = 0
    forEachPiece {
      startsGuard = false
      result.append(contentsOf: $0)
    } mark: { mark in
      switch mark {
      case .openGuard:
        result.append(UInt8(ascii: "("))
        startsGuard = true
        depth = 0
      case .closeGuard: result.append(UInt8(ascii: ")"))
      default:
        if mark.isOpening {
          isInChain = isInChain || startsGuard
          depth += 1
        }
        result.append(CodeBuffer.markByte)
        result.append(isInChain && depth == 1 ? mark.inward.rawValue : mark.rawValue)
        if mark == .close { depth -= 1 }
        if depth == 0 { isInChain = false }
        startsGuard = false
      }
    }
    return result
  }

  private var markIndices: [Int] {
    var indices: [Int] = []
    var index = startIndex
    while index < endIndex {
      if self[index] == CodeBuffer.markByte {
        indices.append(index + 1)
        index += 1
      }
      index += 1
    }
    return indices
  }

  /// How many groups open at the very start.
  private var leadingGroups: Int {
    var groups = 0
    var index = 0
    while index + 1 < count, self[index] == CodeBuffer.markByte,
      self[index + 1] == CodeMark.openConsistent.rawValue
        || self[index + 1] == CodeMark.openGuard.rawValue
    {
      if self[index + 1] == CodeMark.openConsistent.rawValue { groups += 1 }
      index += 2
    }
    return groups
  }
}
