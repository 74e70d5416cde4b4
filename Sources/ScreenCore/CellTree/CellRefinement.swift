import Foundation

/// What of a part of a component looks otherwise where the component is used.
public struct CellRefinement: Hashable, Sendable {
  public var font: FontToken?
  public var color: ColorToken?
  public var lines: Int?
  public var spacing: SpacingToken?
  public var alignment: CellAlignment?
  public var insets: CellInsets?
  public var decoration: CellDecoration

  /// Nothing, unless said otherwise.
  public init(
    font: FontToken? = nil, color: ColorToken? = nil, lines: Int? = nil,
    spacing: SpacingToken? = nil, alignment: CellAlignment? = nil, insets: CellInsets? = nil,
    decoration: CellDecoration = CellDecoration()
  ) {
    self.font = font
    self.color = color
    self.lines = lines
    self.spacing = spacing
    self.alignment = alignment
    self.insets = insets
    self.decoration = decoration
  }
}

extension CellTree {
  /// A part of a component as it looks where that is used.
  public static func part(_ refinement: CellRefinement?, _ tree: CellTree) -> CellTree {
    guard let refinement, !tree.element.isHidden else { return tree }
    return CellTree(tree.element.refined(by: refinement), as: tree)
  }
}

extension CellElement {
  fileprivate func refined(by refinement: CellRefinement) -> CellElement {
    if case .box(var box) = self {
      box.content = box.content.refined(inside: refinement)
      return .box(box.refined(by: refinement))
    }
    let content = refined(inside: refinement)
    guard refinement.insets != nil || refinement.decoration != CellDecoration() else {
      return content
    }
    return .box(CellBox(content: content).refined(by: refinement))
  }

  /// What is in a box, as it looks otherwise.
  private func refined(inside refinement: CellRefinement) -> CellElement {
    switch self {
    case .stack(var stack):
      stack.refine(by: refinement)
      return .stack(stack)
    case .text(var text):
      text.font = refinement.font ?? text.font
      text.color = refinement.color ?? text.color
      text.lines = refinement.lines ?? text.lines
      text.alignment = refinement.alignment ?? text.alignment
      return .text(text)
    case .button(var button):
      button.font = refinement.font ?? button.font
      button.color = refinement.color ?? button.color
      return .button(button)
    case .image(var image):
      image.color = refinement.color ?? image.color
      return .image(image)
    case .progress(var bar):
      bar.color = refinement.color ?? bar.color
      return .progress(bar)
    case .rating(var rating):
      rating.color = refinement.color ?? rating.color
      return .rating(rating)
    case .control, .screen, .input, .view, .box, .spacer, .divider, .hidden: return self
    }
  }
}

extension CellStack {
  /// The insets and the ground of the box take the place of the stack's own.
  fileprivate mutating func refine(by refinement: CellRefinement) {
    spacing = refinement.spacing ?? spacing
    alignment = refinement.alignment ?? alignment
    if refinement.insets != nil { padding = nil }
    if refinement.decoration.hasOwnGround { background = nil }
  }
}

extension CellDecoration {
  fileprivate var hasOwnGround: Bool { background != nil || gradient != nil }
}

extension CellBox {
  fileprivate func refined(by refinement: CellRefinement) -> CellBox {
    var box = self
    let new = refinement.decoration
    box.insets = refinement.insets ?? insets
    box.decoration.corners = new.corners ?? decoration.corners
    box.decoration.border = new.border ?? decoration.border
    box.decoration.shadow = new.shadow ?? decoration.shadow
    if new.hasOwnGround {
      box.decoration.background = new.background
      box.decoration.gradient = new.gradient
    }
    return box
  }
}
