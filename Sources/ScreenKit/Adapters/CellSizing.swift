import Foundation

/// What the size of a cell follows from, as a value: it can be computed on any thread.
///
/// Lists whose rows are measured as they come near ask adapters for it when rows are about to, and compute
/// it beside the main actor.
public struct CellSizing: Sendable {
  private let element: CellElement
  private let size: CellSize
  private let containerWidth: CGFloat
  private let environment: CellLayoutEnvironment

  /// The size of a cell that shows `element` and wants to be of `size`, in `containerWidth` points. A
  /// screen in it takes the height that the element gives it, and otherwise none.
  public init(
    _ element: CellElement, size: CellSize = CellSize(), containerWidth: CGFloat,
    in environment: CellLayoutEnvironment
  ) {
    self.element = element
    self.size = size
    self.containerWidth = containerWidth
    self.environment = environment
  }

  /// The size in points.
  public func computed() -> CGSize { measured().size }

  /// A size, with the layout that it follows from where there is one that can be kept.
  struct Measured: Sendable {
    let size: CGSize
    let layout: KeptLayout?
  }

  private func measured() -> Measured {
    var kept: KeptLayout?
    let size = size.points(
      in: containerWidth, textSize: environment.traits.textSize, hasText: element.hasText,
      contentHeight: { width in
        let layout = CellLayout(element, width: width, in: environment)
        kept = KeptLayout(layout, of: element, in: environment)
        return layout.size.height
      })
    return Measured(size: size, layout: kept)
  }

  /// The sizes of all of `sizings`, in their order, computed beside the actor that asks.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  @concurrent
  public static func sizes(
    of sizings: [CellSizing]
  ) async throws(CancellationError) -> [CGSize] {
    try await measured(sizings).map(\.size)
  }

  /// The same with the layouts.
  @concurrent
  static func measured(
    _ sizings: [CellSizing]
  ) async throws(CancellationError) -> [Measured] {
    var measured: [Measured] = []
    measured.reserveCapacity(sizings.count)
    for sizing in sizings {
      guard !Task.isCancelled else { throw CancellationError() }
      measured.append(sizing.measured())
    }
    return measured
  }
}

extension CellSize {
  /// How big a cell is, in points, that has `containerWidth`. What it shows is asked for only where the
  /// size depends on it.
  func points(
    in containerWidth: CGFloat, textSize: TextSize, hasText: @autoclosure () -> Bool,
    contentHeight: (CGFloat) -> CGFloat
  ) -> CGSize {
    let width =
      switch width {
      case .fill: containerWidth
      case .points(let points):
        textSize > .large && hasText()
          ? scaled(points, for: textSize, in: containerWidth) : points
      }
    let height =
      switch height {
      case .points(let height): height
      case .aspect(let aspect): width / max(aspect, 0.01)
      case .self: contentHeight(width)
      }
    return CGSize(width: width, height: height)
  }

  /// As texts grow they need more width; cells without one keep to their points.
  private func scaled(
    _ points: CGFloat, for textSize: TextSize, in containerWidth: CGFloat
  ) -> CGFloat {
    let traits = UITraitCollection(preferredContentSizeCategory: textSize.uiCategory)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(
      for: points, compatibleWith: traits)
    return max(points, min(scaled, containerWidth).rounded(.down))
  }
}

extension CellElement {
  var hasText: Bool {
    switch self {
    case .stack(let stack): stack.children.contains(where: \.hasText)
    case .box(let box): box.content.hasText
    case .text: true
    case .button(let button): button.title != nil
    case .image, .control, .screen, .progress, .rating, .input, .view, .spacer, .divider, .hidden:
      false
    }
  }
}
