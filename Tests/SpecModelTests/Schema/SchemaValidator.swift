import Foundation
import PythonTools
import TestTools

/// Validates specs by Python's `jsonschema`, which knows nothing of screenc.
enum SchemaValidator {
  typealias Case = PythonScript.Case

  private static let script = PythonScript(
    path: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "validate.py").path)

  /// Whether the packages are there. Continuous integration needs them.
  static let isAvailable = PythonScript.canImport("jsonschema, yaml; yaml.CBaseLoader")

  /// The first error of each text by its name; those that the schema accepts have none.
  static func errors(of cases: [Case], schema: String) throws -> [String: String?] {
    let scratch = try ScratchFolder("schema", ["schema.json": schema])
    return try script.answer(to: cases, [scratch.file("schema.json").path])
  }
}
