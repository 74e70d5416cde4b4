/// How much a finding matters.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  case note, warning, error

  /// Orders severities from note to error.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Severities that a project sets for rules by name, instead of the rules' own.
public struct SeverityOverrides: Sendable, Hashable {
  /// What to do with a rule's findings.
  public enum Setting: Sendable, Hashable {
    case report(Severity)
    case off
  }

  private var settings: [String: Setting]

  /// Creates a table; without entries it changes nothing.
  public init(_ settings: [String: Setting] = [:]) {
    self.settings = settings
  }

  /// The setting of a rule; nil where the rule's own severity holds.
  public subscript(rule: String) -> Setting? {
    get { settings[rule] }
    set { settings[rule] = newValue }
  }

  /// The names that have a setting, in alphabetical order.
  public var ruleNames: [String] { settings.keys.sorted() }

  /// The diagnostics with their rules' settings applied; those switched off are left out.
  public func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !settings.isEmpty else { return diagnostics }
    return diagnostics.compactMap { $0.applying(settings[$0.rule]) }
  }
}

extension Diagnostic {
  /// The finding as a setting of its rule has it; nil where that is switched off.
  public func applying(_ setting: SeverityOverrides.Setting?) -> Diagnostic? {
    switch setting {
    case .off: return nil
    case nil: return self
    case .report(let severity):
      var changed = self
      changed.severity = severity
      return changed
    }
  }
}
