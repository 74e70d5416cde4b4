import Diagnostics
import SourceText

/// The comments directly above declarations: what these are to whoever reads about them.
///
/// They are looked for from the names upwards, line by line, so a file costs no more than these lines. Only what stands at
/// the left margin is such a comment, which nothing but a comment can that starts with `#`.
struct DeclarationRemarks {
  private let bytes: [UInt8]
  private let start: Int

  /// The remarks on declarations, by where their names start.
  static func remarks(on declarations: [Declaration], in bytes: [UInt8]) -> [UInt32: String] {
    let reader = DeclarationRemarks(of: bytes)
    var remarks: [UInt32: String] = [:]
    for declaration in declarations {
      let place = declaration.name.span.start
      if let remark = reader.remark(above: Int(place)) { remarks[place] = remark }
    }
    return remarks
  }

  private init(of bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.byteOrderMarkCount
  }

  private func remark(above place: Int) -> String? {
    guard place <= bytes.count else { return nil }
    var lines: [RemarkLine] = []
    var below = startOfLine(at: place)
    while below > start {
      let end = below - 1
      let line = startOfLine(at: end)
      guard bytes[line] == UInt8(ascii: "#") else { break }
      lines.append(RemarkLine(String(decoding: bytes[(line + 1)..<end], as: UTF8.self)))
      below = line
    }
    return lines.isEmpty ? nil : RemarkLine.remark(of: lines.reversed())
  }

  private func startOfLine(at place: Int) -> Int {
    var line = place
    while line > start, bytes[line - 1] != UInt8(ascii: "\n") { line -= 1 }
    return line
  }
}

/// A line of a comment above a declaration.
private enum RemarkLine {
  case text([Substring])
  /// The end of a paragraph.
  case empty
  /// What is told to a tool.
  case instruction
  /// What says that the comment is not about the declaration: a heading, a licence, a note to its author or
  /// what was declared before.
  case other

  private static let instructions = [
    Suppression.marker, "yaml-language-server:", "yamllint", "prettier-ignore", "vim:",
  ]
  private static let others = [
    "Copyright", "(c)", "©", "SPDX-", "TODO", "FIXME", "XXX", "HACK", "MARK:", "- ", "* ", "{", "[",
    "}", "]",
  ]
  /// So many signs are a rule.
  private static let rule = 3
  /// So many characters are two lines of code.
  private static let most = 180

  /// - Parameter line: What stands behind its first `#`.
  init(_ line: String) {
    let words = line.split { $0.isWhitespace || $0.asciiValue.map { $0 < 0x20 } == true }
    guard let first = words.first else {
      self = .empty
      return
    }
    let text = line[first.startIndex...]
    let isRuled = line.hasPrefix("#") || Self.isRule(first)
    if Self.instructions.contains(where: text.hasPrefix) {
      self = .instruction
    } else if isRuled || Self.others.contains(where: text.hasPrefix) {
      self = .other
    } else {
      self = .text(words)
    }
  }

  private static func isRule(_ word: Substring) -> Bool {
    word.count >= rule && word.allSatisfy { "-=*~_+/.".contains($0) }
  }

  /// What lines say of what is below them: their first paragraph.
  static func remark(of lines: [RemarkLine]) -> String? {
    var words: [Substring] = []
    loop: for line in lines {
      switch line {
      case .text(let more): words += more
      case .empty: if !words.isEmpty { break loop }
      case .instruction: continue
      case .other: return nil
      }
    }
    guard let first = words.first, !isKey(first) else { return nil }
    return fitting(words)
  }

  /// Whether a comment starts as a spec does: `fields: { id: ID }` was one.
  private static func isKey(_ word: Substring) -> Bool {
    word.last == ":" && word.first?.isLowercase == true
  }

  /// As many sentences as fit; of one that is too long as many words, and nil where not even the first word fits.
  private static func fitting(_ words: [Substring]) -> String? {
    var (end, count) = (0, 0)
    while end < words.count, count + words[end].count <= most {
      count += words[end].count + 1
      end += 1
    }
    guard end > 0 else { return nil }
    var shown = words[..<end]
    if end < words.count {
      guard let whole = words.wholeSentences(within: end) else {
        return shown.joined(separator: " ") + "…"
      }
      shown = words[..<whole]
    }
    let text = shown.joined(separator: " ")
    return text.last?.isPunctuation == true ? text : text + "."
  }
}
