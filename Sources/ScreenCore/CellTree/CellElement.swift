import Foundation

/// What a cell shows, as data: it can be compared, measured and laid out without a view.
public indirect enum CellElement: Hashable, Sendable {
  case stack(CellStack)
  case text(CellText)
  case image(CellImage)
  case button(CellButton)
  case control(CellControl)
  case screen(CellScreen)
  case progress(CellProgress)
  case rating(CellRating)
  case input(CellInput)
  case view(CellView)
  /// An element with insets, limits, and a say in how what it stands in shares its room.
  case box(CellBox)
  /// Takes the room that is left over.
  case spacer
  /// A hairline across.
  case divider
  /// Takes no room and no spacing.
  case hidden
}

extension CellElement {
  /// The element with other ids of its buttons, controls and screens.
  func prefixingIDs(with prefix: String) -> CellElement {
    switch self {
    case .stack(var stack):
      stack.children = stack.children.map { $0.prefixingIDs(with: prefix) }
      return .stack(stack)
    case .button(var button):
      button.id = "\(prefix).\(button.id)"
      return .button(button)
    case .control(var control):
      control.id = "\(prefix).\(control.id)"
      return .control(control)
    case .input(var input):
      input.id = "\(prefix).\(input.id)"
      return .input(input)
    case .screen(var screen):
      screen.id = "\(prefix).\(screen.id)"
      return .screen(screen)
    case .box(var box):
      box.content = box.content.prefixingIDs(with: prefix)
      for index in box.overlays.indices {
        box.overlays[index].content = box.overlays[index].content.prefixingIDs(with: prefix)
      }
      return .box(box)
    case .text, .image, .progress, .rating, .view, .spacer, .divider, .hidden: return self
    }
  }
}

/// Elements in a row or a column.
public struct CellStack: Hashable, Sendable {
  /// The direction in which elements follow each other.
  public enum Axis: Hashable, Sendable {
    case horizontal, vertical
  }

  public var axis: Axis
  public var children: [CellElement]
  public var spacing: SpacingToken?
  public var padding: SpacingToken?
  public var alignment: CellAlignment
  public var background: ColorToken?

  /// A stack of those of `children` that are not hidden.
  public init(
    _ axis: Axis, _ children: [CellElement], spacing: SpacingToken? = nil,
    padding: SpacingToken? = nil, alignment: CellAlignment? = nil, background: ColorToken? = nil
  ) {
    self.axis = axis
    self.children = children.filter { !$0.isHidden }
    self.spacing = spacing
    self.padding = padding
    self.alignment = alignment ?? (axis == .horizontal ? .center : .leading)
    self.background = background
  }
}

/// Where elements stand across the direction of their stack; in a row, leading is the top.
public enum CellAlignment: Hashable, Sendable {
  case leading, center, trailing
  /// Across the whole stack.
  case fill
}

/// A text.
public struct CellText: Hashable, Sendable {
  public var text: ScreenText
  /// The body font of the theme unless said otherwise.
  public var font: FontToken?
  public var color: ColorToken?
  /// The most lines shown; nil for as many as it takes.
  public var lines: Int?
  public var alignment = CellAlignment.leading
  /// What of its letters and lines is not as usual.
  public var style: CellTextStyle?
}

/// An image.
public struct CellImage: Hashable, Sendable {
  /// What the image is cut to.
  public enum Shape: Hashable, Sendable {
    case rectangle, circle, rounded
  }

  public var image: ScreenImage
  /// The side of a square in points; nil for all the width there is.
  public var size: CGFloat?
  /// In points, where there is no size.
  public var width: CGFloat?
  /// In points, where there is no size.
  public var height: CGFloat?
  /// Width by height, where no size is given.
  public var aspect: CGFloat?
  public var shape = Shape.rectangle
  public var placeholder: ScreenImage?
  public var color: ColorToken?
  /// What the image is read out as; nil for an ornament.
  public var label: ScreenText?
  /// How long it takes to come into sight when it has been loaded.
  public var fade: DurationToken?

  /// An image with nothing said of it, unless it is.
  public init(
    image: ScreenImage, size: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil,
    aspect: CGFloat? = nil, shape: Shape = .rectangle, placeholder: ScreenImage? = nil,
    color: ColorToken? = nil, label: ScreenText? = nil, fade: DurationToken? = nil
  ) {
    self.image = image
    self.size = size
    self.width = width
    self.height = height
    self.aspect = aspect
    self.shape = shape
    self.placeholder = placeholder
    self.color = color
    self.label = label
    self.fade = fade
  }

  /// The width that doesn't depend on the room there is; nil for all of it.
  var ownWidth: CGFloat? {
    size ?? width ?? height.flatMap { height in aspect.map { height * $0 } }
  }

  /// How high the image is where it is so wide.
  func height(ofWidth width: CGFloat) -> CGFloat {
    if let height, size == nil { return height }
    return width / max(aspect ?? 1, 0.01)
  }
}

/// A button; what it does is kept beside the tree, by its id.
public struct CellButton: Hashable, Sendable {
  public var id: String
  public var title: ScreenText?
  public var icon: ScreenImage?
  /// What the button is read out as, where its title doesn't say it.
  public var label: ScreenText?
  public var font: FontToken?
  public var color: ColorToken?
  /// Whether what it does offers choices, which it then shows in a menu of its own.
  public var opensMenu = false
}
