import SpecSyntax
import Synchronization

/// A key of a construct as documentation and schemas see it.
public struct KeyDescription: Sendable {
  public enum Presence: Sendable, Hashable {
    case required
    case optional
    /// Left out, the key has this value.
    case defaultsTo(String)
  }

  public let name: String
  public let shape: Shape
  public let presence: Presence
  /// The version of the language that introduced the key.
  public let since: Int
  /// What has taken its place, if something has.
  public let deprecation: Deprecation?
  /// What the key says, as Markdown; its first sentence stands by itself.
  public let documentation: String
  /// A value of the key as it stands after the colon.
  public let example: String
}

/// That a key has been replaced by another one with values of the same form.
public struct Deprecation: Sendable, Hashable {
  /// The version of the language from which on the other key is to be used.
  public let since: Int
  /// The other key.
  public let replacement: String
}

/// Keys that stand together in the table.
public struct KeyGroup: Sendable {
  /// The construct that documents the keys, where several constructs have them.
  public let home: Construct?
  public let keys: [KeyDescription]
}

/// What the keys of a construct ask of one another, beyond each key's own presence.
public enum KeyRelation: Sendable, Hashable {
  case exactlyOne([String])
  case atLeastOne([String])
  case atMostOne([String])
  /// The keys stand only in a mapping that has one of the others, too.
  case only([String], with: [String])
  /// A mapping with the key has the others, too.
  case needs(String, [String])
}

/// A mapping with known keys: an entry of the grammar table.
///
/// Decoding passes it on for every mapping and needs nothing of it until something is wrong, so its
/// keys are put together when they are asked for.
public final class Construct: Sendable {
  public let name: String
  /// What it is, as Markdown; its first sentence stands by itself.
  public let documentation: String
  /// A mapping of this construct, in YAML.
  public let example: String
  public let relations: [KeyRelation]
  /// What mappings are held to.
  let rules: KeyRules
  /// Where keys belong that people write here by mistake.
  let misplaced: [String: String]
  private let askForKeys: @Sendable (inout MappingReader) -> Void
  /// What is known of the keys since they were asked for first; reading right mappings does without it.
  private let known = Mutex<KnownKeys?>(nil)

  fileprivate init(
    _ name: String, _ documentation: String, example: String, rules: [KeyRule],
    misplaced: [String: String], askForKeys: @escaping @Sendable (inout MappingReader) -> Void
  ) {
    self.name = name
    self.documentation = documentation
    self.example = example
    relations = rules.map(\.relation)
    self.rules = KeyRules(rules)
    self.misplaced = misplaced
    self.askForKeys = askForKeys
  }

  /// The keys by what they belong to, in canonical order: that in which they are read.
  public var groups: [KeyGroup] { knownKeys.groups }

  /// In canonical order.
  public var keys: [KeyDescription] { knownKeys.keys }

  private var knownKeys: KnownKeys {
    if let known = known.withLock({ $0 }) { return known }
    let groups = KeyRecorder.groups(of: self, askForKeys)
    let keys = KnownKeys(groups: groups, keys: groups.flatMap(\.keys))
    known.withLock { $0 = keys }
    return keys
  }

  private struct KnownKeys {
    let groups: [KeyGroup]
    let keys: [KeyDescription]
  }
}

/// A construct with how its mappings are read: the entry of the grammar table from which all else follows.
final class Record<Value: Sendable>: Sendable {
  let construct: Construct
  private let readKeys: @Sendable (inout MappingReader) -> Value?

  /// - Parameter read: Asks for each key in canonical order, whatever the mapping has; the rules see to it
  ///   that keys which do not go together have no value.
  init(
    _ name: String, _ documentation: String, example: String, rules: [KeyRule] = [],
    misplaced: [String: String] = [:], read: @escaping @Sendable (inout MappingReader) -> Value?
  ) {
    readKeys = read
    construct = Construct(
      name, documentation, example: example, rules: rules, misplaced: misplaced,
      askForKeys: { _ = read(&$0) })
  }

  /// A mapping with the keys of the construct.
  var form: Form<Value> {
    Form(.construct(self.construct)) { node, reader in self.read(node, reader) }
  }

  /// A mapping with the keys of the construct, or a text that says only some of it.
  func form<Short: Sendable>(
    or short: Form<Short>, _ make: @escaping @Sendable (Short) -> Value
  ) -> Form<Value> {
    Form(.either([.construct(self.construct), short.shape])) { node, reader in
      guard reader.tree.kind(node) != .mapping else { return self.read(node, reader) }
      return reader.read(short, node).map(make)
    }
  }

  func read(_ node: NodeID, _ reader: DocumentReader) -> Value? {
    guard var mapping = MappingReader(node, construct, reader) else { return nil }
    mapping.takeOutExcess()
    let value = readKeys(&mapping)
    mapping.finish()
    return value
  }
}

extension Construct {
  /// The constructs that values of the keys can be, in the order of the keys.
  public var parts: [Construct] {
    keys.flatMap(\.shape.mentioned)
  }

  /// The construct and all that its values can consist of, in the order in which they are met.
  public var withAllParts: [Construct] {
    var found: [Construct] = []
    var known: Set<Construct> = []
    func add(_ construct: Construct) {
      guard known.insert(construct).inserted else { return }
      found.append(construct)
      construct.parts.forEach(add)
    }
    add(self)
    return found
  }
}

extension Shape {
  /// The constructs that a value of this shape can be, or have as elements.
  public var mentioned: [Construct] {
    switch self {
    case .construct(let construct): [construct]
    case .list(let element): element.mentioned
    case .map(_, let value): value.mentioned
    case .either(let shapes): shapes.flatMap(\.mentioned)
    case .text, .anyText, .name, .notation, .integer, .points, .number, .boolean, .choice,
      .nothing:
      []
    }
  }
}

extension Construct: Hashable {
  public static func == (one: Construct, other: Construct) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The first sentence of a documentation.
func firstSentence(of documentation: String) -> String {
  var previous: Character = " "
  for index in documentation.indices {
    if previous == ".", documentation[index].isWhitespace {
      return String(documentation[..<index])
    }
    previous = documentation[index]
  }
  return documentation
}
