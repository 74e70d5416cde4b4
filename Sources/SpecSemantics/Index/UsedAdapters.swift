import SpecModel
import Synchronization

/// The names of the adapters that screens list.
///
/// Only where an adapter may be meant somebody asks for them: then all screens are gone through, once.
final class UsedAdapters: Sendable {
  private let names = Mutex<Set<String>?>(nil)

  func contains(_ adapter: String, in index: AppIndex) -> Bool {
    names.withLock { names in
      let known = names ?? Self.names(in: index)
      names = known
      return known.contains(adapter)
    }
  }

  private static func names(in index: AppIndex) -> Set<String> {
    var names: Set<String> = []
    for screen in index.names(of: .screen).compactMap(index.screen) {
      names.formUnion(screen.usedAdapters.map(\.text))
    }
    return names
  }
}
