import ReferencedFiles

/// Writes the app's strings for translators.
struct StringsExporter {
  private let files: [StringsFileOnDisk]
  private let places: StringPlaces
  /// The language of files that say none.
  private let source: String
  private var remarks: [String] = []

  init(files: [StringsFileOnDisk], places: StringPlaces) {
    self.files = files
    self.places = places
    source = files.lazy.compactMap { $0.document?.sourceLanguage }.first ?? "en"
  }

  /// Whether texts are translated into a language, which that of the source is not.
  func isTarget(_ language: String) -> Bool { language != source }

  mutating func export(into languages: [String]) -> StringsExport {
    var document = XLIFFDocument()
    for file in files where file.document == nil {
      remarks.append("\(file.path) is left out: it is a property list, or can't be read")
    }
    for (number, language) in languages.enumerated() {
      for file in files {
        guard let strings = file.document, strings.isCatalog || isSource(file) else { continue }
        let units = units(of: strings, into: language, tells: number == 0)
        guard !units.isEmpty else { continue }
        var part = XLIFFDocument.File(
          original: file.path, source: strings.sourceLanguage ?? source, target: language)
        part.units = units
        document.files.append(part)
      }
    }
    let count = document.files.reduce(0) { $0 + $1.units.count }
    return StringsExport(
      text: document.text, languages: languages, count: count, remarks: remarks)
  }

  private func isSource(_ file: StringsFileOnDisk) -> Bool {
    file.document?.sourceLanguage ?? source == source
  }

  private mutating func units(
    of strings: StringsDocument, into language: String, tells: Bool
  ) -> [XLIFFDocument.Unit] {
    let sourceLanguage = strings.sourceLanguage ?? source
    let translated = strings.isCatalog ? [:] : translations(beside: strings, in: language)
    var units: [XLIFFDocument.Unit] = []
    for entry in strings.entries where entry.isTranslatable {
      if let unsayable = entry.unsayable {
        if tells { remarks.append("`\(entry.key)` is left out: XLIFF can't say \(unsayable)") }
        continue
      }
      let sources = entry.texts[strings.isCatalog ? sourceLanguage : strings.sourceLanguage ?? ""]
      let targets = strings.isCatalog ? entry.texts[language] ?? [:] : translated[entry.key] ?? [:]
      var forms = Forms(sources ?? [:], in: language)
      forms.add(targets.keys)
      for form in forms.all {
        let id = StringsDocument.TextID(entry.key, form: form)
        let target = targets[form]
        var unit = XLIFFDocument.Unit(
          id: id.unitID, source: forms.source(of: form), target: target,
          state: target == nil ? nil : "translated")
        unit.notes = notes(of: entry)
        units.append(unit)
      }
    }
    return units
  }

  /// What the file of a language that stands beside one of the source says.
  private func translations(
    beside strings: StringsDocument, in language: String
  ) -> [String: [[String]: String]] {
    let other = files.first {
      $0.document.map { !$0.isCatalog && $0.sourceLanguage == language } == true
        && Path.name(of: $0.path) == Path.name(of: strings.path)
    }
    let entries = other?.document?.entries ?? []
    return Dictionary(
      entries.map { ($0.key, $0.texts[language] ?? [:]) }, uniquingKeysWith: { $1 })
  }

  private func notes(of entry: StringsDocument.Entry) -> [String] {
    let places = places.of(entry.key)
    let use = places.isEmpty ? nil : "Used in \(places.joined(separator: ", "))"
    return [entry.comment, use].compactMap { $0 }.filter { !$0.isEmpty }
  }
}

/// The forms of a text that a translator is asked for.
private struct Forms {
  private let sources: [[String]: String]
  private(set) var all: [[String]]

  /// - Parameter language: Whose numbers have forms of their own.
  init(_ sources: [[String]: String], in language: String) {
    self.sources = sources
    var all: [[String]] = []
    let forms = sources.keys.sorted { $0.lexicographicallyPrecedes($1) }
    for form in forms {
      let plural = form.indices.last { form[$0] == "plural" && $0 + 1 < form.count }
      let categories =
        plural == nil ? [] : PluralCategory.needed(in: language).map(\.rawValue)
      let asked = categories.map { category in
        var other = form
        if let plural { other[plural + 1] = category }
        return other
      }
      for form in plural == nil ? [form] : asked where !all.contains(form) { all.append(form) }
    }
    self.all = all
  }

  mutating func add(_ forms: some Sequence<[String]>) {
    for form in forms.sorted(by: { $0.lexicographicallyPrecedes($1) }) where !all.contains(form) {
      all.append(form)
    }
  }

  /// The text of a form in the language of the source, or that of its nearest.
  func source(of form: [String]) -> String {
    if let text = sources[form] { return text }
    let other = form.dropLast() + ["other"]
    return sources[Array(other)] ?? sources[[]] ?? sources.min { $0.key.count < $1.key.count }?
      .value
      ?? ""
  }
}
