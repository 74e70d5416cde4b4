/// The session of who is logged in, as the screens behind the log-in gate have it: from the log-in to
/// the log-out, or to the log-in of somebody else, there always is one.
@MainActor
public final class OpenSession<Session: Codable & Hashable & Sendable> {
  /// What is known of who is logged in. After the end it stays as it was last, for screens that are on
  /// their way out.
  public private(set) var value: Session

  private var changes: Subscription?

  /// The session that begins as `value` and follows `store` until it has ended there.
  public init(_ value: Session, in store: SessionStore<Session>) {
    self.value = value
    changes = store.changes.listen { [weak self] in self?.follow($0) }
  }

  private func follow(_ change: SessionChange<Session>) {
    // A subscription that is let go of ends a little later.
    guard changes != nil else { return }
    switch change {
    case .renewed(let session): value = session
    case .began, .ended: changes = nil
    }
  }
}
