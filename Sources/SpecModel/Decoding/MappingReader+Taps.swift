import SpecSyntax

/// What follows on a tap, where a key of others says that something does.
extension MappingReader {
  /// What to write where the value of such a key is the name of an effect: `action: share` is `share: …`.
  func effect(named value: NodeID, among names: [String]) -> Cure? {
    guard reader.tree.kind(value) == .scalar else { return nil }
    let word = reader.tree.string(value)
    let meant =
      names.contains(word) && Self.effects.contains(word)
      ? "\(word): …"
      : EffectGrammar.otherWords[word.lowercased()].flatMap { $0.contains(":") ? $0 : nil }
    return meant.map { Cure(help: ["what follows on a tap stands in its place: `\($0)`"]) }
  }

  /// Those whose keys are words for what follows: of `do` its value is, and to return is to go back.
  private static let effects = Set(EffectGrammar.actionKeys + ["track"])
    .subtracting(["do", "return"])

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

  /// Whether a value names an event that the declaration around it lists.
  func namesEvent(_ value: NodeID) -> Bool {
    let tree = reader.tree
    guard tree.kind(value) == .scalar, let document = reader.document(of: value),
      let events = reader.value(of: "events", in: document), tree.kind(events) == .sequence
    else { return false }
    let name = tree.string(value)
    return tree.items(events).prefix(Self.mostNeighbours).contains {
      tree.kind($0) == .scalar && tree.string($0) == name
    }
  }
}
