import SpecModel
import SpecSemantics

/// Why what is of some type cannot be kept.
enum StorageObstacle {
  /// Nothing keeps values of the type.
  case type
  /// The app's own code declares the model.
  case own(model: String)
  /// A field of the model is of a type that cannot be kept.
  case field(String, of: String, type: SpecType)
  /// Two fields of the model are one where they are written.
  case sharedKey(String, String, of: String)
  /// A field of the model is read within the value of another one.
  case within(String, inner: String, of: String)

  /// What keeps it from being kept, where that is not the type itself.
  var reason: String? {
    switch self {
    case .type: nil
    case .own(let model): "the app declares `\(model)` itself"
    case .field(let name, let model, let type): "`\(model).\(name)` is of the type `\(type)`"
    case .sharedKey(let first, let second, let model):
      "`\(first)` and `\(second)` of `\(model)` are read from one key, and would be kept as one"
    case .within(let outer, let inner, let model):
      "`\(inner)` of `\(model)` is read within `\(outer)`, and would be kept in its place"
    }
  }

  var help: String {
    switch self {
    case .type:
      "use `String`, `Int`, `Double`, `Decimal`, `Bool`, `Date`, `URL`, `ID`, an enum, a model or a list, "
        + "or leave `stored:` out"
    case .own, .field, .sharedKey, .within:
      "keep what it is found by, such as an `id`, or leave `stored:` out"
    }
  }
}

extension AppIndex {
  /// Why values of `type` cannot be kept; nil where they can.
  func obstacle(toKeeping type: SpecType) -> StorageObstacle? {
    var seen: Set<String> = []
    return obstacle(toKeeping: type.unwrapped, seen: &seen)
  }

  private func obstacle(
    toKeeping type: SpecType, seen: inout Set<String>
  ) -> StorageObstacle? {
    switch type {
    case .builtin(let type): return type.canBeKept ? nil : .type
    case .enumeration: return nil
    // Elements that may be missing and lists of lists are told as types that there are not.
    case .optional: return nil
    case .list(let element): return obstacle(toKeeping: element, seen: &seen)
    case .model(let name): return obstacle(toKeepingModel: name, seen: &seen)
    case .union(let name):
      for item in union(name)?.cases ?? [] {
        if let found = obstacle(toKeepingModel: item.model.text, seen: &seen) { return found }
      }
      return nil
    }
  }

  private func obstacle(
    toKeepingModel name: String, seen: inout Set<String>
  ) -> StorageObstacle? {
    // A model that there is not is told where it is named.
    guard seen.insert(name).inserted, let model = model(name) else { return nil }
    if model.swift != nil { return .own(model: name) }
    if let shared = sharedKey(of: model) { return shared }
    for field in model.fields {
      guard let type = type(field.type) else { continue }
      // Within a model lists are read one by one, and data stands in them as a text.
      if case .builtin(.data) = type.innermost { continue }
      switch obstacle(toKeeping: type.innermost, seen: &seen) {
      case nil: continue
      case .type?: return .field(field.name.text, of: name, type: type)
      case let found?: return found
      }
    }
    return nil
  }

  private func sharedKey(of model: ModelDeclaration) -> StorageObstacle? {
    // Names differ, and most often keys follow from them.
    guard model.fields.contains(where: { $0.payloadPath != nil }) else { return nil }
    let style = api(nil)?.keys ?? .asWritten
    var known = FieldsByKeys(style)
    for field in model.fields {
      if let first = known.add(field) {
        return .sharedKey(first.name.text, field.name.text, of: model.name.text)
      }
    }
    for field in model.fields {
      if let outer = known.around(field).first {
        return .within(outer.name.text, inner: field.name.text, of: model.name.text)
      }
    }
    return nil
  }
}

extension SpecType {
  /// The type without what says that there may be none or several.
  fileprivate var innermost: SpecType {
    switch self {
    case .optional(let inner), .list(let inner): inner.innermost
    default: self
    }
  }
}

extension BuiltinType {
  fileprivate var canBeKept: Bool {
    switch self {
    case .string, .integer, .number, .decimal, .boolean, .date, .url, .identifier: true
    case .color, .image, .data, .text: false
    }
  }
}
