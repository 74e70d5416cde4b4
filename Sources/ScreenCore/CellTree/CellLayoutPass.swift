import Foundation

/// One run over a tree: first sizes from the leaves up, then places from the root down.
struct CellLayoutPass {
  let environment: CellLayoutEnvironment
  /// How high a screen is that stands in the tree, by the width that it has.
  let screenHeight: (CellScreen, CGFloat) -> CGFloat
  /// How high what a view shows is that is as high as that, by the width that it has.
  let viewHeight: (CellView, CGFloat) -> CGFloat

  private var hairline: CGFloat { 1 / max(environment.traits.displayScale, 1) }

  // MARK: Sizes

  func measure(_ element: CellElement, width: CGFloat) -> MeasuredElement {
    let width = max(width, 0)
    switch element {
    case .stack(let stack):
      return measure(stack, width: width)
    case .text(let text):
      return MeasuredElement(size: size(of: text, width: width))
    case .button(let button):
      return MeasuredElement(size: size(of: button, width: width))
    case .image(let image):
      return MeasuredElement(size: size(of: image, width: width))
    case .control(let control):
      return MeasuredElement(size: size(of: control, width: width))
    case .screen(let screen):
      let height = screen.height ?? screenHeight(screen, width)
      return MeasuredElement(size: CGSize(width: width, height: height))
    case .box(let box):
      return measure(box, width: width)
    case .progress:
      return MeasuredElement(size: CGSize(width: width, height: CellProgress.height))
    case .input(let input):
      let side = CellButton.minimumSide
      return MeasuredElement(size: CGSize(width: input.ownWidth ?? width, height: side))
    case .rating(let rating):
      return MeasuredElement(size: rating.extent)
    case .view(let view) where view.fitsContent:
      return MeasuredElement(size: CGSize(width: width, height: viewHeight(view, width)))
    case .view(let view):
      return MeasuredElement(size: view.extent(inWidth: width))
    case .divider:
      return MeasuredElement(size: CGSize(width: width, height: hairline))
    case .spacer, .hidden:
      return MeasuredElement(size: .zero)
    }
  }

  private func measure(_ stack: CellStack, width: CGFloat) -> MeasuredElement {
    let padding = environment.theme.points(stack.padding)
    let inner = max(width - 2 * padding, 0)
    var measured =
      stack.axis == .vertical
      ? measureColumn(stack, width: inner) : measureRow(stack, width: inner)
    measured.size.width += 2 * padding
    measured.size.height += 2 * padding
    return measured
  }

  private func measureColumn(_ stack: CellStack, width: CGFloat) -> MeasuredElement {
    let children = stack.children.map { measure($0, width: width) }
    return MeasuredElement(
      size: CGSize(
        width: children.map(\.width).max() ?? 0,
        height: children.map(\.height).reduce(0, +) + gaps(in: stack)),
      children: children)
  }

  private func measureRow(_ stack: CellStack, width: CGFloat) -> MeasuredElement {
    let widths = rowWidths(stack.children, available: width - gaps(in: stack))
    let children = zip(stack.children, widths).map { child, width in
      var measured = measure(child, width: width)
      if child.weight != nil { measured.size.width = width }
      return measured
    }
    return MeasuredElement(
      size: CGSize(
        width: children.map(\.width).reduce(0, +) + gaps(in: stack),
        height: children.map(\.height).max() ?? 0),
      children: children)
  }

  func gaps(in stack: CellStack) -> CGFloat {
    environment.theme.points(stack.spacing) * CGFloat(max(stack.children.count - 1, 0))
  }

  private func size(of image: CellImage, width: CGFloat) -> CGSize {
    let width = image.ownWidth ?? width
    return CGSize(width: width, height: image.height(ofWidth: width))
  }

  private func size(of control: CellControl, width: CGFloat) -> CGSize {
    let height = ControlMetrics.height(
      ofTitle: control.title, isAbove: control.isBelowTitle, width: width, in: environment)
    return CGSize(width: width, height: max(height, CellButton.minimumSide))
  }

  private func size(of text: CellText, width: CGFloat) -> CGSize {
    let font = text.font ?? environment.theme.font(.body)
    return size(
      of: text.text, font: font, style: text.style,
      lines: environment.traits.textSize.lines(for: text.lines), width: width)
  }

  private func size(
    of text: ScreenText, font: FontToken, style: CellTextStyle? = nil, lines: Int, width: CGFloat
  ) -> CGSize {
    let string = environment.string(text)
    let font = environment.theme.font(font)
    let textSize = environment.traits.textSize
    let measure = environment.measure
    let size =
      if let style {
        measure.size(
          of: string, font: font, style: style, lines: lines, width: width, textSize: textSize)
      } else {
        measure.size(of: string, font: font, lines: lines, width: width, textSize: textSize)
      }
    // Parts of a pixel would cut off the last letter.
    return CGSize(width: min(size.width.rounded(.up), width), height: size.height.rounded(.up))
  }

  private func size(of button: CellButton, width: CGFloat) -> CGSize {
    let font = button.font ?? environment.theme.font(.body)
    let side = CellButton.minimumSide
    var size = CGSize.zero
    let gap = button.title == nil ? 0 : CellButton.iconGap
    let icon = button.icon == nil ? 0 : CellButton.iconSide + gap
    if let title = button.title {
      size = self.size(of: title, font: font, lines: 0, width: max(width - icon, 0))
    }
    if button.icon != nil {
      size.width += icon
      size.height = max(size.height, CellButton.iconSide)
    }
    return CGSize(width: min(max(size.width, side), width), height: max(size.height, side))
  }
}

extension CellButton {
  /// The least width and height of what a finger has to hit.
  public static let minimumSide: CGFloat = 44
  /// The width and height of a button's icon.
  public static let iconSide: CGFloat = 22
  /// The room between a button's icon and its title.
  public static let iconGap: CGFloat = 6
}
