import SourceText

/// What walks over cells ask of a node, whatever it is.
extension CellNode {
  /// The nodes that stand in it or on it.
  public var children: [CellNode] {
    let items: [CellNode] =
      if case .container(let container) = content { container.items } else { [] }
    guard let overlays = box?.overlays, !overlays.isEmpty else { return items }
    return items + overlays.map(\.node)
  }

  public var component: ComponentUse? {
    if case .component(let use) = content { use } else { nil }
  }

  public var control: CellControl? {
    if case .control(let control) = content { control } else { nil }
  }

  public var input: CellInput? {
    if case .input(let input) = content { input } else { nil }
  }

  public var rating: CellRating? {
    if case .rating(let rating) = content { rating } else { nil }
  }

  public var progress: CellProgress? {
    if case .progress(let progress) = content { progress } else { nil }
  }

  public var image: CellImage? {
    if case .image(let image) = content { image } else { nil }
  }

  public var button: CellButton? {
    if case .button(let button) = content { button } else { nil }
  }

  public var ownView: CellOwnView? {
    if case .view(let view) = content { view } else { nil }
  }

  /// What is behind what stands in it.
  public var ground: CellGround? {
    if case .container(let container) = content, let background = container.background {
      return .color(background)
    }
    if case .badge(let badge) = content {
      return .color(badge.background ?? .one(Name("accent", span: badge.text.span)))
    }
    return box?.ground
  }

  /// The nodes that stand in it and not on it.
  public var items: [CellNode] {
    if case .container(let container) = content { container.items } else { [] }
  }

  /// The nodes that stand on it.
  public var overlays: [CellNode] { box?.overlays.map(\.node) ?? [] }

  /// Whether what stands on it stands on a picture, or on something that the app draws.
  public var isPicture: Bool {
    switch content {
    case .image(let image):
      !image.isSymbol
    case .view, .embed: true
    default: false
    }
  }

  /// The text that it shows.
  public var shownText: TextValue? {
    switch content {
    case .text(let text): text.text
    case .button(let button): button.title
    case .badge(let badge): badge.text
    case .container, .image, .component, .control, .embed, .progress, .input, .rating, .view,
      .spacer, .divider:
      nil
    }
  }

  /// Whether a tap on it does something.
  public var takesTouches: Bool {
    switch content {
    case .button, .control, .input: true
    case .text(let text): text.style?.isRich == true
    case .container, .image, .component, .embed, .progress, .badge, .rating, .view, .spacer,
      .divider:
      false
    }
  }

  /// Whether there is something in it that can be read out, beside what its children say.
  public var isReadOut: Bool {
    switch content {
    case .text, .button, .component, .control, .embed, .progress, .badge, .input, .rating, .view:
      true
    case .image(let image): image.label != nil
    case .container, .spacer, .divider: false
    }
  }

  /// What the node itself paints on its background in one color.
  public var paint: CellPaint? {
    switch content {
    case .text(let text):
      CellPaint(.text(font: text.font), text.color, standard: "text", text.text.span)
    case .image(let image):
      if case .named(let named) = image.source, image.isSymbol {
        CellPaint(.icon, image.color, standard: "accent", named.first.name.span)
      } else {
        nil
      }
    case .button(let button):
      if let title = button.title {
        CellPaint(.text(font: button.font), button.color, standard: "accent", title.span)
      } else if let icon = button.icon, icon.allSatisfy(\.isSymbol) {
        CellPaint(.icon, button.color, standard: "accent", icon.first.name.span)
      } else {
        nil
      }
    case .badge(let badge):
      CellPaint(
        .text(font: badge.font), badge.color, standard: "background", badge.text.span)
    case .rating(let rating):
      CellPaint(.icon, rating.color, standard: "accent", rating.value.span)
    case .progress(let progress):
      CellPaint(.icon, progress.color, standard: "accent", progress.value.span)
    case .input(let input):
      input.kind == .rating
        ? CellPaint(.icon, nil, standard: "accent", input.value.span) : nil
    case .container, .component, .control, .embed, .view, .spacer, .divider: nil
    }
  }

  /// Calls a function with the node and all that stand in it.
  public func forEachNode(_ body: (CellNode) -> Void) {
    // Without lists of children: what walks over all cells of an app would make one for each node.
    body(self)
    if case .container(let container) = content {
      for item in container.items { item.forEachNode(body) }
    }
    guard let overlays = box?.overlays else { return }
    for overlay in overlays { overlay.node.forEachNode(body) }
  }

  /// Whether the node or one that stands in it is one that is looked for.
  public func contains(where isMeant: (CellNode) -> Bool) -> Bool {
    if isMeant(self) { return true }
    if case .container(let container) = content,
      container.items.contains(where: { $0.contains(where: isMeant) })
    {
      return true
    }
    return box?.overlays.contains { $0.node.contains(where: isMeant) } ?? false
  }

  /// Calls a function with whatever follows from a tap on the cell or a change by its controls.
  public func forEachEffect(_ body: (Effect) -> Void) {
    forEachNode { node in
      switch node.content {
      case .button(let button): body(button.effect)
      case .component(let use): for event in use.events { body(event.effect) }
      case .input(let input): body(input.effect)
      case .control(let control): if let effect = control.effect { body(effect) }
      case .container, .text, .image, .embed, .progress, .badge, .rating, .view, .spacer, .divider:
        break
      }
    }
  }
}

extension CellImage {
  /// Whether it is a symbol, whatever it depends on which of them.
  fileprivate var isSymbol: Bool {
    if case .named(let named) = source { named.allSatisfy(\.isSymbol) } else { false }
  }
}

/// Something of a cell in one color, or in one of several by conditions.
public struct CellPaint: Sendable {
  public enum Kind: Sendable {
    /// A text; one without a font has that of the body.
    case text(font: Alternatives<Name>?)
    case icon
  }

  public let kind: Kind
  /// The names of its colors, where they are said; where what is painted stands if it has none of its own.
  public let color: Alternatives<Name>

  fileprivate init(
    _ kind: Kind, _ color: Alternatives<Name>?, standard: String, _ span: ByteSpan
  ) {
    self.kind = kind
    self.color = color ?? .one(Name(standard, span: span))
  }
}
