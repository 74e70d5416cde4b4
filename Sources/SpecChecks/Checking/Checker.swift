import Diagnostics
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics

/// Checks the declarations of a whole app.
public struct Checker: Sendable {
  private let rules: [any SpecRule]

  /// Creates a checker for a set of rules.
  public init(rules: [any SpecRule] = RuleSet.standard) {
    self.rules = rules
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
  package func check(
    _ files: IndexedFiles, references: ReferencedTexts = ReferencedTexts()
  ) -> CheckResult {
    let index = AppIndex(files, references: references)
    let beforeGate = BeforeGate(of: index)
    let parts = index.files.parallelMap(partsOf: 128) { range in
      // Rules are gone through all the time. Each thread has lists of its own, because counting
      // references to the same ones would hold it up.
      var walk = Walk(
        index: index.forOneThread(), rules: RuleGroups(self.rules), beforeGate: beforeGate)
      for file in range { walk.visit(file: file) }
      return walk.results
    }
    let rules = RuleGroups(self.rules)
    var findings = Findings(of: rules.names)
    for part in parts { findings.append(part.findings) }
    let app = AppSite(
      index: index, uses: UseGraph(joining: parts.map(\.uses)), beforeGate: beforeGate)
    let appFindings = rules.app.parallelMap(partsOf: 1) { range in
      var findings = Findings(of: rules.names)
      let app = app.forOneThread()
      for rule in rules.app[range] { rule.check(app, into: &findings) }
      return findings
    }
    for found in appFindings { findings.append(found) }
    findings.addSuggestions(from: index)
    return result(findings, index)
  }

  private func result(_ findings: Findings, _ index: AppIndex) -> CheckResult {
    let diagnostics = (findings.diagnostics + index.keysOfLaterVersions).sorted(by: index.files)
    // The specs are right, and so is what is generated for them, whatever the app's own code is yet.
    let isWhole = !diagnostics.contains {
      $0.severity == .error && !RuleSet.isAboutAppCode($0.rule)
    }
    let isApp = index.isSound && index.app != nil
    return CheckResult(
      diagnostics: diagnostics, app: isWhole && isApp ? CheckedApp(index: index) : nil)
  }
}

/// The rules of a run by what they look at.
struct RuleGroups: Sendable {
  let names: Set<String>
  let app: [any AppRule]
  let nameRules: [any NameRule]
  let declarations: DeclarationRules
  let screens: [any ScreenRule]
  let arguments: [any ArgumentsRule]
  let effects: [any EffectRule]

  init(_ rules: [any SpecRule]) {
    names = Set(rules.map(\.rule.name))
    let aspects = rules.map(\.aspects)
    app = aspects.compactMap(\.app)
    nameRules = aspects.compactMap(\.name)
    declarations = DeclarationRules(aspects.map(\.declarations))
    screens = aspects.compactMap(\.screen)
    arguments = aspects.compactMap(\.arguments)
    effects = aspects.compactMap(\.effect)
  }
}

extension [Diagnostic] {
  /// The findings by the order of their files, the specs first, then by place, rule and message.
  fileprivate func sorted(by files: [SpecFile]) -> [Diagnostic] {
    guard count > 1 else { return self }
    var order: [FileID: Int] = [:]
    for (position, file) in files.enumerated() { order[file.id] = position }
    return sorted { left, right in
      let files = (order[left.primary.file] ?? .max, order[right.primary.file] ?? .max)
      if files.0 != files.1 { return files.0 < files.1 }
      if left.primary.file != right.primary.file { return left.primary.file < right.primary.file }
      if left.primary.span != right.primary.span { return left.primary.span < right.primary.span }
      return (left.rule, left.message) < (right.rule, right.message)
    }
  }
}
