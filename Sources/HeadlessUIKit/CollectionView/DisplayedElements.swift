import Foundation

/// The views of the elements that are visible now.
@MainActor struct DisplayedElements {
  private(set) var views: [ElementKey: UICollectionReusableView] = [:]
  private var keys: [ObjectIdentifier: ElementKey] = [:]

  subscript(key: ElementKey) -> UICollectionReusableView? {
    get { views[key] }
    set {
      if let old = views[key] { keys[ObjectIdentifier(old)] = nil }
      views[key] = newValue
      if let newValue { keys[ObjectIdentifier(newValue)] = key }
    }
  }

  func key(of view: UICollectionReusableView) -> ElementKey? { keys[ObjectIdentifier(view)] }

  /// Gives all elements the keys that they have after an update.
  mutating func rename(_ newKey: (ElementKey) -> ElementKey?) -> [(
    ElementKey, UICollectionReusableView
  )] {
    let old = views
    var gone: [(ElementKey, UICollectionReusableView)] = []
    views = [:]
    keys = [:]
    for (key, view) in old {
      if let renamed = newKey(key) { self[renamed] = view } else { gone.append((key, view)) }
    }
    return gone
  }

  mutating func removeAll() -> [(ElementKey, UICollectionReusableView)] {
    let all = views.map { ($0.key, $0.value) }
    views = [:]
    keys = [:]
    return all
  }
}

extension ElementKey: Comparable {
  static func < (left: ElementKey, right: ElementKey) -> Bool {
    (left.indexPath, left.rank) < (right.indexPath, right.rank)
  }

  private var rank: Int {
    switch self {
    case .cell: 1
    case .supplementary: 0
    case .decoration: 2
    }
  }
}
