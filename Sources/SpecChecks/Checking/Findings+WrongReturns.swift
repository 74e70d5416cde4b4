import Diagnostics
import SpecSemantics

/// What is read of what a screen says that it returns, where it returns something else.
extension Findings {
  /// Takes the fields that are missing since a screen says another model than it returns, which has them.
  mutating func gatherAfterWrongReturns(in index: AppIndex) {
    let causes = diagnostics.filter { finding in
      finding.rule == SpecRule.bindingTypeMismatch.rule.name
        && finding.related.contains { $0.message == SpecWalker.noteOnReturns }
    }
    for cause in causes.prefix(Self.mostSlips * 10) {
      let words = cause.message.quotedWords
      guard words.count == 2, let model = index.model(words[1]) else { continue }
      take {
        let missing = $0.message.quotedWords
        return $0.rule == SpecRule.unknownField.rule.name && missing.count == 2
          && missing[0] == words[0] && model.property(missing[1]) != nil
      } after: {
        $0 == cause
      }
    }
  }
}
