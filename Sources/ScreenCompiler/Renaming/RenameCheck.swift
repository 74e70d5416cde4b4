import Diagnostics
import SourceText
import SpecChecks
import SpecSemantics

/// Holds specs in which something was renamed against those from before.
struct RenameCheck {
  private let symbol: Symbol
  private let newName: String

  init(_ symbol: Symbol, to newName: String) {
    self.symbol = symbol
    self.newName = newName
  }

  /// What is found now and was not before.
  func newFindings(in report: Report, since earlier: Report) -> [Diagnostic] {
    var known: [Finding: Int] = [:]
    for diagnostic in earlier.diagnostics { known[finding(diagnostic), default: 0] += 1 }
    return report.diagnostics.filter { diagnostic in
      let finding = finding(diagnostic)
      guard let count = known[finding], count > 0 else { return true }
      known[finding] = count - 1
      return false
    }
  }

  /// What is said of a file, whatever the symbol is called.
  private struct Finding: Hashable {
    let file: FileID
    let rule: String
    let message: String
  }

  private func finding(_ diagnostic: Diagnostic) -> Finding {
    Finding(
      file: diagnostic.primary.file, rule: diagnostic.rule,
      message: [symbol.name, newName].reduce(diagnostic.message) {
        $0.replacing($1, with: "…").replacing($1.raisingFirst, with: "…")
      })
  }

  /// Something that is named in a file more often, or less often, than it was; nil where every name means what
  /// it meant.
  func otherMeaning(in symbols: SymbolIndex, since earlier: SymbolIndex) -> SymbolReference? {
    var counts: [Mention: Int] = [:]
    for reference in named(in: earlier) {
      let symbol = reference.symbol.renaming(symbol, to: newName)
      counts[Mention(file: reference.location.file, symbol: symbol), default: 0] += 1
    }
    let after = named(in: symbols)
    for reference in after {
      let mention = Mention(file: reference.location.file, symbol: reference.symbol)
      guard let count = counts[mention], count > 0 else { return reference }
      counts[mention] = count - 1
    }
    guard let lost = counts.first(where: { $0.value > 0 })?.key else { return nil }
    return named(in: earlier).first {
      $0.location.file == lost.file && $0.symbol.renaming(symbol, to: newName) == lost.symbol
    }
  }

  private struct Mention: Hashable {
    let file: FileID
    let symbol: Symbol
  }

  /// What is named. Keys of storage are said where the names that they would follow from change.
  private func named(in symbols: SymbolIndex) -> [SymbolReference] {
    symbols.references.filter { $0.symbol.kind != .stored || symbol.kind == .stored }
  }
}
