import SpecSyntax

/// What says what a text is, by the words that others have for that.
extension MappingReader {
  /// What to do about `{ title: search.people }` where a text is due that says nothing else.
  func sourceOfText(called name: String, _ entry: Entry, _ around: Surroundings) -> Cure? {
    guard around.free.contains("verbatim"), around.unknownCount == 1,
      reader.tree.kind(entry.value) == .scalar,
      let key = TextWord.key(calledBy: name, before: reader.tree.string(entry.value)),
      around.free.contains(key)
    else { return nil }
    return cure(calling: entry, key)
  }
}
