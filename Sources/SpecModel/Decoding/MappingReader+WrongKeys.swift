import Diagnostics
import SourceText
import SpecSyntax

/// What is said by a word of others or by the wrong key.
extension MappingReader {
  /// The effects that could be meant, first those that stand elsewhere in the declaration.
  func effectsOnTap(among names: [String]) -> ArraySlice<String> {
    let span = reader.tree.span(node)
    let document = reader.tree.documents.first { reader.tree.span($0).contains(span) }
    let kind = document.flatMap { reader.tree.declaration(of: $0)?.kind }
    let ways = ["event", "push", "request", "call"].filter {
      names.contains($0) && ($0 != "event" || kind == .adapter || kind == .component)
    }
    guard let document, reader.diagnostics.count < Self.mostNeighbours else {
      return ways.prefix(3)
    }
    let text = reader.tree.source[reader.tree.span(document).range]
    let written = ways.filter { text.firstRange(of: "\($0): ".utf8) != nil }
    return (written + ways.filter { !written.contains($0) }).prefix(3)
  }

  /// What to do about `value: feed.title` with what stands only beside `key`.
  func keyAsValue(beside name: String) -> Cure? {
    let goesWithKey = construct.relations.contains { relation in
      guard case .only(let keys, with: ["key"]) = relation else { return false }
      return keys.contains(name)
    }
    guard goesWithKey, construct.excludes("value", "key"), let place = keySpan("value"),
      let value = reader.value(of: "value", in: node), reader.tree.kind(value) == .scalar,
      reader.tree.style(value) == .plain
    else { return nil }
    let text = reader.tree.string(value)
    guard text.contains("."),
      text.utf8.allSatisfy({ isNameByte($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    return Cure(
      message: "`value` shows `\(text)` as it is written, and `\(name)` belongs to a `key`",
      place: place, help: ["did you mean `key`?"],
      fixes: Fix.replacing("value", at: reader.location(place), by: "key", .unsafe))
  }

  /// What to write for `- PostTile:`, where a name stands for a mapping that uses it.
  func useWithColon(_ name: String, _ entry: Entry) -> Cure? {
    guard range.count == 1, reader.isEmpty(entry.value), construct.hasKey("use"),
      name.first?.isUppercase == true, name.utf8.allSatisfy(isNameByte)
    else { return nil }
    let key = reader.tree.span(entry.key)
    let colon = ByteSpan(start: key.start, end: key.end + 1)
    return Cure(
      help: ["write it without a colon: `\(name)`"],
      fixes: [.replacing(at: reader.location(colon), by: name, .unsafe)])
  }

  /// What to write for `optional: false`, where it is said that something is required.
  func requirement(for name: String, _ entry: Entry) -> Cure? {
    guard OtherWords.isOptionality(name), reader.tree.kind(entry.value) == .scalar else {
      return nil
    }
    guard reader.tree.string(entry.value) == "false" else {
      return Cure(help: ["leave it out: only what is `required: true` has to be entered"])
    }
    let place = reader.tree.span(entry.key).union(reader.tree.span(entry.value))
    return Cure(
      help: ["say `required: true` in its place"],
      fixes: [.replacing(at: reader.location(place), by: "required: true", .unsafe)])
  }

  /// What to say in the place of "it is said of the bar: `bar: { prompt: … }`" where there is a `bar` already.
  func homeThatIsThere(_ name: String, in place: String, _ entry: Entry) -> String? {
    guard let code = place.quotedWords.first, let end = code.firstIndex(of: ":"),
      code[end...].hasPrefix(": {"),
      let value = reader.value(of: String(code[..<end]), in: node),
      reader.tree.kind(value) == .mapping, reader.value(of: name, in: value) == nil
    else { return nil }
    let written =
      reader.tree.kind(entry.value) == .scalar ? reader.tree.string(entry.value) : "…"
    let owner = code[..<end]
    return "it is said of the \(owner): write `\(name): \(written)` below `\(owner):`"
  }

  /// What to do about a comment without its sign, or with that of another language.
  func lostHash(_ name: String, _ entry: Entry) -> Cure? {
    let isForeign = name.hasPrefix("//") || name.hasPrefix("--") || name.hasPrefix("/*")
    let isNote = ["TODO", "FIXME", "NOTE", "XXX", "HACK"].contains(name)
    // No key has as many words.
    guard isForeign || isNote || name.split(separator: " ").count > 2 else { return nil }
    let place = reader.tree.span(entry.key)
    let start = ByteSpan(start: place.start, end: place.start + (isForeign ? 2 : 0))
    return Cure(
      help: ["a comment begins with `#`: put one before it, if it is one"],
      fixes: [
        Fix(
          "put a `#` before it", .unsafe,
          edits: [Fix.Edit(reader.location(start), replacement: isForeign ? "#" : "# ")])
      ])
  }

  /// What to write for `- ways:`, where an item says by `id` what it is called.
  func lostID(_ name: String, _ entry: Entry) -> Cure? {
    guard reader.isEmpty(entry.value), construct.hasKey("id"), !hasKey("id"),
      construct.keys.contains(where: { $0.name == "id" && $0.presence == .required }),
      name.utf8.allSatisfy(isNameByte),
      range.first.map({ reader.keys[$0].key == entry.key }) == true
    else { return nil }
    let key = reader.tree.span(entry.key)
    return Cure(
      help: ["say it by its `id`: `id: \(name)`"],
      fixes: [
        .replacing(
          at: reader.location(ByteSpan(start: key.start, end: key.end + 1)), by: "id: \(name)",
          .unsafe)
      ])
  }

  /// What to write for `destructive: true`, where that is what a key chooses.
  func choice(called name: String, _ entry: Entry, _ free: [String]) -> Cure? {
    guard reader.tree.kind(entry.value) == .scalar, reader.tree.string(entry.value) == "true"
    else { return nil }
    let keys = construct.keys.filter { free.contains($0.name) && $0.shape.offers(name) }
    guard keys.count == 1 else { return nil }
    let meant = "\(keys[0].name): \(name)"
    let place = reader.tree.span(entry.key).union(reader.tree.span(entry.value))
    return Cure(
      help: ["say it as a choice: `\(meant)`"],
      fixes: [.replacing(at: reader.location(place), by: meant, .unsafe)])
  }
}
