public import ScreenKit

/// Forwards what the system tells the app. It decides nothing and knows no screen: the app's root
/// makes those, and each has a coordinator.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
  private let app: TodoListsApp

  /// A delegate that forwards to `app`.
  public init(app: TodoListsApp) {
    self.app = app
    super.init()
  }

  /// The delegate that the system makes: its app keeps the lists among the user's documents.
  public convenience override init() {
    let strings = (try? StringTable.todoLists(locale: nil)) ?? StringTable()
    self.init(app: .assembled(launch: LaunchValues(strings: strings)))
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = app.makeRootViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    self.app.open(url)
  }
}
