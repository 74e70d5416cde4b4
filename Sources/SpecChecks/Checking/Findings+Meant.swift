import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What nobody names and somebody should: it is what stands behind a finding elsewhere.
extension Findings {
  /// Puts what is named nowhere into the findings about what stands in its place.
  mutating func gatherMeant(in index: AppIndex) {
    gatherIdle(in: index)
    gatherForgottenAdapters(in: index)
    gatherUnexported(in: index)
    pointUnusedSources(in: index)
    gatherMisuses()
  }

  /// Takes what is said of the values that a source is given where another one is said to be meant.
  private mutating func gatherMisuses() {
    let rule = SpecRule.missingAdapter.rule.name
    guard let position = diagnostics.firstIndex(where: { $0.rule == rule }) else { return }
    let place = diagnostics[position].primary
    let following = diagnostics.indices.filter { diagnostics[$0].misuse?.place == place }
    guard !following.isEmpty else { return }
    diagnostics[position].consequences += following.map { diagnostics[$0] }
    remove(Set(following))
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
      guard let name = finding.nameUnused, let own = index.source(name) else { continue }
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
          pointed.subject = finding.subject
          pointed.consequences = finding.consequences
          diagnostics[position] = pointed
        }
      }
    }
  }

  /// What nobody names, and that takes just what something of its kind is given that takes it not.
  private mutating func gatherIdle(in index: AppIndex) {
    gatherIdle(.screen, .unreachableScreen, "to which nothing leads", in: index)
    gatherIdle(.request, .unusedRequest, "which nothing sends", in: index)
    gatherIdle(.source, .unusedSource, "which nothing uses", in: index)
  }

  private mutating func gatherIdle(
    _ kind: DeclarationKind, _ rule: SpecRule, _ reason: String, in index: AppIndex
  ) {
    let rule = rule.rule.name
    let places = Set(diagnostics.lazy.filter { $0.rule == rule }.map(\.primary))
    guard !places.isEmpty,
      diagnostics.contains(where: { $0.misuse?.kind == kind.rawValue })
    else { return }
    let idle = index.names(of: kind).lazy.filter {
      index.location(of: kind, $0).map(places.contains) == true
    }.prefix(Self.mostLooked)
    for position in diagnostics.indices.prefix(Self.mostLooked) {
      let finding = diagnostics[position]
      guard let misuse = finding.misuse, misuse.kind == kind.rawValue else { continue }
      let fitting = idle.filter { name in
        guard let parameters = index.parameters(of: kind, name) else { return false }
        // Of the same types nothing else would fit.
        guard
          finding.rule != SpecRule.parameterTypeMismatch.rule.name
            || index.parameters(of: kind, misuse.name).map(Self.types) != Self.types(of: parameters)
        else { return false }
        let names = Set(parameters.map(\.name.text))
        return misuse.given.allSatisfy(names.contains)
          && parameters.allSatisfy { $0.canBeLeftOut || misuse.given.contains($0.name.text) }
      }
      guard fitting.count == 1, let meant = fitting.first,
        let place = index.location(of: kind, meant)
      else { continue }
      let following = diagnostics.indices.filter { index in
        let other = diagnostics[index]
        guard index != position else { return false }
        if other.misuse?.place == misuse.place { return true }
        if other.rule == rule, other.primary == place { return true }
        // What the one yields is shown by what is for the other.
        return kind == .source && other.rule == SpecRule.missingAdapter.rule.name
          && other.message.quotedWords.first == misuse.name
      }
      var other = finding.adding(
        help: "if `\(meant)` is meant, \(reason), name that"
          + (misuse.given.isEmpty ? "" : ": it takes \(Listing.quoted(misuse.given))"))
      // The name is wrong, and not what it is given.
      if finding.primary != misuse.place { other = other.moved(to: misuse.place) }
      other.fixes = []
      other.consequences += following.map { diagnostics[$0] }
      diagnostics[position] = other
      remove(Set(following))
      return
    }
  }

  private static let mostLooked = 400

  private static func types(of parameters: [Field]) -> [String: String] {
    Dictionary(
      parameters.map { ($0.name.text, "\($0.type.shape)") }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// Says which adapter without a condition nobody uses, where all that are used have one.
  private mutating func gatherForgottenAdapters(in index: AppIndex) {
    let unused = SpecRule.unusedAdapter.rule.name
    for position in diagnostics.indices.prefix(Self.mostLooked) {
      guard case .conditional(let model) = diagnostics[position].subject else { continue }
      let idle = diagnostics.filter {
        $0.rule == unused
          && $0.nameUnused.flatMap { index.adapter($0) }?.model.text == model
      }
      guard idle.count == 1, let name = idle[0].nameUnused else { continue }
      diagnostics[position] = diagnostics[position].adding(
        help: "add `\(name)` as the last one: it shows `\(model)`, and nobody uses it")
      diagnostics[position].consequences += idle
      diagnostics.removeAll { $0 == idle[0] }
      return
    }
  }

  /// What a module declares and does not export, where it exports what it does not declare.
  private mutating func gatherUnexported(in index: AppIndex) {
    let unknown = SpecRule.unknownExport.rule.name
    guard diagnostics.contains(where: { $0.rule == unknown }) else { return }
    for position in diagnostics.indices where diagnostics[position].rule == unknown {
      let finding = diagnostics[position]
      guard case .unknownExport(let name, let module) = finding.subject else { continue }
      let hidden = diagnostics.filter { $0.nameHidden(by: module) != nil }
      let names = Set(hidden.compactMap { $0.nameHidden(by: module) })
      guard names.count == 1, let meant = names.first else { continue }
      var other = Diagnostic(
        rule: finding.rule, severity: finding.severity, message: finding.message,
        at: finding.primary, related: finding.related,
        help: ["did you mean `\(meant)`, which others name and it does not export?"],
        fixes: Fix.replacing(name, at: finding.primary, by: meant, .unsafe))
      (other.stage, other.cause, other.subject) = (finding.stage, finding.cause, finding.subject)
      other.consequences = finding.consequences + hidden
      diagnostics[position] = other
      diagnostics.removeAll { hidden.contains($0) }
      return
    }
  }
}

extension AppIndex {
  /// What something that is called by its name takes.
  func parameters(of kind: DeclarationKind, _ name: String) -> [Field]? {
    switch kind {
    case .screen: screen(name)?.parameters
    case .request: request(name)?.parameters
    case .source: source(name)?.parameters
    default: nil
    }
  }
}

extension Diagnostic {
  /// The name of what it says that nothing uses.
  fileprivate var nameUnused: String? {
    if case .unused(let name) = subject { name } else { nil }
  }

  /// What it says that a module does not export.
  fileprivate func nameHidden(by module: String) -> String? {
    guard case .hidden(let name, module) = subject else { return nil }
    return name
  }

  /// The same at another place, with the place where it was found beside it.
  fileprivate func moved(to place: Location) -> Diagnostic {
    var moved = Diagnostic(
      rule: rule, severity: severity, message: message, at: place, label: label,
      related: [.init(primary, "it is given here")] + related, notes: notes, help: help)
    (moved.stage, moved.cause, moved.subject) = (stage, cause, subject)
    moved.consequences = consequences
    return moved
  }
}
