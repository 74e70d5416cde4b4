import SpecModel

extension CellNode {
  /// Calls a function with the node and all that stand in it.
  public func forEachNode(_ body: (CellNode) -> Void) {
    body(self)
    guard case .container(let container) = content else { return }
    for item in container.items { item.forEachNode(body) }
  }

  /// Calls a function with whatever follows from a tap on the cell or a change by its controls.
  public func forEachEffect(_ body: (Effect) -> Void) {
    forEachNode { node in
      switch node.content {
      case .button(let button): body(button.effect)
      case .component(let use): for event in use.events { body(event.effect) }
      case .control(let control): if let effect = control.effect { body(effect) }
      case .container, .text, .image, .embed, .spacer, .divider: break
      }
    }
  }

  /// The screens that stand in the cell.
  public var embeds: [EmbedDeclaration] {
    var embeds: [EmbedDeclaration] = []
    forEachNode { if case .embed(let embed) = $0.content { embeds.append(embed) } }
    return embeds
  }
}

extension RowDeclaration {
  /// The screens that a part of a page is or that stand in its tree.
  public var embeds: [EmbedDeclaration] {
    embed.map { [$0] } ?? tree?.embeds ?? []
  }
}

extension AdapterDeclaration {
  /// The screens that its cells host.
  public var embeds: [EmbedDeclaration] {
    switch body {
    case .embed(let embed): [embed]
    case .cell(let node): node.embeds
    case .swift: []
    }
  }
}
