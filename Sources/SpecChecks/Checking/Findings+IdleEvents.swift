import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Tracked events that were given another name where they are declared.
extension Findings {
  /// Says which event is meant by a name that none has: the only one that no spec tracks, where it shares a word with that.
  mutating func gatherIdleEvents(in index: AppIndex) {
    let rule = SpecRule.unknownTrackedEvent.rule.name
    let positions = diagnostics.indices.filter {
      diagnostics[$0].rule == rule && diagnostics[$0].help.first?.hasPrefix("did you mean") == false
    }
    let names = Set(positions.compactMap { diagnostics[$0].message.quotedWords.first })
    // What cannot be read may track anything, and so may who is not here.
    guard names.count == 1, let name = names.first, !index.hasBroken, index.interfaces.isEmpty
    else { return }
    let tracked = Set(
      SymbolIndex(of: index).references.lazy.filter {
        $0.symbol.kind == .event && $0.symbol.owner?.kind == .events && !$0.isDeclaration
      }.map(\.symbol.name))
    let words = Set(NearMiss.wordTexts(name))
    let idle = index.trackedEventNames.filter { !tracked.contains($0) }
    guard idle.count == 1, let meant = idle.first,
      !words.isDisjoint(with: NearMiss.wordTexts(meant)),
      let declared = index.trackedEvent(meant)
    else { return }
    for position in positions {
      let finding = diagnostics[position]
      diagnostics[position] = finding.saying(
        ["did you mean `\(meant)`, which no spec tracks?"]
          + finding.help.filter { $0.hasPrefix("or ") },
        related: [.init(declared.place, "it is declared here")])
    }
  }
}
