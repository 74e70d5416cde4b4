import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What nobody names and somebody should: it is what stands behind a finding elsewhere.
extension Findings {
  /// Puts what is named nowhere into the findings about what stands in its place.
  mutating func gatherMeant(in index: AppIndex) {
    gatherUnreachableScreens(in: index)
    gatherUnexported(in: index)
    pointUnusedSources(in: index)
  }

  /// Says of a source that nobody uses where another one is used by the screen that it stands beside, and which yields
  /// and takes the same.
  private mutating func pointUnusedSources(in index: AppIndex) {
    let rule = SpecRule.unusedSource.rule.name
    let idle = diagnostics.indices.prefix(Self.mostLooked).filter { diagnostics[$0].rule == rule }
    guard !idle.isEmpty else { return }
    let wanted = Set(idle.map { diagnostics[$0].primary.file })
    let files = Dictionary(
      index.files.lazy.filter { wanted.contains($0.id) }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    for position in idle {
      let finding = diagnostics[position]
      guard let name = finding.message.quotedWords.first, let own = index.source(name) else {
        continue
      }
      for case .screen(let screen) in files[finding.primary.file]?.declarations ?? [] {
        for section in screen.sections {
          guard case .source(.use(let other, _), _, _) = section.content,
            let used = index.source(other.text), used.yields.shape == own.yields.shape,
            Set(used.parameters.map(\.name.text)) == Set(own.parameters.map(\.name.text))
          else { continue }
          let place = Location(file: finding.primary.file, span: other.span)
          var pointed = Diagnostic(
            rule: finding.rule, severity: finding.severity, message: finding.message,
            at: finding.primary,
            related: [.init(place, "`\(other.text)`, which yields the same, is used here")],
            help: ["name it there, if it is meant, or use it elsewhere, or delete it"])
          (pointed.stage, pointed.cause) = (finding.stage, finding.cause)
          pointed.consequences = finding.consequences
          diagnostics[position] = pointed
        }
      }
    }
  }

  /// A screen to which nothing leads, and that takes just what another one does not that is shown somewhere.
  private mutating func gatherUnreachableScreens(in index: AppIndex) {
    let rule = SpecRule.unreachableScreen.rule.name
    let idle = diagnostics.filter { $0.rule == rule }.compactMap(\.message.quotedWords.first)
    guard !idle.isEmpty else { return }
    for position in diagnostics.indices.prefix(Self.mostLooked) {
      let finding = diagnostics[position]
      guard let given = finding.valuesOfScreen else { continue }
      let fitting = idle.filter { name in
        guard let parameters = index.screen(name)?.parameters else { return false }
        let names = Set(parameters.map(\.name.text))
        return given.allSatisfy(names.contains)
          && parameters.allSatisfy { $0.canBeLeftOut || given.contains($0.name.text) }
      }
      guard fitting.count == 1, let meant = fitting.first else { continue }
      let unreachable = diagnostics.filter {
        $0.rule == rule && $0.message.quotedWords.first == meant
      }
      var other = finding.adding(
        help: "if `\(meant)` is meant, to which nothing leads, name that"
          + (given.isEmpty ? "" : ": it takes \(Listing.quoted(given))"))
      other.fixes = []
      other.consequences += unreachable
      diagnostics[position] = other
      diagnostics.removeAll { unreachable.contains($0) }
      return
    }
  }

  private static let mostLooked = 400

  /// What a module declares and does not export, where it exports what it does not declare.
  private mutating func gatherUnexported(in index: AppIndex) {
    let (unknown, missing) = (SpecRule.unknownExport.rule.name, SpecRule.notExported.rule.name)
    guard diagnostics.contains(where: { $0.rule == unknown }) else { return }
    for position in diagnostics.indices where diagnostics[position].rule == unknown {
      let finding = diagnostics[position]
      guard finding.help.first?.hasPrefix("did you mean") != true,
        let module = finding.message.quotedWords.first
      else { continue }
      let hidden = diagnostics.filter {
        $0.rule == missing && $0.message.hasPrefix("module `\(module)` does not export")
      }
      let names = Set(hidden.compactMap { $0.message.quotedWords.dropFirst().first })
      guard names.count == 1, let meant = names.first,
        let name = finding.message.quotedWords.last
      else { continue }
      var other = Diagnostic(
        rule: finding.rule, severity: finding.severity, message: finding.message,
        at: finding.primary, related: finding.related,
        help: ["did you mean `\(meant)`, which others name and it does not export?"],
        fixes: Fix.replacing(name, at: finding.primary, by: meant, .unsafe))
      (other.stage, other.cause) = (finding.stage, finding.cause)
      other.consequences = finding.consequences + hidden
      diagnostics[position] = other
      diagnostics.removeAll { hidden.contains($0) }
      return
    }
  }
}

extension Diagnostic {
  /// What a screen is given, where a finding says that it needs something else; nil where it is about no screen.
  fileprivate var valuesOfScreen: [String]? {
    let words = message.quotedWords
    if rule == SpecRule.missingParameter.rule.name, message.hasPrefix("screen `") { return [] }
    guard rule == SpecRule.extraParameter.rule.name, message.hasPrefix("screen `"), words.count > 1
    else { return nil }
    return [words[1]]
  }
}
