import SpecModel
import Testing

/// Whatever a spec says is made something of, or a finding says that it is not: an app with a key and one
/// without it, or with another value of it, are generated differently.
///
/// `SCREENC_EVERY_KEY=1` tries every effect in every place of every system, which are 5,900 cases of a key in
/// a place of a system; without it, each effect in each place is tried for one of the systems.
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
  private static let keysOfModules: Set<String> = ["module", "swift module", "interface"]

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

  /// Keys that name files, which probes do not have, and what cannot be written in the text of a probe.
  private static let untried: Set<String> = [
    "strings of app", "samples of source", "samples of source in a screen",
  ]

  private static func run(_ probes: [KeyProbe]) async throws -> KeyTrial.Result {
    let effects = Set(
      Grammar.construct(of: .screen).withAllParts.filter { $0.name == "effect" }
        .flatMap(\.keys).map(\.name) + ["event"])
    return try await withThrowingTaskGroup(of: KeyTrial.Result.self) { group in
      for probe in probes {
        group.addTask {
          let app = ProbeApp(surroundings: probe.surroundings)
          let trial = KeyTrial(
            app: app, system: probe.system ?? "any", only: probe.isOfEffect ? effects : nil)
          return try trial.run(probe)
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
