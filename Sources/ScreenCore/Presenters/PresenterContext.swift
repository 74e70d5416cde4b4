/// What the presenters of an app share: the way to other screens, time, and what they hear of each other.
@MainActor
public struct PresenterContext<Destination> {
  /// Shows other screens.
  public var navigator: any Navigator<Destination>
  /// The time that screens live in.
  public var clock: any ScreenClock
  /// Tells what happened in the app.
  public var events: EventCenter
  /// Tells which things have become different.
  public var changes: Broadcaster<any Model>
  /// What is running of what screens have begun.
  public var operations: RunningOperations
  /// What was entered into forms and not sent.
  public var drafts: FormDrafts

  /// Surroundings of presenters. An app hands in its own; for a test the navigator is enough.
  public init(
    navigator: any Navigator<Destination>, clock: any ScreenClock = .system,
    events: EventCenter = EventCenter(), changes: Broadcaster<any Model> = Broadcaster(),
    operations: RunningOperations = RunningOperations(), drafts: FormDrafts = FormDrafts()
  ) {
    self.navigator = navigator
    self.clock = clock
    self.events = events
    self.changes = changes
    self.operations = operations
    self.drafts = drafts
  }
}
