import ProbedKeys

/// A key of which nothing comes that somebody could notice who uses an app straight from specs, and why that is right.
struct SilentKey: Sendable, CustomStringConvertible {
  let key: String
  /// The constructs that have it; nil for all.
  var constructs: Set<String>?
  var host: KeyHost?
  /// How its place begins; nil for all.
  var place: String?
  let reason: Reason

  enum Reason: String, Sendable {
    case code = "it says how Swift is written, and nothing of what that does"
    case appCode = "only the app's own code makes something of it, and a stand-in has its place"
    case answers = "what databases, files and servers hold is made up as the specs have it"
    case starts = "an app straight from specs keeps no answers, no sessions and no state"
    case system = "only a device has it"
    case motion = "what moves is there at once where nobody watches it"
    case bundle = "only the bundle of an app has it, and what stands for it is the same for all"
    case analytics = "what is told to whom is up to generated code"
    case links = "nobody opens an app straight from specs by a link"
    case names = "it is a name that nothing is called by which anybody sees"
    case unheard = "nothing that leads there takes what is returned"
    case segments = "where the bar has the segments, they are named by the cases of what is chosen"
    case barless = "what chooses the others is in a bar that is told as not seen there"
    case back = "nothing leads back from there; where a screen is pushed or in a sheet, that asks"
  }

  func covers(_ key: KeyCase) -> Bool {
    self.key == key.key && constructs?.contains(key.construct) != false
      && (host?.rawValue ?? key.host) == key.host && key.place.hasPrefix(place ?? "")
  }

  var description: String { "\(key) of \(constructs?.sorted().description ?? "all")" }

  static let all: [SilentKey] =
    keys(["access", "minimumIOS"], of: ["swift settings"], .code)
    + keys(["swift"], of: ["app"], .code)
    + keys(["architecture", "open"], of: ["screen"], .code)
    + keys(["module"], .appCode)
    + keys(["type", "member", "module"], of: ["swift member"], .appCode)
    + keys(["type"], of: ["swift type"], .appCode)
    + keys(["swift"], of: ["font", "model"], .appCode)
    + keys(["computed"], of: ["model"], .appCode)
    + keys(["with"], of: ["SwiftUI view", "view"], .appCode)
    + keys(["rule"], of: ["form field"], .appCode)
    + keys(["name", "text"], of: ["field rule"], .appCode)
    + keys(["returns"], of: ["screen"], at: "swift", .appCode)
    + keys(["asset"], of: ["color"], .bundle)
    + keys(["file"], of: ["font"], .bundle)
    + keys(["fade"], of: ["cell image"], .motion)
    + keys(["durations"], of: ["theme"], .motion)
    + keys(["events", "names", "sentAs"], of: ["events"], .analytics)
    + keys(["default"], of: ["field"], at: "cases.", .analytics)
    + keys(["links"], of: ["app"], .links)
    + keys(["app"], of: ["app"], .names)
    + keys(["api"], of: ["api"], .names)
    + keys(["id"], of: ["section"], .names)
    + keys(["title"], of: ["tab"], at: "tabs screen: tabs.pages", .segments)
    + keys(["kind"], of: ["swift adapter"], .appCode)
    // What a row of the app's own tells, in a probe of its own.
    + keys(["open"], of: ["action"], at: "source screen: actions.", .appCode)
    + keys(["unknown"], of: ["enum", "union"], .answers)
    + keys(["json"], of: ["field"], .answers)
    + keys(["tag"], of: ["union", "union case"], .answers)
    + keys(["default"], of: ["field"], at: "fields.", .answers)
    + keys(["keys", "dates", "formats", "booleans"], of: ["api"], .answers)
    + keys(["group", "where", "order", "limit"], of: ["firestore"], .answers)
    + keys(["field", "op", "value"], of: ["firestore filter"], .answers)
    + keys(["items", "invalid"], of: ["source", "source in a screen"], .answers)
    + keys(["entity", "fields", "where", "limit"], of: ["coreData"], .answers)
    + keys(["field", "op", "value"], of: ["coreData filter"], .answers)
    + keys(["by", "descending"], of: ["order"], .answers)
    + keys(["receive"], of: ["page"], .answers)
    + keys(["field", "header", "counts"], of: ["page end"], .answers)
    + keys(["query"], of: ["sqlite"], .answers)
    + keys(["path", "in"], of: ["disk"], .answers)
    + keys(["cache", "for", "show"], of: ["source", "source in a screen", "cache"], .starts)
    + keys(["stored"], of: ["state value"], .starts)
    + keys(["restore", "secret"], of: ["host", "session field"], .starts)
    + keys(["pushNotifications", "locationUpdates", "biometrics"], of: ["host"], .system)
    + keys(
      ["screen"], of: ["tab"], at: "tabs screen: tabs.pages", in: [.part], .barless)
    + keys(["discard"], of: ["screen"], in: [.entry, .header, .tab, .part], .back)
    // Elsewhere what leads there takes it.
    + keys(["return"], of: ["action", "effect"], in: [.entry, .header, .tab, .part], .unheard)

  private static func keys(
    _ keys: [String], of constructs: Set<String>, at place: String? = nil, in hosts: [KeyHost],
    _ reason: Reason
  ) -> [SilentKey] {
    hosts.flatMap { host in
      keys.map {
        SilentKey(key: $0, constructs: constructs, host: host, place: place, reason: reason)
      }
    }
  }

  private static func keys(
    _ keys: [String], of constructs: Set<String>? = nil, at place: String? = nil,
    _ reason: Reason
  ) -> [SilentKey] {
    keys.map { SilentKey(key: $0, constructs: constructs, place: place, reason: reason) }
  }
}
