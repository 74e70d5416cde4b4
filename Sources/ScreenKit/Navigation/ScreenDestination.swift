/// A screen to show with what it is shown with, as a value: whoever says where to go need not make it.
///
/// Generated code has one for each screen of an app, in the screen's file.
public struct ScreenDestination<App>: Sendable, CustomStringConvertible {
  /// The screen's name in the specs.
  public let screen: String
  /// What the screen is shown with, by the names of its parameters and in their order.
  public let values: KeyValuePairs<String, any Sendable>
  private let make: @MainActor (App) -> UIViewController

  /// The screen that `make` makes for an app.
  public init(
    _ screen: String, _ values: KeyValuePairs<String, any Sendable> = [:],
    make: @escaping @MainActor (App) -> UIViewController
  ) {
    self.screen = screen
    self.values = values
    self.make = make
  }

  /// A screen of a part of the app, which `part` finds.
  public init<Part>(
    _ destination: ScreenDestination<Part>, in part: @escaping @MainActor (App) -> Part
  ) {
    self.init(destination.screen, destination.values) { app in
      destination.makeController(in: part(app))
    }
  }

  /// Makes the screen.
  @MainActor
  public func makeController(in app: App) -> UIViewController { make(app) }

  public var description: String { DestinationDescription(screen, values).text }
}

/// A screen to show in an app with a log-in gate, with what it is shown with. Screens behind the gate are
/// made by the app that somebody has logged in to.
public struct GatedScreenDestination<App, LoggedInApp>: Sendable, CustomStringConvertible {
  private enum Maker: Sendable {
    case everywhere(@MainActor (App) -> UIViewController)
    case behindGate(@MainActor (LoggedInApp) -> UIViewController)
  }

  /// The screen's name in the specs.
  public let screen: String
  /// What the screen is shown with, by the names of its parameters and in their order.
  public let values: KeyValuePairs<String, any Sendable>
  private let maker: Maker

  /// A screen that can be shown whether or not anybody is logged in.
  public init(
    _ screen: String, _ values: KeyValuePairs<String, any Sendable> = [:],
    make: @escaping @MainActor (App) -> UIViewController
  ) {
    self.screen = screen
    self.values = values
    maker = .everywhere(make)
  }

  /// A screen that can be shown while somebody is logged in.
  public init(
    _ screen: String, _ values: KeyValuePairs<String, any Sendable> = [:],
    behindGate make: @escaping @MainActor (LoggedInApp) -> UIViewController
  ) {
    self.screen = screen
    self.values = values
    maker = .behindGate(make)
  }

  /// A screen of a part of the app that can be shown whether or not anybody is logged in.
  public init<Part>(
    _ destination: ScreenDestination<Part>, in part: @escaping @MainActor (App) -> Part
  ) {
    self.init(destination.screen, destination.values) { app in
      destination.makeController(in: part(app))
    }
  }

  /// A screen of a part of the app that can be shown while somebody is logged in.
  public init<Part>(
    _ destination: ScreenDestination<Part>,
    behindGate part: @escaping @MainActor (LoggedInApp) -> Part
  ) {
    self.init(
      destination.screen, destination.values,
      behindGate: { app in destination.makeController(in: part(app)) })
  }

  /// Makes the screen; nil for one behind the gate where nobody is logged in.
  @MainActor
  public func makeController(in app: App, loggedIn: LoggedInApp?) -> UIViewController? {
    switch maker {
    case .everywhere(let make): make(app)
    case .behindGate(let make): loggedIn.map(make)
    }
  }

  /// Makes the screen while somebody is logged in.
  @MainActor
  public func makeController(in app: App, loggedIn: LoggedInApp) -> UIViewController {
    switch maker {
    case .everywhere(let make): make(app)
    case .behindGate(let make): make(loggedIn)
    }
  }

  public var description: String { DestinationDescription(screen, values).text }
}

/// What tells a screen to show from others: where it is another, the screen is another, too.
struct DestinationID: Hashable {
  private let screen: String
  private let values: [AnyHashable?]
  /// What makes the screen; nil while nothing does.
  private let maker: ObjectIdentifier?

  fileprivate init(
    _ screen: String, _ values: KeyValuePairs<String, any Sendable>, madeBy maker: AnyObject?
  ) {
    self.screen = screen
    self.values = values.map { $0.value as? AnyHashable }
    self.maker = maker.map { ObjectIdentifier($0) }
  }
}

extension ScreenDestination where App: AnyObject {
  /// What tells the screen from others.
  func id(in app: App) -> DestinationID { DestinationID(screen, values, madeBy: app) }
}

extension GatedScreenDestination where App: AnyObject, LoggedInApp: AnyObject {
  /// What tells the screen from others. Behind the gate it is another one for each who is logged in.
  func id(in app: App, loggedIn: LoggedInApp?) -> DestinationID {
    switch maker {
    case .everywhere: DestinationID(screen, values, madeBy: app)
    case .behindGate: DestinationID(screen, values, madeBy: loggedIn)
    }
  }
}

/// A destination as people read it: `PostDetail(postID: 7)`.
private struct DestinationDescription {
  let text: String

  init(_ screen: String, _ values: KeyValuePairs<String, any Sendable>) {
    let listed = values.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    text = values.isEmpty ? screen : "\(screen)(\(listed))"
  }
}
