import Diagnostics
import SourceText
import SpecImport
import SpecModel
import SpecSemantics
import SymbolGraphs

/// What was made of all inputs together.
struct ImportedSpecs {
  var title = ""
  var files: [ImportOutcome.File] = []
  var diagnostics: [Diagnostic] = []
  var counts = ImportOutcome.Counts()
  /// Files of strings that the app should name.
  var strings: [String] = []
  /// Flags that the app has to have.
  var flags: [String] = []
  var advice: [String] = []
  /// Rules about what waits for screens, beside those of servers.
  var quieted: [String] = []

  mutating func add(_ outcome: ImportOutcome) {
    if title.isEmpty { title = outcome.title }
    files += outcome.files
    diagnostics += outcome.diagnostics
    counts.add(outcome.counts)
    flags += outcome.flags
    quieted += outcome.quieted
  }
}

/// Reads inputs of all kinds.
struct ImportInputs {
  private let inputs: [String]
  private let choices: SpecImporter.Choices

  init(_ inputs: [String], choices: SpecImporter.Choices) {
    self.inputs = inputs.map(Path.normalized)
    self.choices = choices
  }

  /// What was read, with the paths of what has places, whose first has the identifier 1.
  struct Reading {
    var specs = ImportedSpecs()
    var paths: [String] = []
    /// The folder for what describes a server, or nothing where files stand among the others.
    var defaultFolder: String
  }

  func read(for app: SurroundingSpecs) throws(FileError) -> Reading {
    var reading = Reading(defaultFolder: "")
    var answers: [(root: DocumentNode, file: FileID)] = []
    var graphs: [String] = []
    for input in inputs {
      switch ImportKind(of: input) {
      case .code: graphs += try Self.graphs(at: input)
      case .assets: try readAssets(input, into: &reading)
      case .strings: reading.specs.strings.append(input)
      case .document:
        reading.paths.append(input)
        let file = FileID(rawValue: UInt32(clamping: reading.paths.count))
        let bytes = try FileSystem.read(input)
        do throws(DocumentReader.Problem) {
          let root = try DocumentReader.read(bytes)
          if OpenAPIImport.describes(root) {
            let outcome = OpenAPIImport(
              root, file: file, surroundings: app.forImport, name: choices.name,
              server: choices.server, wanted: choices.wanted
            ).outcome()
            reading.defaultFolder = outcome.folder
            reading.specs.add(outcome)
          } else {
            answers.append((root, file))
          }
        } catch {
          reading.specs.diagnostics.append(error.diagnostic(in: file))
        }
      }
    }
    if !answers.isEmpty { readAnswers(answers, for: app, into: &reading) }
    if !graphs.isEmpty {
      let code = ImportedCode(graphs, choices: choices)
      try code.read(for: app, into: &reading)
    }
    return reading
  }

  private static func graphs(at path: String) throws(FileError) -> [String] {
    guard FileSystem.kind(of: path) == .directory else { return [path] }
    let graphs = try SymbolFinder.paths(below: path)
    guard !graphs.isEmpty else {
      throw FileError(
        "import", path,
        reason: "there are no symbol graphs of the app in it: their names end in `.symbols.json`")
    }
    return graphs
  }

  private func readAnswers(
    _ answers: [(root: DocumentNode, file: FileID)], for app: SurroundingSpecs,
    into reading: inout Reading
  ) {
    let file = reading.paths[Int(answers[0].file.rawValue) - 1]
    let stem = Path.name(of: file).split(separator: ".").first.map(String.init) ?? "Item"
    var answerImport = AnswerImport(
      answers, name: SafeName.upperCamel(choices.name ?? stem.asSingular), keys: app.keys,
      surroundings: app.forImport)
    reading.specs.add(answerImport.outcome())
  }

  private func readAssets(_ folder: String, into reading: inout Reading) throws(FileError) {
    var sets: [ColorCatalogue.ColorSet] = []
    try collect(folder, prefix: "", into: &sets, &reading)
    let stem = Path.name(of: folder).split(separator: ".").first.map(String.init) ?? "Assets"
    let outcome = ColorCatalogue(sets, theme: choices.name ?? stem).outcome()
    if outcome.files.isEmpty { reading.specs.advice.append("\(folder) has no colours") }
    reading.specs.add(outcome)
  }

  /// - Parameter prefix: What names begin with in folders that are namespaces.
  private func collect(
    _ folder: String, prefix: String, into sets: inout [ColorCatalogue.ColorSet],
    _ reading: inout Reading
  ) throws(FileError) {
    let entries = try FileSystem.entries(of: folder).filter { $0.kind == .directory }
      .map(\.name).sorted()
    for name in entries {
      let path = Path.join(folder, name)
      guard name.hasSuffix(".colorset") else {
        guard !name.contains(".") else { continue }
        let isNamespace =
          (try? contents(of: path))?.root["properties"]?["provides-namespace"]?.isTrue == true
        try collect(path, prefix: isNamespace ? prefix + name + "/" : prefix, into: &sets, &reading)
        continue
      }
      let file = Path.join(path, "Contents.json")
      reading.paths.append(file)
      let id = FileID(rawValue: UInt32(clamping: reading.paths.count))
      do throws(DocumentReader.Problem) {
        let root = try DocumentReader.readJSON(try bytes(of: file))
        sets.append(.init(name: prefix + name.dropLast(9), content: root, file: id))
      } catch {
        reading.specs.diagnostics.append(error.diagnostic(in: id))
      }
    }
  }

  private func contents(
    of folder: String
  ) throws(DocumentReader.Problem) -> (root: DocumentNode, path: String) {
    let path = Path.join(folder, "Contents.json")
    return (try DocumentReader.readJSON(try bytes(of: path)), path)
  }

  private func bytes(of path: String) throws(DocumentReader.Problem) -> [UInt8] {
    do throws(FileError) {
      return try FileSystem.read(path)
    } catch {
      throw .init(message: "\(error)", span: .zero, help: "make the file readable")
    }
  }
}

/// What an input is, by its name.
private enum ImportKind {
  case assets, strings, code, document

  init(of path: String) {
    if path.hasSuffix(".xcassets") {
      self = .assets
    } else if [".xcstrings", ".strings", ".stringsdict"].contains(where: path.hasSuffix) {
      self = .strings
    } else if path.hasSuffix(SymbolGraph.fileEnding) || FileSystem.kind(of: path) == .directory {
      self = .code
    } else {
      self = .document
    }
  }
}
