import Diagnostics
import SpecSemantics

/// What checking an app found out.
public struct CheckResult: Sendable {
  /// The findings in the order of the files' paths and of their places.
  public var diagnostics: [Diagnostic]
  /// The app, unless there is an error.
  public var app: CheckedApp?
  /// Where the specs use strings: those that are missing, and all where they are asked for.
  package var stringUses: [StringUse] = []
  /// The keys of the app's strings that no spec uses, in their order, where uses are asked for.
  package var unusedStrings: [String] = []
}
