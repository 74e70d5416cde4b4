import Diagnostics
import SpecSemantics

/// What is said of values that go with links and actions which nothing ever comes to.
extension Findings {
  mutating func gatherOfNeverReached(in index: AppIndex) {
    let conflict = SpecRule.deepLinkConflict.rule.name
    let links = diagnostics.filter { $0.rule == conflict }
    if !links.isEmpty {
      // What an address captures goes with the one that it should be.
      take { finding in
        finding.rule == SpecRule.extraParameter.rule.name
          && links.contains { $0.isOfLink(with: finding) }
      } after: {
        $0.rule == conflict
      }
    }
    let unselected = SpecRule.selectWithoutAdapter.rule.name
    for action in diagnostics.filter({ $0.rule == unselected }).prefix(Self.mostSlips * 10) {
      guard let model = action.message.quotedWords.first else { continue }
      // Of what it is given the `id` is another thing than the row that was meant.
      take { finding in
        finding.rule == SpecRule.mistakenIdentity.rule.name
          && finding.message.quotedWords.last == model
          && finding.primary.span.start > action.primary.span.start
          && index.areInOneDeclaration([action.primary, finding.primary])
      } after: {
        $0 == action
      }
    }
  }
}

extension Diagnostic {
  /// Whether another finding is about what the address of a link is given to, which this one says is never opened by it.
  fileprivate func isOfLink(with other: Diagnostic) -> Bool {
    primary.contains(other.primary)
      || primary.file == other.primary.file && primary.span.start < other.primary.span.start
        && message.quotedWords.last == other.message.quotedWords.first
  }
}
