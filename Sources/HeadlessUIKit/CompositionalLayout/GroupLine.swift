import Foundation

/// One row or column of items while it is filled.
@MainActor struct GroupLine {
  private struct Slot {
    var item: NSCollectionLayoutItem
    var content: PlacedItem
  }

  private let group: NSCollectionLayoutGroup
  private let isRow: Bool
  /// The size as the group says it, with what is a guess.
  private let given: CGSize
  private let room: CGSize
  private var slots: [Slot] = []

  init(_ group: NSCollectionLayoutGroup, isRow: Bool, size: CGSize) {
    self.group = group
    self.isRow = isRow
    given = size
    room = group.contentInsets.shrinking(CGRect(origin: .zero, size: size)).size
  }

  private var crossDimension: NSCollectionLayoutDimension {
    isRow ? group.layoutSize.heightDimension : group.layoutSize.widthDimension
  }
  private var mainDimension: NSCollectionLayoutDimension {
    isRow ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
  }

  var crossIsGuess: Bool { crossDimension.isGuess }

  /// Whether an item asks for a share of the group across the line.
  var hasShareAcross: Bool {
    group.subitems.contains {
      isRow
        ? $0.layoutSize.heightDimension.isFractionalHeight
        : $0.layoutSize.widthDimension.isFractionalWidth
    }
  }

  private func main(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
  private func cross(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }

  // MARK: Filling

  /// Takes as many items as there is room for, or as the group says.
  mutating func fill(_ placement: inout GroupPlacement) {
    guard !group.subitems.isEmpty else { return }
    switch group.repetition {
    case .times(let count): repeatItem(count, length: nil, &placement)
    case .equally(let count):
      let gaps = CGFloat(count - 1) * spacing
      let length = max(main(room) - gaps, 0) / CGFloat(max(count, 1))
      repeatItem(count, length: (length, isWidth: isRow), &placement)
    case .whileThereIsRoom: fillRoom(&placement)
    }
  }

  private mutating func repeatItem(
    _ count: Int, length: (CGFloat, isWidth: Bool)?, _ placement: inout GroupPlacement
  ) {
    for _ in 0..<max(count, 1) {
      let item = group.subitems[0]
      slots.append(Slot(item: item, content: placement.place(item, in: room, length: length)))
    }
  }

  private mutating func fillRoom(_ placement: inout GroupPlacement) {
    var used: CGFloat = 0
    var index = 0
    while true {
      let item = group.subitems[index % group.subitems.count]
      if item.isGuess(isRow: isRow), placement.isDone, !slots.isEmpty { return }
      var trial = placement
      let content = trial.place(item, in: room)
      let length = outerLength(
        of: item,
        mainDimension.isGuess
          ? item.layoutSize.size(in: room, preferred: nil)
          : content.size)
      let needed = used + (slots.isEmpty ? 0 : spacing) + length
      if !slots.isEmpty, needed > main(room) + 0.001 || length <= 0 { return }
      placement = trial
      slots.append(Slot(item: item, content: content))
      used = needed
      index += 1
    }
  }

  private var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }

  // MARK: Result

  var size: CGSize {
    let insets = group.contentInsets
    var size = given
    if mainDimension.isGuess {
      let length =
        usedLength + (isRow ? insets.leading + insets.trailing : insets.top + insets.bottom)
      if isRow { size.width = length } else { size.height = length }
    }
    if crossDimension.isGuess, let breadth = slots.map(outerBreadth).max() {
      let around = isRow ? insets.top + insets.bottom : insets.leading + insets.trailing
      if isRow { size.height = breadth + around } else { size.width = breadth + around }
    }
    return size
  }

  private var usedLength: CGFloat {
    slots.reduce(CGFloat(max(slots.count - 1, 0)) * spacing) {
      $0 + outerLength(of: $1.item, $1.content.size)
    }
  }

  private func edges(
    _ item: NSCollectionLayoutItem, along: Bool
  ) -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?) {
    let spacing = item.edgeSpacing
    return along == isRow
      ? (spacing?.leading, spacing?.trailing) : (spacing?.top, spacing?.bottom)
  }

  private func outerLength(of item: NSCollectionLayoutItem, _ size: CGSize) -> CGFloat {
    let (before, after) = edges(item, along: true)
    return main(size) + (before?.spacing ?? 0) + (after?.spacing ?? 0)
  }

  private func outerBreadth(_ slot: Slot) -> CGFloat {
    let (before, after) = edges(slot.item, along: false)
    return cross(slot.content.size) + (before?.spacing ?? 0) + (after?.spacing ?? 0)
  }

  /// The line with all its items at their places.
  var placed: PlacedItem {
    let size = size
    let insets = group.contentInsets
    var placed = PlacedItem(size: size)
    let share = flexibleShare(of: size)
    var position = isRow ? insets.leading : insets.top
    for (index, slot) in slots.enumerated() {
      let (before, after) = edges(slot.item, along: true)
      position += length(of: before, share)
      let breadth = isRow ? insets.top : insets.leading
      let across = breadth + crossPosition(of: slot, in: size)
      let origin = isRow ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      placed.elements += stretched(slot, in: size).map { $0.moved(by: origin) }
      position += main(slot.content.size) + length(of: after, share)
      if index < slots.count - 1 { position += length(of: group.interItemSpacing, share) }
    }
    return placed
  }

  private func length(of spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.spacing + (spacing.isFlexible ? share : 0)
  }

  /// What each flexible space gets of the room that is left.
  private func flexibleShare(of size: CGSize) -> CGFloat {
    var count = group.interItemSpacing?.isFlexible == true ? slots.count - 1 : 0
    for slot in slots {
      let (before, after) = edges(slot.item, along: true)
      count += [before, after].count { $0?.isFlexible == true }
    }
    guard count > 0, !mainDimension.isGuess else { return 0 }
    return max(main(room) - usedLength, 0) / CGFloat(count)
  }

  private func crossPosition(of slot: Slot, in size: CGSize) -> CGFloat {
    let (before, after) = edges(slot.item, along: false)
    let inner = group.contentInsets.shrinking(CGRect(origin: .zero, size: size)).size
    let count = [before, after].count { $0?.isFlexible == true }
    let spare = max(cross(inner) - outerBreadth(slot), 0)
    return length(of: before, count == 0 ? 0 : spare / CGFloat(count))
  }

  /// Items that are as large as the largest beside them.
  private func stretched(_ slot: Slot, in size: CGSize) -> [LayoutElement] {
    let dimension =
      isRow ? slot.item.layoutSize.heightDimension : slot.item.layoutSize.widthDimension
    guard dimension.kind == .uniformAcrossSiblings else { return slot.content.elements }
    let inner = group.contentInsets.shrinking(CGRect(origin: .zero, size: size)).size
    return slot.content.elements.map { element in
      guard case .cell = element.key else { return element }
      var element = element
      if isRow {
        element.frame.size.height = cross(inner)
      } else {
        element.frame.size.width = cross(inner)
      }
      return element
    }
  }
}

extension NSCollectionLayoutItem {
  fileprivate func isGuess(isRow: Bool) -> Bool {
    isRow ? layoutSize.widthDimension.isGuess : layoutSize.heightDimension.isGuess
  }
}
