import Diagnostics
import SpecModel
import SpecSemantics

/// Adapters that there are not, in whose place one is meant that shows what they are given.
extension Findings {
  /// What a row shows with an adapter that there is not.
  struct ShownItem: Sendable {
    let content: Content
    /// The adapters that the row's screen lists.
    let own: Set<String>

    enum Content: Sendable {
      /// An item that is written in place, with these fields.
      case fields([String])
      /// An item of a model.
      case model(String)
    }
  }

  /// Notes what is shown with the adapter that was reported last.
  mutating func note(showing item: ShownItem, with name: String) {
    guard let last = unknown.indices.last, unknown[last].name == name else { return }
    unknown[last].shown = item
  }

  /// The adapter that shows what is given to one that there is not: of several the only one that nothing uses, or that
  /// other rows of the screen use.
  func adapter(meantBy entry: Unknown, in index: AppIndex) -> Suggestion? {
    guard let item = entry.shown else { return nil }
    let fitting =
      switch item.content {
      case .fields(let names): index.adapters(showing: names)
      case .model(let model): index.adapters(for: model)
      }
    let idle = fitting.filter { !index.isUsed(adapter: $0) }
    let own = fitting.filter(item.own.contains)
    return [idle, own, fitting].first { $0.count == 1 }?.first.map {
      Suggestion(meaning: $0, note: "which shows what the item has")
    }
  }
}

extension AppIndex {
  /// The adapters of models that have all of some fields and ask for no others. It goes through all adapters, which only
  /// findings need.
  func adapters(showing names: [String]) -> [String] {
    self.names(of: .adapter).filter { adapter in
      guard let name = self.adapter(adapter)?.model.text, let declared = model(name),
        declared.swift == nil
      else { return false }
      return names.allSatisfy { name in declared.fields.contains { $0.name.text == name } }
        && declared.fields.allSatisfy {
          $0.canBeLeftOut || $0.name.text == "id" || names.contains($0.name.text)
        }
    }
  }
}
