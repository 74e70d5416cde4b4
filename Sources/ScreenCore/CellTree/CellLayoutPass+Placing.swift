import Foundation

extension CellLayoutPass {
  /// The visible parts of `element` in `frame`, those behind first.
  func place(
    _ element: CellElement, measured: MeasuredElement, in frame: CGRect
  ) -> [PlacedElement] {
    switch element {
    case .spacer, .hidden:
      return []
    case .text, .image, .button, .control, .screen, .progress, .rating, .input, .view, .divider:
      return [PlacedElement(element: element, frame: frame)]
    case .box(let box):
      return place(box, measured: measured, in: frame)
    case .stack(let stack):
      let padding = environment.theme.points(stack.padding)
      let content = frame.inside(dx: padding, dy: padding)
      let parts =
        stack.axis == .vertical
        ? placeColumn(stack, measured, in: content) : placeRow(stack, measured, in: content)
      guard stack.background != nil else { return parts }
      return [PlacedElement(element: element, frame: frame)] + parts
    }
  }

  private func placeColumn(
    _ stack: CellStack, _ measured: MeasuredElement, in frame: CGRect
  ) -> [PlacedElement] {
    let heights = columnHeights(stack, measured, available: frame.height - gaps(in: stack))
    var parts: [PlacedElement] = []
    var y = frame.minY
    for (index, child) in stack.children.enumerated() {
      let size = measured.children[index]
      let height = heights[index]
      let isFilling = stack.alignment == .fill || fills(child)
      let wanted = isFilling ? frame.width : min(size.width, frame.width)
      let width = min(child.box?.limitedWidth(wanted) ?? wanted, frame.width)
      let x = frame.minX + offset(stack.alignment, of: width, in: frame.width)
      let childFrame = CGRect(x: x, y: y, width: width, height: height)
      parts += place(child, measured: size, in: childFrame)
      y += height + environment.theme.points(stack.spacing)
    }
    return parts
  }

  private func placeRow(
    _ stack: CellStack, _ measured: MeasuredElement, in frame: CGRect
  ) -> [PlacedElement] {
    var parts: [PlacedElement] = []
    var x = frame.minX
    for (child, size) in zip(stack.children, measured.children) {
      let wanted = stack.alignment == .fill ? frame.height : size.height
      let height = child.box?.limitedHeight(wanted) ?? wanted
      let y = frame.minY + offset(stack.alignment, of: height, in: frame.height)
      let childFrame = CGRect(x: x, y: y, width: size.width, height: height)
      parts += place(child, measured: size, in: childFrame)
      x += size.width + environment.theme.points(stack.spacing)
    }
    return parts
  }

  /// Whether the element takes the whole width of its column: what fills, and texts that are not
  /// aligned to the leading edge. Rows do, so that their spacers have room.
  private func fills(_ element: CellElement) -> Bool {
    switch element {
    case .text(let text): text.alignment != .leading && text.alignment != .fill
    case .stack(let stack): stack.background != nil
    case .divider, .control, .screen, .progress: true
    case .box(let box): fills(box.content)
    case .image(let image): image.ownWidth == nil
    case .view(let view): view.ownWidth == nil
    case .input(let input): input.ownWidth == nil
    case .button, .rating, .spacer, .hidden: false
    }
  }

  private func offset(
    _ alignment: CellAlignment, of length: CGFloat, in room: CGFloat
  ) -> CGFloat {
    switch alignment {
    case .leading, .fill: 0
    case .center: max(room - length, 0) / 2
    case .trailing: max(room - length, 0)
    }
  }
}
