import Diagnostics
import Foundation
import SwiftSketches
import TestTools

@testable import ScreenCompiler

/// A project in a folder of its own, which goes when the value goes.
final class ScratchProject: FolderOfFiles {
  private let scratch: ScratchFolder
  var folder: URL { scratch.folder }

  init(_ files: [String: String]) throws {
    scratch = try ScratchFolder("project", files)
  }

  /// The files of a rule's example. Swift that it sketches becomes the symbol graphs of the app's code.
  convenience init(_ example: RuleExample) throws {
    try self.init([:])
    let swift = example.files.filter { $0.path.hasSuffix(".swift") && !$0.path.hasPrefix("../") }
    for file in example.files where !swift.contains(file) {
      let names = file.path.components(separatedBy: " -> ")
      if names.count == 2 {
        try makeFolder("Specs")
        try FileManager.default.createSymbolicLink(
          atPath: "\(specs)/\(names[0])", withDestinationPath: names[1])
      } else if !file.isChangedOutput {
        try write(file.content.bytes, to: "Specs/\(file.path)")
      }
    }
    guard !swift.isEmpty else { return }
    let sketches = swift.map { SwiftSketch($0.parsed.text, path: $0.path) }
    try write("symbols: ../Symbols\n", to: "Specs/screenc.yaml")
    for (file, sketch) in zip(swift, sketches) {
      try write(sketch.json(among: sketches), to: "Symbols/\(file.path).symbols.json")
    }
  }

  /// Generates code and changes it as an example says.
  func changeOutput(as example: RuleExample) throws {
    for file in example.files where file.isChangedOutput {
      try build()
      let path = "Specs/\(file.path)"
      try write(try text(path) + file.parsed.text.dropFirst(), to: path)
    }
  }

  var specs: String { file("Specs").path }
  var output: String { file("Generated").path }

  /// The output folder's files with their contents, by their paths in it.
  func generated() throws -> [String: Data] { try Self.files(below: output) }

  /// The files below a folder with their contents, by their paths in it; none where it isn't there.
  static func files(below folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] {
      let url = URL(filePath: folder).appending(path: path)
      var isDirectory: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      if !isDirectory.boolValue { files[path] = try Data(contentsOf: url) }
    }
    return files
  }

  func compiler() throws -> Compiler {
    Compiler(project: try Project.find(specRoot: specs))
  }

  @discardableResult
  func build(_ mode: BuildMode = .write) throws -> (report: Report, outcome: BuildOutcome?) {
    let compiler = Compiler(project: try Project.find(specRoot: specs), remembersBuildsOf: "1")
    return try compiler.build(into: output, mode: mode)
  }

  /// A small app of two screens.
  static let small = [
    "Specs/screenc.yaml": "output: ../Generated\n",
    "Specs/App.yaml": """
    app: Small
    language: 1
    theme: Plain
    host:
      menu:
        - { screen: Notes, title: tab.notes, icon: note }
    ---
    api: Main
    base: https://notes.example
    ---
    theme: Plain
    colors: { text: { light: "#000000" } }
    fonts: { body: { size: 17 } }
    """,
    "Specs/Note.yaml": """
    model: Note
    fields: { id: ID, text: String }
    ---
    adapter: NoteRow
    for: Note
    cell: { text: { value: $item.text, font: body } }
    """,
    "Specs/Notes.yaml": """
    screen: Notes
    title: notes.title
    source: { use: AllNotes }
    adapters: [NoteRow]
    states:
      empty: { text: notes.empty }
      error: { text: notes.error }
    ---
    source: AllNotes
    request: { path: /notes }
    yields: Note
    """,
  ]
}

extension RuleExample.File {
  /// Whether it is a generated file with something behind what was generated, for which `…` stands.
  fileprivate var isChangedOutput: Bool { path.hasPrefix("../") && parsed.text.hasPrefix("…") }
}
