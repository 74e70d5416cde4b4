import Foundation
import Testing

/// Validates specs by Python's `jsonschema`, which knows nothing of screenc.
struct SchemaValidator {
  struct Case: Encodable {
    var name: String
    var text: String
  }

  private static let python =
    ProcessInfo.processInfo.environment["SCREENC_PYTHON"] ?? "python3"
  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "validate.py")

  /// Whether the packages are there. Continuous integration needs them.
  static let isAvailable: Bool =
    ProcessInfo.processInfo.environment["CI"] != nil
    || (try? run(["-c", "import jsonschema, yaml; yaml.CBaseLoader"], input: Data())) != nil

  /// The first error of each text by its name; those that the schema accepts have none.
  static func errors(of cases: [Case], schema: String) throws -> [String: String?] {
    let file = URL.temporaryDirectory.appending(path: "screenc-schema-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try schema.write(to: file, atomically: true, encoding: .utf8)
    let output = try run([script.path, file.path], input: JSONEncoder().encode(cases))
    return try JSONDecoder().decode([String: String?].self, from: output)
  }

  private static func run(_ arguments: [String], input: Data) throws -> Data {
    // A file and not a pipe: the script writes before it has read all.
    let folder = URL.temporaryDirectory.appending(path: "screenc-validator-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "input")
    let target = folder.appending(path: "output")
    try input.write(to: source)
    try Data().write(to: target)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [python] + arguments
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: target)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return try Data(contentsOf: target)
  }

  struct Failure: Error {
    let status: Int32
  }
}
