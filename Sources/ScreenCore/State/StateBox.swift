/// The state of a screen. The screen that observes it updates itself after a change.
@MainActor
@dynamicMemberLookup
public final class StateBox<Value: Hashable & Sendable> {
  /// The state now.
  public var value: Value {
    didSet {
      guard value != oldValue else { return }
      kept?.keep(value)
      onChange?()
    }
  }

  /// Called after each change.
  public var onChange: (@MainActor () -> Void)?

  private var asked: Subscription?
  private var saved: Value
  private var kept: KeptParts<Value>?

  /// A box that holds `value`, which counts as saved.
  public init(_ value: Value) {
    self.value = value
    saved = value
  }

  /// A box that holds `value`, of which `parts` are kept in `stored`: they begin as they were kept, and
  /// follow what other screens make of them.
  public convenience init(
    _ value: Value, in stored: StoredState, keeping parts: [StoredPart<Value>]
  ) {
    let kept = KeptParts(parts, in: stored)
    var value = value
    for part in parts { part.read(stored, &value) }
    self.init(value)
    self.kept = kept
    kept.onChange = { [weak self] part in
      if let self { part.read(stored, &self.value) }
    }
  }

  /// Calls `onChange` after each change, those among them that the app's own code asks for by `events`.
  package func observe(
    hearing events: EventCenter, _ onChange: @escaping @MainActor () -> Void
  ) {
    asked = events.listen(toChangesOf: self)
    self.onChange = onChange
  }

  public subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> Part {
    get { value[keyPath: part] }
    set { value[keyPath: part] = newValue }
  }

  /// Access to one part, to read and to write.
  public func binding<Part>(_ part: WritableKeyPath<Value, Part>) -> StateBinding<Part> {
    StateBinding(
      get: { self.value[keyPath: part] }, set: { self.value[keyPath: part] = $0 })
  }
}

extension StateBox: ChangeTracking {
  public var hasChanges: Bool { value != saved }

  public func markSaved() {
    saved = value
  }
}

/// The parts of a box that are kept elsewhere, as long as the box lives.
@MainActor
private final class KeptParts<Value> {
  private let parts: [StoredPart<Value>]
  private let stored: StoredState
  private var subscription: Subscription?
  private var isKeeping = false
  /// Called with a part that someone else has changed.
  var onChange: (@MainActor (StoredPart<Value>) -> Void)?

  init(_ parts: [StoredPart<Value>], in stored: StoredState) {
    self.parts = parts
    self.stored = stored
    subscription = stored.changes.listen { [weak self] key in
      guard let self, !self.isKeeping else { return }
      for part in self.parts where part.key == key { self.onChange?(part) }
    }
  }

  func keep(_ value: Value) {
    isKeeping = true
    for part in parts { part.keep(value, stored) }
    isKeeping = false
  }
}

/// Knows whether there is something to lose.
@MainActor
public protocol ChangeTracking: AnyObject {
  /// Whether there is something that wasn't saved.
  var hasChanges: Bool { get }

  /// Counts what there is now as saved.
  func markSaved()
}

/// Access to a value kept elsewhere.
@MainActor
public struct StateBinding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  /// Access by these functions.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.get = get
    self.set = set
  }

  /// The value now.
  public var value: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The same for what edits values that may be missing; a missing one changes nothing.
  public var asOptional: StateBinding<Value?> {
    StateBinding<Value?>(get: { value }, set: { if let new = $0 { value = new } })
  }
}
