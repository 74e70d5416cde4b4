import SourceText

/// What of a component's part is otherwise where the component is used.
public final class PartRefinement: Sendable {
  public let part: Name
  public let font: Alternatives<Name>?
  public let color: Alternatives<Name>?
  public let lines: ChosenCount?
  public let spacing: Alternatives<Measure>?
  public let alignment: Alternatives<CellAlignment>?
  /// What is said of its box; only what decorates, its padding and its ground.
  public let box: CellBox?

  init(
    part: Name, font: Alternatives<Name>?, color: Alternatives<Name>?, lines: ChosenCount?,
    spacing: Alternatives<Measure>?, alignment: Alternatives<CellAlignment>?, box: CellBox?
  ) {
    self.part = part
    self.font = font
    self.color = color
    self.lines = lines
    self.spacing = spacing
    self.alignment = alignment
    self.box = box
  }
}

extension CellNode {
  /// The tree as it looks where its parts are refined: what is behind what, by which contrasts are checked.
  ///
  /// Of each node only one ground is seen, the inner one; what is drawn has both, where a gradient leaves them.
  public func refined(by refinements: [PartRefinement]) -> CellNode {
    guard !refinements.isEmpty else { return self }
    let own = part.flatMap { part in refinements.last { $0.part.text == part.text } }
    return CellNode(
      content: content.refined(by: own, within: refinements), condition: condition, span: span,
      box: box(refinedBy: own, within: refinements), part: part)
  }

  private func box(
    refinedBy own: PartRefinement?, within refinements: [PartRefinement]
  ) -> CellBox? {
    guard var box = box ?? (own?.box == nil ? nil : CellBox()) else { return nil }
    if !box.overlays.isEmpty {
      box = box.with(overlays: box.overlays.map { $0.refined(by: refinements) })
    }
    guard let refinement = own?.box else { return box }
    if case .container(let container) = content {
      return box.refined(by: refinement, around: container.background)
    }
    return box.refined(by: refinement, around: nil)
  }

  /// The names of the parts in the tree, in its order.
  public var parts: [CellNode] {
    var parts: [CellNode] = []
    forEachNode { if $0.part != nil { parts.append($0) } }
    return parts
  }
}

extension CellNode.Content {
  fileprivate func refined(
    by own: PartRefinement?, within refinements: [PartRefinement]
  ) -> CellNode.Content {
    switch self {
    case .container(let container):
      return .container(container.refined(by: own, within: refinements))
    case .text(let text):
      guard let own else { return self }
      return .text(
        CellText(
          text: text.text, font: own.font ?? text.font, color: own.color ?? text.color,
          lines: own.lines ?? text.lines, alignment: own.alignment ?? text.alignment,
          style: text.style))
    case .button(let button):
      guard let own else { return self }
      return .button(
        CellButton(
          title: button.title, icon: button.icon, label: button.label,
          font: own.font ?? button.font, color: own.color ?? button.color, effect: button.effect))
    case .image(let image):
      guard let color = own?.color else { return self }
      return .image(image.with(color: color))
    case .progress(let bar):
      guard let color = own?.color else { return self }
      return .progress(
        CellProgress(value: bar.value, total: bar.total, color: color, label: bar.label))
    case .rating(let rating):
      guard let color = own?.color else { return self }
      return .rating(
        CellRating(
          value: rating.value, stars: rating.stars, size: rating.size, color: color,
          label: rating.label))
    case .component, .control, .embed, .badge, .input, .view, .spacer, .divider: return self
    }
  }
}

extension CellContainer {
  fileprivate func refined(
    by own: PartRefinement?, within refinements: [PartRefinement]
  ) -> CellContainer {
    CellContainer(
      axis: axis, items: items.map { $0.refined(by: refinements) },
      spacing: own?.spacing ?? spacing, padding: own?.box?.padding == nil ? padding : nil,
      alignment: own?.alignment ?? alignment,
      // Where a gradient is there only by a condition, the box has what it leaves otherwise.
      background: own?.box?.ground == nil ? background : nil)
  }
}

extension CellImage {
  fileprivate func with(color: Alternatives<Name>) -> CellImage {
    CellImage(
      source: source, size: size, width: width, height: height, aspect: aspect, shape: shape,
      placeholder: placeholder, color: color, label: label, fade: fade)
  }
}

extension CellOverlay {
  fileprivate func refined(by refinements: [PartRefinement]) -> CellOverlay {
    CellOverlay(node: node.refined(by: refinements), place: place, x: x, y: y)
  }
}

extension CellBox {
  fileprivate func with(overlays: [CellOverlay]) -> CellBox {
    CellBox(
      corners: corners, border: border, shadow: shadow, padding: padding, background: background,
      gradient: gradient, picture: picture, limits: limits, weight: weight, priority: priority,
      overlays: overlays)
  }

  /// The box with what another one says instead. A ground of one kind takes the place of the other.
  ///
  /// - Parameter inner: The ground of the column or row in the box, which is seen on its own.
  fileprivate func refined(by other: CellBox, around inner: Alternatives<Name>?) -> CellBox {
    var (background, gradient) = (self.background, self.gradient)
    if other.alwaysHasColors {
      (background, gradient) = (other.background, other.gradient)
    } else if let chosen = other.gradient {
      // Where conditions choose none, all that is there in the component is left: behind what stands in a column is
      // that column's ground then, whatever frame the box makes around it.
      if let inner { background = inner }
      gradient = inner == nil ? chosen.orElse(gradient) : chosen
    }
    return CellBox(
      corners: other.corners ?? corners, border: other.border ?? border,
      shadow: other.shadow ?? shadow, padding: other.padding ?? padding, background: background,
      gradient: gradient, picture: picture, limits: limits, weight: weight, priority: priority,
      overlays: overlays)
  }
}
