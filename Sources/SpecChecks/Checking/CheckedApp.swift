import Diagnostics

/// An app that passed every check of the severity error.
///
/// Only the ``Checker`` makes one, so whatever generates code from it can rely on the names being
/// known and the types being right.
public struct CheckedApp: Sendable {
  public let index: AppIndex
}

/// What checking an app found out.
public struct CheckResult: Sendable {
  /// The findings in the order of the files' paths and of their places.
  public var diagnostics: [Diagnostic]
  /// The app, unless there is an error.
  public var app: CheckedApp?
}
