import Diagnostics
import Foundation
import ReferencedFiles
import SourceText
import SpecChecks
import SpecModel
import SpecSemantics
import SwiftEmitter

/// Specs in a folder, read, checked and emitted as the pipeline does it.
struct SpecProject {
  let root: URL
  var files: [SpecFile]
  private var queries = QueryTexts()

  /// Reads the specs below a folder; `rewrite` may change a file's text before.
  init(at root: URL, rewrite: (_ path: String, _ text: String) -> String = { $1 }) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".yaml") && $0 != "screenc.yaml" }
      .sorted()
    var texts: [(path: String, text: String)] = []
    for path in paths {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      texts.append((path, rewrite(path, text)))
    }
    self.init(texts, root: root)
    queries = try Self.queries(at: root)
  }

  private static func queries(at root: URL) throws -> QueryTexts {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".graphql") }
    let texts = try paths.map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      return (path, Result<String, ReferenceProblem>.success(text))
    }
    return QueryTexts(Dictionary(uniqueKeysWithValues: texts))
  }

  /// Reads specs from memory.
  init(_ texts: [(path: String, text: String)], root: URL = URL(fileURLWithPath: "/")) {
    self.root = root
    files = texts.enumerated().map { number, file in
      SpecReader.read(
        Array(file.text.utf8), id: FileID(rawValue: UInt32(number)), path: file.path)
    }
  }

  /// The Swift of the files; an error says what is wrong with the specs.
  func emit() throws -> [EmittedFile] {
    let app = try checked()
    let emitter = Emitter(app: app)
    return try app.index.files.compactMap { try emitter.emit($0) }
  }

  /// The checked app; an error says what is wrong with the specs.
  func checked() throws -> CheckedApp {
    let result = Checker().check(files, references: ReferencedTexts(queries: queries))
    let errors = (files.flatMap(\.diagnostics) + result.diagnostics)
      .filter { $0.severity == .error }
    guard errors.isEmpty, let app = result.app else { throw InvalidSpecs(errors: errors) }
    return app
  }
}

struct InvalidSpecs: Error, CustomStringConvertible {
  let errors: [Diagnostic]

  var description: String {
    errors.map { "\($0.primary.file) \($0.message) [\($0.rule)]" }.joined(separator: "\n")
  }
}

extension EmittedFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
