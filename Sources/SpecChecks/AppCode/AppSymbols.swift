import Diagnostics
import SourceText
import SymbolGraphs

/// What the compiler tells of the app's own code. Whoever reads the specs reads its symbol graphs.
public struct AppSymbols: Sendable {
  /// A file from which nothing could be taken.
  struct Damage: Sendable {
    let file: FileID
    let problem: SymbolGraph.Problem
  }

  let code: SwiftSymbols
  let damages: [Damage]

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
  public static func concerns(_ module: String) -> Bool { !AppCode.runtime.contains(module) }

  /// Whether all files could be read: if not, what is not among the symbols may be there.
  var isWhole: Bool { damages.isEmpty }
}
