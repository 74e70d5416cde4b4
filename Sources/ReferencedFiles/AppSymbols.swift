import Diagnostics
import SourceText
import SymbolGraphs

/// What the compiler knows of the app's own code: its symbol graphs, which are read with the specs.
public struct AppSymbols: Sendable {
  /// A file from which nothing could be taken.
  package struct Damage: Sendable {
    package let file: FileID
    package let problem: SymbolGraph.Problem
  }

  package let code: SwiftSymbols
  package let damages: [Damage]

  /// Puts the files together.
  public init(
    _ files: [(file: FileID, content: Result<SymbolGraph, SymbolGraph.Problem>)]
  ) {
    var graphs: [SymbolGraph] = []
    var damages: [Damage] = []
    for (file, content) in files {
      switch content {
      case .success(let graph): graphs.append(graph)
      case .failure(let problem): damages.append(Damage(file: file, problem: problem))
      }
    }
    code = SwiftSymbols(graphs)
    self.damages = damages
  }

  /// Whether a module can be of the app's own code: the run-time's modules are none.
  public static func concerns(_ module: String) -> Bool { !runtime.contains(module) }

  /// The run-time's modules, which are not the app's code.
  package static let runtime: Set<String> = [
    "HeadlessUIKit", "ScreenCore", "ScreenDriver", "ScreenKit", "ScreenKitSQLite",
  ]

  /// Whether all files could be read: if not, what is not among the symbols may be there.
  package var isWhole: Bool { damages.isEmpty }
}
