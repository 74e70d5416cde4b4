import Diagnostics
import SourceText
import SpecSemantics

/// What checking an app found out.
public struct CheckResult: Sendable {
  /// The findings in the order of the files' paths and of their places.
  public var diagnostics: [Diagnostic]
  /// The app, unless there is an error.
  public var app: CheckedApp?
  /// Where the specs use strings: those that are missing, and all where they are asked for.
  package var stringUses: [StringUse] = []
  /// The keys of the app's strings that no spec uses, in their order, where uses are asked for.
  package var unusedStrings: [String] = []
  /// The names that are due where another one stands twice.
  var meantByDoubled: [Location: String] = [:]
  /// The events with their adapters that may be meant where one is named alone.
  var eventsMeant: [Location: [String]] = [:]

  /// What was found by reading the specs, with what only all of them together tell of it.
  package func explaining(_ read: [Diagnostic]) -> [Diagnostic] {
    guard !meantByDoubled.isEmpty || !eventsMeant.isEmpty else { return read }
    return read.map { finding in
      if finding.isAboutLoneEvent, let events = eventsMeant[finding.primary] {
        return finding.naming(events)
      }
      guard finding.rule == Findings.doubledKey, let meant = meantByDoubled[finding.primary],
        let name = finding.message.quotedWords.first
      else { return finding }
      var whole = finding.adding(
        help: "did you mean `\(meant)`, which is used and declared nowhere?")
      whole.fixes = Fix.replacing(name, at: finding.primary, by: meant, .unsafe)
      return whole
    }
  }
}
