/// What stands in the files that specs name. Whoever reads the specs reads them.
public struct ReferencedTexts: Sendable {
  public var queries: QueryTexts
  public var samples: SampleFiles

  public init(queries: QueryTexts = QueryTexts(), samples: SampleFiles = SampleFiles()) {
    self.queries = queries
    self.samples = samples
  }
}
