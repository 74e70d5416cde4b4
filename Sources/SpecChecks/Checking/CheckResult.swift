import Diagnostics
import SourceText
import SpecModel
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
  /// The names that are meant where something else stands that is known of them.
  var namesMeant: [Location: MeantName] = [:]
  /// The requests that are meant where nothing happens.
  var requestsMeant: [Location: String] = [:]
  /// Declarations that could not be read, as they are named elsewhere.
  var namedBroken: Set<BrokenDeclaration> = []

  /// What was found by reading the specs, with what only all of them together tell of it.
  package func explaining(_ read: [Diagnostic]) -> [Diagnostic] {
    let read = withoutToldQuotes(read)
    guard
      !meantByDoubled.isEmpty || !eventsMeant.isEmpty || !namesMeant.isEmpty
        || !requestsMeant.isEmpty || !namedBroken.isEmpty
    else { return read }
    return read.map { finding in
      if finding.rule == Rule.wrongType.name, let name = namesMeant[finding.primary] {
        return finding.naming(name)
      }
      if case .nothingHappens = finding.subject, let request = requestsMeant[finding.primary] {
        return finding.adding(
          help: "add `request: \(request)`, which takes what is given here and is sent nowhere")
      }
      if let named = namedByFirstWord(finding) ?? beginning(finding) { return named }
      if finding.loneEvent != nil, let events = eventsMeant[finding.primary] {
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

  /// A finding about a name of several words, of which others use the first alone: that is the name then.
  private func namedByFirstWord(_ finding: Diagnostic) -> Diagnostic? {
    guard finding.rule == Rule.wrongType.name, finding.message.hasPrefix("expected the "),
      finding.message.contains("'s name, found `"), let written = finding.message.quotedWords.last,
      let kind = finding.message.dropFirst("expected the ".count).split(separator: "'").first
        .flatMap({ DeclarationKind(rawValue: String($0)) })
    else { return nil }
    let words = written.split(separator: " ").map(String.init)
    let whole = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    func isNamed(_ name: String) -> Bool {
      namedBroken.contains(BrokenDeclaration(kind: kind, name: name))
    }
    guard words.count > 1, whole.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      isNamed(words[0]), !isNamed(whole)
    else { return nil }
    return Diagnostic(
      rule: finding.rule, severity: finding.severity, message: finding.message,
      at: finding.primary, related: finding.related, notes: finding.notes,
      help: ["did you mean `\(words[0])`, by which others name it?"],
      fixes: Fix.replacing(written, at: finding.primary, by: words[0], .unsafe))
  }

  /// A finding about a declaration whose first line is missing, where others name just one that nothing is: that is the
  /// one.
  private func beginning(_ finding: Diagnostic) -> Diagnostic? {
    guard finding.rule == Rule.declarationKeyFirst.name, let help = finding.help.first,
      let written = help.quotedWords.last
    else { return nil }
    let isOfKind = help.hasPrefix("its keys are those of ") && written.hasSuffix(": Name")
    let meant = namedBroken.filter { !isOfKind || written.hasPrefix("\($0.kind.rawValue):") }
    guard isOfKind || help.hasPrefix("the first key is one of "), meant.count == 1,
      let only = meant.first
    else { return nil }
    return Diagnostic(
      rule: finding.rule, severity: finding.severity, message: finding.message,
      at: finding.primary, related: finding.related, notes: finding.notes,
      help: [
        "begin it with `\(only.kind.rawValue): \(only.name)`, in a line of its own: others name that, and nothing has the name"
      ])
  }
}
