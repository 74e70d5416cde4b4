import SpecModel

/// A system that screens can be generated for: what the checks, the names and the reference need to know of
/// it. How its code looks is the emitter's part of it.
public struct ScreenSystem: Sendable {
  /// What specs call it.
  public let name: Architecture
  /// What stands behind a screen's name in the name of the class that runs it.
  var runner = RunnerSuffix(usual: "ViewController")
  /// What stands behind a screen's name in the names of the other types that are generated for it.
  var partSuffixes: [StaticString] = []
  /// The adapters of the app's own that its screens can show rows by; none where every cell is
  /// generated.
  package let ownAdapterKinds: Set<OwnAdapterKind>
  /// What its screens cannot be made of.
  public var obstacles: [ScreenObstacle] = []

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

  /// What stands behind a screen's name in that of the class that runs it.
  public func runnerSuffix(of screen: String) -> StaticString {
    runner.inherited.contains(screen) ? runner.otherwise : runner.usual
  }

  /// What stands behind a screen's name in the names of all types that are generated for it.
  package func typeSuffixes(of screen: String) -> [StaticString] {
    [runnerSuffix(of: screen)] + partSuffixes
  }

  /// Why screens cannot be made of `construct`; nil where they can.
  public func obstacle(to construct: ScreenConstruct) -> ScreenObstacle? {
    obstacles.first { $0.constructs.contains(construct) }
  }

  /// Whether there is anything but `construct` that screens cannot be made of.
  package func hasObstacles(besides construct: ScreenConstruct) -> Bool {
    obstacles.contains { $0.constructs.count > 1 || !$0.constructs.contains(construct) }
  }

  /// Whether screens can be made of `construct`.
  public func supports(_ construct: ScreenConstruct) -> Bool {
    obstacle(to: construct) == nil
  }
}

/// What stands behind a screen's name in the name of the class that runs it.
struct RunnerSuffix: Sendable {
  let usual: StaticString
  /// The names of screens whose class would be called like one that it inherits from.
  var inherited: Set<String> = []
  /// What stands behind these.
  var otherwise: StaticString = ""
}
