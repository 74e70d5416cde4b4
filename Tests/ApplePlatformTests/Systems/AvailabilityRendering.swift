import Foundation

/// Says what code for Apple's systems says about their versions in words that the compiler of this one checks.
///
/// Here it takes no notice of `@available(iOS 17, *)`. Availability domains of an app's own it does check, across
/// modules and along the flow of control, so each version that is newer than the package's minimum becomes one.
struct AvailabilityRendering {
  let system: BuildSystem
  let minimum: SystemVersion
  /// The versions that anything mentions, in order; who has a newer one has those before it, too.
  let versions: [SystemVersion]

  /// - Parameter texts: All that is compiled together.
  init(system: BuildSystem, minimum: SystemVersion, texts: some Sequence<String>) {
    self.system = system
    self.minimum = minimum
    let mentioned = texts.filter(Self.speaks).flatMap { text in
      text.matches(of: Self.attribute).compactMap { match in
        Clauses(match.output.2).version(on: system)
      }
    }
    versions = Set(mentioned).filter { $0 > minimum }.sorted()
  }

  nonisolated(unsafe) private static let attribute =
    /([@#](?:un)?available)\(((?:[^()"]|"[^"]*")*)\)/

  /// The C header that declares the domains.
  var header: String {
    let domains = versions.map { version in
      let name = domain(of: version)
      return "int has_\(name)(void);\nCLANG_DYNAMIC_AVAILABILITY_DOMAIN(\(name), has_\(name));\n"
    }
    return "#include <availability_domain.h>\n" + domains.joined()
  }

  /// Most files say nothing of versions, and reading them for that takes its time.
  private static func speaks(_ text: String) -> Bool { text.contains("available(") }

  func render(_ text: String) -> String {
    guard Self.speaks(text) else { return text }
    return text.replacing(Self.attribute) { match in
      let clauses = Clauses(match.output.2)
      return switch match.output.1 {
      case "#available": condition(clauses)
      case "#unavailable": refusal(clauses) ?? String(match.output.0)
      default: attribute(clauses) ?? String(match.output.0)
      }
    }
  }

  /// nil where the attribute stays as it is.
  private func attribute(_ clauses: Clauses) -> String? {
    guard let subject = clauses.subject else {
      return newer(clauses).map { "@available(\($0))" } ?? ""
    }
    guard subject != "*" else { return nil }
    guard subject == system.name else { return "" }
    let rest = clauses.all.dropFirst().joined(separator: ", ")
    if rest.hasPrefix("unavailable") { return "@available(*, \(rest))" }
    return newer(clauses).map { "@available(\($0))" } ?? ""
  }

  private func condition(_ clauses: Clauses) -> String {
    guard let version = clauses.version(on: system) else { return "true" }
    let had = versions.filter { $0 <= version }
    return had.isEmpty
      ? "true" : had.map { "#available(\(domain(of: $0)))" }.joined(separator: ", ")
  }

  private func refusal(_ clauses: Clauses) -> String? {
    newer(clauses).map { "#unavailable(\($0))" } ?? "false"
  }

  /// The domain of a version that not all have that the package runs on.
  private func newer(_ clauses: Clauses) -> String? {
    clauses.version(on: system).flatMap { versions.contains($0) ? domain(of: $0) : nil }
  }

  private func domain(of version: SystemVersion) -> String {
    "\(system.name)\(version.major)_\(version.minor)"
  }
}

/// A version of a system, as far as its availability counts it.
struct SystemVersion: Hashable, Comparable {
  let major: Int
  let minor: Int

  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard let first = parts.first, let major = first else { return nil }
    self.major = major
    minor = parts.dropFirst().first.flatMap { $0 } ?? 0
  }

  static func < (first: SystemVersion, second: SystemVersion) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }
}

/// What stands in the parentheses: `iOS 17, macOS 14, *`, or `macOS, unavailable`.
private struct Clauses {
  let all: [String]

  init(_ text: some StringProtocol) {
    all = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// What the long form is about: a system, or all of them.
  var subject: String? {
    guard let first = all.first, !first.contains(" ") else { return nil }
    return first
  }

  /// Since when a system has it.
  func version(on system: BuildSystem) -> SystemVersion? {
    for clause in all {
      let words = clause.split(separator: " ")
      if words.count == 2,
        words[0] == system.name || (subject == system.name && words[0] == "introduced:")
      {
        return SystemVersion(words[1])
      }
    }
    return nil
  }
}
