import Foundation

/// A text with emphasis, strong words, code and links, read from a subset of Markdown: `*emphasis*` or
/// `_emphasis_`, `**strong**`, `` `code` `` and `[title](address)`. A backslash keeps the sign behind it as it
/// is; signs that have no partner are kept too.
///
/// It is read by a small parser of its own because Foundation's reads Markdown differently by platform.
public struct RichText: Hashable, Sendable {
  /// A part of the text that looks the same throughout.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var isEmphasised = false
    public var isStrong = false
    public var isCode = false
    public var link: URL?

    /// A text without a look of its own.
    public init(text: String) {
      self.text = text
    }
  }

  /// The parts in their order; none is empty.
  public private(set) var runs: [Run] = []

  /// Reads a text.
  public init(markdown: String) {
    var reader = Reader(Array(markdown))
    reader.read(to: markdown.count, as: Run(text: ""))
    runs = reader.runs
  }

  /// What is read, without what it looks like.
  public var plain: String { runs.map(\.text).joined() }

  private struct Reader {
    let characters: [Character]
    var runs: [Run] = []
    private var position = 0
    private var depth = 0
    /// What was found last of what ends something. Texts that servers send may be full of marks, and none of
    /// them is to be looked for from each again.
    private var searches: [Closing: Search] = [:]

    /// What ends something.
    private struct Closing: Hashable {
      let mark: Character
      let count: Int
    }

    /// A search: from where, up to where, and what it found.
    private struct Search {
      let start: Int
      let end: Int
      let found: Int?

      /// What a search from `start` to `end` finds; nil where that is not known.
      func answer(from start: Int, to end: Int) -> Int?? {
        guard start >= self.start else { return nil }
        guard let found else { return end <= self.end ? .some(nil) : nil }
        guard start < found else { return nil }
        return .some(found < end ? found : nil)
      }
    }

    /// What is nested deeper is text as it stands.
    private static let greatestDepth = 16

    init(_ characters: [Character]) {
      self.characters = characters
    }

    /// Reads up to `end`, what is found as part of a run of that look.
    mutating func read(to end: Int, as look: Run) {
      depth += 1
      defer { depth -= 1 }
      while position < end {
        guard !readMarked(to: end, as: look) else { continue }
        if characters[position] == "\\", position + 1 < end,
          characters[position + 1].isPunctuationMark
        {
          position += 1
        }
        add(characters[position], as: look)
        position += 1
      }
    }

    private mutating func add(_ character: Character, as look: Run) {
      if let last = runs.last, last.looks(like: look) {
        runs[runs.count - 1].text.append(character)
      } else {
        var run = look
        run.text = String(character)
        runs.append(run)
      }
    }

    /// Reads something between marks; false where nothing of that kind begins.
    private mutating func readMarked(to end: Int, as look: Run) -> Bool {
      guard depth <= Self.greatestDepth else { return false }
      switch characters[position] {
      case "`": return readCode(to: end, as: look)
      case "[": return look.link == nil && readLink(to: end, as: look)
      case "*", "_": return readEmphasis(characters[position], to: end, as: look)
      default: return false
      }
    }

    private mutating func readCode(to end: Int, as look: Run) -> Bool {
      guard
        let close = remembering(
          Closing(mark: "`", count: 1), from: position + 1, to: end,
          {
            $0.characters[$1..<end].firstIndex(of: "`")
          }), close > position + 1
      else { return false }
      var inner = look
      inner.isCode = true
      for index in (position + 1)..<close { add(characters[index], as: inner) }
      position = close + 1
      return true
    }

    private mutating func readLink(to end: Int, as look: Run) -> Bool {
      guard
        let middle = remembering(
          Closing(mark: "]", count: 1), from: position + 1, to: end,
          {
            $0.closing("]", from: $1, to: end)
          }), middle + 1 < end, characters[middle + 1] == "(",
        let close = remembering(
          Closing(mark: ")", count: 1), from: middle + 2, to: end,
          {
            $0.closing(")", from: $1, to: end)
          }),
        let url = URL(string: String(characters[(middle + 2)..<close])), middle > position + 1
      else { return false }
      var inner = look
      inner.link = url
      position += 1
      read(to: middle, as: inner)
      position = close + 1
      return true
    }

    private mutating func readEmphasis(_ mark: Character, to end: Int, as look: Run) -> Bool {
      let isDouble = position + 1 < end && characters[position + 1] == mark
      let count = isDouble ? 2 : 1
      let start = position + count
      guard start < end, !characters[start].isWhitespace, !isInsideWord(mark, at: position),
        let close = remembering(
          Closing(mark: mark, count: count), from: start, to: end,
          {
            $0.closing(mark, count: count, from: $1, to: end)
          })
      else { return false }
      var inner = look
      if isDouble { inner.isStrong = true } else { inner.isEmphasised = true }
      position = start
      read(to: close, as: inner)
      position = close + count
      return true
    }

    /// What a search finds, which is not made again where one before has found what it would.
    private mutating func remembering(
      _ closing: Closing, from start: Int, to end: Int, _ search: (Reader, Int) -> Int?
    ) -> Int? {
      if let known = searches[closing]?.answer(from: start, to: end) { return known }
      let found = search(self, start)
      searches[closing] = Search(start: start, end: end, found: found)
      return found
    }

    /// `_` within a word is a part of it.
    private func isInsideWord(_ mark: Character, at index: Int) -> Bool {
      guard mark == "_", index > 0 else { return false }
      return characters[index - 1].isLetter || characters[index - 1].isNumber
    }

    /// Where as many marks as began it end something.
    private func closing(_ mark: Character, count: Int, from start: Int, to end: Int) -> Int? {
      var index = start
      while index < end {
        guard characters[index] == mark else {
          index += characters[index] == "\\" ? 2 : 1
          continue
        }
        var length = 1
        while index + length < end, characters[index + length] == mark { length += 1 }
        let isEnd = !characters[index - 1].isWhitespace && index > start
        // Of three marks in a row the last ones belong to what began first.
        if isEnd, length >= count, count == 2 || length != 2 {
          return count == 2 ? index + length - 2 : index
        }
        index += length
      }
      return nil
    }

    private func closing(_ mark: Character, from start: Int, to end: Int) -> Int? {
      var index = start
      while index < end, characters[index] != mark {
        index += characters[index] == "\\" ? 2 : 1
      }
      return index < end ? index : nil
    }
  }
}

extension RichText.Run {
  fileprivate func looks(like other: RichText.Run) -> Bool {
    isEmphasised == other.isEmphasised && isStrong == other.isStrong && isCode == other.isCode
      && link == other.link
  }
}

extension Character {
  /// Whether a backslash before it keeps it as it is.
  fileprivate var isPunctuationMark: Bool { isASCII && (isPunctuation || isSymbol) }
}
