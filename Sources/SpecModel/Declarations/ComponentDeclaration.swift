import SourceText

/// `component:`, a part of cells that has a name: a tree that knows nothing but its parameters.
public final class ComponentDeclaration: Sendable {
  public let name: Name
  public let parameters: [Field]
  /// The events that its buttons send to the place of use.
  public let events: [Name]
  public let cell: CellNode

  init(name: Name, parameters: [Field], events: [Name], cell: CellNode) {
    self.name = name
    self.parameters = parameters
    self.events = events
    self.cell = cell
  }
}

/// A component in a cell, with what it shows and what follows from its events.
public final class ComponentUse: Sendable {
  public let component: Name
  public let arguments: [Argument]
  public let events: [ComponentEvent]
  /// What of it looks otherwise here.
  public let refinements: [PartRefinement]

  init(
    component: Name, arguments: [Argument] = [], events: [ComponentEvent] = [],
    refinements: [PartRefinement] = []
  ) {
    self.component = component
    self.arguments = arguments
    self.events = events
    self.refinements = refinements
  }
}

/// What follows when a component tells an event.
public struct ComponentEvent: Sendable {
  public var name: Name
  public var effect: Effect
}
