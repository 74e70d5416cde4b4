import SourceText

/// Looks for declarations in files that could not be read whole.
///
/// It knows nothing of YAML but that a declaration starts at the beginning of a line, which is
/// enough to keep one broken document from making every use of it look like a mistake.
enum DeclarationScanner {
  /// The declarations whose first lines stand in the source and that are not among those read.
  static func broken(
    in bytes: [UInt8], besides declarations: [Declaration]
  ) -> [BrokenDeclaration] {
    // Files that are in another encoding are not read, but that they are there is known.
    let text = WideText.isWide(bytes) ? WideText.utf8(bytes) ?? bytes : bytes
    var known = Set(
      declarations.map { BrokenDeclaration(kind: $0.kind, name: $0.name.text) })
    return text.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      .flatMap { declared(in: $0) }
      .filter { known.insert($0).inserted }
  }

  /// What a line declares: by the name as far as it is one, whatever bracket or quote stands before it, and
  /// by the one that it is if its words are written as one.
  private static func declared(in line: ArraySlice<UInt8>) -> [BrokenDeclaration] {
    // A hyphen before it is a slip, and so is what parts documents.
    let marks = ["- ", "--- "].first { line.starts(with: $0.utf8) }
    let line = line.dropFirst(marks?.utf8.count ?? 0)
    let word = line.prefix { $0.isLetter }
    guard let kind = DeclarationKind(rawValue: String(decoding: word, as: UTF8.self)) else {
      return []
    }
    let rest = line[word.endIndex...]
    let isColon = rest.first == UInt8(ascii: ":")
    var value = rest.dropFirst().drop { " =".utf8.contains($0) }
    // The key may stand there twice.
    if isColon, value.starts(with: word + ": ".utf8) {
      value = value.dropFirst(word.count + 1).drop { $0 == UInt8(ascii: " ") }
    }
    // Where the colon is missing, or another sign stands there, nothing but the name follows.
    guard isColon || value.allSatisfy(isNameByte) else { return [] }
    // `source: { use: Posts }` is a key of a screen.
    guard value.first != UInt8(ascii: "{") || !value.contains(UInt8(ascii: ":")) else { return [] }
    let text =
      value
      .drop { " \"'[{‘“$@".utf8.contains($0) }
      .prefix { !"\"'#]}".utf8.contains($0) }
    let first = String(decoding: text.prefix(while: isNameByte), as: UTF8.self)
    guard !first.isEmpty else { return [] }
    let joined = NameKind.joined(String(decoding: text, as: UTF8.self))
    return Set([first, joined, joined?.capitalisedFirst].compactMap(\.self)).sorted()
      .map { BrokenDeclaration(kind: kind, name: $0) }
  }
}
