import Diagnostics
import SourceText
import SpecSyntax

/// What was meant by a key that is like another one, or whose value is that of one.
extension MappingReader {
  /// The key that one is most like, or that has it within.
  func likeness(of name: String, _ entry: Entry, _ around: Surroundings) -> Cure? {
    let fitting = keysTaking(entry.value)
    let near =
      NearMiss.match(for: name, among: fitting) ?? NearMiss.match(for: name, among: around.names)
    if fitting.count == 1, reader.tree.kind(entry.value) == .sequence,
      near.map({ fitting.contains($0.name) || takes($0.name, entry) }) != true
    {
      return Cure(
        help: ["did you mean `\(fitting[0])`?"],
        fixes: Fix.replacing(
          name, at: reader.location(reader.tree.span(entry.key)), by: fitting[0], .unsafe))
    }
    if let near, let list = listOfOne(near.name, entry) { return list }
    if near == nil, let home = homeOfEntry(entry) {
      return Cure(help: [
        "`\(name)` is one of the `\(home)`: "
          + (hasKey(home)
            ? "indent it below `\(home):`" : "write it within, `\(home): { \(name): … }`")
      ])
    }
    guard let near else {
      let begun = around.free.filter { name.utf8.count > 2 && $0.hasPrefix(name) }
      if begun.count == 1 { return cure(calling: entry, begun[0]) }
      let meant = [name] + OtherWords.candidates(for: name)
      return
        (meant.compactMap { innerHome(of: $0, beside: around.present) }.first
        ?? homeOfWord(of: name, entry)).map { Cure(help: [$0]) }
    }
    return Cure(
      help: ["did you mean `\(near.name)`?\(Lookalikes.note(on: name, meaning: near.name))"],
      fixes: hasKey(near.name)
        ? [] : near.fixes(of: name, at: reader.location(reader.tree.span(entry.key))))
  }

  /// What to say of another word for a key.
  func cure(calling entry: Entry, _ key: String) -> Cure {
    if let list = listOfOne(key, entry) { return list }
    let name = reader.tree.string(entry.key)
    return Cure(
      help: ["it is called `\(key)` here"],
      fixes: Fix.replacing(
        name, at: reader.location(reader.tree.span(entry.key)), by: key, .unsafe))
  }

  /// What to say of a key that is unlike all others, and has below it what one of them has, as `style` with `corners`
  /// and `border` is the `box`.
  ///
  /// - Parameter least: How many keys have to stand below it.
  func keyOfParts(_ entry: Entry, _ around: Surroundings, least: Int = 2) -> Cure? {
    let name = reader.tree.string(entry.key)
    guard reader.tree.kind(entry.value) == .mapping, reader.tree.count(entry.value) >= least,
      NearMiss.match(for: name, among: around.free) == nil
    else { return nil }
    let keys = keysTaking(entry.value).filter(around.free.contains)
    return keys.count == 1 ? cure(calling: entry, keys[0]) : nil
  }

  /// The only key below which names of the app's own have values of this kind: a font is one of the `fonts`.
  private func homeOfEntry(_ entry: Entry) -> String? {
    let homes = construct.keys.filter { key in
      guard let shape = key.shape.valueOfMap else { return false }
      if reader.tree.kind(entry.value) == .scalar {
        // A plain word could be anything.
        return reader.tree.string(entry.value).hasPrefix("#")
          && shape.takes(reader.tree.string(entry.value))
      }
      return entry.value.stands(for: shape, reader.tree)
    }
    return homes.count == 1 ? homes[0].name : nil
  }

  /// Whether a key takes the value of another one.
  private func takes(_ name: String, _ entry: Entry) -> Bool {
    guard let shape = construct.keys.first(where: { $0.name == name })?.shape else { return false }
    return shape.isMap || entry.value.stands(for: shape, reader.tree)
  }

  /// What to write where one name stands behind a word that is like a key, or stands for one, and the key takes a list of
  /// them.
  private func listOfOne(_ key: String, _ entry: Entry) -> Cure? {
    guard !hasKey(key), reader.tree.kind(entry.value) == .scalar,
      let shape = construct.keys.first(where: { $0.name == key })?.shape,
      case .list(let element) = shape
    else { return nil }
    let value = reader.tree.string(entry.value)
    // What has a sign of its own within brackets would be read otherwise there.
    guard element.takes(value) || element.offers(value),
      !value.contains(where: ",[]{}\"".contains)
    else { return nil }
    let meant = "\(key): [\(value)]"
    return Cure(
      help: ["say it as a list: `\(meant)`"],
      fixes: [
        .replacing(
          at: reader.location(reader.tree.span(entry.key).union(reader.tree.span(entry.value))),
          by: meant, .unsafe)
      ])
  }

  /// The keys that are not there yet and take a value with all that is in it: of `states` and `state` only the one has
  /// `empty`.
  func keysTaking(_ value: NodeID) -> [String] {
    guard reader.tree.kind(value) != .scalar, reader.tree.count(value) <= Self.mostInner else {
      return []
    }
    if reader.tree.kind(value) == .sequence {
      return construct.keys.filter { key in
        !hasKey(key.name) && value.stands(for: key.shape, reader.tree)
      }.map(\.name)
    }
    let inner = reader.tree.pairs(value).map { reader.tree.string($0.key) }
    guard !inner.isEmpty else { return [] }
    return construct.keys.filter { key in
      !hasKey(key.name) && key.shape.constructs.contains { inner.allSatisfy($0.hasKey) }
    }.map(\.name)
  }

  /// More keys are not compared with those that there are.
  private static let mostInner = 20
}
