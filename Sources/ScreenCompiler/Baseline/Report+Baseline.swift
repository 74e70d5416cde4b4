import Diagnostics

extension Report {
  /// All that is shown of the specs, as what is there already.
  public var baseline: Baseline {
    Baseline(of: individual) { sources.pathBelowRoot(of: $0.primary.file) }
  }

  /// The report without what a baseline has.
  public func without(_ baseline: Baseline) -> Report {
    let outcome = baseline.apply(to: individual) { sources.pathBelowRoot(of: $0.primary.file) }
    return replacing(
      diagnostics: outcome.kept, suppressed: suppressed + outcome.suppressed)
  }
}
