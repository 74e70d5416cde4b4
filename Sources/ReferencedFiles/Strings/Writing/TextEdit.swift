import SourceText

/// The replacement of a piece of a text; an empty span is where something is inserted.
package struct TextEdit: Sendable, Hashable {
  package let span: ByteSpan
  package let replacement: String

  init(at offset: Int, _ replacement: String) {
    self.init(ByteSpan(offset..<offset), replacement)
  }

  init(_ span: ByteSpan, _ replacement: String) {
    self.span = span
    self.replacement = replacement
  }

  /// A text with edits made that do not overlap.
  package static func applying(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.span < $1.span }) {
      result += bytes[position..<edit.span.range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = edit.span.range.upperBound
    }
    return result + bytes[position...]
  }
}

/// The order of the keys of a file, in which new ones find their places.
enum KeyOrder: CaseIterable {
  case byBytes, byLetters

  /// The order that keys are in; nil where they are in none, and new ones come last.
  init?(of keys: [String]) {
    guard keys.count > 1 else {
      self = .byLetters
      return
    }
    let order = Self.allCases.first { order in
      zip(keys, keys.dropFirst()).allSatisfy { !order.precedes($1, $0) }
    }
    guard let order else { return nil }
    self = order
  }

  func precedes(_ first: String, _ second: String) -> Bool {
    switch self {
    case .byBytes: return first.utf8.lexicographicallyPrecedes(second.utf8)
    case .byLetters:
      let (left, right) = (first.lowercased(), second.lowercased())
      return left == right ? first < second : left < right
    }
  }

  /// Where in keys of this order a new one stands: behind how many of them.
  static func position(of key: String, among keys: [String], in order: KeyOrder?) -> Int {
    guard let order else { return keys.count }
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if order.precedes(key, keys[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
