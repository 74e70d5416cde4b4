import Diagnostics
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics

/// Checks the declarations of a whole app.
public struct Checker: Sendable {
  private let rules: [SpecRule]
  private let systems: ScreenSystems
  private let notesStringUses: Bool

  /// Creates a checker for a set of rules.
  ///
  /// - Parameters:
  ///   - systems: The systems that screens can be generated for.
  ///   - notesStringUses: Whether the result says where which of the app's strings are used.
  public init(
    rules: [SpecRule] = RuleSet.standard, systems: ScreenSystems = .standard,
    notesStringUses: Bool = false
  ) {
    self.rules = rules
    self.systems = systems
    self.notesStringUses = notesStringUses
  }

  /// Checks an app.
  ///
  /// The result does not depend on the order of the files. Findings of reading the files are not
  /// repeated in it, but an app with such errors is not passed as checked.
  ///
  /// - Parameter references: The files that the specs name.
  public func check(
    _ files: [SpecFile], references: ReferencedTexts = ReferencedTexts()
  ) -> CheckResult {
    check(IndexedFiles(files), references: references)
  }

  /// Checks an app of which it was noted already what an index of it is made from.
  ///
  /// - Parameter only: The files that are looked at, each by itself; nil for all of the app.
  package func check(
    _ files: IndexedFiles, only chosen: Set<FileID>? = nil,
    references: ReferencedTexts = ReferencedTexts()
  ) -> CheckResult {
    let index = AppIndex(files, references: references, systems: systems)
    let beforeGate = BeforeGate(of: index)
    let rules = RuleSet.rules(self.rules, for: index.app)
    let looked = chosen.map { chosen in index.files.filter { chosen.contains($0.id) } }
    let parts = (looked ?? index.files).parallelMap(partsOf: 128) { range in
      var walk = SpecWalker(
        index: index.forOneThread(), rules: rules, beforeGate: beforeGate,
        notesStringUses: notesStringUses)
      for file in range { walk.visit(file: file) }
      return walk.results
    }
    let ruleNames = Set(rules.map(\.rule.name))
    var findings = Findings(of: ruleNames)
    for part in parts { findings.append(part.findings) }
    let app = AppSite(
      index: index, uses: UseGraph(joining: parts.map(\.uses)), beforeGate: beforeGate)
    let appChecks = looked == nil ? rules.appChecks(noted: parts.map(\.noted)) : []
    let appFindings = appChecks.parallelMap(partsOf: 1) { range in
      var findings = Findings(of: ruleNames)
      let app = app.forOneThread()
      for check in appChecks[range] { check(app, &findings) }
      return findings
    }
    for found in appFindings { findings.append(found) }
    if looked == nil, index.interfaces.isEmpty, !index.hasBroken {
      useIdleStrings(in: index, beforeGate, for: &findings)
    }
    findings.addSuggestions(from: index)
    findings.gather(in: index)
    findings.gatherMisspelt(in: index)
    findings.gatherMeant(in: index)
    findings.gatherListsOfItems(in: index)
    findings.gatherOneCauses(in: index)
    findings.gatherRenamedValues(in: index)
    findings.gatherIdleEvents(in: index)
    findings.gatherUsesOfModules(in: index)
    if let consequences = Consequences(of: index) { findings.drop(consequences) }
    return result(findings, index)
  }

  /// Looks for the keys of the app's strings that no spec uses, where one of them may be meant by what was found.
  private func useIdleStrings(
    in index: AppIndex, _ beforeGate: BeforeGate, for findings: inout Findings
  ) {
    findings.keepBorrowedTexts(in: index)
    let mayBeMeant = findings.mayMeanIdleStrings
    guard mayBeMeant || !findings.borrowed.isEmpty else { return }
    let idle = idleStrings(in: index, beforeGate)
    findings.reportBorrowedTexts(insteadOf: idle)
    if mayBeMeant { findings.idleStrings = idle }
  }

  /// The keys of the app's strings that no spec uses. It takes a walk of its own, which few findings need.
  private func idleStrings(in index: AppIndex, _ beforeGate: BeforeGate) -> Set<String> {
    let uses = index.files.parallelMap(partsOf: 128) { range in
      var walk = SpecWalker(
        index: index.forOneThread(), rules: [], beforeGate: beforeGate, notesStringUses: true)
      for file in range { walk.visit(file: file) }
      return walk.findings.stringUses
    }
    return Set(index.strings(unusedBeside: Array(joining: uses)))
  }

  private func result(_ findings: Findings, _ index: AppIndex) -> CheckResult {
    let found = index.withoutAdviceOnInterfaces(findings.diagnostics)
    let diagnostics = (found + index.keysOfLaterVersions).sorted(by: index.files)
    // The specs are right, and so is what is generated for them, whatever the app's own code is yet.
    let isWhole = !diagnostics.contains { finding in
      ([finding] + finding.consequences).contains {
        $0.severity == .error && !RuleSet.isAboutAppCode($0.rule)
      }
    }
    let isApp = index.isSound && index.app != nil
    return CheckResult(
      diagnostics: diagnostics, app: isWhole && isApp ? CheckedApp(index: index) : nil,
      stringUses: findings.stringUses,
      unusedStrings: notesStringUses && index.interfaces.isEmpty
        ? index.strings(unusedBeside: findings.stringUses) : [],
      meantByDoubled: findings.meantByDoubledKey(in: index), eventsMeant: index.eventsMeantAlone(),
      namesMeant: index.namesMeant(), requestsMeant: index.requestsMeant(),
      namedBroken: findings.namedBroken)
  }
}

extension AppIndex {
  /// Findings without warnings about interfaces of modules, whose owners are told of them where the specs are.
  fileprivate func withoutAdviceOnInterfaces(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !interfaces.isEmpty else { return diagnostics }
    let files = Set(files.filter { isInterface(fileAt: $0.path) }.map(\.id))
    return diagnostics.filter { $0.severity == .error || !files.contains($0.primary.file) }
  }
}

extension [SpecRule] {
  /// What looks at the app as a whole, with what was noted in its parts.
  fileprivate func appChecks(noted parts: [[any Sendable]]) -> [Hook.Check<AppSite>] {
    var checks: [Hook.Check<AppSite>] = []
    var collectors = 0
    for hook in flatMap(\.hooks) {
      switch hook {
      case .app(let check): checks.append(check)
      case .collecting(let collector):
        let noted = parts.map { [collectors] part in part[collectors] }
        checks.append { app, findings in collector.finish(app, noted, &findings) }
        collectors += 1
      default: break
      }
    }
    return checks
  }
}

extension [Diagnostic] {
  /// The findings by the order of their files, the specs first.
  fileprivate func sorted(by files: [SpecFile]) -> [Diagnostic] {
    guard count > 1 else { return self }
    var order: [FileID: Int] = [:]
    for (position, file) in files.enumerated() { order[file.id] = position }
    return sorted { order[$0] ?? files.count + Int($0.rawValue) }
  }
}
