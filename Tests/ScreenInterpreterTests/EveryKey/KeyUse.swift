import ProbedKeys
import SpecModel

/// A screen in a place, whose keys are tried by somebody who uses the app.
struct KeyUse: Sendable {
  var probe: KeyProbe
  let screen: String
  let host: KeyHost

  func run() async throws -> KeyTrial.Result {
    let (screen, host, name) = (screen, host, probe.name)
    let app = ProbeApp(
      surroundings: host.surroundings(probe.surroundings, of: screen, in: probe.text))
    let trial = KeyTrial(app: app, system: probe.system ?? "any", host: host.rawValue)
    return try await trial.run(probe) { whole in
      await DrivenProbe(whole, of: screen, in: host, named: name)
    }
  }
}

/// Which are tried.
extension KeyUse {
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

  static func drawn() throws -> [KeyUse] {
    let probes = try KeyProbes.all(complete: KeyProbes.areComplete)
    var (effects, names) = (0, [String]())
    return probes.flatMap { probe -> [KeyUse] in
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
  private static func trials(ofApp probe: KeyProbe) -> [KeyUse] {
    switch probe.name {
    case "Gate":
      // Nobody gets past a gate of the app's own.
      var gate = probe
      gate.keys = ["onboarding", "screen"]
      return [KeyUse(probe: gate, screen: "Home", host: .app)]
    case "Whole": return [KeyUse(probe: probe, screen: "Home", host: .app)]
    case "Sources": return [KeyUse(probe: probe, screen: "Listing", host: .entry)]
    default: return []
    }
  }

  private static func trials(ofScreen probe: KeyProbe, number: Int) -> [KeyUse] {
    let systems = KeyProbes.systems
    let isCells = probe.name.hasPrefix("Cells")
    return hosts(of: probe, number: number).enumerated().compactMap { place, host in
      let drawn = systems[(number + place) % systems.count]
      // Cells are tried for some of the systems only.
      let isDrawn = probe.system == drawn || isCells && probe.system == "mvp"
      guard KeyProbes.areComplete || isDrawn else { return nil }
      var probe = probe
      if host != .entry, host != .alone { probe.keys = keysOfPlaces }
      return KeyUse(probe: probe, screen: "Probe", host: host)
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

  private static func trials(ofEffect probe: KeyProbe, number: Int) -> [KeyUse] {
    guard KeyProbes.areComplete || number.isMultiple(of: effectsOfADraw) else { return [] }
    let hosts = KeyHost.ofScreens
    let drawn = hosts[number / effectsOfADraw % hosts.count]
    var probe = probe
    // Methods of the app's own code do nothing here, and never fail.
    if probe.name.contains("call: ") { probe.keys?.subtract(["failed", "retry"]) }
    return [KeyUse(probe: probe, screen: "Probe", host: drawn)]
  }
}
