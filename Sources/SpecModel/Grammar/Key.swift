import SpecSyntax

/// A key with the form of its value: the entry of the grammar table from which decoding and documentation follow.
///
/// It is an object because keys are passed on for every mapping of every file, and copies of their
/// texts would be counted each time.
final class Key<Value: Sendable>: Sendable {
  let name: StaticString
  let text: KeyText
  let form: Form<Value>
  let presence: KeyDescription.Presence
  let isRequired: Bool
  let since: Int
  let deprecation: Deprecation?
  /// Whether using the key may be worth a word, which it hardly ever is.
  let isVersioned: Bool
  /// What the key says, as Markdown; its first sentence stands by itself.
  let documentation: String
  let example: String

  convenience init(
    _ name: StaticString, _ form: Form<Value>, _ documentation: String, since: Int = 1,
    deprecated deprecation: Deprecation? = nil, example: String
  ) {
    self.init(
      name, form, .optional, documentation, since: since, deprecated: deprecation, example: example)
  }

  init(
    _ name: StaticString, _ form: Form<Value>, _ presence: KeyDescription.Presence,
    _ documentation: String, since: Int = 1, deprecated deprecation: Deprecation? = nil,
    example: String
  ) {
    self.name = name
    text = KeyText(name)
    self.form = form
    self.presence = presence
    isRequired = presence == .required
    self.since = since
    self.deprecation = deprecation
    isVersioned = since > 1 || deprecation != nil
    self.documentation = documentation
    self.example = example
  }

  var description: KeyDescription {
    KeyDescription(
      name: name.description, shape: form.shape, presence: presence, since: since,
      deprecation: deprecation,
      documentation: documentation, example: example)
  }
}

/// How a value of a type is written, and how it is read.
///
/// Like a key it is an object for being passed on for every value of every file.
final class Form<Value: Sendable>: Sendable {
  /// Gets a node that is no alias; reports what is wrong and gives nil.
  let read: @Sendable (NodeID, DocumentReader) -> Value?
  private let makeShape: @Sendable () -> Shape

  init(
    _ shape: @escaping @autoclosure @Sendable () -> Shape,
    read: @escaping @Sendable (NodeID, DocumentReader) -> Value?
  ) {
    self.read = read
    makeShape = shape
  }

  /// What the value looks like, put together when it is asked for: reading does without it.
  var shape: Shape { makeShape() }

  func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Form<Other> {
    Form<Other>(self.shape) { [read] node, reader in read(node, reader).map(transform) }
  }
}
