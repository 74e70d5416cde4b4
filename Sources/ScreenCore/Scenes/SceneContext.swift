/// What presenters share with the rest of the app, without views: time, what happened, and which
/// things have become different.
public struct SceneContext: Sendable {
  /// The time that screens live in.
  public let clock: any ScreenClock
  /// Tells screens what happened in the app.
  public let events: EventCenter
  /// Tells screens which things have become different.
  public let changes: Broadcaster<any Model>

  /// What an app's presenters share.
  public init(clock: any ScreenClock, events: EventCenter, changes: Broadcaster<any Model>) {
    self.clock = clock
    self.events = events
    self.changes = changes
  }

  /// Does `work` and, when it has succeeded, shows what `renewed` finds in its result wherever the items with these
  /// identities are shown, and tells everyone of `events`, whether or not the scene that asked for it is still there.
  @MainActor
  public func emitting<Result>(
    _ events: [ScreenEvent] = [],
    renewing renewed: @MainActor (Result) -> [any Model] = { _ in [] },
    after work: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let result = try await work()
    RenewedItems.show(renewed(result), by: changes) { events.forEach(self.events.emit) }
    return result
  }

  /// `work` as an operation that, when it has succeeded, shows what `renewed` finds in its result wherever the items with
  /// these identities are shown, and tells everyone of `events`, whether or not the scene that asked for it is still
  /// there.
  @MainActor
  public func operation<Result>(
    emitting events: [ScreenEvent] = [],
    renewing renewed: @escaping @MainActor (Result) -> [any Model] = { _ in [] },
    _ work: @escaping @MainActor () async throws -> Result
  ) -> @MainActor () async throws -> Result {
    { try await emitting(events, renewing: renewed, after: work) }
  }
}

extension ListEngine {
  /// A list of a scene.
  public convenience init(reloading: Reloading = Reloading(), in context: SceneContext) {
    self.init(
      reloading: reloading, clock: context.clock, events: context.events,
      changes: context.changes)
  }
}
