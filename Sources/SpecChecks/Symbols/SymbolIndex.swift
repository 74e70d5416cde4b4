import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Where everything that an app names is named: its declarations and its uses.
///
/// It is found by a walk of its own, so that checking an app costs nothing for it.
public struct SymbolIndex: Sendable {
  private static let filesAtOnce = 128

  /// In the order of the files and of their places.
  public let references: [SymbolReference]

  /// Looks for all names of an app.
  public init(of app: CheckedApp) {
    self.init(of: app.index)
  }

  /// Looks for all names of specs that may have errors: what cannot be read names nothing.
  package init(of index: AppIndex) {
    let beforeGate = BeforeGate(of: index)
    let parts = index.files.parallelMap(partsOf: Self.filesAtOnce) { range in
      let log = SymbolLog()
      var walk = SpecWalker(
        index: index.forOneThread(), rules: RuleSet.standard, beforeGate: beforeGate, noting: log)
      for file in range { walk.visit(file: file) }
      return log.references
    }
    references = parts.flatMap(\.self).sorted { first, second in
      let (left, right) = (first.location, second.location)
      guard left.file == right.file else { return left.file.rawValue < right.file.rawValue }
      guard left.span == right.span else { return left.span < right.span }
      return (first.symbol.kind.rawValue, first.symbol.path)
        < (second.symbol.kind.rawValue, second.symbol.path)
    }
  }

  /// Everything that has a name.
  public var symbols: Set<Symbol> { Set(references.map(\.symbol)) }
}
