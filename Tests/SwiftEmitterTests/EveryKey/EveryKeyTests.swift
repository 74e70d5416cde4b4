import ProbedKeys
import SpecModel
import Testing

/// Whatever a spec says is made something of, or a finding says that it is not: an app with a key and one
/// without it, or with another value of it, are generated differently.
///
/// `SCREENC_EVERY_KEY=1` tries every effect in every place of every system. Without it, each effect in each
/// place is tried for one of the systems, and cells for two.
@Suite struct EveryKeyTests {
  /// A key that nothing is generated from, and why that is right.
  struct Exception: Sendable {
    let construct: String
    let key: String
    var system: String?
    let reason: String

    func covers(_ key: KeyCase) -> Bool {
      construct == key.construct && self.key == key.key && (system ?? key.system) == key.system
    }
  }

  static let exceptions: [Exception] = [
    Exception(
      construct: "screen", key: "architecture", system: "collection",
      reason: "the app's own system, written out"),
    Exception(
      construct: "swift settings", key: "minimumIOS",
      reason: "what newer symbols are told by, and no code"),
    Exception(
      construct: "session field", key: "secret",
      reason: "what refuses the field on screens, and no code"),
    Exception(
      construct: "swift adapter", key: "kind", system: "viper",
      reason: "what the app's class is held to; a scene registers either kind alike"),
  ]

  /// Keys of modules, whose specs lie in several folders: `ModuleGoldens` has them.
  private static let keysOfModules: Set<String> = [
    "module", "swift module", "interface", "app interface",
  ]

  @Test func everyKeyIsSeenOrTold() async throws {
    let probes = try KeyProbes.all(complete: KeyProbes.areComplete)
    let result = try await Self.run(probes)
    #expect(result.problems == [])
    let silent = result.verdicts.filter { $0.value == .silent }.keys
    let unexplained = silent.filter { key in !Self.exceptions.contains { $0.covers(key) } }
    #expect(unexplained.map(\.description).sorted() == [])
    for exception in Self.exceptions {
      #expect(
        silent.contains(where: exception.covers),
        "no exception any more: \(exception.key) of \(exception.construct)")
    }
    #expect(result.verdicts.count > (KeyProbes.areComplete ? 5_800 : 2_500))
    if KeyProbes.areComplete { Self.tell(result) }
  }

  /// Nothing is left out because nobody wrote a probe for it.
  @Test func everyKeyOfTheLanguageIsTried() throws {
    var tried: Set<String> = []
    for probe in try KeyProbes.all(complete: true) {
      for entry in ProbeText(probe.text).entries {
        tried.insert("\(entry.name) of \(entry.construct.name)")
      }
    }
    let constructs = Set(Grammar.declarations.flatMap { $0.construct.withAllParts })
    let keys = constructs.filter { !Self.keysOfModules.contains($0.name) }.flatMap { construct in
      construct.keys.map { "\($0.name) of \(construct.name)" }
    }
    #expect(Set(keys).subtracting(tried).subtracting(Self.untried).sorted() == [])
  }

  /// Keys that no probe has.
  private static let untried: Set<String> = {
    // They name files, which probes do not have.
    let ofFiles = [
      "strings of app", "samples of source", "samples of source in a screen",
      // Where a module is built by itself.
      "interface of app",
    ]
    // What has failed can only be tried again under `failed:`, and else it is refused.
    let retries = effects.subtracting(["effect"]).map { "retry of \($0)" }
    // Where there is no item there is nothing to change, and a cell has no state, result or methods.
    let changes = [
      "bar item", "cell", "part of a page", "row", "selection action", "state button", "submit",
    ].map { "optimistic of \($0)" }
    let cells = ["component event", "input"].flatMap { place in
      ["call", "return", "set"].map { "\($0) of \(place)" }
    }
    // A page is no component, whose parts could be refined.
    return Set(ofFiles + retries + changes + cells + ["part of part of a page"])
  }()

  /// The constructs that have the keys of an effect.
  private static let effects = Set(
    Grammar.construct(of: .screen).withAllParts.filter { construct in
      construct.keys.contains { $0.name == "retry" } && construct.name != "error state"
    }.map(\.name))

  private static func run(_ probes: [KeyProbe]) async throws -> KeyTrial.Result {
    try await withThrowingTaskGroup(of: KeyTrial.Result.self) { group in
      for probe in probes {
        group.addTask {
          let app = ProbeApp(surroundings: probe.surroundings)
          return try await KeyTrial(app: app, system: probe.system ?? "any").run(probe) { whole in
            try EmittedProbe(whole)
          }
        }
      }
      return try await group.reduce(into: KeyTrial.Result()) { $0.join($1) }
    }
  }

  private static func tell(_ result: KeyTrial.Result) {
    let counts = Dictionary(grouping: result.verdicts.values) { "\($0)" }.mapValues(\.count)
    print("cases of a key in a place of a system:", result.verdicts.count, counts)
  }
}
