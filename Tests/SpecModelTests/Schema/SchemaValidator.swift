import Foundation
import PythonTools

/// Validates specs by Python's `jsonschema`, which knows nothing of screenc.
enum SchemaValidator {
  typealias Case = PythonScript.Case

  private static let script = PythonScript(
    path: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "validate.py").path)

  /// Whether the packages are there. Continuous integration needs them.
  static let isAvailable = PythonScript.canImport("jsonschema, yaml; yaml.CBaseLoader")

  /// The first error of each text by its name; those that the schema accepts have none.
  static func errors(of cases: [Case], schema: String) throws -> [String: String?] {
    let file = URL.temporaryDirectory.appending(path: "screenc-schema-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try schema.write(to: file, atomically: true, encoding: .utf8)
    return try script.answer(to: cases, [file.path])
  }
}
