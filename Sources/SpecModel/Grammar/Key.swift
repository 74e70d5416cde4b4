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
  let summary: String
  let example: String

  convenience init(
    _ name: StaticString, _ form: Form<Value>, _ summary: String, since: Int = 1, example: String
  ) {
    self.init(name, form, .optional, summary, since: since, example: example)
  }

  init(
    _ name: StaticString, _ form: Form<Value>, _ presence: KeyDescription.Presence,
    _ summary: String, since: Int = 1, example: String
  ) {
    self.name = name
    text = KeyText(name)
    self.form = form
    self.presence = presence
    isRequired = presence == .required
    self.since = since
    self.summary = summary
    self.example = example
  }

  var description: KeyDescription {
    KeyDescription(
      name: name.description, shape: form.shape, presence: presence, since: since,
      summary: summary, example: example)
  }
}

/// How a value of a type is written, and how it is read.
///
/// Like a key it is an object for being passed on for every value of every file.
final class Form<Value: Sendable>: Sendable {
  let shape: Shape
  /// Gets a node that is no alias; reports what is wrong and gives nil.
  let read: @Sendable (NodeID, DocumentReader) -> Value?

  init(_ shape: Shape, read: @escaping @Sendable (NodeID, DocumentReader) -> Value?) {
    self.shape = shape
    self.read = read
  }

  func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Form<Other> {
    Form<Other>(shape) { [read] node, reader in read(node, reader).map(transform) }
  }
}
