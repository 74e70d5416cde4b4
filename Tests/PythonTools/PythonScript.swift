import Foundation
import TestTools

/// Runs scripts by a Python that has the packages of `requirements.txt`: tools that know nothing of
/// screenc.
public struct PythonScript: Sendable {
  /// A text with a name under which the script answers.
  public struct Case: Encodable, Sendable {
    public var name: String
    public var text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  public struct Failure: Error {
    let status: Int32
  }

  /// The program that runs Python.
  public static let python =
    ProcessInfo.processInfo.environment["SCREENC_PYTHON"] ?? "python3"

  private let path: String

  public init(path: String) {
    self.path = path
  }

  /// Whether packages are there. Continuous integration needs them.
  public static func canImport(_ packages: String) -> Bool {
    ProcessInfo.processInfo.environment["CI"] != nil
      || (try? run(["-c", "import \(packages)"], input: Data())) != nil
  }

  /// The script's answer, which is JSON, to cases.
  public func answer<Answer: Decodable>(
    to cases: [Case], _ arguments: [String], as: Answer.Type = Answer.self
  ) throws -> Answer {
    let output = try Self.run([path] + arguments, input: JSONEncoder().encode(cases))
    return try JSONDecoder().decode(Answer.self, from: output)
  }

  private static func run(_ arguments: [String], input: Data) throws -> Data {
    // A file and not a pipe: the script writes before it has read all.
    let scratch = try ScratchFolder("python", ["output": ""])
    try scratch.write(input, to: "input")
    let (source, target) = (scratch.file("input"), scratch.file("output"))
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
}
