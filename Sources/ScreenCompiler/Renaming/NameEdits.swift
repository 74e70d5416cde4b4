import Diagnostics
import SourceText
import SpecChecks
import SpecModel
import SpecSemantics
import SpecSyntax

/// The edits that write another name wherever symbols are named in a spec.
struct NameEdits {
  private let symbols: RenamedSymbols
  /// Of one file, in their order.
  private let references: [SymbolReference]
  private let aliases: [AliasSite]
  private let bytes: [UInt8]
  private let old: [UInt8]

  /// A name that stands where it cannot be told from others.
  struct Unclear: Error {
    let span: ByteSpan
    let message: String
    var help = "write it out there, in one line"

    /// A name that two things share at a place, such as a field of several models of a union.
    static func shared(with other: SymbolReference) -> Unclear {
      Unclear(
        span: other.location.span, message: "the name stands for \(other.symbol.phrase), too",
        help: "rename both by hand, or change what is said there first")
    }
  }

  /// - Parameter references: All that are in the file.
  init(
    _ symbols: RenamedSymbols, in bytes: [UInt8], references: [SymbolReference],
    aliases: [AliasSite]
  ) {
    self.symbols = symbols
    self.references = references
    self.aliases = aliases
    self.bytes = bytes
    old = Array(symbols.oldName.utf8)
  }

  private var newName: String { symbols.newName }

  private func isMeant(_ reference: SymbolReference) -> Bool {
    symbols.all.contains(reference.symbol)
  }

  /// The edits, each place once.
  func edits() throws(Unclear) -> [Fix.Edit] {
    var edits: [ByteSpan: Fix.Edit] = [:]
    for reference in references where isMeant(reference) {
      for (span, text) in try replacements(of: reference) {
        let location = Location(file: reference.location.file, span: span)
        edits[span] = Fix.Edit(location, replacement: text)
      }
    }
    return edits.values.sorted { $0.location.span < $1.location.span }
  }

  private func replacements(
    of reference: SymbolReference
  ) throws(Unclear) -> [(ByteSpan, String)] {
    let span = reference.location.span
    guard let alias = aliases.first(where: { $0.use == span }) else {
      return try replacements(of: reference, in: span)
    }
    guard let anchored = SyntaxTree.parse(bytes).span(anchoredAt: alias.definition) else {
      throw Unclear(span: span, message: "`\(symbols.oldName)` stands behind this alias")
    }
    // What is behind an alias stands, and is found, at its anchor.
    let isFound = references.contains {
      isMeant($0) && anchored.contains($0.location.span)
    }
    return isFound ? [] : try replacements(of: reference, in: anchored)
  }

  private func replacements(
    of reference: SymbolReference, in span: ByteSpan
  ) throws(Unclear) -> [(ByteSpan, String)] {
    if reference.notation == .text {
      guard
        let text = Scalar(bytes[span.range], standingFor: symbols.oldName)?.notation(of: newName)
      else {
        throw Unclear(span: span, message: "this key is written in a way that is not kept")
      }
      return [(span, text)]
    }
    let others = references.filter {
      $0.location.span == reference.location.span && !isMeant($0)
        && $0.symbol.name == symbols.oldName
    }
    if let name = word(in: span) {
      guard let other = others.first else { return [(name, newName)] }
      // An export means all that have its name.
      guard reference.symbol.declaration != nil, other.symbol.declaration != nil else {
        throw Unclear.shared(with: other)
      }
      return [(ByteSpan(start: span.end, end: span.end), nextItem(behind: span))]
    }
    if let other = others.first(where: { $0.notation == reference.notation }) {
      throw Unclear.shared(with: other)
    }
    let places = tokens(in: span, as: reference.notation)
    guard !places.isEmpty else {
      throw Unclear(span: span, message: "`\(symbols.oldName)` is not written out here")
    }
    return places.map { ($0, newName) }
  }

  /// The name alone, where a place has no more than it and perhaps quotes.
  private func word(in span: ByteSpan) -> ByteSpan? {
    let text = bytes[span.range]
    if text.elementsEqual(old) { return span }
    guard text.count == old.count + 2, let quote = text.first, text.last == quote,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      text.dropFirst().dropLast().elementsEqual(old)
    else { return nil }
    return ByteSpan(start: span.start + 1, end: span.end - 1)
  }

  /// Another item in a list behind one.
  private func nextItem(behind span: ByteSpan) -> String {
    let next = bytes[Int(span.end)...].first { $0 > UInt8(ascii: " ") }
    if next == UInt8(ascii: ",") || next == UInt8(ascii: "]") { return ", \(newName)" }
    let lineStart = bytes[..<Int(span.start)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return "\n" + String(decoding: bytes[lineStart..<Int(span.start)], as: UTF8.self) + newName
  }

  /// Where the name stands in a notation that has more than it.
  private func tokens(in span: ByteSpan, as notation: SymbolReference.Notation) -> [ByteSpan] {
    let range = span.range
    var found: [ByteSpan] = []
    var isCode = !hasInterpolation(range)
    var start = range.lowerBound
    while start < range.upperBound {
      let byte = bytes[start]
      guard byte.isInName else {
        if hasInterpolation(range) {
          let next = start + 1 < range.upperBound ? bytes[start + 1] : 0
          if byte == UInt8(ascii: "{"), next == UInt8(ascii: "$") { isCode = true }
          if byte == UInt8(ascii: "}") { isCode = false }
        }
        start += 1
        continue
      }
      let end =
        bytes[start..<range.upperBound].firstIndex { !$0.isInName } ?? range.upperBound
      let before = start > range.lowerBound ? bytes[start - 1] : 0
      let after = end < range.upperBound ? bytes[end] : 0
      let isMeant =
        switch notation {
        case .component: isCode && before == UInt8(ascii: ".")
        case .capture: before == UInt8(ascii: "{") && after == UInt8(ascii: "}")
        case .word, .type:
          isCode && before != UInt8(ascii: ".") && before != UInt8(ascii: "$")
        case .text: false
        }
      if isMeant, bytes[start..<end].elementsEqual(old) { found.append(ByteSpan(start..<end)) }
      start = end
    }
    return found
  }

  private func hasInterpolation(_ range: Range<Int>) -> Bool {
    let text = bytes[range]
    return zip(text, text.dropFirst()).contains {
      $0 == UInt8(ascii: "{") && $1 == UInt8(ascii: "$")
    }
  }
}

/// A scalar of YAML in one line.
struct Scalar {
  enum Style {
    case plain, singleQuoted, doubleQuoted
  }

  private let style: Style

  init(_ style: Style) {
    self.style = style
  }

  /// The scalar of some bytes; nil if it does not say a text as it is.
  init?(_ bytes: ArraySlice<UInt8>, standingFor text: String) {
    if bytes.elementsEqual(text.utf8) {
      style = .plain
    } else if bytes.elementsEqual(Scalar(.doubleQuoted).quoted(text).utf8) {
      style = .doubleQuoted
    } else if bytes.elementsEqual(Scalar(.singleQuoted).quoted(text).utf8) {
      style = .singleQuoted
    } else {
      return nil
    }
  }

  /// How another text is written: the same way, but in quotes where it needs them.
  func notation(of text: String) -> String {
    let isPlain = style == .plain && Self.isPlain(text)
    return isPlain ? text : quoted(text)
  }

  private func quoted(_ text: String) -> String {
    guard style != .singleQuoted else {
      return "'" + text.replacing("'", with: "''") + "'"
    }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Whether a text needs no quotes, wherever it stands.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first,
      first.isLetterOrDigit || first >= 0x80 || first == UInt8(ascii: "_")
    else { return false }
    return text.utf8.allSatisfy { $0.isLetterOrDigit || $0 >= 0x80 || "._-/".utf8.contains($0) }
  }
}
