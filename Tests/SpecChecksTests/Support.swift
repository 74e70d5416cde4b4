import Diagnostics
import SourceText
import SpecModel
import SwiftSketches
import SymbolGraphs

@testable import JSONSyntax
@testable import ReferencedFiles
@testable import SpecChecks

/// Reads specs that stand in a test.
func specs(_ files: (path: String, text: String)...) -> [SpecFile] {
  files.enumerated().map { position, file in
    SpecReader.read(
      Array(file.text.utf8), id: FileID(rawValue: UInt32(position)), path: file.path)
  }
}

/// An app that stands in a test, with marks.
struct MarkedApp {
  var specs: [SpecFile] = []
  /// What the specs name.
  var references = ReferencedTexts()
  /// The marked places in order.
  var places: [Location] = []

  init(_ example: RuleExample) {
    var samples: [String: Result<SampleFiles.Sample, ReferenceProblem>] = [:]
    var strings: [String: StringsFile] = [:]
    var symbols: [(file: FileID, content: Result<SymbolGraph, SymbolGraph.Problem>)] = []
    let sketches = example.files.filter { $0.path.hasSuffix(".swift") }.map {
      SwiftSketch($0.parsed.text, path: $0.path)
    }
    for (position, file) in example.files.enumerated() {
      let id = FileID(rawValue: UInt32(position))
      let (bytes, spans) = file.content
      if let content = StringsFile(bytes, path: file.path, id: id) {
        strings[file.path] = content
      } else if file.path.hasSuffix(SymbolGraph.fileEnding) {
        symbols.append((id, Result { () throws(SymbolGraph.Problem) in try SymbolGraph(bytes) }))
      } else if file.path.hasSuffix(".swift") {
        // It is a sketch.
      } else if file.path.hasSuffix(".json") {
        samples[file.path] = .success(SampleFiles.Sample(file: id, content: JSONTree(bytes)))
      } else {
        specs.append(SpecReader.read(bytes, id: id, path: file.path))
      }
      places += spans.map { Location(file: id, span: $0) }
    }
    for sketch in sketches {
      if let graph = try? sketch.graph(among: sketches) {
        symbols.append((FileID(rawValue: UInt32(example.files.count)), .success(graph)))
      }
    }
    if !symbols.isEmpty { references.symbols = AppSymbols(symbols) }
    for case .sample(let path) in specs.flatMap(\.referencedFiles) where samples[path] == nil {
      samples[path] = .failure(.unreadable("No such file or directory"))
    }
    references.samples = SampleFiles(samples)
    let paths = specs.flatMap(\.referencedFiles).compactMap { file -> String? in
      if case .strings(let path) = file { path } else { nil }
    }
    guard !paths.isEmpty else { return }
    references.strings = AppStrings(
      paths.map { path in (path, strings[path].map { .success($0) } ?? .failure(.otherKind)) })
  }

  func findings(of rules: [SpecRule]) -> [Diagnostic] {
    Checker(rules: rules).check(specs, references: references).diagnostics
  }
}

/// A spec with marks: what is read of it, and the marked places in order.
func marked(_ example: RuleExample) -> (files: [SpecFile], places: [Location]) {
  let app = MarkedApp(example)
  return (app.specs, app.places)
}

/// The rules that small pieces of an app can be held to, with those that are asked for: what is
/// about an app as a whole says nothing about a piece of it.
func rules(with names: String...) -> [SpecRule] {
  RuleSet.all.filter { rule in
    names.contains(rule.rule.name)
      || (rule.rule.severity == .error && rule.rule.name != "missing-app")
  }
}

/// The findings for a spec, without those about an app as a whole.
func findings(_ text: String, with names: String...) -> [Diagnostic] {
  let files = specs(("example.yaml", text))
  let checked = RuleSet.all.filter { rule in
    names.contains(rule.rule.name)
      || (rule.rule.severity == .error && rule.rule.name != "missing-app")
  }
  return files.flatMap(\.diagnostics) + Checker(rules: checked).check(files).diagnostics
}
