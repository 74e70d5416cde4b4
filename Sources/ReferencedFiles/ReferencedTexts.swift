/// What stands in the files that specs name, and in those that describe the app's own code. What
/// reads the specs reads them.
public struct ReferencedTexts: Sendable {
  public var queries: QueryTexts
  public var samples: SampleFiles
  /// The app's strings; nil where it has none, or nobody has read them.
  public var strings: AppStrings?
  /// What the compiler knows of the app's own code; nil where it was not asked.
  public var symbols: AppSymbols?
  /// The Swift module that generated code goes to; nil where its folder does not tell.
  public var moduleOfOutput: String?

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
