import SpecModel

extension CellNode {
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
