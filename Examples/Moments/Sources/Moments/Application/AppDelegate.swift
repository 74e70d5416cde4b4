public import ScreenKit

/// Keeps the app, of which each window shows a part of its own.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public let app: MomentsApp

  /// A delegate that keeps `app`.
  public init(app: MomentsApp) {
    self.app = app
    super.init()
  }

  /// The delegate that the system makes.
  public convenience override init() {
    let launch = (try? LaunchValues.moments(locale: .current)) ?? LaunchValues()
    self.init(app: .assembled(launch: launch))
  }
}
