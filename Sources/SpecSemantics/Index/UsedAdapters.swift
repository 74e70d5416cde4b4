import SpecModel
import Synchronization

/// The adapters that screens list, and how often lists and rows do.
///
/// Only where an adapter may be meant somebody asks for them: then all screens are gone through, once.
final class UsedAdapters: Sendable {
  private struct Uses {
    var names: Set<String> = []
    var counts: [String: Int] = [:]
  }

  private let uses = Mutex<Uses?>(nil)

  func contains(_ adapter: String, in index: AppIndex) -> Bool {
    known(in: index).names.contains(adapter)
  }

  /// In how many places rows are shown by an adapter. Sources of which conditions choose are in one place.
  func count(of adapter: String, in index: AppIndex) -> Int {
    known(in: index).counts[adapter, default: 0]
  }

  private func known(in index: AppIndex) -> Uses {
    uses.withLock { uses in
      let known = uses ?? Self.uses(in: index)
      uses = known
      return known
    }
  }

  private static func uses(in index: AppIndex) -> Uses {
    var uses = Uses()
    for screen in index.names(of: .screen).compactMap(index.screen) {
      uses.names.formUnion(screen.usedAdapters.map(\.text))
      for section in screen.sections where !section.isAlternative {
        switch section.content {
        case .source(_, let adapters, _):
          for use in adapters { uses.counts[use.name.text, default: 0] += 1 }
        case .rows(let rows):
          for case let name? in rows.map(\.adapter) { uses.counts[name.text, default: 0] += 1 }
        case .page: break
        }
      }
    }
    return uses
  }
}
