/// What stands in the files that specs name, and in those that tell of the app's own code. Whoever
/// reads the specs reads them.
public struct ReferencedTexts: Sendable {
  public var queries: QueryTexts
  public var samples: SampleFiles
  /// The app's strings; nil where it has none, or nobody has read them.
  public var strings: AppStrings?
  /// What the compiler tells of the app's own code; nil where nobody has asked it.
  public var symbols: AppSymbols?

  public init(
    queries: QueryTexts = QueryTexts(), samples: SampleFiles = SampleFiles(),
    strings: AppStrings? = nil, symbols: AppSymbols? = nil
  ) {
    self.queries = queries
    self.samples = samples
    self.strings = strings
    self.symbols = symbols
  }
}
