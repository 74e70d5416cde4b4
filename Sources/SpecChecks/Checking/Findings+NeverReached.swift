import Diagnostics
import SpecModel
import SpecSemantics

/// What is said of values that go with links and actions which nothing ever comes to.
extension Findings {
  mutating func gatherOfNeverReached(in index: AppIndex) {
    let ofLinks = SpecRule.deepLinkConflict.rule.name
    let ofCaptures = SpecRule.extraParameter.rule.name
    for conflict in diagnostics.filter({ $0.rule == ofLinks }).prefix(Self.mostSlips * 10) {
      guard let link = index.link(addressedAt: conflict.primary) else { continue }
      // What an address captures goes with the one that it should be.
      take { finding in
        finding.rule == ofCaptures && link.contains(finding.primary)
      } after: {
        $0 == conflict
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

extension AppIndex {
  /// Where all of the link stands whose address is at a place.
  fileprivate func link(addressedAt url: Location) -> Location? {
    guard let link = app?.links.first(where: { $0.url.span == url.span }) else { return nil }
    return Location(file: url.file, span: link.span)
  }
}
