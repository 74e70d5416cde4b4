import SpecSyntax

/// What all things have in common between which conditions choose, whatever they are.
extension Record {
  /// One thing as it is, or one of several by conditions, which have the keys of the record. Unlike those of
  /// ``form(or:_:)``, mappings without a condition are the thing's own.
  func orOne<Thing: Sendable>(
    _ one: Form<Thing>, _ make: @escaping @Sendable (Thing) -> Value
  ) -> Form<Value> {
    Form(.either([.construct(self.construct), one.shape])) { node, reader in
      guard reader.isConditional(node) else { return one.read(node, reader).map(make) }
      return self.read(node, reader)
    }
  }
}

extension MappingReader {
  /// Reads the keys by which a condition chooses between two things; what could not be read of them has been reported.
  ///
  /// - Parameters:
  ///   - value: The key of the first thing: where it has to be there, so has the condition.
  ///   - nothing: What is meant where the second one is left out, if it may be.
  mutating func chosen<Thing>(
    _ value: borrowing Key<Alternatives<Thing>>, or otherwise: borrowing Key<Alternatives<Thing>>,
    leftOut nothing: Alternatives<Thing>? = nil
  ) -> Alternatives<Thing>? {
    let condition =
      value.isRequired
      ? self.value(ConditionalValueGrammar.condition)
      : self.value(ConditionalValueGrammar.optionalCondition)
    let first = self.value(value)
    let second = self.value(otherwise) ?? nothing
    guard let condition, let first, let second else { return nil }
    return .chosen(by: condition, first, otherwise: second)
  }
}
