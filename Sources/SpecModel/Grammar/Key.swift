import SpecSyntax

/// A key with the form of its value: the entry of the grammar table from which decoding and documentation follow.
///
/// It cannot be copied because every mapping of every file is asked for its keys: what is only lent
/// is not counted, and threads that read files beside one another don't wait for each other's counts.
struct Key<Value: Sendable>: ~Copyable, Sendable {
  let text: KeyText
  let form: Form<Value>
  let isRequired: Bool
  /// Whether using the key may be worth a word, which it hardly ever is.
  let isVersioned: Bool
  let facts: KeyFacts

  init(
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
    text = KeyText(name)
    self.form = form
    isRequired = presence == .required
    isVersioned = since > 1 || deprecation != nil
    facts = KeyFacts(
      name: name, presence: presence, since: since, deprecation: deprecation,
      documentation: documentation, example: example)
  }

  /// The key in a construct where another one may take its place.
  var optional: Key {
    Key(
      facts.name, form, facts.documentation, since: facts.since, deprecated: facts.deprecation,
      example: facts.example)
  }

  var description: KeyDescription {
    KeyDescription(
      name: facts.name.description, shape: form.shape, presence: facts.presence,
      since: facts.since, deprecation: facts.deprecation, documentation: facts.documentation,
      example: facts.example)
  }
}

/// What reading a key does without, until something is to be said of it.
final class KeyFacts: Sendable {
  let name: StaticString
  let presence: KeyDescription.Presence
  let since: Int
  let deprecation: Deprecation?
  /// What the key says, as Markdown; its first sentence stands by itself.
  let documentation: String
  let example: String

  /// What to do where the key is missing.
  var cure: String { "add `\(name): \(plainExample)`: \(meaning)" }

  /// The example up to the first value in it, which may be declared nowhere: of `/posts/{$parameters.id}` it is `/posts`.
  private var plainExample: Substring {
    example.firstRange(of: "/{$").map { example[..<$0.lowerBound] } ?? example[...]
  }

  /// What to do where the name of something is missing, which the example is none of in most apps.
  var cureOfName: String { "add `\(name): …`: \(meaning)" }

  /// What to do where a text is missing: the keys of the app's strings are its own.
  var cureOfText: String {
    "add `\(name):` with a key of the strings: \(meaning)"
  }

  /// What it is, as the end of a sentence: names of types and products keep their capital letters.
  private var meaning: String {
    let sentence = firstSentence(of: documentation)
    let plain = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    guard let first = plain.split(separator: " ", maxSplits: 1).first,
      Self.firstWords.contains(first)
    else { return String(plain) }
    return first.lowercased() + plain.dropFirst(first.count)
  }

  private static let firstWords: Set<Substring> = [
    "A", "An", "Each", "How", "It", "That", "The", "What", "When", "Where", "Whether", "Which",
  ]

  init(
    name: StaticString, presence: KeyDescription.Presence, since: Int, deprecation: Deprecation?,
    documentation: String, example: String
  ) {
    self.name = name
    self.presence = presence
    self.since = since
    self.deprecation = deprecation
    self.documentation = documentation
    self.example = example
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
