import SourceText

/// What the last build left behind that a new one would generate again.
///
/// A spec's Swift stays the same as long as the spec does, those that were read for it, and what follows
/// from the whole app.
struct EarlierOutput: Sendable {
  /// The Swift of a spec for which nothing changed.
  struct Kept: Sendable {
    /// nil for a spec that has none.
    let file: RecordedFile?
    /// The specs that it was made from.
    let reads: ArraySlice<UInt32>
  }

  private var kept: [Kept?]

  /// - Parameters:
  ///   - specs: The specs as they are now.
  ///   - sharedInputs: What follows from the whole app now.
  /// - Returns: nil if all has to be generated.
  init?(_ record: BuildRecord, specs: [RecordedFile], sharedInputs: ContentDigest) {
    guard record.sharedInputs == sharedInputs, record.specs.count == specs.count,
      zip(record.specs, specs).allSatisfy({ $0.path == $1.path })
    else { return nil }
    let isSame = zip(record.specs, specs).map { $0.digest == $1.digest }
    var kept = [Kept?](repeating: nil, count: specs.count)
    for entry in record.emissions.entries where isSame[entry.spec] {
      // What was made from all specs may have been made from the files that they name, too.
      guard let reads = entry.reads, reads.allSatisfy({ isSame[Int($0)] }) else { continue }
      kept[entry.spec] = Kept(file: entry.output.map { record.outputs[$0] }, reads: reads)
    }
    self.kept = kept
  }

  /// What a spec became; nil if that has to be generated.
  subscript(spec: Int) -> Kept? { kept[spec] }
}
