public import Foundation
public import ScreenKit

/// Does to an app what the system does: launches it, opens and closes its windows, and hands it addresses.
///
/// Only UIKit itself makes an app's scenes, so over UIKit all of it fails; tests that need it are to be enabled where
/// `isPossible`.
@MainActor
public struct SystemDriver {
  /// Whether tests can do what the system does.
  public static nonisolated var isPossible: Bool {
    #if canImport(UIKit)
      false
    #else
      true
    #endif
  }

  #if !canImport(UIKit)
    private let application = UIApplication()
  #endif

  /// A device on which no app has been launched yet.
  public init() {}

  /// Launches the app of `delegate`, which the caller keeps; the answer is whether it took the launch.
  @discardableResult
  public func launch(_ delegate: any UIApplicationDelegate) throws -> Bool {
    #if canImport(UIKit)
      throw Self.outOfReach
    #else
      application.headlessLaunch(delegate)
    #endif
  }

  /// Opens a window: anew, or for a `session` whose window was closed. `makeDelegate` makes the scene's delegate.
  public func openWindow(
    of session: UISceneSession? = nil, size: CGSize = CGSize(width: 390, height: 844),
    opening urls: [URL] = [], delegate makeDelegate: @MainActor () -> any UISceneDelegate
  ) throws -> UIWindowScene {
    #if canImport(UIKit)
      throw Self.outOfReach
    #else
      application.headlessConnectScene(to: session, size: size, opening: urls) { _ in
        makeDelegate()
      }
    #endif
  }

  /// Closes a window, as to save memory. Its session stays.
  public func close(_ scene: UIScene) throws {
    #if canImport(UIKit)
      throw Self.outOfReach
    #else
      application.headlessDisconnect(scene)
    #endif
  }

  /// Opens an address in a window, which comes into sight for it.
  public func open(_ url: URL, in scene: UIScene) throws {
    #if canImport(UIKit)
      throw Self.outOfReach
    #else
      scene.headlessOpen(url)
    #endif
  }

  #if canImport(UIKit)
    private static var outOfReach: DriverError {
      DriverError(
        message: "Only UIKit itself launches apps and opens windows: see SystemDriver.isPossible.",
        screen: "")
    }
  #endif
}
