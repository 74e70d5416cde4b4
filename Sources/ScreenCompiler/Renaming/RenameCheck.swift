import Diagnostics
import SourceText
import SpecChecks
import SpecSemantics

/// Holds specs in which something was renamed against those from before.
struct RenameCheck {
  let symbols: RenamedSymbols

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
      message: [symbols.oldName, symbols.newName].reduce(diagnostic.message) {
        $0.replacing($1, with: "…").replacing($1.raisingFirst, with: "…")
      })
  }

  /// Something that is named in a file more often, or less often, than it was; nil where every name means what
  /// it meant.
  func otherMeaning(in index: SymbolIndex, since earlier: SymbolIndex) -> SymbolReference? {
    var counts: [Mention: Int] = [:]
    for reference in named(in: earlier) {
      counts[mention(reference, isRenamed: true), default: 0] += 1
    }
    let after = named(in: index)
    for reference in after {
      let mention = mention(reference)
      guard let count = counts[mention], count > 0 else { return reference }
      counts[mention] = count - 1
    }
    guard let lost = counts.first(where: { $0.value > 0 })?.key else { return nil }
    return named(in: earlier).first { mention($0, isRenamed: true) == lost }
  }

  private struct Mention: Hashable {
    let file: FileID
    let symbol: Symbol
  }

  private func mention(_ reference: SymbolReference, isRenamed: Bool = false) -> Mention {
    Mention(
      file: reference.location.file,
      symbol: isRenamed ? symbols.renaming(reference.symbol) : reference.symbol)
  }

  /// What is named. Keys of storage are said where the names that they would follow from change.
  private func named(in index: SymbolIndex) -> [SymbolReference] {
    index.references.filter { $0.symbol.kind != .stored || symbols.first.kind == .stored }
  }
}
