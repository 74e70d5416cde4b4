import SourceText
import SpecSyntax

// String catalogues (`.xcstrings`).
extension AppStrings {
  init(catalog bytes: [UInt8], file: FileID) {
    self.init(file: file)
    let reader = CatalogReader(JSONTree(bytes))
    for problem in reader.tree.problems {
      add(
        Mistake(
          message: problem.message, span: problem.span, help: problem.help,
          related: problem.related.map { ($0.span, $0.message) }))
    }
    guard let root = reader.tree.root else { return }
    guard let strings = reader.tree.value(of: "strings", in: root),
      reader.tree.kind(strings) == .object,
      let source = reader.text(of: "sourceLanguage", in: root)
    else {
      add(
        Mistake(
          message: "this is no string catalogue", span: reader.tree.mark(root),
          help: "a catalogue is an object with `sourceLanguage` and `strings`, as Xcode writes it"))
      return
    }
    let languages = reader.languages(in: strings).union([source]).sorted()
    for member in reader.tree.members(of: strings) {
      let entry = reader.entry(member, languages: languages, source: source)
      _ = add(entry, for: reader.tree.string(member.key))
    }
  }
}

/// Takes from a catalogue what texts ask for.
private struct CatalogReader {
  let tree: JSONTree

  init(_ tree: JSONTree) {
    self.tree = tree
  }

  func text(of key: String, in node: JSONTree.NodeID) -> String? {
    guard let value = tree.value(of: key, in: node), tree.kind(value) == .string else { return nil }
    return tree.string(value)
  }

  /// The languages that any string has a text in.
  func languages(in strings: JSONTree.NodeID) -> Set<String> {
    var languages: Set<String> = []
    for string in tree.members(of: strings) {
      guard let texts = tree.value(of: "localizations", in: string.value) else { continue }
      for text in tree.members(of: texts) { languages.insert(tree.string(text.key)) }
    }
    return languages
  }

  func entry(
    _ member: JSONTree.Member, languages: [String], source: String
  ) -> AppStrings.Entry {
    var entry = AppStrings.Entry(place: tree.span(member.key))
    var missing = Set(languages)
    if let texts = tree.value(of: "localizations", in: member.value) {
      for text in tree.members(of: texts) {
        let language = tree.string(text.key)
        missing.remove(language)
        add(demand(of: text.value), in: language, at: tree.span(text.key), to: &entry)
      }
    }
    // Without a text of its own a key is its own text in the language of the source.
    if missing.remove(source) != nil {
      let demand = TextDemand(of: tree.string(member.key))
      add(demand, in: source, at: tree.span(member.key), to: &entry)
    }
    if let flag = tree.value(of: "shouldTranslate", in: member.value), tree.kind(flag) == .isFalse {
      return entry
    }
    entry.missing = languages.filter(missing.contains)
    return entry
  }

  private func add(
    _ demand: TextDemand, in language: String, at place: ByteSpan, to entry: inout AppStrings.Entry
  ) {
    guard !demand.isEmpty else { return }
    entry.texts.append(AppStrings.Text(language: language, place: place, demand: demand))
  }

  /// What a text with all its forms asks for.
  private func demand(of localization: JSONTree.NodeID) -> TextDemand {
    var demand = TextDemand()
    if let unit = tree.value(of: "stringUnit", in: localization),
      let text = text(of: "value", in: unit)
    {
      demand.merge(TextDemand(of: text, substitutions: substitutions(of: localization)))
    }
    guard let variations = tree.value(of: "variations", in: localization) else { return demand }
    for variation in tree.members(of: variations) {
      if tree.string(variation.key) == "plural" { demand.variesWithNumber = true }
      for form in tree.members(of: variation.value) { demand.merge(self.demand(of: form.value)) }
    }
    return demand
  }

  private func substitutions(of localization: JSONTree.NodeID) -> [String: Int?] {
    guard let parts = tree.value(of: "substitutions", in: localization) else { return [:] }
    var substitutions: [String: Int?] = [:]
    for part in tree.members(of: parts) {
      let position = tree.value(of: "argNum", in: part.value).flatMap { Int(tree.number($0)) }
      substitutions[tree.string(part.key)] = .some(position)
    }
    return substitutions
  }
}
