import Diagnostics
import SourceText
import SpecSyntax

/// The line with which a document begins, where it stands in a comment.
extension DocumentReader {
  /// Reports that a comment above a document has swallowed the line that says what that declares; says whether one has.
  func reportSwallowedLine(above document: NodeID) -> Bool {
    let source = tree.source
    let isLineFeed = { (byte: UInt8) in byte == UInt8(ascii: "\n") }
    var end = source[..<Int(tree.span(document).start)].lastIndex(where: isLineFeed)
    while let lineEnd = end {
      end = source[..<lineEnd].lastIndex(where: isLineFeed)
      let line = source[(end.map { $0 + 1 } ?? 0)..<lineEnd]
      guard line.first == UInt8(ascii: "#") else { return false }
      let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
      if let kind = kind(declaredAtEndOf: words), hasKeysOnly(document, of: kind) {
        reportSwallowedLine(words)
        return true
      }
    }
    return false
  }

  /// What the last two of some words declare: `screen: Trails`.
  private func kind(declaredAtEndOf words: [ArraySlice<UInt8>]) -> DeclarationKind? {
    guard words.count > 2, let name = words.last, name.allSatisfy(isNameByte),
      let first = name.first, !first.isDigit, words[words.count - 2].last == UInt8(ascii: ":")
    else { return nil }
    let key = String(decoding: words[words.count - 2].dropLast(), as: UTF8.self)
    return DeclarationKind(rawValue: key)
  }

  private func hasKeysOnly(_ document: NodeID, of kind: DeclarationKind) -> Bool {
    let construct = Grammar.construct(of: kind)
    return tree.pairs(document).allSatisfy { construct.hasKey(tree.string($0.key)) }
  }

  private func reportSwallowedLine(_ words: [ArraySlice<UInt8>]) {
    let (before, key, name) = (
      words[words.count - 3], words[words.count - 2], words[words.count - 1]
    )
    let line = String(decoding: tree.source[key.startIndex..<name.endIndex], as: UTF8.self)
    // Either all of it is a comment, or it has lost the end of the line before it.
    let isAlone = before.elementsEqual("#".utf8)
    let gap = (isAlone ? before.startIndex : before.endIndex)..<key.startIndex
    report(
      Diagnostic(
        .declarationKeyFirst, "`\(line)`, which says what is declared, is part of a comment",
        at: location(ByteSpan(key.startIndex..<name.endIndex)),
        help: [
          isAlone ? "take the `#` before it out" : "put it in a line of its own, below the comment"
        ],
        fixes: [
          Fix(
            isAlone ? "take the `#` out" : "put it in a line of its own", .unsafe,
            edits: [
              Fix.Edit(location(ByteSpan(gap)), replacement: isAlone ? "" : "\n")
            ])
        ]))
  }
}
