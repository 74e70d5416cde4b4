import ProbedKeys

/// A key of which nothing comes that somebody could notice who uses an app straight from specs, and why that is right.
struct SilentKey: Sendable, CustomStringConvertible {
  let key: String
  /// The constructs that have it; nil for all.
  var constructs: Set<String>?
  var host: KeyHost?
  let reason: Reason

  enum Reason: String, Sendable {
    case code = "it says how Swift is written, and nothing of what that does"
    case appCode = "only the app's own code makes something of it, and a stand-in has its place"
    case answers = "what databases, files and servers hold is made up as the specs have it"
    case starts = "an app straight from specs keeps no answers and no sessions"
    case system = "only a device has it"
    case back = "nothing leads back from there; where a screen is pushed or in a sheet, that asks"
  }

  func covers(_ key: KeyCase) -> Bool {
    self.key == key.key && constructs?.contains(key.construct) != false
      && (host?.rawValue ?? key.host) == key.host
  }

  var description: String { "\(key) of \(constructs?.sorted().description ?? "all")" }

  static let all: [SilentKey] =
    keys(["access", "internalImports", "minimumIOS"], of: ["swift settings"], .code)
    + keys(["architecture", "open"], .code)
    + keys(["module"], .appCode)
    + keys(["type", "member", "module"], of: ["swift member"], .appCode)
    + keys(["kind"], of: ["swift adapter"], .appCode)
    + keys(["unknown"], of: ["enum", "union"], .answers)
    + keys(["json", "format"], .answers)
    + keys(["items", "invalid"], of: ["source", "source in a screen", "disk"], .answers)
    + keys(["coreData", "sqlite", "disk", "firestore", "graphql", "swift"], .answers)
    + keys(["entity", "fields", "where", "order", "limit"], of: ["coreData"], .answers)
    + keys(["field", "op", "value"], of: ["coreData filter"], .answers)
    + keys(["by", "descending"], of: ["order"], .answers)
    + keys(["query", "with"], of: ["sqlite"], .answers)
    + keys(["path", "in"], of: ["disk"], .answers)
    + keys(["cache", "for", "show"], of: ["source", "source in a screen", "cache"], .starts)
    + keys(["restore", "refresh", "secret"], of: ["host", "session", "session field"], .starts)
    + keys(["pushNotifications", "locationUpdates", "biometrics"], of: ["host"], .system)
    + [KeyHost.entry, .cover, .header, .tab, .part].map { host in
      SilentKey(key: "discard", constructs: ["screen"], host: host, reason: .back)
    }

  private static func keys(
    _ keys: [String], of constructs: Set<String>? = nil, _ reason: Reason
  ) -> [SilentKey] {
    keys.map { SilentKey(key: $0, constructs: constructs, reason: reason) }
  }
}
