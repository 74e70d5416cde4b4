import Diagnostics
import JSONSyntax
import SourceText

// String catalogues (`.xcstrings`).
extension StringsFile {
  mutating func readCatalog(_ bytes: [UInt8]) {
    let reader = CatalogReader(JSONTree(bytes), file: id)
    let isJSON = reader.tree.root != nil
    for problem in reader.tree.problems {
      let help = isJSON ? problem.help : "\(problem.help); a catalogue is JSON, as Xcode writes it"
      add(
        Mistake(
          message: problem.message, span: problem.span, help: help,
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
    languages.number(of: source)
    noteVersion(of: root, in: reader.tree)
    var shape = CatalogShape(reader.tree)
    shape.checkKeys(of: root, at: .catalog)
    for member in reader.tree.members(of: strings) {
      let key = reader.tree.string(member.key)
      shape.checkString(member.value)
      var strange: [(demand: TextDemand, place: Location)] = []
      let entry = reader.entry(
        member, key: key, source: source, &languages, strange: &strange)
      for text in strange { noteStrangeSpecifier(of: text.demand, for: key, at: text.place) }
      // A key that stands twice is a problem of the tree already.
      _ = add(entry, for: key)
      for forms in reader.plurals(in: member.value) { check(forms, of: key) }
    }
    for oddity in shape.oddities(in: id) { add(oddity) }
  }

  /// Notes a version of which nobody knows what its keys mean. Minor versions add keys.
  private mutating func noteVersion(of root: JSONTree.NodeID, in tree: JSONTree) {
    guard let version = tree.value(of: "version", in: root) else { return }
    let text =
      tree.kind(version) == .string
      ? tree.string(version) : String(decoding: tree.bytes[tree.mark(version).range], as: UTF8.self)
    guard text != "1", !text.hasPrefix("1.") else { return }
    add(
      Oddity(
        message: "the catalogue is of version `\(text)`, which screenc does not know",
        place: Location(file: id, span: tree.mark(version)),
        help: [
          "it is read as if it were of version `1.0`: save it as that, or look for a newer screenc"
        ]
      ))
  }
}

/// Takes from a catalogue what texts ask for.
private struct CatalogReader {
  let tree: JSONTree
  let file: FileID

  init(_ tree: JSONTree, file: FileID) {
    self.tree = tree
    self.file = file
  }

  func text(of key: String, in node: JSONTree.NodeID) -> String? {
    guard let value = tree.value(of: key, in: node), tree.kind(value) == .string else { return nil }
    return tree.string(value)
  }

  private func localizations(of string: JSONTree.NodeID) -> [JSONTree.Member] {
    members("localizations", of: string)
  }

  private func members(_ key: String, of node: JSONTree.NodeID) -> [JSONTree.Member] {
    tree.value(of: key, in: node).map { Array(tree.members(of: $0)) } ?? []
  }

  /// - Parameter strange: Takes the texts that have something strange in them.
  func entry(
    _ member: JSONTree.Member, key: String, source: String, _ languages: inout LanguageTable,
    strange: inout [(demand: TextDemand, place: Location)]
  ) -> AppStrings.Entry {
    let place = Location(file: file, span: tree.span(member.key))
    var entry = AppStrings.Entry(
      place: place, digest: NameHash(of: tree.bytes[tree.span(member.value).range]).value)
    for text in localizations(of: member.value) {
      let language = tree.string(text.key)
      let number = languages.number(of: language)
      if language == source || !isNew(text.value) { entry.languages.insert(number) }
      let demand = demand(of: text.value)
      let place = Location(file: file, span: tree.span(text.key))
      if demand.strangeSpecifier != nil || demand.foreignPlaceholder != nil {
        strange.append((demand, place))
      }
      add(demand, in: language, at: place, to: &entry)
    }
    if !entry.texts.isEmpty { entry.plainTexts = texts(of: member.value, beside: entry.texts) }
    // Without a text of its own a key is its own text in the language of the source.
    let number = languages.number(of: source)
    if !entry.languages.contains(number) {
      entry.languages.insert(number)
      add(TextDemand(of: key), in: source, at: place, to: &entry)
    }
    if let flag = tree.value(of: "shouldTranslate", in: member.value) {
      entry.isTranslatable = tree.kind(flag) != .isFalse
    }
    entry.isStale = text(of: "extractionState", in: member.value) == "stale"
    return entry
  }

  /// The texts of a string in languages in which others have not got one.
  private func texts(
    of string: JSONTree.NodeID, beside others: [AppStrings.Text]
  ) -> [AppStrings.Text] {
    localizations(of: string).compactMap { text in
      let language = tree.string(text.key)
      guard !others.contains(where: { $0.language == language }) else { return nil }
      return AppStrings.Text(
        language: language, place: Location(file: file, span: tree.span(text.key)),
        demand: TextDemand())
    }
  }

  /// Whether a text waits for its translator: Xcode fills it with that of another language.
  private func isNew(_ localization: JSONTree.NodeID) -> Bool {
    tree.value(of: "stringUnit", in: localization).flatMap { text(of: "state", in: $0) } == "new"
  }

  private func add(
    _ demand: TextDemand, in language: String, at place: Location, to entry: inout AppStrings.Entry
  ) {
    guard !demand.isEmpty else { return }
    entry.texts.append(AppStrings.Text(language: language, place: place, demand: demand))
  }
}

// What texts ask for.
extension CatalogReader {
  /// What a text with all its forms asks for.
  private func demand(of localization: JSONTree.NodeID) -> TextDemand {
    var demand = TextDemand()
    if let unit = tree.value(of: "stringUnit", in: localization),
      let text = text(of: "value", in: unit)
    {
      demand.merge(TextDemand(of: text, substitutions: substitutions(of: localization)))
    }
    for variation in members("variations", of: localization) {
      if tree.string(variation.key) == "plural" { demand.variesWithNumber = true }
      for form in tree.members(of: variation.value) { demand.merge(self.demand(of: form.value)) }
    }
    return demand
  }

  private func substitutions(of localization: JSONTree.NodeID) -> [String: TextDemand.Part] {
    var parts: [String: TextDemand.Part] = [:]
    for part in members("substitutions", of: localization) {
      let position = tree.value(of: "argNum", in: part.value).flatMap { Int(tree.number($0)) }
      let specifier = text(of: "formatSpecifier", in: part.value) ?? ""
      parts[tree.string(part.key)] = TextDemand.Part(position: position, specifier: specifier)
    }
    return parts
  }

  /// All places where texts of a string vary with a number.
  func plurals(in string: JSONTree.NodeID) -> [PluralForms] {
    var found: [PluralForms] = []
    for text in localizations(of: string) {
      let language = tree.string(text.key)
      let span = tree.span(text.key)
      findPlurals(in: text.value, language, span, false, &found)
      for part in members("substitutions", of: text.value) {
        let specifier = self.text(of: "formatSpecifier", in: part.value) ?? ""
        let hasDecimals = TextDemand(of: "%\(specifier)").asksForDecimals
        findPlurals(in: part.value, language, tree.span(part.key), hasDecimals, &found)
      }
    }
    return found
  }

  private func findPlurals(
    in localization: JSONTree.NodeID, _ language: String, _ span: ByteSpan,
    _ hasDecimals: Bool, _ found: inout [PluralForms]
  ) {
    for variation in members("variations", of: localization) {
      if tree.string(variation.key) == "plural" {
        let forms = tree.members(of: variation.value).map { form in
          PluralForms.Form(
            name: tree.string(form.key), span: tree.span(form.key),
            demand: demand(of: form.value))
        }
        let asksForDecimals = demand(of: localization).asksForDecimals
        found.append(
          PluralForms(
            language: language, span: span, forms: forms,
            hasDecimals: hasDecimals || asksForDecimals))
      }
      for form in tree.members(of: variation.value) {
        findPlurals(in: form.value, language, span, hasDecimals, &found)
      }
    }
  }
}
