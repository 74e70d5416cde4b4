import Foundation

/// The direction in which lines follow each other, and the one across it.
struct FlowAxis {
  let isVertical: Bool

  init(_ direction: UICollectionView.ScrollDirection) {
    isVertical = direction == .vertical
  }

  func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func breadth(of size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func range(of rect: CGRect) -> ClosedRange<CGFloat> {
    isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
  }

  func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
    isVertical
      ? CGRect(origin: CGPoint(x: across, y: along), size: size)
      : CGRect(origin: CGPoint(x: along, y: across), size: size)
  }
}

/// One laid out section: header, lines of items, footer.
struct FlowSection {
  struct Metrics {
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  private struct Line {
    var items: Range<Int>
    var start: CGFloat
    var end: CGFloat
  }

  let start: CGFloat
  private(set) var end: CGFloat
  private(set) var header = CGRect.zero
  private(set) var footer = CGRect.zero
  private(set) var frames: [CGRect] = []
  private var lines: [Line] = []

  init(
    metrics: Metrics, axis: FlowAxis, start: CGFloat, breadth: CGFloat, itemCount: Int,
    sizeOfItem: (Int) -> CGSize
  ) {
    self.start = start
    end = start
    header = Self.bar(axis, metrics.header, at: end, breadth: breadth)
    end += axis.length(of: header.size)
    if itemCount > 0 {
      end += axis.isVertical ? metrics.inset.top : metrics.inset.left
      fillLines(metrics, axis, breadth: breadth, sizes: (0..<itemCount).map(sizeOfItem))
      end += axis.isVertical ? metrics.inset.bottom : metrics.inset.right
    } else {
      let inset = metrics.inset
      end += axis.isVertical ? inset.top + inset.bottom : inset.left + inset.right
    }
    footer = Self.bar(axis, metrics.footer, at: end, breadth: breadth)
    end += axis.length(of: footer.size)
  }

  private static func bar(
    _ axis: FlowAxis, _ size: CGSize, at position: CGFloat, breadth: CGFloat
  ) -> CGRect {
    let length = axis.length(of: size)
    guard length > 0 else { return .zero }
    return axis.rect(
      along: position, across: 0, size: axis.size(length: length, breadth: breadth))
  }

  private mutating func fillLines(
    _ metrics: Metrics, _ axis: FlowAxis, breadth: CGFloat, sizes: [CGSize]
  ) {
    let inset = metrics.inset
    let before = axis.isVertical ? inset.left : inset.top
    let after = axis.isVertical ? inset.right : inset.bottom
    let room = breadth - before - after
    frames.reserveCapacity(sizes.count)
    var first = 0
    while first < sizes.count {
      var last = first
      var used = axis.breadth(of: sizes[first])
      while last + 1 < sizes.count {
        let next = used + metrics.itemSpacing + axis.breadth(of: sizes[last + 1])
        guard next <= room + 0.001 else { break }
        used = next
        last += 1
      }
      if first > 0 { end += metrics.lineSpacing }
      let isLast = last == sizes.count - 1
      addLine(
        first...last, sizes, axis, origin: before, spare: room - used,
        spacing: metrics.itemSpacing, isLast: isLast)
      first = last + 1
    }
  }

  /// Places a line's items; full lines are justified as UIKit does, the last one is not.
  private mutating func addLine(
    _ items: ClosedRange<Int>, _ sizes: [CGSize], _ axis: FlowAxis, origin: CGFloat,
    spare: CGFloat, spacing: CGFloat, isLast: Bool
  ) {
    let length = items.map { axis.length(of: sizes[$0]) }.max() ?? 0
    var gap = spacing
    var across = origin
    if items.count > 1, !isLast {
      gap += max(spare, 0) / CGFloat(items.count - 1)
    } else if items.count == 1, !isLast || lines.allSatisfy({ $0.items.count == 1 }) {
      across += max(spare, 0) / 2
    }
    for item in items {
      let size = sizes[item]
      let along = end + (length - axis.length(of: size)) / 2
      frames.append(axis.rect(along: along, across: across, size: size))
      across += axis.breadth(of: size) + gap
    }
    lines.append(
      Line(items: items.lowerBound..<items.upperBound + 1, start: end, end: end + length))
    end += length
  }

  /// The items of the lines that touch a range.
  func items(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = lines.partitioningIndex { $0.end >= range.lowerBound }
    let last = lines.partitioningIndex { $0.start > range.upperBound }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}
