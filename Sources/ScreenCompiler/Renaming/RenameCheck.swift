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

  /// Something that is named at one place and was not before, or no longer is what it was; nil where every
  /// name means what it meant.
  func otherMeaning(in symbols: SymbolIndex, since earlier: SymbolIndex) -> SymbolReference? {
    let before = meanings(of: earlier).mapValues { $0.map { $0.symbol.renaming(symbol, to: newName) } }
    let after = meanings(of: symbols)
    for (file, references) in after {
      let old = before[file] ?? []
      for (position, reference) in references.enumerated()
      where position >= old.count || old[position] != reference.symbol {
        return reference
      }
    }
    // One that is gone is told at the next that is left.
    return before.first { $0.value.count > (after[$0.key]?.count ?? 0) }.flatMap {
      after[$0.key]?.last ?? symbols.references.first
    }
  }

  /// What is named in each file, in the order of the places. Keys of storage are said where the names that they
  /// would follow from change.
  private func meanings(of symbols: SymbolIndex) -> [FileID: [SymbolReference]] {
    let named = symbols.references.filter { $0.symbol.kind != .stored || symbol.kind == .stored }
    return Dictionary(grouping: named) { $0.location.file }
  }
}
