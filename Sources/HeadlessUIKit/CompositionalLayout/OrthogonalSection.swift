import Foundation

/// A section that scrolls across the direction of its layout.
struct OrthogonalSection {
  let axis: FlowAxis
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The part of the list in which the section is seen.
  let frame: CGRect
  let contentSize: CGSize
  /// Where the groups begin.
  let origin: CGFloat
  /// How far the groups reach, from the beginning of the content.
  let groups: [ClosedRange<CGFloat>]

  /// A length in the direction of scrolling.
  func breadth(of size: CGSize) -> CGFloat { axis.breadth(of: size) }

  /// The space by which groups in the middle of the frame can be brought there from the ends.
  var centeringInsets: (before: CGFloat, after: CGFloat) {
    guard behavior == .groupPagingCentered, let first = groups.first, let last = groups.last
    else { return (0, 0) }
    let room = breadth(of: frame.size)
    let content = breadth(of: contentSize)
    let before = (room - (first.upperBound - first.lowerBound)) / 2 - first.lowerBound
    let after =
      (room - (last.upperBound - last.lowerBound)) / 2 - (content - last.upperBound)
    return (max(before, 0), max(after, 0))
  }

  /// Where scrolling comes to rest.
  ///
  /// - Parameters:
  ///   - wish: Where it would end by itself.
  ///   - current: Where it was let go of.
  func restingOffset(for wish: CGFloat, from current: CGFloat, velocity: CGFloat) -> CGFloat {
    switch behavior {
    case .none, .continuous, .paging: return wish
    case .continuousGroupLeadingBoundary: return nearest(to: wish, stops)
    case .groupPaging, .groupPagingCentered:
      guard velocity != 0 else { return nearest(to: current, stops) }
      let isForward = velocity > 0
      let next =
        isForward
        ? stops.first { $0 > current + 0.5 } : stops.last { $0 < current - 0.5 }
      return next ?? nearest(to: current, stops)
    }
  }

  /// The offsets at which groups stand where they rest.
  private var stops: [CGFloat] {
    let room = breadth(of: frame.size)
    return groups.map { group in
      behavior == .groupPagingCentered
        ? (group.lowerBound + group.upperBound - room) / 2 : group.lowerBound - origin
    }
  }

  private func nearest(to offset: CGFloat, _ stops: [CGFloat]) -> CGFloat {
    stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }
}
