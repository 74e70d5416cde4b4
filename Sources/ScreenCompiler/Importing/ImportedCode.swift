import Diagnostics
import SourceText
import SpecImport
import SymbolGraphs

/// The app's own code, as the compiler describes it in symbol graphs.
struct ImportedCode {
  private let graphs: [String]
  private let choices: SpecImporter.Choices

  init(_ graphs: [String], choices: SpecImporter.Choices) {
    self.graphs = graphs
    self.choices = choices
  }

  func read(
    for app: SurroundingSpecs, into reading: inout ImportInputs.Reading
  ) throws(FileError) {
    var files: [(graph: SymbolGraph, file: FileID)] = []
    for path in graphs {
      reading.paths.append(path)
      let file = FileID(rawValue: UInt32(clamping: reading.paths.count))
      let bytes = try FileSystem.read(path)
      do throws(SymbolGraph.Problem) {
        files.append((try SymbolGraph(bytes, keepsFolders: true), file))
      } catch {
        reading.specs.diagnostics.append(
          Diagnostic(
            .unreadableDocument, error.message, at: Location(file: file, span: error.span),
            help: [error.help]))
      }
    }
    guard let first = files.first else { return }
    let modules = Set(files.map(\.graph.module))
    let appModule = app.name.flatMap { modules.contains($0) ? $0 : nil }
    let places = SwiftPlaces(
      elsewhere: Location(file: first.file, span: .zero), known: reading.paths.count,
      directory: choices.directory)
    var code = CodeImport(
      SwiftSymbols(files.map(\.graph)), modules: modules.sorted(),
      own: choices.name ?? appModule ?? (modules.count == 1 ? modules.first : nil),
      wanted: choices.wanted,
      surroundings: app.forImport, places: places)
    let outcome = code.outcome()
    reading.paths += places.paths
    reading.defaultFolder = outcome.folder
    reading.specs.add(outcome)
  }
}
