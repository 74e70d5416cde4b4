/// How a cell is read out as a whole.
public struct CellAccessibility: Hashable, Sendable {
  /// What kind of thing the cell is.
  public enum Trait: Hashable, Sendable, CaseIterable {
    case button, header, image, link, selected, staticText
  }

  public var label: ScreenText
  public var traits: [Trait]

  /// A way to read out a cell.
  public init(label: ScreenText, traits: [Trait] = []) {
    self.label = label
    self.traits = traits
  }
}
