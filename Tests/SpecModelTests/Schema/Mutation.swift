@testable import SpecModel

/// Documents with one change in a mapping of a construct.
enum Mutation {
  static func all(of construct: Construct) throws -> [SchemaValidator.Case] {
    let keys = construct.keys
    var cases: [SchemaValidator.Case] = []
    func add(_ change: String, _ pairs: [(String, String)]) throws {
      // The first key says what a document declares.
      let ordered = keys.compactMap { key in pairs.first { $0.0 == key.name } }
      let others = pairs.filter { pair in !keys.contains { $0.name == pair.0 } }
      let mapping = (ordered + others).map { "\($0.0): \($0.1)" }.joined(separator: "\n")
      cases.append(
        .init(
          name: "\(construct.name), \(change)",
          text: try GrammarPath.document(
            with: mapping.isEmpty ? "{}" : mapping, as: construct)))
    }
    let kind = Grammar.declarations.first { $0.construct == construct }?.kind.rawValue
    for key in keys {
      let whole = (construct.companions(of: [key.name]) + [key]).map { ($0.name, $0.example) }
      try add("with \(key.name)", whole)
      try add("\(key.name) and an unknown key", whole + [("unknwon", "x")])
      for other in whole where other.0 != kind {
        try add("\(key.name) without \(other.0)", whole.filter { $0.0 != other.0 })
      }
      for other in keys where !whole.contains(where: { $0.0 == other.name }) {
        try add("\(key.name) beside \(other.name)", whole + [(other.name, other.example)])
      }
      guard key.name != kind else { continue }
      try add(
        "\(key.name) of another kind",
        whole.map { ($0.0, $0.0 == key.name ? "{ unknwon: [[x]] }" : $0.1) })
    }
    return cases
  }
}
