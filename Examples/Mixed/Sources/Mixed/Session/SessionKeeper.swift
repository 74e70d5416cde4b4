import Foundation

/// Is told when somebody has logged in or out.
@MainActor
protocol SessionKeeperDelegate: AnyObject {
  func sessionKeeperDidChange(_ keeper: SessionKeeper)
}

/// Keeps the session between two starts of the app.
@MainActor
final class SessionKeeper {
  private static let key = "club.session"

  weak var delegate: (any SessionKeeperDelegate)?
  private let defaults: UserDefaults
  private(set) var current: Session?

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    current = defaults.data(forKey: Self.key).flatMap {
      try? JSONDecoder().decode(Session.self, from: $0)
    }
  }

  func begin(_ session: Session) {
    change(to: session)
  }

  func end() {
    change(to: nil)
  }

  /// Ends the session that `token` belongs to, if it still is the one that there is.
  func end(token: String?) {
    if let current, current.token == token { end() }
  }

  private func change(to session: Session?) {
    current = session
    let data = session.flatMap { try? JSONEncoder().encode($0) }
    if let data {
      defaults.set(data, forKey: Self.key)
    } else {
      defaults.removeObject(forKey: Self.key)
    }
    delegate?.sessionKeeperDidChange(self)
  }
}
