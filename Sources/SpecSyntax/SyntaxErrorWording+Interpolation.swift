import SourceText

/// Values within texts in double quotes, as Swift has them.
extension SyntaxErrorWording {
  /// A `\(…)`, which is no escape: `\(postID)` is written `{$parameters.postID}`.
  var interpolation: SyntaxProblem? {
    guard byte(at: offset + 1) == UInt8(ascii: "("), isValue(at: offset + 2) else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "a value within a text is not written `\\(…)`",
      at: character(at: offset).union(character(at: offset + 1)), help: [helpOnInterpolation])
  }

  /// Whether a value begins, and not what a regular expression has between `\(` and `\)`.
  private func isValue(at place: Int) -> Bool {
    let start = firstNonBlank(from: place)
    guard let first = byte(at: start),
      first.isLetter || first == UInt8(ascii: "$") || first == UInt8(ascii: "_")
    else { return false }
    let end = source[start...].first {
      $0.isLineBreak || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: ")")
    }
    return end == UInt8(ascii: ")")
  }

  private var helpOnInterpolation: String {
    let start = firstNonBlank(from: offset + 2)
    let written = source[start...].prefix {
      $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: ".") || $0.isLetterOrDigit
        || $0 == UInt8(ascii: "_")
    }
    let end = firstNonBlank(from: written.endIndex)
    guard byte(at: end) == UInt8(ascii: ")"), !written.isEmpty else {
      return "it stands in braces, with where it is from, as in `{$item.…}` or `{$parameters.…}`"
    }
    let text = String(decoding: written, as: UTF8.self)
    guard let path = pathMeant(by: text) else {
      let name = text.split(separator: ".").last.map(String.init) ?? "…"
      return
        "it stands in braces, with where it is from: `{$item.\(name)}`, `{$parameters.\(name)}`"
    }
    let whole = String(decoding: source[offset...end], as: UTF8.self)
    return "it stands in braces: `{\(path)}` in the place of `\(whole)`"
  }

  /// The path to what has a name here: in Swift it stands there by itself.
  private func pathMeant(by text: String) -> String? {
    guard !text.hasPrefix("$") else { return text }
    let names = text.split(separator: ".").drop { $0 == "self" }
    guard let first = names.first else { return nil }
    let path = names.joined(separator: ".")
    if names.count > 1, Self.roots.contains(where: { $0 == first }) { return "$\(path)" }
    return rootDeclaring(String(first), isAlone: names.count == 1).map { "$\($0).\(path)" }
  }

  /// What values start from.
  private static let roots = [
    "item", "parameters", "state", "data", "form", "session", "flags", "result",
  ]

  /// The key of the document under which a name is declared. An adapter has its item and nothing else.
  private func rootDeclaring(_ name: String, isAlone: Bool) -> String? {
    var line = documentStart
    var root: String?
    var count = 0
    while line < source.count, count < Self.mostLines {
      if source[line...].prefix(3).elementsEqual("---".utf8) { break }
      var text = firstNonBlank(from: line)
      if text == line, let key = key(at: text) {
        if key == "adapter" { return isAlone ? "item" : nil }
        root = ["parameters", "state", "data", "form"].contains(key) ? key : nil
        text += key.utf8.count
      }
      if let root, declares(name, inLineAt: text) { return root }
      line = lineEnd(line) + 1
      count += 1
    }
    return nil
  }

  /// Where the document begins that the failure is in.
  private var documentStart: Int {
    var line = lineStart(offset)
    var count = 0
    while line > 0, count < Self.mostLines {
      let before = lineStart(line - 1)
      if source[before...].prefix(3).elementsEqual("---".utf8) { return line }
      line = before
      count += 1
    }
    return line
  }

  /// So many lines of a document are looked at.
  private static let mostLines = 500

  /// Whether a line has a name before a colon.
  private func declares(_ name: String, inLineAt start: Int) -> Bool {
    let end = lineEnd(start)
    var word = start
    while word < end {
      guard source[word].isLetterOrDigit || source[word] == UInt8(ascii: "_") else {
        word += 1
        continue
      }
      var next = word
      while next < end, source[next].isLetterOrDigit || source[next] == UInt8(ascii: "_") {
        next += 1
      }
      if byte(at: next) == UInt8(ascii: ":"), source[word..<next].elementsEqual(name.utf8) {
        return true
      }
      word = next
    }
    return false
  }
}
