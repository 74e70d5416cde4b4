import SourceText
import SpecModel
import SpecSyntax

/// Texts within lines.
extension SpecPrinter {
  /// Writes a plain or quoted scalar, with the lines that it is written over.
  ///
  /// - Parameter indentation: That of the entry whose value it is.
  mutating func writeScalar(_ node: NodeID, indentation: Int) {
    guard tree.isOverLines(node) else { return lines.write(scalarText(node)) }
    let isDoubleQuoted = tree.style(node) == .doubleQuoted
    var isFirst = true
    for line in tree.source[tree.span(node).range].lines() {
      var text = isFirst ? line : line.drop(while: \.isBlank)
      while let last = text.last, last.isBlank {
        // A space after a backslash is part of the text.
        if isDoubleQuoted, text.dropLast().last == UInt8(ascii: "\\") { break }
        text.removeLast()
      }
      if !isFirst {
        lines.end()
        if !text.isEmpty {
          lines.start(indentation: max(0, indentation) + FormatStyle.indentation)
        }
      }
      lines.write(text)
      isFirst = false
    }
  }

  /// A scalar of one line, in double quotes if it is in quotes, unless that needs escapes.
  func scalarText(_ node: NodeID) -> [UInt8] {
    let raw = tree.source[tree.span(node).range]
    let quote = UInt8(ascii: "\"")
    let backslash = UInt8(ascii: "\\")
    switch tree.style(node) {
    case .literal, .folded: return Array(raw)
    case .plain: return spelling(node) ?? Array(raw)
    case .singleQuoted:
      let text = tree.withScalarBytes(node) { Array($0) }
      guard !text.contains(quote), !text.contains(backslash) else { return Array(raw) }
      return [quote] + (spelling(node) ?? text) + [quote]
    case .doubleQuoted:
      let inner = raw.dropFirst().dropLast()
      guard inner.contains(backslash) else {
        return [quote] + (spelling(node) ?? Array(inner)) + [quote]
      }
      let text = tree.withScalarBytes(node) { Array($0) }
      let single = UInt8(ascii: "'")
      // As many characters fewer as there are escaped quotes: nothing else is escaped.
      let quotes = text.count { $0 == quote }
      guard quotes > 0, inner.count == text.count + quotes, !text.contains(backslash),
        !text.contains(single), text.allSatisfy({ $0 >= 0x20 })
      else { return Array(raw) }
      return [single] + text + [single]
    }
  }

  private func spelling(_ node: NodeID) -> [UInt8]? {
    guard let notation = constructs.notation(of: node) else { return nil }
    return tree.withScalarBytes(node) { ExpressionSpelling.canonical(of: $0, as: notation) }
  }
}

extension ArraySlice<UInt8> {
  /// The lines, without their ends.
  func lines() -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = self
    while let end = rest.firstIndex(where: \.endsLine) {
      lines.append(rest[..<end])
      let isPair = rest[end] == 0x0D && end + 1 < rest.endIndex && rest[end + 1] == 0x0A
      rest = rest[(end + (isPair ? 2 : 1))...]
    }
    return lines + [rest]
  }
}
