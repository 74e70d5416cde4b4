public import ScreenKit

/// Makes the window and its coordinator, and hands links on.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
  private let services: ClubServices
  private var coordinator: AppCoordinator?

  init(services: ClubServices) {
    self.services = services
    super.init()
  }

  /// The app of the club whose server is at `server`.
  public convenience init(server: URL) {
    self.init(services: ClubServices(server: server))
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = self.window ?? UIWindow()
    self.window = window
    let coordinator = AppCoordinator(window: window, services: services)
    coordinator.start()
    self.coordinator = coordinator
    window.makeKeyAndVisible()
    return true
  }

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    coordinator?.router.open(url) ?? false
  }
}
