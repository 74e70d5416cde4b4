import Foundation

/// Goes over the visible elements of a table from top to bottom, while heights become known.
struct TableWalk {
  struct Step {
    let key: ElementKey
    let start: CGFloat
    let length: CGFloat
  }

  private let geometry: TableGeometry
  private let visible: CGRect
  private var upcoming: ElementKey?
  /// By how much what follows is lower than the geometry says.
  private var shift: CGFloat = 0
  private var shown: Set<ElementKey> = []
  private(set) var measured: [ElementKey: TableExtent] = [:]
  /// The first and the last section that something is visible of.
  private(set) var first: Int?
  private(set) var last: Int?

  init(geometry: TableGeometry, visible: CGRect) {
    self.geometry = geometry
    self.visible = visible
    upcoming = geometry.firstElement(below: visible.minY)
    first = upcoming?.indexPath.section
  }

  func has(_ key: ElementKey) -> Bool { shown.contains(key) }

  /// The next element that there may be something to see of.
  mutating func next() -> Step? {
    while let key = upcoming {
      let start = geometry.start(of: key) + shift
      guard start < visible.maxY, let extent = geometry.extent(of: key) else { return nil }
      upcoming = geometry.element(after: key)
      last = key.indexPath.section
      let isAbove = start + extent.length <= visible.minY
      if extent.isMeasured, isAbove || extent.length == 0 { continue }
      return Step(key: key, start: start, length: extent.length)
    }
    return nil
  }

  /// Goes on below an element, whose height may have been measured.
  mutating func finish(_ step: Step, extent: TableExtent?) {
    finish(step.key, extent: extent)
    guard let length = extent?.length else { return }
    shift += length - step.length
    if case .supplementary(ElementKey.tableHeaderKind, let path) = step.key {
      let section = geometry.sections[path.section]
      shift += (length > 0 ? section.padding : 0) - section.headerStart
    }
  }

  mutating func finish(_ key: ElementKey, extent: TableExtent?) {
    shown.insert(key)
    if let extent { measured[key] = extent }
  }
}
