import SourceText

/// Finds names in a Swift file, without what stands in comments.
struct SwiftScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private var names: [String: SwiftName] = [:]
  private var texts: [String: SwiftName] = [:]
  private var found: [(offset: Int, name: SwiftName)] = []
  private var lastWord = ""

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The places that have one of some names.
  func uses(of names: Set<SwiftName>, path: String) -> [SwiftUse] {
    var scanner = self
    for name in names {
      if name.form == .text {
        scanner.texts[name.old] = name
      } else {
        scanner.names[name.old] = name
      }
    }
    scanner.scanCode(upTo: nil)
    guard !scanner.found.isEmpty else { return [] }
    let lines = LineIndex(bytes)
    return scanner.found.map { offset, name in
      SwiftUse(
        path: path, position: lines.position(at: offset), oldName: name.old, newName: name.new)
    }
  }

  /// - Parameter closing: The bracket that ends an interpolation.
  private mutating func scanCode(upTo closing: UInt8?) {
    var depth = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte.isInName {
        scanWord()
      } else if byte == UInt8(ascii: "/"), follows("//") || follows("/*") {
        skipComment()
      } else if byte == UInt8(ascii: "\""), scanText(hashes: 0) {
        continue
      } else if byte == UInt8(ascii: "#"), let hashes = hashesBeforeText {
        offset += hashes
        _ = scanText(hashes: hashes)
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          if closing == byte, depth == 0 { return }
          depth -= 1
        }
        offset += 1
      }
    }
  }

  private mutating func scanWord() {
    let start = offset
    while offset < bytes.count, bytes[offset].isInName { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    if let name = names[word], name.form == .type || isMember(start) {
      found.append((start, name))
    }
    lastWord = word
  }

  /// Whether a name stands where members and labels do: behind a point or a word that declares it, or before a
  /// colon.
  private func isMember(_ start: Int) -> Bool {
    var before = start
    var end = offset
    if before > 0, bytes[before - 1] == UInt8(ascii: "`") { (before, end) = (before - 1, end + 1) }
    if before > 0, bytes[before - 1] == UInt8(ascii: ".") { return true }
    if ["var", "let", "func", "case"].contains(lastWord) { return true }
    let next = end < bytes.count ? bytes[end...].first { $0 != UInt8(ascii: " ") } : nil
    return next == UInt8(ascii: ":")
  }

  private mutating func skipComment() {
    guard follows("/*") else {
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      return
    }
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        offset += 2
      } else if follows("*/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
  }

  /// Scans a text with the code that is interpolated in it.
  private mutating func scanText(hashes: Int) -> Bool {
    let quotes = follows("\"\"\"") ? 3 : 1
    offset += quotes
    let start = offset
    let hashSigns = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + hashSigns
    let escape = [UInt8(ascii: "\\")] + hashSigns
    while offset < bytes.count {
      if bytes[offset...].starts(with: end) {
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        if let name = texts[text] { found.append((start, name)) }
        offset += end.count
        return true
      }
      if bytes[offset...].starts(with: escape) {
        offset += escape.count
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "(") else {
          offset += 1
          continue
        }
        offset += 1
        scanCode(upTo: UInt8(ascii: ")"))
      }
      offset += 1
    }
    return true
  }

  /// The number of `#` before a text that begins here.
  private var hashesBeforeText: Int? {
    let count = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
    let next = offset + count
    return next < bytes.count && bytes[next] == UInt8(ascii: "\"") ? count : nil
  }

  private func follows(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }
}
