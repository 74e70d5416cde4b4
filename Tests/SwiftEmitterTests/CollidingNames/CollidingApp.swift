import Diagnostics
import Foundation
import SeededRandom
import SourceText

/// The app of `App.template` and `Module.template`, with names in the places of its own that are chosen to collide.
struct CollidingApp {
  /// A place in the text, and the thing whose name stands there.
  private struct Place {
    let file: Int
    let range: Range<Int>
    let slot: String
  }

  /// The systems that screens with a mark can be generated for.
  private static let systems = [
    "any": ["collection", "composition", "mvp", "table", "viper"],
    "loading": ["collection", "composition", "mvp", "table"],
    "composed": ["collection", "composition", "table"],
    "controls": ["collection", "table"],
  ]

  /// Whether anybody has to log in, and where.
  private static let gates = ["open", "gate", "flows"]

  /// Whether other modules can see what is generated.
  let isPublic: Bool
  private let templates: [(path: String, text: String)]
  /// What things are called, by their marks.
  private(set) var names: [String: String] = [:]
  private var places: [Place] = []
  /// The specs, by their paths.
  private(set) var texts: [(path: String, text: String)] = []

  /// The app with its own names, each screen for some system.
  init(random: inout SeededGenerator) throws {
    isPublic = random.chance(50)
    let access = isPublic ? "public" : "internal"
    let gate = Self.gates[random.below(Self.gates.count)]
    var templates: [(path: String, text: String)] = []
    for (path, name) in [("App.yaml", "App"), ("Module/Module.yaml", "Module")] {
      let documents = try Self.template(name).replacing("‹access›", with: access)
        .components(separatedBy: "\n---\n")
        .map { Self.choosingSystem(of: Self.choosing(gate, in: $0), random: &random) }
      templates.append((path, documents.joined(separator: "\n---\n")))
    }
    self.templates = templates
    for match in templates.flatMap({ $0.text.matches(of: /‹([\w.]+)›/) }) {
      names[String(match.1)] = Self.ownName(of: String(match.1))
    }
    render()
  }

  private static func template(_ name: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: name + ".template")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// A document without the lines for other gates.
  private static func choosing(_ gate: String, in document: String) -> String {
    document.components(separatedBy: "\n")
      .filter { line in !gates.contains { $0 != gate && line.hasSuffix(" # " + $0) } }
      .joined(separator: "\n")
  }

  private static func choosingSystem(
    of document: String, random: inout SeededGenerator
  ) -> String {
    var system = ""
    let text = document.replacing(/‹(any|loading|composed|controls)›/) { match in
      let choices = systems[String(match.1)] ?? []
      system = choices[random.below(choices.count)]
      return system
    }
    // Rows of the app's own and embedded screens have no place in cells with presenters.
    let isPresented = system == "mvp"
    return text.components(separatedBy: "\n")
      .filter { !$0.hasSuffix(isPresented ? " # not mvp" : " # mvp") }
      .joined(separator: "\n")
  }

  /// What a thing is called if no other name is chosen for it.
  static func ownName(of slot: String) -> String {
    slot.split(separator: ".").last.map(String.init) ?? slot
  }

  /// Whether a thing becomes a type.
  static func isType(_ slot: String) -> Bool { !slot.contains(".") }

  /// The things that have names, in an order that is always the same.
  var slots: [String] { names.keys.sorted() }

  mutating func call(_ slot: String, _ name: String) {
    names[slot] = name
    render()
  }

  mutating func call(_ chosen: [String: String]) {
    names.merge(chosen) { $1 }
    render()
  }

  private mutating func render() {
    texts = []
    places = []
    for (file, template) in templates.enumerated() {
      var text = ""
      var end = template.text.startIndex
      for match in template.text.matches(of: /‹([\w.]+)›/) {
        text += template.text[end..<match.range.lowerBound]
        let start = text.utf8.count
        text += names[String(match.1)] ?? ""
        places.append(Place(file: file, range: start..<text.utf8.count, slot: String(match.1)))
        end = match.range.upperBound
      }
      texts.append((template.path, text + template.text[end...]))
    }
  }

  /// Gives things that findings are about their own names again.
  ///
  /// - Returns: Whether any was called otherwise.
  mutating func takeBack(_ findings: [Diagnostic]) -> Bool {
    var isChanged = false
    for finding in findings {
      let locations = [finding.primary] + finding.related.map(\.location)
      let slots = locations.flatMap { location in
        places.filter {
          $0.file == Int(location.file.rawValue) && $0.range.overlaps(location.span.range)
        }.map(\.slot)
      }
      guard let slot = slots.first(where: isRenamed) else { continue }
      names[slot] = Self.ownName(of: slot)
      isChanged = true
    }
    // What is said of something else has its cause in a name nearby.
    if !isChanged {
      let said = findings.map(\.message).joined(separator: " ")
      guard
        let slot = slots.first(where: { isRenamed($0) && said.contains("`\(names[$0] ?? "")`") })
          ?? slots.first(where: isRenamed)
      else { return false }
      names[slot] = Self.ownName(of: slot)
    }
    render()
    return true
  }

  private func isRenamed(_ slot: String) -> Bool { names[slot] != Self.ownName(of: slot) }
}
