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

  /// A name of a module that is not used, where it is named.
  private struct Use {
    let place: Location
    let name: String
    let module: String
  }

  private func usingOthers(
    _ module: ModuleDeclaration, at place: Location, shownBy positions: [Int]
  ) -> Diagnostic {
    let uses = positions.compactMap { position -> Use? in
      guard case .unusedModule(let name, let other) = diagnostics[position].subject else {
        return nil
      }
      return Use(place: diagnostics[position].primary, name: name, module: other)
    }
    let names = Set(uses.map(\.name)).sorted()
    let others = Set(uses.map(\.module)).sorted()
    let owners = "\(others.count == 1 ? "module" : "modules") \(Listing.some(others))"
    let related = uses.prefix(Self.mostUses).map {
      Diagnostic.Related($0.place, "`\($0.name)` is named here")
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
