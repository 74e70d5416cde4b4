import Diagnostics
import SpecModel
import SpecSemantics

/// A field with its place in payloads.
struct PlacedField {
  let field: Field
  /// The keys that lead to it, the outermost first.
  let keys: [String]
  let type: SpecType
  /// How it stands there; nil for as all of its type.
  let format: PayloadFormat?
  /// Whether nothing may stand there.
  var canBeMissing: Bool

  /// The fields of a model for which values are invented: of several at one place that which leaves the least to choose,
  /// and objects before what stands within them.
  static func fields(of model: ModelDeclaration, _ keys: KeyStyle, in index: AppIndex) -> [Self] {
    let formats = PayloadFormats(of: index)
    let all = model.fields.compactMap { field -> PlacedField? in
      guard let type = index.type(field.type) else { return nil }
      let keys = field.payloadKeys(by: keys)
      return PlacedField(
        field: field, keys: keys, type: type,
        format: formats.format(of: field, in: model, at: keys),
        canBeMissing: type.isOptional || field.defaultValue != nil)
    }
    let byPlace = Dictionary(grouping: all.indices) { all[$0].keys }
    let deepest = all.map(\.keys.count).max() ?? 1
    guard deepest > 1 || byPlace.count < all.count else { return all }
    let chosen = Set(byPlace.values.compactMap { $0.first { !all[$0].leavesChoice } ?? $0.first })
    let kept = all.indices.filter(chosen.contains).map { position in
      var placed = all[position]
      placed.canBeMissing = all.allSatisfy { $0.canBeMissing || !$0.keys.starts(with: placed.keys) }
      return placed
    }
    return (1...deepest).flatMap { count in kept.filter { $0.keys.count == count } }
  }

  /// Whether any text may stand there.
  private var leavesChoice: Bool {
    guard format == nil, field.name.text != "id" else { return false }
    return switch type.unwrapped {
    case .builtin(.string), .builtin(.text), .builtin(.identifier): true
    default: false
    }
  }
}

/// The members of an object that is invented.
struct InventedObject {
  private(set) var members: [(key: String, value: JSONValue)] = []
  /// The places at which nothing stands.
  private var missing: Set<[String]> = []

  /// Notes that nothing stands at a place.
  mutating func leaveOut(_ keys: [String]) { missing.insert(keys) }

  /// Whether a value can stand at a place: nothing does, and what is around it is an object that isn't left out.
  func takes(_ keys: [String]) -> Bool {
    guard !(1...keys.count).contains(where: { missing.contains(Array(keys.prefix($0))) }) else {
      return false
    }
    return Self.takes(keys[...], members)
  }

  private static func takes(
    _ keys: ArraySlice<String>, _ members: [(key: String, value: JSONValue)]
  ) -> Bool {
    guard let value = members.first(where: { $0.key == keys.first })?.value else { return true }
    guard keys.count > 1, case .object(let inner) = value else { return false }
    return takes(keys.dropFirst(), inner)
  }

  /// Puts a value at a place that takes it.
  mutating func put(_ value: JSONValue, at keys: [String]) {
    members = Self.putting(value, at: keys[...], into: members)
  }

  private static func putting(
    _ value: JSONValue, at keys: ArraySlice<String>, into members: [(key: String, value: JSONValue)]
  ) -> [(key: String, value: JSONValue)] {
    guard let key = keys.first else { return members }
    let position = members.firstIndex { $0.key == key }
    var inner: [(key: String, value: JSONValue)] = []
    if let position, case .object(let known) = members[position].value { inner = known }
    let put =
      keys.count > 1 ? .object(putting(value, at: keys.dropFirst(), into: inner)) : value
    var members = members
    if let position {
      members[position].value = put
    } else {
      members.append((key, put))
    }
    return members
  }
}
