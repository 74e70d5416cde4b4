import SourceText
import SpecSyntax

/// What to write where something else stands than `true` or `false`.
extension DocumentReader {
  func helpOnBoolean(_ node: NodeID) -> String {
    guard tree.kind(node) == .scalar else { return "write `true` or `false`" }
    guard tree.scalarSize(node) > 0 else {
      return keyBefore(node).map { "put the value behind the key: `\($0): true`" }
        ?? "write `true` or `false`"
    }
    let word = tree.string(node)
    let meant = BooleanWord.meant(by: word) ?? ["0": "false", "1": "true"][word]
    return meant.map { "write `\($0)`, the only spelling of it that is read" }
      ?? "write `true` or `false`"
  }

  /// The key in whose line nothing follows it: `pull` of `{ pull }`.
  private func keyBefore(_ node: NodeID) -> String? {
    guard isWrittenHere(node) else { return nil }
    let before = tree.source[..<Int(tree.span(node).start)]
    let line = before[(before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)...]
    guard !line.contains(UInt8(ascii: "#")),
      let end = line.lastIndex(where: { !" :".utf8.contains($0) })
    else { return nil }
    let start = line[...end].lastIndex { !isNameByte($0) }.map { $0 + 1 } ?? line.startIndex
    return start <= end ? String(decoding: line[start...end], as: UTF8.self) : nil
  }
}

/// What stands in the place of a Boolean, and is a number or a time.
extension String {
  /// What to do about how often something is tried again.
  var helpOnRetries: String? {
    Int(self).map { $0 > 1 } == true
      ? "write `true`: it offers to try again, as often as somebody likes" : nil
  }

  /// What to do about how old a list may be.
  var helpOnAge: String? {
    SpecDuration(self) == nil
      ? nil
      : "write `true`; how old a list may be when the screen appears again says `onAppear: \(self)`"
  }
}
