import Foundation
import SeededRandom

/// Edits of an app's specs as people make them, right and wrong ones, from a seed.
struct RandomEdits {
  /// The kinds of edits; each does nothing where it finds nothing to edit.
  enum Kind: CaseIterable {
    case otherFlag, otherNumber, otherWord, lessLine, sameLineTwice
    case renamedDeclaration, renamedField, newField
    case newFile, lessFile, movedFile
    case otherColor, otherSystem, otherConfiguration, otherStrings
    case allAsBefore
  }

  private let original: [String: String]
  private var generator: SeededGenerator
  private var count = 0

  /// - Parameter files: The files that are edited, by their paths.
  init(of files: [String: String], seed: UInt64) {
    original = files
    generator = SeededGenerator(seed: seed)
  }

  /// Edits some files.
  ///
  /// - Parameter files: All files as they are.
  /// - Returns: What was done, and the files as they are then.
  mutating func next(_ files: [String: String]) -> (kind: Kind, files: [String: String]) {
    count += 1
    let number = count
    let kind = Kind.allCases[generator.below(Kind.allCases.count)]
    var files = files
    let specs = files.keys.filter { $0.hasSuffix(".yaml") && !$0.hasSuffix("/screenc.yaml") }
      .sorted()
    let path = specs[generator.below(specs.count)]
    let app = specs.first { files[$0]?.hasPrefix("app:") == true } ?? path
    switch kind {
    case .otherFlag:
      edit(&files[path], #/: (true|false)\b/#) { $0 == ": true" ? ": false" : ": true" }
    case .otherNumber: edit(&files[path], #/\b[0-9]+\b/#) { "\($0)1" }
    case .otherWord: edit(&files[path], #/[a-z]{4,}\b/#) { "\($0)s" }
    case .lessLine: edit(&files[path], #/\n[^\n]+/#) { _ in "" }
    case .sameLineTwice: edit(&files[path], #/\n[^\n]+/#) { "\($0)\($0)" }
    case .renamedDeclaration:
      rename(
        #/(?m)^(screen|model|adapter|source|request|component|enum|union|theme): ([A-Z]\w+)/#,
        in: &files)
    case .renamedField: rename(#/(?m)^  (\s*)([a-z]\w+): (?:String|Int|Date|Bool)\b/#, in: &files)
    case .newField: edit(&files[path], #/\n  \w+: String\n/#) { "\($0)  extra\(number): String?\n" }
    case .newFile: files["Specs/New\(count).yaml"] = "enum: New\(count)\ncases: [one, two]\n"
    case .lessFile: files[path] = nil
    case .movedFile:
      files["Specs/Moved\(count).yaml"] = files.removeValue(forKey: path)
    case .otherColor: edit(&files[path], #/"#[0-9A-Fa-f]{6}"/#) { _ in "\"#10203\(number % 10)\"" }
    case .otherSystem:
      let systems = ["collection", "table", "mvp", "viper", "composition"]
      let system = systems[generator.below(systems.count)]
      edit(&files[app], #/\narchitecture: \w+/#) { _ in "\narchitecture: \(system)" }
    case .otherConfiguration: files["Specs/screenc.yaml"]? += "# \(count)\n"
    case .otherStrings:
      for path in files.keys where !path.hasSuffix(".yaml") { files[path]? += "\n" }
    case .allAsBefore: files = original
    }
    return (kind, files)
  }

  /// Replaces one of the places where a pattern matches.
  private mutating func edit(
    _ text: inout String?, _ pattern: some RegexComponent, _ replacement: (Substring) -> String
  ) {
    guard let old = text else { return }
    let ranges = old.ranges(of: pattern)
    guard !ranges.isEmpty else { return }
    let range = ranges[generator.below(ranges.count)]
    text = old.replacingCharacters(in: range, with: replacement(old[range]))
  }

  /// Gives something another name wherever that stands.
  private mutating func rename(
    _ pattern: Regex<(Substring, Substring, Substring)>, in files: inout [String: String]
  ) {
    let names = Set(files.values.flatMap { $0.matches(of: pattern).map { String($0.output.2) } })
    guard !names.isEmpty else { return }
    let name = names.sorted()[generator.below(names.count)]
    guard let word = try? Regex("\\b\(name)\\b") else { return }
    for path in files.keys where path.hasSuffix(".yaml") {
      files[path] = files[path]?.replacing(word, with: "\(name)Else")
    }
  }

  /// Whether the next edit is made in files that have errors, too.
  mutating func keepsErrors() -> Bool { generator.chance(20) }
}
