import Foundation

/// Gives the items of a section their places in groups, one group after the other.
@MainActor struct GroupPlacement {
  let section: Int
  let count: Int
  let environment: any NSCollectionLayoutEnvironment
  /// What views have said that they need.
  let preferredSize: (ElementKey) -> CGSize?
  /// The next item that has no place yet. Beyond the last, places stay empty.
  private(set) var next = 0

  init(
    section: Int, count: Int, environment: any NSCollectionLayoutEnvironment,
    preferredSize: @escaping (ElementKey) -> CGSize?
  ) {
    self.section = section
    self.count = count
    self.environment = environment
    self.preferredSize = preferredSize
  }

  var isDone: Bool { next >= count }

  /// The next items in one more group. `container` is the room that shares are shares of.
  mutating func place(
    _ item: NSCollectionLayoutItem, in container: CGSize, length: (CGFloat, isWidth: Bool)? = nil
  ) -> PlacedItem {
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, in: container, length: length)
    }
    let key = ElementKey.cell(IndexPath(item: next, section: section))
    next += 1
    let isThere = next <= count
    var size = item.layoutSize.size(
      in: container, preferred: isThere ? preferredSize(key) : nil)
    Self.set(&size, to: length)
    guard isThere else { return PlacedItem(size: size) }
    let cell = LayoutElement(
      key: key, frame: item.content(of: CGRect(origin: .zero, size: size)),
      guessesWidth: length?.isWidth != true && item.layoutSize.widthDimension.isGuess,
      guessesHeight: length?.isWidth != false && item.layoutSize.heightDimension.isGuess)
    return PlacedItem(
      size: size, elements: [cell] + supplements(of: item, at: key.indexPath, in: cell.frame))
  }

  private static func set(_ size: inout CGSize, to length: (CGFloat, isWidth: Bool)?) {
    guard let length else { return }
    if length.isWidth { size.width = length.0 } else { size.height = length.0 }
  }

  /// The views that are fastened to an item or a group.
  private func supplements(
    of item: NSCollectionLayoutItem, at path: IndexPath, in frame: CGRect
  ) -> [LayoutElement] {
    item.ownSupplementaryItems.map { supplement in
      let key = ElementKey.supplementary(supplement.elementKind, path)
      let size = supplement.layoutSize.size(in: frame.size, preferred: preferredSize(key))
      let place = supplement.containerAnchor.frame(
        of: size, in: frame, itemAnchor: supplement.itemAnchor)
      return LayoutElement(
        key: key, frame: supplement.content(of: place), zIndex: supplement.zIndex,
        guessesWidth: supplement.layoutSize.widthDimension.isGuess,
        guessesHeight: supplement.layoutSize.heightDimension.isGuess)
    }
  }

  // MARK: Groups

  private mutating func place(
    _ group: NSCollectionLayoutGroup, in container: CGSize, length: (CGFloat, isWidth: Bool)?
  ) -> PlacedItem {
    var size = group.layoutSize.size(in: container, preferred: nil)
    Self.set(&size, to: length)
    let first = next
    var placed: PlacedItem
    switch group.arrangement {
    case .custom(let provider): placed = place(provider, size: size)
    case .horizontal: placed = line(group, isRow: true, size: size)
    case .vertical: placed = line(group, isRow: false, size: size)
    }
    if first < count {
      placed.elements += supplements(
        of: group, at: IndexPath(item: first, section: section),
        in: CGRect(origin: .zero, size: placed.size))
    }
    return placed
  }

  private mutating func place(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, size: CGSize
  ) -> PlacedItem {
    let room = LayoutEnvironment(
      container: LayoutContainer(contentSize: size, contentInsets: .zero),
      traitCollection: environment.traitCollection)
    var placed = PlacedItem(size: size)
    for item in provider(room) {
      if !isDone {
        placed.elements.append(
          LayoutElement(
            key: .cell(IndexPath(item: next, section: section)), frame: item.frame,
            zIndex: item.zIndex))
      }
      next += 1
    }
    return placed
  }

  /// Shares of a height that is a guess are shares of what the height turns out to be.
  private mutating func line(
    _ group: NSCollectionLayoutGroup, isRow: Bool, size: CGSize
  ) -> PlacedItem {
    let start = next
    var line = GroupLine(group, isRow: isRow, size: size)
    line.fill(&self)
    let found = line.size
    if line.crossIsGuess, line.hasShareAcross, found != size {
      next = start
      line = GroupLine(
        group, isRow: isRow,
        size: isRow
          ? CGSize(width: size.width, height: found.height)
          : CGSize(width: found.width, height: size.height))
      line.fill(&self)
    }
    return line.placed
  }
}
