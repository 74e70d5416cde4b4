import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Sources that are said to yield a list where they should say what one of its items is.
extension Findings {
  /// Tells what sections say of a source, which no screen loads whole, once where it says that it yields a list.
  mutating func gatherListsOfItems(in index: AppIndex) {
    var uses: [String: [Int]] = [:]
    for (position, finding) in diagnostics.enumerated() where !finding.related.isEmpty {
      guard case .listOfItems(let name) = finding.subject else { continue }
      uses[name, default: []].append(position)
    }
    guard !uses.isEmpty else { return }
    let loaded = index.sourcesLoadedWhole
    var gone: Set<Int> = []
    for (name, positions) in uses where !loaded.contains(name) {
      guard let first = positions.first, let place = diagnostics[first].related.first?.location,
        case .list(let item) = index.source(name).flatMap({ index.type($0.yields) })
      else { continue }
      var finding = Diagnostic(
        list: name, at: place, of: item,
        shownBy: positions.prefix(Self.mostUses).map { diagnostics[$0].primary })
      finding.consequences = positions.flatMap {
        [diagnostics[$0]] + diagnostics[$0].consequences
      }
      diagnostics[first] = finding
      gone.formUnion(positions.dropFirst())
    }
    remove(gone)
  }
}

extension Diagnostic {
  static func messageOfList(_ source: String) -> String {
    "`\(source)` is loaded as one list, and a section asks for items"
  }

  /// A finding about a source that says that it yields a list.
  ///
  /// - Parameters:
  ///   - place: Where it says so.
  ///   - item: What it should say.
  ///   - uses: Where sections use it.
  init(list source: String, at place: Location, of item: SpecType, shownBy uses: [Location] = []) {
    self.init(
      .bindingTypeMismatch, Self.messageOfList(source), at: place,
      related: uses.map { .init($0, "a section asks for its items here") },
      help: ["write `\(item)`: `yields:` names what one item is"],
      fixes: [.replacing(at: place, by: "\(item)", .unsafe)])
  }
}

extension AppIndex {
  /// The names of the sources that screens load whole, as their data.
  fileprivate var sourcesLoadedWhole: Set<String> {
    var names: Set<String> = []
    for screen in self.names(of: .screen).compactMap(self.screen) {
      for data in screen.data {
        if case .use(let name, _) = data.source { names.insert(name.text) }
      }
    }
    return names
  }
}
