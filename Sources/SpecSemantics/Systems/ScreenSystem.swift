import SpecModel

/// A system that screens can be generated for: what the checks, the names and the reference need to know of
/// it. How its code looks is the emitter's part of it.
public struct ScreenSystem: Sendable {
  /// What specs call it.
  public let name: Architecture
  /// How the class is called that runs a screen.
  package var runner: Naming = .controller
  /// How a subclass of it is called that is begun for the app.
  package var ownRunner: Naming = .ownController
  /// The method by which that class begins its life.
  package var firstStep = "viewDidLoad"
  /// How the other types are called that are generated for a screen.
  package var parts: [Naming] = []
  /// The adapters of the app's own that its screens can show rows by; none where every cell is
  /// generated.
  package let ownAdapterKinds: Set<OwnAdapterKind>
  /// What its screens cannot be made of.
  public var obstacles: [ScreenObstacle] = []

  /// Which of its lists are tables.
  package enum Tables: Sendable {
    case none, all
    /// Those whose rows stand one below the other.
    case whereRowsAllow
  }

  package var tables = Tables.none

  /// Whether screens can ask how wide the window is: a controller that knows it decides itself what is
  /// seen.
  package var seesWindow = true
  /// Whether screens know the app. Where they don't, they are handed what they need of it.
  package var knowsApp = true
  /// Whether each cell has a presenter, which is generated with it and doesn't know the window.
  public var presentsCells = false
  /// Whether what screens load and send goes through gateways, one for each request and source.
  public var asksGateways = false
  /// Whether hand-written code can take the place of parts, and read there what a screen is shown with.
  package var hasReplaceableParts = false

  /// How all types are called that are generated for a screen.
  package var types: [Naming] { [runner] + parts }

  /// Why screens cannot be made of `construct`; nil where they can.
  public func obstacle(to construct: ScreenConstruct) -> ScreenObstacle? {
    obstacles.first { $0.constructs.contains(construct) }
  }

  /// Whether the rows of a screen stand in a table: its headers stay at the top, and its rows go from side to side.
  package func showsTable(for screen: ScreenDeclaration) -> Bool {
    switch tables {
    case .none: false
    case .all: !screen.sections.isEmpty
    case .whereRowsAllow: screen.isTable
    }
  }

  /// Whether screens can be made of `construct`.
  public func supports(_ construct: ScreenConstruct) -> Bool {
    obstacle(to: construct) == nil
  }
}
