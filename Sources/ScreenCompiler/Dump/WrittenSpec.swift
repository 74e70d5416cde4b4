import Diagnostics
import SpecModel
import SpecSyntax

/// What a spec says, key by key, as JSON: numbers and truth values where the grammar has such, and what an alias stands
/// for in its place.
///
/// It follows the table of the grammar, so that no key is forgotten that is new in it.
struct WrittenSpec {
  private let tree: SyntaxTree

  init(_ bytes: [UInt8]) { tree = SyntaxTree.parse(bytes) }

  /// The declarations of a file that was read from the bytes, as they are written there.
  func values(of declarations: [Declaration]) -> [JSONValue?] {
    var documents = tree.documents[...]
    return declarations.map { declaration in
      // What could not be read declares nothing.
      while let document = documents.popFirst() {
        guard tree.span(document).contains(declaration.name.span) else { continue }
        return value(document, .construct(Grammar.construct(of: declaration.kind)))
      }
      return nil
    }
  }

  /// - Parameter shape: What the grammar has there; nil for what it leaves open, such as values.
  private func value(_ node: NodeID, _ shape: Shape?) -> JSONValue {
    let node = tree.resolved(node)
    switch tree.kind(node) {
    case .mapping:
      return .object(
        tree.pairs(node).map { key, value in
          let name = tree.string(key)
          return (name, self.value(value, shape?.value(of: name)))
        })
    case .sequence:
      let element = shape?.element
      return .array(tree.items(node).map { value($0, element) })
    case .scalar: return scalar(tree.string(node), shape)
    case .alias: return .null
    }
  }

  private func scalar(_ text: String, _ shape: Shape?) -> JSONValue {
    guard let shape else { return .string(text) }
    if shape.canBeBoolean, text == "true" || text == "false" { return .bool(text == "true") }
    if shape.canBeNumber, let number = JSONValue(number: text) { return number }
    return .string(text)
  }
}

extension JSONValue {
  /// A number in digits; nil for other texts.
  fileprivate init?(number text: String) {
    guard text.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }) else { return nil }
    if let whole = Int(text) {
      self = .number(whole)
    } else if let number = Double(text), number.isFinite {
      self = .decimal(number)
    } else {
      return nil
    }
  }
}

extension Shape {
  /// What stands under a key of a mapping of the shape. No two alternatives of the table are mappings.
  fileprivate func value(of key: String) -> Shape? {
    switch self {
    case .construct(let construct): construct.keys.first { $0.name == key }?.shape
    case .map(_, let value): value
    case .either(let shapes): shapes.lazy.compactMap { $0.value(of: key) }.first
    default: nil
    }
  }

  /// What the elements of a list of the shape are. No two alternatives of the table are lists.
  fileprivate var element: Shape? {
    switch self {
    case .list(let element): element
    case .either(let shapes): shapes.lazy.compactMap(\.element).first
    default: nil
    }
  }

  fileprivate var canBeBoolean: Bool {
    switch self {
    case .boolean: true
    case .either(let shapes): shapes.contains(where: \.canBeBoolean)
    default: false
    }
  }

  fileprivate var canBeNumber: Bool {
    switch self {
    case .integer, .points, .number: true
    case .either(let shapes): shapes.contains(where: \.canBeNumber)
    default: false
    }
  }
}
