import SpecModel
import SwiftCode

/// What of models stands in columns of databases.
extension FileScope {
  /// The columns that hold truth values, which tables do not know.
  func booleanColumns(of type: TypeReference) -> [String] {
    var columns: [String] = []
    collect(type.shape, at: "", inside: [], into: &columns)
    return columns.sorted()
  }

  private func collect(
    _ shape: TypeReference.Shape, at path: String, inside: Set<String>,
    into columns: inout [String]
  ) {
    switch shape {
    case .builtin(.boolean): if !columns.contains(path) { columns.append(path) }
    case .optional(let inner): collect(inner, at: path, inside: inside, into: &columns)
    case .builtin, .list: break
    case .named(let name):
      guard !inside.contains(name) else { return }
      let inside = inside.union([name])
      for field in app.index.model(name)?.fields ?? [] {
        let key = path.isEmpty ? payloadPath(of: field) : "\(path).\(payloadPath(of: field))"
        collect(field.type.shape, at: key, inside: inside, into: &columns)
      }
      for unionCase in app.index.union(name)?.cases ?? [] {
        collect(.named(unionCase.model.text), at: path, inside: inside, into: &columns)
      }
    }
  }
}
