import Diagnostics
import SpecSemantics

/// What checking an app found out.
public struct CheckResult: Sendable {
  /// The findings in the order of the files' paths and of their places.
  public var diagnostics: [Diagnostic]
  /// The app, unless there is an error.
  public var app: CheckedApp?
}
