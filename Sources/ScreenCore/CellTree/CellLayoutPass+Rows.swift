import Foundation

/// How the elements of a row share its width: those of fixed width get it, texts get what they would
/// take on one line or, where that is too much, equal shares, those of higher priority before others; the
/// rest goes to what fills, by weight.
extension CellLayoutPass {
  func rowWidths(_ children: [CellElement], available: CGFloat) -> [CGFloat] {
    var shares = RoomShares(children.map(widthDemand))
    shares.divide(available)
    return shares.lengths
  }

  private func widthDemand(of element: CellElement) -> RoomShares.Demand {
    let box = element.box
    let priority = box?.priority ?? 0
    guard element.weight == nil, let ideal = idealWidth(of: element) else {
      return .share(
        element.weight ?? 1, least: leastWidth(of: element), most: box?.maxWidth ?? .infinity,
        priority: priority)
    }
    guard !isFixed(element) else { return .fixed(ideal) }
    return .atMost(ideal, least: leastWidth(of: element), priority: priority)
  }

  private func isFixed(_ element: CellElement) -> Bool {
    switch element.unboxed {
    case .image(let image): image.ownWidth != nil
    case .view(let view): view.ownWidth != nil
    default: false
    }
  }

  /// The width that the element takes when there is no limit; nil when it fills what there is.
  func idealWidth(of element: CellElement) -> CGFloat? {
    switch element {
    case .spacer, .divider, .control, .screen, .progress:
      return nil
    case .input(let input):
      return input.ownWidth
    case .rating(let rating):
      return rating.extent.width
    case .hidden:
      return 0
    case .image(let image):
      return image.ownWidth
    case .view(let view):
      return view.ownWidth
    case .text, .button:
      return measure(element, width: Self.unlimited).width
    case .stack(let stack):
      return idealWidth(of: stack)
    case .box(let box):
      return idealWidth(of: box)
    }
  }

  private func idealWidth(of stack: CellStack) -> CGFloat? {
    var ideals: [CGFloat] = []
    for child in stack.children {
      // A spacer in a column takes height, not width.
      if stack.axis == .vertical, child.unboxed.isSpacerOrDivider { continue }
      guard let ideal = idealWidth(of: child) else { return nil }
      ideals.append(ideal)
    }
    let padding = 2 * environment.theme.points(stack.padding)
    return stack.axis == .vertical
      ? (ideals.max() ?? 0) + padding : ideals.reduce(0, +) + gaps(in: stack) + padding
  }

  private static var unlimited: CGFloat { 100_000 }
}

extension CellElement {
  fileprivate var isSpacerOrDivider: Bool {
    switch self {
    case .spacer, .divider: true
    default: false
    }
  }
}
