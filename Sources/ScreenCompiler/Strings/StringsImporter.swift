import ReferencedFiles
import SourceText

/// Takes translations into the app's strings.
struct StringsImporter {
  /// Of each kind, so many remarks are made one by one.
  private static let mostRemarks = 20

  /// The files of the strings, relative to the spec root.
  let paths: [String]
  let root: String
  /// What the document is called in messages.
  let path: String
  let lines: LineIndex
  private var files: [StringsImport.File] = []
  private var remarks: [String] = []
  private var hidden = 0

  init(paths: [String], root: String, path: String, lines: LineIndex) {
    self.paths = paths
    self.root = root
    self.path = path
    self.lines = lines
  }

  var outcome: StringsImport {
    let more = hidden > 0 ? ["\(hidden) more texts are passed over"] : []
    return StringsImport(files: files, remarks: remarks + more)
  }

  /// Takes the texts of one file.
  mutating func take(_ file: XLIFFDocument.File) throws(StringsError) {
    let place = file.units.first?.place ?? .zero
    guard let language = file.target else {
      return remark("`\(file.original)` says no language that it is translated into", at: place)
    }
    guard let source = paths.first(where: { isFile($0, file.original) }) else {
      return remark("`\(file.original)` is none of the app's strings", at: place)
    }
    let original = try StringsFileOnDisk(source, in: root)
    guard let strings = original.document else {
      return remark("nothing can be written into `\(source)`", at: place)
    }
    guard let target = strings.isCatalog ? source : path(of: source, in: language) else {
      return remark(
        "no file of the strings is in `\(language)`: name `\(sibling(of: source, in: language))` in the app's"
          + " `strings:`", at: place)
    }
    let written = target == source ? original : try StringsFileOnDisk(target, in: root)
    guard let document = written.document else {
      return remark("nothing can be written into `\(target)`", at: place)
    }
    let texts = texts(of: file, known: strings, source: file.source)
    try written.write(
      document.edits(translating: texts, into: language, from: strings))
    files.append(StringsImport.File(path: target, language: language, count: texts.count))
  }

  private mutating func texts(
    of file: XLIFFDocument.File, known strings: StringsDocument, source: String
  ) -> [(id: StringsDocument.TextID, text: String, state: String)] {
    var entries: [String: StringsDocument.Entry] = [:]
    for entry in strings.entries { entries[entry.key] = entry }
    return file.units.compactMap { unit in
      guard let text = unit.target, !text.isEmpty else { return nil }
      var id = StringsDocument.TextID(unitID: unit.id)
      // A key may have in it what sets forms off.
      if entries[id.key] == nil, entries[unit.id] != nil {
        id = StringsDocument.TextID(unit.id)
      }
      guard let entry = entries[id.key] else {
        remark("`\(id.key)` is no key of `\(strings.path)` any more", at: unit.place)
        return nil
      }
      guard strings.canSay(id) else {
        let reason =
          strings.takesKeys
          ? "is a form of a number, which `.strings` can't say"
          : "is no form of a number that is in `\(strings.path)`"
        remark("`\(unit.id)` \(reason)", at: unit.place)
        return nil
      }
      let now = entry.texts[strings.isCatalog ? source : strings.sourceLanguage ?? ""]
      if let now = now?[id.form], now != unit.source {
        remark("`\(unit.id)` was translated from another text than it has now", at: unit.place)
      }
      return (id, text, Self.state(unit.state))
    }
  }

  /// How a catalogue says what a translator thinks of a text.
  private static func state(_ state: String?) -> String {
    switch state {
    case nil, "translated", "signed-off", "final": "translated"
    case "new", "needs-translation": "new"
    default: "needs_review"
    }
  }

  /// Whether a path of the app is the one that a document names, which may be relative to another folder.
  private func isFile(_ path: String, _ original: String) -> Bool {
    path == original || Path.normalized(Path.join(root, path)).hasSuffix("/" + original)
      || original.hasSuffix("/" + path) || Path.name(of: path) == original
  }

  private func path(of source: String, in language: String) -> String? {
    paths.first {
      !$0.hasSuffix(".xcstrings") && StringsFile.language(ofPath: $0) == language
        && Path.name(of: $0) == Path.name(of: source)
    }
  }

  private func sibling(of source: String, in language: String) -> String {
    let folder = Path.parent(of: Path.parent(of: source))
    return Path.normalized(Path.join(folder, "\(language).lproj/\(Path.name(of: source))"))
  }

  private mutating func remark(_ text: String, at place: ByteSpan) {
    guard remarks.count < Self.mostRemarks else {
      hidden += 1
      return
    }
    remarks.append("\(path):\(lines.position(at: Int(place.start)).line): \(text)")
  }
}
