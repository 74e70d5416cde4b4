import SpecModel

/// Why a system has no shape for something.
public struct ArchitectureObstacle: Sendable, Hashable {
  /// A sentence without its full stop, for messages and the reference.
  public let reason: String

  private init(_ reason: String) {
    self.reason = reason
  }

  static let menus = Self("in collection views what stands behind a row is in its menu")
  static let tables = Self("the rows of a table stand one below the other")
  static let controllers = Self(
    "each row is a controller of its own, and the screen's state does not reach into it")
  static let cellPresenters = Self("each cell has a presenter, which is generated with it")
  static let onePart = Self("a presenter decides about one list or one form")
  static let views = Self("what is composed in place has views and no presenter that decides")
  static let editing = Self(
    "between cells and state stands a presenter, which is told of taps only")
  static let gateways = Self(
    "what a scene loads it asks of its gateways, for a list or by a request, and these decide where "
      + "it comes from and what is kept")
  static let app = Self("a scene is handed what it needs and does not know the app, which keeps it")
}

extension Architecture {
  /// Why screens of this system cannot be made of `construct`; nil where they can.
  public func obstacle(to construct: ScreenConstruct) -> ArchitectureObstacle? {
    switch self {
    case .collection: construct == .fullSwipe ? .menus : nil
    case .composition: construct.isControl ? .controllers : construct.isBeside ? .tables : nil
    case .table: construct.isBeside ? .tables : nil
    case .mvp: construct.isControl ? .editing : Self.obstacleToPresenters(construct)
    case .viper: construct.isControl ? .editing : Self.obstacleToScenes(construct)
    }
  }

  private static func obstacleToPresenters(
    _ construct: ScreenConstruct
  ) -> ArchitectureObstacle? {
    switch construct {
    case .content: .views
    case .embed: .cellPresenters
    case .tabs: .onePart
    default: nil
    }
  }

  private static func obstacleToScenes(_ construct: ScreenConstruct) -> ArchitectureObstacle? {
    switch construct {
    case .content: .views
    case .fullSwipe: .menus
    case .data, .cache, .disk, .sqlite, .coreData: .gateways
    case .stored: .app
    case .selection, .tabs: .onePart
    default: nil
    }
  }
}

extension ScreenConstruct {
  /// Whether it is a row that edits the state.
  fileprivate var isControl: Bool {
    switch self {
    case .toggle, .picker, .field, .stepper: true
    default: false
    }
  }

  /// Whether rows stand beside one another.
  fileprivate var isBeside: Bool {
    switch self {
    case .grid, .liquid, .carousel, .pages: true
    default: false
    }
  }
}
