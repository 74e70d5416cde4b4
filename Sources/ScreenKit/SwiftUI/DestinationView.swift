#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  /// A generated screen among views of SwiftUI, by its destination, whatever system it is of.
  ///
  /// ```swift
  /// TabView {
  ///   DestinationView(.feed, in: app)
  ///   OwnSettings()
  /// }
  ///
  /// DestinationView(.nights(hutID: hut.id, onReturn: { booking in show(booking) }), in: app)
  /// ```
  ///
  /// The screen is made once, and another one when the destination becomes another: another screen, or one that is
  /// shown with other values. It fills its place and sees to safe areas and the keyboard by itself.
  public struct DestinationView: View {
    private let screen: ScreenRepresentable
    private let id: DestinationID

    /// The screen of a destination of `app`.
    ///
    /// - Parameter inNavigation: Whether it is the first screen of a navigation of its own, which screens need that
    ///   push. Without one it stands in the navigation around the view.
    public init<App: ScreenApp>(
      _ destination: ScreenDestination<App>, in app: App, inNavigation: Bool = true
    ) {
      id = destination.id(in: app)
      screen = Self.screen(in: inNavigation ? app.runtime : nil) {
        destination.makeController(in: app)
      }
    }

    /// The screen of a destination of an app with a log-in gate: nothing for one behind the gate as long as nobody is
    /// logged in.
    ///
    /// - Parameters:
    ///   - loggedIn: The app that somebody has logged in to.
    ///   - inNavigation: As for ``init(_:in:inNavigation:)``.
    public init<App: ScreenApp, LoggedInApp: ScreenApp>(
      _ destination: GatedScreenDestination<App, LoggedInApp>, in app: App,
      loggedIn: LoggedInApp?, inNavigation: Bool = true
    ) {
      id = destination.id(in: app, loggedIn: loggedIn)
      screen = Self.screen(in: inNavigation ? app.runtime : nil) {
        destination.makeController(in: app, loggedIn: loggedIn) ?? UIViewController()
      }
    }

    public var body: some View { screen.id(id).ignoresSafeArea() }

    private static func screen(
      in runtime: AppRuntime?, _ make: @escaping @MainActor () -> UIViewController
    ) -> ScreenRepresentable {
      runtime.map { ScreenRepresentable(inNavigation: $0, make) } ?? ScreenRepresentable(make)
    }
  }
#endif
