import SpecModel
import Synchronization

/// The models that sources yield where screens list an adapter, by the adapters' names.
///
/// Only where an adapter may be wrong somebody asks for them: then all screens are gone through, once.
final class ComingModels: Sendable {
  private let table = Mutex<[String: Set<String>]?>(nil)

  func models(for adapter: String, in index: AppIndex) -> Set<String> {
    table.withLock { table in
      let known = table ?? Self.table(of: index)
      table = known
      return known[adapter] ?? []
    }
  }

  private static func table(of index: AppIndex) -> [String: Set<String>] {
    var models: [String: Set<String>] = [:]
    for screen in index.names(of: .screen).compactMap(index.screen) {
      for section in screen.sections {
        guard case .source(let reference, let uses, _) = section.content,
          case .named(let name) = index.source(of: reference)?.yields.shape.innermost
        else { continue }
        let coming = index.union(name)?.cases.map(\.model.text) ?? [name]
        for use in uses { models[use.name.text, default: []].formUnion(coming) }
      }
    }
    return models
  }
}
