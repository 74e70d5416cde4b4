import Diagnostics
import SpecSemantics

extension Findings {
  /// Something that is wrong where it is declared, and a place that shows it.
  struct Shared: Sendable {
    var finding: Diagnostic
    var uses: [Diagnostic.Related]
    /// What is wrong where it is used, each for itself: that it is unless several uses say the same.
    var others: [Diagnostic] = []
    /// Findings in the same file that show it, too.
    var witness: Witness?
    /// As many uses have to show it for what is wrong with each not to be told.
    var fewestUses = 2
    /// What nothing else may name for it to be wrong.
    var idle: Symbol?
  }

  /// What findings have in common that show the same as a shared one, and what is said of their places.
  struct Witness: Sendable {
    let cause: String
    let message: String
    /// Whether it takes one of them to show it.
    var isNeeded = false
  }
}
