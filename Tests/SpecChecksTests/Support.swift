import Diagnostics
import SourceText
import SpecModel

@testable import SpecChecks

/// Reads specs that stand in a test.
func specs(_ files: (path: String, text: String)...) -> [SpecFile] {
  files.enumerated().map { position, file in
    SpecReader.read(
      Array(file.text.utf8), id: FileID(rawValue: UInt32(position)), path: file.path)
  }
}

/// A spec with marks: what is read of it, and the marked places in order.
func marked(_ example: RuleExample) -> (files: [SpecFile], places: [Location]) {
  var files: [SpecFile] = []
  var places: [Location] = []
  for (position, file) in example.files.enumerated() {
    let id = FileID(rawValue: UInt32(position))
    let (text, spans) = file.parsed
    files.append(SpecReader.read(Array(text.utf8), id: id, path: file.path))
    places += spans.map { Location(file: id, span: $0) }
  }
  return (files, places)
}

/// The rules that small pieces of an app can be held to, with those that are asked for: what is
/// about an app as a whole says nothing about a piece of it.
func rules(with names: String...) -> [any SpecRule] {
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
