import Diagnostics
import SourceText
import SpecSyntax

/// A comma in braces where a dot belongs: what stands behind it is a key to YAML.
struct CommaForDot {
  static let message = "a `,` stands where a `.` belongs"

  /// What stands on either side of it.
  let place: ByteSpan
  /// The same with a dot.
  let meant: String
}

extension SyntaxTree {
  /// The comma that stands for a dot between a value and the key behind it: `feed,error` in `{ text: feed,error }`.
  ///
  /// Nothing stands around such a comma, nothing behind the key, and what is before it goes on elsewhere.
  func commaForDot(between before: NodeID, and key: NodeID, _ value: NodeID) -> CommaForDot? {
    guard kind(before) == .scalar, style(before) == .plain, kind(key) == .scalar,
      style(key) == .plain, kind(value) == .scalar, style(value) == .plain, scalarSize(value) == 0
    else { return nil }
    let (left, right) = (span(before), span(key))
    guard left.end + 1 == right.start, source[Int(left.end)] == UInt8(ascii: ","),
      source[right.range.upperBound...].first(where: { $0 != UInt8(ascii: " ") })
        != UInt8(ascii: ":")
    else { return nil }
    let (path, step) = (string(before), string(key))
    guard Self.areSteps(path.drop { $0 == "$" }), Self.areSteps(step[...]) else { return nil }
    guard path.hasPrefix("$") || path.contains(".") || hasWord(beginningWith: "\(path).") else {
      return nil
    }
    return CommaForDot(place: left.union(right), meant: "\(path).\(step)")
  }

  /// Whether a text is names with dots between them.
  private static func areSteps(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
      name.utf8.first?.isDigit == false && name.utf8.allSatisfy(isNameByte)
    }
  }

  private func hasWord(beginningWith text: String) -> Bool {
    String(decoding: source, as: UTF8.self).contains(" \(text)")
  }
}

extension DocumentReader {
  /// Reports such a comma between two arguments; says whether there is one.
  func reportCommaForDot(
    between before: NodeID?, and key: NodeID, _ value: NodeID, in mapping: NodeID
  ) -> Bool {
    guard let before, isWrittenHere(key), tree.isFlow(mapping),
      let comma = tree.commaForDot(between: before, and: key, value),
      // A name alone may stand for the value that is called so.
      pathOfNamesake(tree.string(key), in: mapping) == nil
    else { return false }
    let place = location(comma.place)
    report(
      Diagnostic(
        .wrongType, CommaForDot.message, at: place, help: ["write `\(comma.meant)`"],
        fixes: [.replacing(at: place, by: comma.meant, .unsafe)]))
    return true
  }
}

extension MappingReader {
  /// What to do about a key that is the end of the value before it.
  func commaForDot(before entry: Entry) -> Cure? {
    guard reader.tree.isFlow(node), reader.isWrittenHere(entry.key),
      let index = range.first(where: { reader.keys[$0].key == entry.key }),
      index > range.lowerBound,
      let comma = reader.tree.commaForDot(
        between: reader.keys[index - 1].value, and: entry.key, entry.value)
    else { return nil }
    return Cure(
      message: CommaForDot.message, place: comma.place, help: ["write `\(comma.meant)`"],
      fixes: [.replacing(at: reader.location(comma.place), by: comma.meant, .unsafe)])
  }
}

extension Diagnostic {
  /// The finding that a key stands twice as one about a comma that makes a key of what it is; nil if it is no such one.
  func commaForDot(in tree: SyntaxTree, of file: FileID) -> Diagnostic? {
    guard
      let document = tree.documents.first(where: { tree.span($0).contains(primary.span) }),
      let comma = tree.commaForDot(beforeKeyAt: primary.span, in: document)
    else { return nil }
    let place = Location(file: file, span: comma.place)
    return Diagnostic(
      rule: rule, severity: severity, message: CommaForDot.message, at: place,
      help: ["write `\(comma.meant)`"],
      fixes: [.replacing(at: place, by: comma.meant, .unsafe)])
  }
}

extension SyntaxTree {
  fileprivate func commaForDot(beforeKeyAt place: ByteSpan, in node: NodeID) -> CommaForDot? {
    switch kind(node) {
    case .mapping:
      let pairs = Array(pairs(node))
      if let index = pairs.firstIndex(where: { span($0.key) == place }) {
        guard isFlow(node), index > 0 else { return nil }
        return commaForDot(
          between: pairs[index - 1].value, and: pairs[index].key, pairs[index].value)
      }
      return pairs.first { span($0.value).contains(place) }
        .flatMap { commaForDot(beforeKeyAt: place, in: $0.value) }
    case .sequence:
      return items(node).first { span($0).contains(place) }
        .flatMap { commaForDot(beforeKeyAt: place, in: $0) }
    case .scalar, .alias: return nil
    }
  }
}
