import Foundation
import SeededRandom

/// Edits that a team makes on branches of an app: screens, fields, links, tokens and words that come, go
/// and change, from a seed.
struct TeamEdits {
  enum Kind: CaseIterable {
    case newScreen, newNeighbour, newWay, newAction, newField, newModel, newColor, newComment
    case otherOrder, otherNumber, otherFlag, otherWord, lessLine
  }

  private static let words = [
    "Anchor", "Beacon", "Canyon", "Dune", "Ember", "Fjord", "Grove", "Harbor", "Island", "Jetty",
    "Knoll", "Lagoon", "Meadow", "Nook", "Oasis", "Pier", "Quarry", "Ridge", "Summit", "Tundra",
    "Upland", "Valley", "Wharf", "Yard", "Zenith",
  ]
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Edits some files.
  ///
  /// - Parameter wanted: What is done; anything unless it is said.
  /// - Returns: What was done, and the files as they are then.
  mutating func next(
    _ files: [String: String], _ wanted: Kind? = nil
  ) -> (kind: Kind, files: [String: String]) {
    let kind = wanted ?? Kind.allCases[generator.below(Kind.allCases.count)]
    let word = Self.words[generator.below(Self.words.count)] + "\(generator.below(90) + 10)"
    let specs = files.keys.filter { $0.hasSuffix(".yaml") && !$0.hasSuffix("screenc.yaml") }
      .sorted()
    let path = specs[generator.below(specs.count)]
    var files = files
    switch kind {
    case .newNeighbour: addScreen("Neighbour\(word)", to: &files, among: specs)
    case .newScreen: addScreen(word, to: &files, among: specs)
    case .newWay:
      let screens = specs.compactMap { files[$0]?.firstMatch(of: #/(?m)^screen: (\w+)/#)?.output.1 }
      pass(to: String(screens[generator.below(screens.count)]), in: &files, among: specs)
    case .newAction:
      insert(
        "  - { icon: bolt, label: { verbatim: Do }, call: do\(word) }\n",
        after: #/\ntoolbar:\n/#, in: &files, among: specs)
    case .newField:
      insert("  extra\(word): String?\n", after: #/\nfields:\n/#, in: &files, among: specs)
    case .newModel:
      files["Specs/\(word).yaml"] = "enum: \(word)\ncases: [one, two]\n"
    case .newColor:
      insert(
        "  tone\(word): { light: \"#102030\", dark: \"#405060\" }\n", after: #/\ncolors:\n/#,
        in: &files, among: specs)
    case .newComment: edit(&files[path], #/\n/#) { _ in "\n# \(word)\n" }
    case .otherOrder:
      let documents = files[path]?.split(separator: "\n---\n").map(String.init) ?? []
      files[path] =
        documents.reversed().map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
        .joined(separator: "\n---\n") + "\n"
    case .otherNumber: edit(&files[path], #/: [0-9]+\b/#) { "\($0)1" }
    case .otherFlag:
      edit(&files[path], #/: (true|false)\b/#) { $0 == ": true" ? ": false" : ": true" }
    case .otherWord: edit(&files[path], #/icon: \w+/#) { _ in "icon: star" }
    case .lessLine: edit(&files[path], #/\n[^\n]+/#) { _ in "" }
    }
    return (kind, files)
  }

  /// A screen that leaves something to hand-written code, and a way to it.
  private mutating func addScreen(
    _ name: String, to files: inout [String: String], among specs: [String]
  ) {
    files["Specs/\(name).yaml"] = """
      screen: \(name)
      parameters: { count: Int? }
      title: { verbatim: \(name) }
      content:
        - text: { verbatim: \(name) }
      toolbar:
        - { icon: star, label: { verbatim: Star }, call: star\(name) }

      """
    pass(to: name, in: &files, among: specs)
  }

  /// A button by which a screen comes to another one.
  private mutating func pass(
    to screen: String, in files: inout [String: String], among specs: [String]
  ) {
    insert(
      "  - { icon: map, label: { verbatim: Go }, push: \(screen) }\n", after: #/\ntoolbar:\n/#,
      in: &files, among: specs)
  }

  private mutating func insert(
    _ line: String, after pattern: some RegexComponent, in files: inout [String: String],
    among specs: [String]
  ) {
    let places = specs.filter { files[$0]?.firstRange(of: pattern) != nil }
    guard !places.isEmpty else { return }
    let path = places[generator.below(places.count)]
    edit(&files[path], pattern) { "\($0)\(line)" }
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
}
