import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Modules whose `uses:` lacks what they name all over.
extension Findings {
  /// Tells once, at the module, what more places say of it than may be wrong themselves.
  mutating func gatherUsesOfModules(in index: AppIndex) {
    let rule = SpecRule.moduleNotUsed.rule.name
    var uses: [Location: [Int]] = [:]
    for (position, finding) in diagnostics.enumerated() where finding.rule == rule {
      guard let module = finding.related.last?.location else { continue }
      uses[module, default: []].append(position)
    }
    var gone: Set<Int> = []
    for (place, positions) in uses where positions.count > Self.mostSlips {
      guard let module = index.module(namedAt: place) else { continue }
      diagnostics[positions[0]] = usingOthers(module, at: place, shownBy: positions)
      gone.formUnion(positions.dropFirst())
    }
    remove(gone)
  }

  private func usingOthers(
    _ module: ModuleDeclaration, at place: Location, shownBy positions: [Int]
  ) -> Diagnostic {
    let words = positions.map { diagnostics[$0].message.quotedWords }
    let names = Set(words.compactMap(\.first)).sorted()
    let others = Set(words.compactMap { $0.dropFirst().first }).sorted()
    let owners = "\(others.count == 1 ? "module" : "modules") \(Listing.some(others))"
    let related = zip(positions, words).prefix(Self.mostUses).map { position, words in
      Diagnostic.Related(
        diagnostics[position].primary, "`\(words.first ?? "it")` is named here")
    }
    let more = positions.count - Self.mostUses
    var finding = Diagnostic(
      .moduleNotUsed,
      "module `\(module.name.text)` names \(Listing.some(names)) of \(owners), which it does not use",
      at: place, related: related,
      notes: more > 0
        ? [more == 1 ? "one more place shows it" : "\(more) more places show it"] : [],
      help: [
        module.uses.isEmpty
          ? "put `uses: [\(others.joined(separator: ", "))]` in a line below the name"
          : "add \(Listing.quoted(others)) to the module's `uses:`"
      ])
    finding.consequences = positions.map { diagnostics[$0] }
    return finding
  }
}

extension AppIndex {
  /// The module whose name stands at a place.
  fileprivate func module(namedAt place: Location) -> ModuleDeclaration? {
    modules.all.first { location(of: modules[$0].id) == place }
      .map { modules[$0].declaration }
  }
}
