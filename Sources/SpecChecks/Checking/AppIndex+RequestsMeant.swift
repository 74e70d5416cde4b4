import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Requests that were taken out where they are sent.
extension AppIndex {
  /// The only request that nothing sends and that takes what is given where nothing happens, by where that is. Whether
  /// one is sent takes a walk of its own, which few findings need.
  func requestsMeant() -> [Location: String] {
    guard !isSound else { return [:] }
    var places: [Location: Set<String>] = [:]
    for finding in files.lazy.flatMap(\.diagnostics) {
      guard case .nothingHappens(let given) = finding.subject, !given.isEmpty else { continue }
      places[finding.primary] = Set(given)
    }
    guard !places.isEmpty else { return [:] }
    let sent = Set(
      SymbolIndex(of: self).references.lazy
        .filter { $0.symbol.kind == .request && !$0.isDeclaration }.map(\.symbol.name))
    let idle = names(of: .request).filter { !sent.contains($0) }
    return places.compactMapValues { given in
      let fitting = idle.filter { takes(given, request: $0) }
      return fitting.count == 1 ? fitting[0] : nil
    }
  }

  private func takes(_ given: Set<String>, request name: String) -> Bool {
    guard let parameters = request(name)?.parameters else { return false }
    return given.isSubset(of: parameters.map(\.name.text))
      && parameters.allSatisfy { $0.canBeLeftOut || given.contains($0.name.text) }
  }
}
