import SourceText

/// `events:`, a typed catalogue of what an app tells its analytics.
public final class EventsDeclaration: Sendable {
  public let name: Name
  public let cases: [EventDeclaration]
  /// How the names that analytics are told follow from those of the specs.
  public let names: KeyStyle
  /// The names that do not follow from them.
  public let sentAs: [SentEventName]

  init(name: Name, cases: [EventDeclaration], names: KeyStyle, sentAs: [SentEventName]) {
    self.name = name
    self.cases = cases
    self.names = names
    self.sentAs = sentAs
  }
}

/// What analytics call an event.
public struct SentEventName: Sendable {
  public var event: Name
  public var sent: Name
}

/// An event of a catalogue with its values.
public struct EventDeclaration: Sendable {
  public var name: Name
  public var parameters: [Field]
}

/// An event that is told, with its values.
public struct TrackedEvent: Sendable {
  public var event: Name
  /// nil: the values of what it stands beside, as far as the event has parameters of their names.
  public var arguments: [Argument]?
}

/// What is tracked when a screen is seen.
public struct TrackingDeclaration: Sendable {
  /// What is told each time the screen has appeared.
  public var shown: TrackedEvent?
  /// What is tracked of the rows of models, once for each appearance of the screen.
  public var impressions: [ImpressionDeclaration]
}

/// What is told when a row of a model has been seen.
public struct ImpressionDeclaration: Sendable {
  public var model: Name
  public var event: TrackedEvent
}
