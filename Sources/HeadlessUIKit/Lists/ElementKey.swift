import Foundation

/// Tells the elements of a list apart.
enum ElementKey: Hashable {
  case cell(IndexPath)
  case supplementary(String, IndexPath)
  case decoration(String, IndexPath)

  var indexPath: IndexPath {
    switch self {
    case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
    }
  }

  func at(_ indexPath: IndexPath) -> ElementKey {
    switch self {
    case .cell: .cell(indexPath)
    case .supplementary(let kind, _): .supplementary(kind, indexPath)
    case .decoration(let kind, _): .decoration(kind, indexPath)
    }
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
