import Foundation

/// The views of the elements that are visible now.
@MainActor struct DisplayedElements<View: UIView> {
  private(set) var views: [ElementKey: View] = [:]
  private var keys: [ObjectIdentifier: ElementKey] = [:]

  subscript(key: ElementKey) -> View? {
    get { views[key] }
    set {
      if let old = views[key] { keys[ObjectIdentifier(old)] = nil }
      views[key] = newValue
      if let newValue { keys[ObjectIdentifier(newValue)] = key }
    }
  }

  func key(of view: View) -> ElementKey? { keys[ObjectIdentifier(view)] }

  /// Gives all elements the keys that they have after an update.
  mutating func rename(_ newKey: (ElementKey) -> ElementKey?) -> [(ElementKey, View)] {
    let old = views
    var gone: [(ElementKey, View)] = []
    views = [:]
    keys = [:]
    for (key, view) in old {
      if let renamed = newKey(key) { self[renamed] = view } else { gone.append((key, view)) }
    }
    return gone
  }

  mutating func removeAll() -> [(ElementKey, View)] {
    let all = views.map { ($0.key, $0.value) }
    views = [:]
    keys = [:]
    return all
  }
}
