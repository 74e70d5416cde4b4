public import Foundation

/// What the system does to an app. None of this exists in UIKit.
extension UIApplication {
  /// Launches the app of `delegate`, which the caller keeps, for `url` if there is one. The answer is
  /// whether the app took it.
  @discardableResult
  public func headlessLaunch(_ delegate: any UIApplicationDelegate, for url: URL? = nil) -> Bool {
    self.delegate = delegate
    let options = url.map { [LaunchOptionsKey.url: $0 as Any] }
    let isAccepted = delegate.application(self, didFinishLaunchingWithOptions: options)
    guard isAccepted, let url else { return isAccepted }
    return headlessOpen(url)
  }

  /// Asks the running app to open `url`; the answer is whether it did.
  @discardableResult
  public func headlessOpen(_ url: URL) -> Bool {
    delegate?.application(self, open: url, options: [:]) ?? false
  }
}
