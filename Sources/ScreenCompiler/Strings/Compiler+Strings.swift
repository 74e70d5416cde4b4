import Diagnostics
import ReferencedFiles
import SourceText
import SpecChecks

/// The app's strings: what is missing, and what translators get and give.
extension Compiler {
  /// Of a key, so many places are told.
  static let mostStringPlaces = 5

  /// What is missing and unused in the app's strings.
  public func strings() throws(StringsError) -> StringsState {
    let checked = try checkStrings()
    let usage = checked.strings
    guard let strings = usage.strings else { throw .noStrings }
    let places = StringPlaces(usage.uses, checked.report.sources)
    let languages = strings.languageNames.map {
      StringsState.Language(name: $0, missing: strings.keysWithoutText(in: $0))
    }
    return StringsState(
      files: usage.paths, count: strings.keys.reduce(0) { count, _ in count + 1 },
      languages: languages,
      missing: usage.missing.map { .init(key: $0.key, places: places.of($0.key)) },
      unused: usage.unused,
      isPartial: checked.report.diagnostics.contains {
        $0.severity == .error && $0.rule != "unknown-string-key"
      })
  }

  /// Writes the keys that are missing into the app's strings, with the words of the keys for texts. Files that
  /// the app names and that are not there are made.
  ///
  /// - Returns: What was written; nil where nothing is missing.
  public func addMissingStrings() throws(StringsError) -> StringsAddition? {
    var usage = try checkStrings().strings
    guard usage.strings != nil else { throw .noStrings }
    let made = try NewStringsFile.makeMissing(of: usage.paths, in: project.specRoot)
    if !made.isEmpty { usage = try checkStrings().strings }
    guard let strings = usage.strings else { throw .noStrings }
    let missing = usage.missing
    guard !missing.isEmpty else {
      return made.first.map { StringsAddition(path: $0, added: [], made: made) }
    }
    for path in usage.paths {
      let file = try StringsFileOnDisk(path, in: project.specRoot)
      guard let document = file.document, document.takesKeys else { continue }
      let texts = missing.map { (key: $0.key, text: $0.sourceText) }
      try file.write(document.edits(adding: texts))
      let added = missing.map { use in
        let near = use.isSlip ? NearMiss.suggestion(for: use.key, among: strings.keys) : nil
        return AddedString(key: use.key, text: use.sourceText, near: near)
      }
      return StringsAddition(path: path, added: added, made: made)
    }
    throw .notWritable(usage.paths)
  }

  /// The texts for translators.
  ///
  /// - Parameter languages: Into which they are translated; empty for all that the app has beside that of its source.
  public func exportStrings(into languages: [String]) throws(StringsError) -> StringsExport {
    let checked = try checkStrings()
    guard let strings = checked.strings.strings else { throw .noStrings }
    let places = StringPlaces(checked.strings.uses, checked.report.sources)
    var files: [StringsFileOnDisk] = []
    for path in checked.strings.paths {
      files.append(try StringsFileOnDisk(path, in: project.specRoot))
    }
    var exporter = StringsExporter(files: files, places: places)
    let targets = languages.isEmpty ? strings.languageNames.filter(exporter.isTarget) : languages
    guard !targets.isEmpty else { throw .noLanguages }
    return exporter.export(into: targets)
  }

  /// Takes texts from translators.
  ///
  /// - Parameters:
  ///   - bytes: XLIFF.
  ///   - path: What it is called in messages.
  public func importStrings(_ bytes: [UInt8], path: String) throws(StringsError) -> StringsImport {
    let usage = try checkStrings().strings
    guard usage.strings != nil else { throw .noStrings }
    let document: XLIFFDocument
    do throws(XLIFFDocument.Problem) {
      document = try XLIFFDocument(bytes)
    } catch {
      let line = LineIndex(bytes).position(at: Int(error.span.start)).line
      throw .invalid(path: path, line: line, message: error.message)
    }
    var importer = StringsImporter(
      paths: usage.paths, root: project.specRoot, path: path, lines: LineIndex(bytes))
    for file in document.files { try importer.take(file) }
    return importer.outcome
  }

  private func checkStrings() throws(StringsError) -> Checked {
    do throws(FileError) {
      return try check(isForBuilding: false, notesStringUses: true)
    } catch {
      throw .file(error)
    }
  }
}

/// Where specs use strings, as people read it.
struct StringPlaces {
  private var places: [String: [String]] = [:]

  init(_ uses: [StringUse], _ sources: SpecSources) {
    var lines: [FileID: LineIndex] = [:]
    for use in uses {
      guard places[use.key, default: []].count < Compiler.mostStringPlaces,
        let path = sources.pathBelowRoot(of: use.place.file)
      else { continue }
      if lines[use.place.file] == nil {
        lines[use.place.file] = sources.source(of: use.place.file).map { LineIndex($0.bytes) }
      }
      let line = lines[use.place.file]?.position(at: Int(use.place.span.start)).line
      places[use.key, default: []].append(line.map { "\(path):\($0)" } ?? path)
    }
  }

  func of(_ key: String) -> [String] { places[key] ?? [] }
}

/// A file of strings as it stands on disk.
struct StringsFileOnDisk {
  /// Relative to the spec root.
  let path: String
  private let place: String
  private let bytes: [UInt8]
  /// Nil where nothing can be set in it.
  let document: StringsDocument?

  init(_ path: String, in root: String) throws(StringsError) {
    self.path = path
    place = Path.join(root, path)
    do throws(FileError) {
      bytes = try FileSystem.read(place)
    } catch {
      throw .file(error)
    }
    document = StringsDocument(bytes, path: path)
  }

  /// Makes edits of the document.
  func write(_ edits: [TextEdit]) throws(StringsError) {
    guard let document, !edits.isEmpty else { return }
    do throws(FileError) {
      try FileSystem.replace(place, with: document.applying(edits, to: bytes))
    } catch {
      throw .file(error)
    }
  }
}
