#if canImport(Combine)
  public import Combine
  public import ScreenCore

  /// A value that screens keep, for views of SwiftUI: they are drawn anew after each change, and can change it.
  ///
  /// ```swift
  /// struct DoneSwitch: View {
  ///   @StateObject var showsDone: FollowedValue<Bool>
  ///
  ///   var body: some View { Toggle("Show what is done", isOn: $showsDone.value) }
  /// }
  ///
  /// DoneSwitch(showsDone: FollowedValue(app.kept.itemsShowsDone))
  /// ```
  ///
  /// It follows the value as long as a view holds it.
  @MainActor
  public final class FollowedValue<Value: StorableValue>: ObservableObject {
    private let kept: KeptValue<Value>
    private var subscription: Subscription?

    /// Follows `kept`.
    public init(_ kept: KeptValue<Value>) {
      self.kept = kept
      subscription = kept.listen { [weak self] _ in self?.objectWillChange.send() }
    }

    /// The value now.
    public var value: Value {
      get { kept.value }
      set { kept.value = newValue }
    }
  }

  /// Who is logged in, for views of SwiftUI: they are drawn anew when somebody logs in or out, or a session is renewed.
  @MainActor
  public final class FollowedSession<Session: Codable & Hashable & Sendable>: ObservableObject {
    private let sessions: SessionStore<Session>
    private var subscription: Subscription?

    /// Follows `sessions`.
    public init(_ sessions: SessionStore<Session>) {
      self.sessions = sessions
      subscription = sessions.changes.listen { [weak self] _ in self?.objectWillChange.send() }
    }

    /// The session now; nil while nobody is logged in.
    public var current: Session? { sessions.current }
  }
#endif
