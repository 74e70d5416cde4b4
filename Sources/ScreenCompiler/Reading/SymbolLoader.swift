import Diagnostics
import ReferencedFiles
import SourceText
import SpecChecks
import SpecSemantics
import SymbolGraphs

/// What the compiler has written of the app's own code.
struct LoadedSymbols: Sendable {
  /// Nil where nobody asks for it, or where there is nothing.
  var symbols: AppSymbols?
  /// The paths of the files that have identifiers behind all others.
  var paths: [String] = []
  /// The files as they were read, but for those that could not be.
  var seen: [RecordedFile] = []
  /// What is wrong with the folders that the configuration names.
  var diagnostics: [Diagnostic] = []
}

/// Reads the symbol graphs of the app's own code, on all cores.
enum SymbolLoader {
  /// Far beyond the code of any module that people write.
  private static let largest = 256 << 20

  /// - Parameter first: The number of the first file.
  static func load(_ folders: [SymbolFolder], first: Int) -> LoadedSymbols {
    guard !folders.isEmpty else { return LoadedSymbols() }
    var loaded = LoadedSymbols()
    for folder in folders {
      do throws(FileError) {
        let paths = try SymbolFinder.paths(below: folder.path)
        if paths.isEmpty { loaded.diagnostics += folder.finding("there are no symbol graphs in") }
        loaded.paths += paths.filter { !loaded.paths.contains($0) }
      } catch {
        loaded.diagnostics += folder.finding("there is no folder")
      }
    }
    guard !loaded.paths.isEmpty else { return loaded }
    let paths = loaded.paths
    let reader = ReferenceReader(root: ".")
    let files = paths.parallelMap(partsOf: 1) { range in
      range.map { reader.read(paths[$0], largest: largest, graph) }
    }.joined()
    loaded.symbols = AppSymbols(
      files.enumerated().map { position, file in
        (FileID(rawValue: UInt32(clamping: first + position)), file.result.graph)
      })
    loaded.seen = files.compactMap(\.seen)
    return loaded
  }

  /// The files that would be read, without whatever is wrong with their folders.
  static func paths(in folders: [SymbolFolder]) -> [String] {
    var all: [String] = []
    for folder in folders {
      let paths = (try? SymbolFinder.paths(below: folder.path)) ?? []
      all += paths.filter { !all.contains($0) }
    }
    return all
  }

  private static func graph(_ bytes: [UInt8]) -> Result<SymbolGraph, SymbolGraph.Problem> {
    Result { () throws(SymbolGraph.Problem) in try SymbolGraph(bytes) }
  }
}

extension SymbolFolder {
  /// A finding about the folder where the configuration names it.
  fileprivate func finding(_ what: String) -> [Diagnostic] {
    guard let name else { return [] }
    return [
      Diagnostic(
        SpecRule.missingSymbols.rule,
        "\(what) `\(name.text)`, so nothing of the app's code is looked at",
        at: Location(file: Project.configurationID, span: name.span),
        help: [
          "build the app with `-emit-symbol-graph -emit-symbol-graph-dir`; folders are named relative"
            + " to this file"
        ])
    ]
  }
}

extension Result<Result<SymbolGraph, SymbolGraph.Problem>, ReferenceProblem> {
  fileprivate var graph: Result<SymbolGraph, SymbolGraph.Problem> {
    switch self {
    case .success(let graph): return graph
    case .failure(let problem):
      let isTooLarge = if case .tooLarge = problem { true } else { false }
      return .failure(
        SymbolGraph.Problem(
          message: problem.message(about: "this symbol graph"), span: .zero,
          help: (isTooLarge ? "" : "make the file readable, or ") + "take it out of the folder"))
    }
  }
}
