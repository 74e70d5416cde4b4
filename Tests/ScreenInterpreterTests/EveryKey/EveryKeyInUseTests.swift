import Foundation
import ProbedKeys
import SpecModel
import Testing

/// Whatever a spec says of a screen can be told from the app in use, wherever the screen stands: one with a key and one
/// without it, or with another value of it, differ in what is seen, asked or told. Or a finding says that nothing comes
/// of it there.
///
/// `SCREENC_EVERY_KEY=1` tries every key in each place of every system. Without it some places are drawn for each screen,
/// and some of the effects: that all systems are generated from all of them `EveryKeyTests` holds.
///
/// It takes too long for each change: `SCREENC_KEYS_IN_USE=1` asks for it.
@Suite(.enabled(if: KeysInUse.areAskedFor, "SCREENC_KEYS_IN_USE=1 asks for it"))
struct EveryKeyInUseTests {
  /// A screen in a place, whose keys are tried.
  fileprivate struct Trial: Sendable {
    let probe: KeyProbe
    let screen: String
    let host: KeyHost
  }

  @Test func everyKeyIsSeenInUseOrTold() async throws {
    let trials = try Self.trials()
    let result = try await Self.run(trials)
    let silent = result.verdicts.filter { $0.value == .silent }.keys
    let unexplained = silent.filter { key in
      !SilentKey.all.contains { $0.covers(key) }
    }
    #expect(unexplained.map(\.description).sorted() == [])
    if KeyProbes.areComplete {
      for exception in SilentKey.all {
        #expect(silent.contains(where: exception.covers), "no exception any more: \(exception)")
      }
    }
    let counts = Dictionary(grouping: result.verdicts.values) { "\($0)" }.mapValues(\.count)
    print("cases of a key in a place of a system, in use:", result.verdicts.count, counts)
    #expect(result.verdicts.count > Self.leastCount)
    // A place may refuse a screen, which says so, but not each of them.
    let tried = Set(result.verdicts.keys.map(\.host))
    #expect(Set(trials.map(\.host.rawValue)).subtracting(tried) == [])
  }

  private static let leastCount = 800

  // MARK: Drawing

  /// Of so many effects in places one is tried, unless all are.
  private static let effectsOfADraw = 20
  /// Screens of each kind, which are tried in every place.
  private static let ofEachKind: Set<String> = [
    "List.yaml", "Form.yaml", "Tabs.yaml", "Sections.yaml",
  ]
  /// Screens that are shown with what no menu can hand over.
  private static let aloneOnly: Set<String> = ["Page.yaml"]

  /// What may come to something else where a screen stands elsewhere: what it says of itself, of its bars, and of what it
  /// shows while it has nothing else. What a row or a field is made of is the same everywhere.
  private static let keysOfPlaces: Set<String> = {
    let owners: Set<String> = [
      "screen", "bar", "screen bar appearance", "toolbar appearance", "states", "empty state",
      "error state", "reload", "search", "tracking", "selection",
    ]
    let constructs = Grammar.construct(of: .screen).withAllParts.filter { owners.contains($0.name) }
    return Set(constructs.flatMap(\.keys).map(\.name))
  }()

  private static func trials() throws -> [Trial] {
    let probes = try KeyProbes.all(complete: KeyProbes.areComplete)
    var (effects, names) = (0, [String]())
    return probes.flatMap { probe -> [Trial] in
      switch probe.kind {
      case .app: return trials(ofApp: probe)
      case .screen:
        if names.last != probe.name { names.append(probe.name) }
        return trials(ofScreen: probe, number: names.count)
      case .effect:
        effects += 1
        return trials(ofEffect: probe, number: effects)
      }
    }
  }

  /// What requests, APIs and packages say is seen in generated code alone.
  private static func trials(ofApp probe: KeyProbe) -> [Trial] {
    switch probe.name {
    case "Gate", "Whole": [Trial(probe: probe, screen: "Home", host: .app)]
    case "Sources": [Trial(probe: probe, screen: "Listing", host: .entry)]
    default: []
    }
  }

  private static func trials(ofScreen probe: KeyProbe, number: Int) -> [Trial] {
    let systems = KeyProbes.systems
    let isCells = probe.name.hasPrefix("Cells")
    return hosts(of: probe, number: number).enumerated().compactMap { place, host in
      let drawn = systems[(number + place) % systems.count]
      // Cells are tried for some of the systems only.
      let isDrawn = probe.system == drawn || isCells && probe.system == "mvp"
      guard KeyProbes.areComplete || isDrawn else { return nil }
      var probe = probe
      if host != .entry, host != .alone { probe.keys = keysOfPlaces }
      return Trial(probe: probe, screen: "Probe", host: host)
    }
  }

  private static func hosts(of probe: KeyProbe, number: Int) -> [KeyHost] {
    if aloneOnly.contains(probe.name) { return [.alone] }
    if KeyProbes.areComplete || ofEachKind.contains(probe.name) { return KeyHost.ofScreens }
    // Cells are the same wherever their list stands.
    if probe.name.hasPrefix("Cells") { return [.entry] }
    let others = KeyHost.ofScreens.filter { $0 != .entry }
    return [.entry, others[number % others.count]]
  }

  private static func trials(ofEffect probe: KeyProbe, number: Int) -> [Trial] {
    guard KeyProbes.areComplete || number.isMultiple(of: effectsOfADraw) else { return [] }
    let hosts = KeyHost.ofScreens
    let drawn = hosts[number / effectsOfADraw % hosts.count]
    return [Trial(probe: probe, screen: "Probe", host: drawn)]
  }

  // MARK: Running

  private static func run(_ trials: [Trial]) async throws -> KeyTrial.Result {
    try await withThrowingTaskGroup(of: KeyTrial.Result.self) { group in
      var (result, waiting) = (KeyTrial.Result(), trials[...])
      // While one app is used, others are checked.
      for _ in 0..<4 {
        if let trial = waiting.popFirst() { group.addTask { try await trial.run() } }
      }
      while let next = try await group.next() {
        result.join(next)
        if let trial = waiting.popFirst() { group.addTask { try await trial.run() } }
      }
      return result
    }
  }
}

extension EveryKeyInUseTests.Trial {
  fileprivate func run() async throws -> KeyTrial.Result {
    let (screen, host, name) = (screen, host, probe.name)
    let app = ProbeApp(surroundings: host.surroundings(probe.surroundings, of: screen))
    let trial = KeyTrial(app: app, system: probe.system ?? "any", host: host.rawValue)
    return try await trial.run(probe) { whole in
      await DrivenProbe(whole, of: screen, in: host, named: name)
    }
  }
}

private enum KeysInUse {
  static var areAskedFor: Bool {
    KeyProbes.areComplete || ProcessInfo.processInfo.environment["SCREENC_KEYS_IN_USE"] == "1"
  }
}
