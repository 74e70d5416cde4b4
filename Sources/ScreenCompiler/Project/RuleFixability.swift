import Diagnostics

extension RuleCatalogue {
  /// How safe the fixes are that findings of a rule can have; none where a person has to mend them.
  public static func fixes(of rule: Rule) -> [Fix.Safety] {
    var safeties: [Fix.Safety] = []
    if namesOnly.contains(rule.name) || safe.contains(rule.name) { safeties.append(.safe) }
    if namesOnly.contains(rule.name) || unsafe.contains(rule.name) { safeties.append(.unsafe) }
    return safeties
  }

  /// Rules about names, for which the nearest is written: safely, where it differs in capitals only.
  private static let namesOnly: Set<String> = [
    "unknown-adapter", "unknown-api", "unknown-border", "unknown-case", "unknown-color",
    "unknown-component", "unknown-duration", "unknown-event", "unknown-export", "unknown-field",
    "unknown-font", "unknown-gradient", "unknown-key", "unknown-model", "unknown-module",
    "unknown-part", "unknown-radius", "unknown-request", "unknown-rule", "unknown-screen",
    "unknown-shadow", "unknown-source", "unknown-spacing", "unknown-string-key",
    "unknown-swift-type", "unknown-theme", "unknown-tracked-event", "unknown-type",
  ]

  /// Rules of which something else is mended that cannot have been meant otherwise.
  private static let safe: Set<String> = [
    "binding-type-mismatch", "declaration-key-first", "deprecated-key", "invalid-strings",
    "invalid-value", "unused-suppression", "wrong-type", "yaml-syntax",
  ]

  /// Rules of which something else is mended that a person should look at.
  private static let unsafe: Set<String> = [
    "binding-type-mismatch", "constant-condition",
    "declaration-key-first", "duplicate-action", "duplicate-key", "duplicate-name",
    "event-without-adapter", "extra-parameter",
    "foreign-placeholder", "forgotten-braces", "form-field-type",
    "forgotten-dollar", "hard-coded-secret",
    "incomplete-theme",
    "invalid-address",
    "invalid-assignment", "invalid-storage",
    "invalid-value", "misplaced-effect", "missing-adapter", "mistaken-identity", "mixed-directions",
    "module-not-used", "no-retry", "non-scalar-key", "not-exported", "onboarding-mismatch",
    "parameter-type-mismatch", "property-type-mismatch", "query-mismatch", "recursive-model",
    "repeated-argument", "repeated-title", "sample-mismatch",
    "select-without-adapter", "session-mismatch", "string-argument-mismatch",
    "swift-name-collision", "unavailable-scope", "unknown-symbol", "unreachable-screen",
    "unreadable-query", "unreadable-sample", "unreadable-strings", "unused-form-field",
    "unused-state", "unused-theme", "wrong-type", "yaml-syntax",
  ]
}
