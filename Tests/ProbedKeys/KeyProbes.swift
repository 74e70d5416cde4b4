import Foundation
import SpecModel

/// A spec of which every key is tried, in the app around it.
package struct KeyProbe: Sendable {
  /// What a probe is made for.
  package enum Kind: Sendable {
    /// The keys of a whole app, without a screen of which more could be said.
    case app
    /// The keys of a screen and of what it shows.
    case screen
    /// The keys of an effect in a place.
    case effect
  }

  package let kind: Kind
  package let name: String
  package let text: String
  package let surroundings: [String]
  /// The system of the screen in it; nil for what is the same for all.
  package let system: String?
  /// The keys that are tried; nil for all.
  package var keys: Set<String>?
}

/// The probes: whole apps, sources and calls, screens of every kind, and every effect in every place that
/// takes one, for each of the five systems.
package enum KeyProbes {
  package static let systems = Architecture.standard.map(\.rawValue)

  /// Whether each effect is tried in each place of each system, and not of one of them.
  package static var areComplete: Bool {
    ProcessInfo.processInfo.environment["SCREENC_EVERY_KEY"] == "1"
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "Specs")

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path).sorted()
  }

  private static func lines(of path: String) throws -> [String] {
    try read(path).split(separator: "\n").map(String.init)
  }

  /// Those that are tried, or all that there are.
  package static func all(complete: Bool) throws -> [KeyProbe] {
    let base = try read("Surroundings/Base.yaml")
    let whole = try ["Gate", "Whole"].map { name in
      KeyProbe(
        kind: .app, name: name, text: try read("App/\(name).yaml"), surroundings: [],
        system: nil)
    }
    let parts = try ["Calls", "Package", "Sources"].map { name in
      KeyProbe(
        kind: .app, name: name, text: try read("App/\(name).yaml"),
        surroundings: name == "Package" ? [] : [base], system: nil)
    }
    return try whole + parts + screens(in: base, complete: complete)
      + effects(in: base, complete: complete)
  }

  private static func screens(in base: String, complete: Bool) throws -> [KeyProbe] {
    try names(in: "Screens").flatMap { name in
      let text = try read("Screens/\(name)")
      // Cells are the same for all systems but mvp, where presenters make them.
      let systems = complete || !name.hasPrefix("Cells") ? systems : ["collection", "mvp"]
      return systems.map { system in
        KeyProbe(
          kind: .screen, name: name, text: text.generated(for: system), surroundings: [base],
          system: system)
      }
    }
  }

  private static func effects(in base: String, complete: Bool) throws -> [KeyProbe] {
    let general = try lines(of: "Effects.txt")
    let ofItems = try lines(of: "ItemEffects.txt")
    let ofCells = try lines(of: "CellEffects.txt")
    var probes: [KeyProbe] = []
    for (position, name) in try names(in: "Places").enumerated() {
      let text = try read("Places/\(name)")
      let isCell = text.contains("CELLEFFECT")
      let isItem = isCell || text.contains("ITEMEFFECT")
      // Cells have no state, return nothing and call no methods.
      let fitting = general.filter { effect in
        !isCell || !["set: ", "return: ", "call: "].contains(where: effect.hasPrefix)
      }
      let effects = fitting + (isItem ? ofItems : []) + (isCell ? ofCells : [])
      var known: Set<String> = []
      for (number, effect) in effects.enumerated() {
        let keys = keys(of: effect)
        let new = keys.subtracting(known)
        known.formUnion(keys)
        for (index, system) in systems.enumerated()
        where complete || (position + number + index).isMultiple(of: systems.count) {
          let condition = isItem ? "$item.done" : "$state.flag"
          let written = text.generated(for: system)
            .replacing(/(CELL|ITEM)?EFFECT/, with: effect.replacing("FLAG", with: condition))
          probes.append(
            KeyProbe(
              kind: .effect, name: "\(name) \(effect)", text: written, surroundings: [base],
              system: system, keys: complete ? keysOfEffects : new))
        }
      }
    }
    return probes
  }
}

/// The keys of effects.
extension KeyProbes {
  private static let keysOfEffects = Set(
    Grammar.construct(of: .screen).withAllParts.filter { $0.name == "effect" }
      .flatMap(\.keys).map(\.name) + ["event"])

  /// The keys of an effect and of those that follow from it.
  private static func keys(of effect: String) -> Set<String> {
    Set(effect.matches(of: /([a-zA-Z]+):/).map { String($0.1) }).intersection(keysOfEffects)
      .union(["when"])
  }
}

extension String {
  fileprivate func generated(for system: String) -> String {
    replacing("architecture: collection", with: "architecture: \(system)")
  }
}
