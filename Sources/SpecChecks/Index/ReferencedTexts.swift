/// What stands in the files that specs name. Whoever reads the specs reads them.
public struct ReferencedTexts: Sendable {
  public var queries: QueryTexts
  public var samples: SampleFiles
  /// The app's strings; nil where it has none, or nobody has read them.
  public var strings: AppStrings?

  public init(
    queries: QueryTexts = QueryTexts(), samples: SampleFiles = SampleFiles(),
    strings: AppStrings? = nil
  ) {
    self.queries = queries
    self.samples = samples
    self.strings = strings
  }
}
