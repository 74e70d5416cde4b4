import Diagnostics
import SeededRandom
import SpecModel
import SpecSemantics

/// Invents values of the app's types, one after the other.
struct ValueInventor {
  let index: AppIndex
  var style: PayloadStyle
  let variant: InventedVariant
  let now: Int
  var generator: SeededGenerator
  /// How many identities of each model have been given.
  private var identities: [String: Int] = [:]
  /// The members of the models that have been met: pages have many items of one.
  private var members: [String: [Member]] = [:]
  /// What the identities of a page begin behind.
  private var base = 0

  /// How deep items stand in one another before what may be missing is missing.
  private static let deepest = 4

  init(
    index: AppIndex, style: PayloadStyle, variant: InventedVariant, now: Int,
    generator: SeededGenerator
  ) {
    self.index = index
    self.style = style
    self.variant = variant
    self.now = now
    self.generator = generator
  }

  /// A page of items. Every case of a union comes up, and of each enum, as far as there are items enough.
  mutating func items(of type: SpecType, _ page: DataInventor.Page) -> [JSONValue] {
    base = page.number * 100_000
    let first = page.number * variant.count
    return (first..<(first + variant.count)).map { value(of: type, at: $0) }
  }

  /// A value by itself, or at a place of a list.
  mutating func value(of type: SpecType, at place: Int = 0) -> JSONValue {
    value(of: type, for: Subject(field: "", owner: ""), at: place, depth: 0)
  }

  /// A value that has a name and is of no model.
  mutating func value(of type: SpecType, called name: String) -> JSONValue {
    value(of: type, for: Subject(field: name, owner: "Item"), at: 0, depth: 0)
  }

  /// What a value is of.
  struct Subject {
    /// The name of the field.
    let field: String
    /// The model that has the field.
    let owner: String
    let words: FieldWords

    init(field: String, owner: String) {
      self.field = field
      self.owner = owner
      words = FieldWords(field, of: owner)
    }
  }

  /// A field of a model, with what its values are of.
  private struct Member {
    let placed: PlacedField
    let subject: Subject
  }

  // MARK: - Types

  private mutating func value(
    of type: SpecType, for subject: Subject, at place: Int, depth: Int
  ) -> JSONValue {
    switch type {
    case .optional(let wrapped): return value(of: wrapped, for: subject, at: place, depth: depth)
    case .list(let element):
      let count = depth > Self.deepest ? 0 : innerCount()
      return .array(
        (0..<count).map { value(of: element, for: subject, at: place + $0, depth: depth + 1) })
    case .builtin(let type): return scalar(type, subject, place)
    case .enumeration(let name):
      let cases = index.enumeration(name)?.cases ?? []
      return cases.isEmpty ? .null : .string(cases[place % cases.count].payload)
    case .union(let name): return union(name, at: place, depth: depth)
    case .model(let name): return .object(members(of: name, at: place, depth: depth))
    }
  }

  /// How many elements a list within an item has.
  private mutating func innerCount() -> Int {
    guard variant.count > 0 else { return 0 }
    return switch variant.length {
    case .short: 1
    case .usual: 1 + generator.below(3)
    case .long: 6
    }
  }

  private mutating func union(_ name: String, at place: Int, depth: Int) -> JSONValue {
    guard let union = index.union(name), !union.cases.isEmpty else { return .null }
    let item = union.cases[place % union.cases.count]
    // Of the items of one case, each is the next one of its model.
    let own = place / union.cases.count
    let members = members(of: item.model.text, at: own, depth: depth)
    let tag = (key: union.tag.text, value: JSONValue.string(item.tag))
    return .object([tag] + members.filter { $0.key != tag.key })
  }

  private mutating func members(
    of name: String, at place: Int, depth: Int
  ) -> [(key: String, value: JSONValue)] {
    var object = InventedObject()
    for member in known(of: name) where object.takes(member.placed.keys) {
      let placed = member.placed
      let type = placed.type
      if placed.canBeMissing, isMissing(depth: depth, hasDefault: !type.isOptional) {
        object.leaveOut(placed.keys)
        continue
      }
      let usual = style.dates
      style.dates = placed.format?.inventedDates ?? usual
      let value = value(of: type, for: member.subject, at: place, depth: depth + 1)
      style.dates = usual
      object.put(placed.format.map { value.written(as: $0) } ?? value, at: placed.keys)
    }
    return object.members
  }

  private mutating func known(of model: String) -> [Member] {
    if let known = members[model] { return known }
    let fields = index.model(model).map { PlacedField.fields(of: $0, style.keys, in: index) }
    let found = (fields ?? []).map {
      Member(placed: $0, subject: Subject(field: $0.field.name.text, owner: model))
    }
    members[model] = found
    return found
  }

  private mutating func isMissing(depth: Int, hasDefault: Bool) -> Bool {
    switch variant.optionals {
    case .none: true
    case .all: depth > Self.deepest
    case .some: depth > Self.deepest || (!hasDefault && generator.chance(30))
    }
  }

  // MARK: - The language's own types

  private mutating func scalar(
    _ type: BuiltinType, _ subject: Subject, _ place: Int
  ) -> JSONValue {
    let words = subject.words
    if subject.field == "id" { return identity(type, of: subject.owner) }
    var texts = TextInventor(length: variant.length, generator: generator)
    var numbers = NumberInventor(length: variant.length, generator: generator)
    defer { generator = SeededGenerator(seed: generator.next()) }
    switch type {
    case .string, .text: return .string(texts.text(for: words))
    case .identifier: return .string("\(words.reference)-\(1 + generator.below(40))")
    case .url: return .string(texts.address(for: words, number: place))
    case .integer: return .number(numbers.integer(for: words))
    case .number, .decimal: return .decimal(numbers.number(for: words))
    case .boolean: return .bool(generator.chance(words.isRarelyTrue ? 20 : 50))
    case .date: return date(DateInventor(now: now).seconds(for: words, place, &generator))
    case .data: return .string("UXVpZXQ=")
    // No payload has these.
    case .color, .image: return .null
    }
  }

  /// What no other item of the model is called.
  private mutating func identity(_ type: BuiltinType, of model: String) -> JSONValue {
    let number = (identities[model] ?? 0) + 1
    identities[model] = number
    let own = base + number
    let name = FieldWords.words(of: model).joined(separator: "-")
    return switch type {
    case .integer: .number(own)
    case .number, .decimal: .decimal(Double(own))
    case .url: .string("https://invented.example/\(name)/\(own)")
    case .date: date(now - own)
    case .string, .text, .identifier: .string("\(name)-\(own)")
    case .boolean, .data, .color, .image: .string("\(own)")
    }
  }

  private func date(_ seconds: Int) -> JSONValue {
    let text = DateInventor.text(of: seconds)
    return switch style.dates {
    case .iso8601: .string(text)
    case .secondsSince1970: .number(seconds)
    case .millisecondsSince1970: .number(seconds * 1000)
    case .tagged: .object([("__type", .string("Date")), ("iso", .string(text))])
    }
  }
}
