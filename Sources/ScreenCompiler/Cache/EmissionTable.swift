import SourceText
import SpecSemantics

/// What the specs of a build became: for each the Swift file, if it has one, and the specs that this was
/// made from.
///
/// All is kept in a few arrays, since there are as many entries as specs.
struct EmissionTable: Hashable, Sendable {
  /// The Swift file of an entry without one, and the number of reads of one that was made from all specs.
  static let none = UInt32.max

  /// The specs by their positions.
  private(set) var specs: [UInt32] = []
  /// The Swift files by their positions among all.
  private(set) var outputs: [UInt32] = []
  /// How many specs an entry was made from.
  private(set) var readCounts: [UInt32] = []
  /// The specs that entries were made from, one entry's behind the other's.
  private(set) var reads: [UInt32] = []

  init() {}

  /// A table as it was written; nil if the numbers do not fit together.
  init?(
    specs: [UInt32], outputs: [UInt32], readCounts: [UInt32], reads: [UInt32], specCount: Int,
    outputCount: Int
  ) {
    let total = readCounts.reduce(0) { $0 + ($1 == Self.none ? 0 : Int($1)) }
    guard specs.count == outputs.count, specs.count == readCounts.count, reads.count == total,
      specs.allSatisfy({ $0 < specCount }), reads.allSatisfy({ $0 < specCount }),
      outputs.allSatisfy({ $0 < outputCount || $0 == Self.none })
    else { return nil }
    self.specs = specs
    self.outputs = outputs
    self.readCounts = readCounts
    self.reads = reads
  }

  mutating func append(spec: Int, output: Int?, reads read: FilesRead) {
    switch read {
    case .all: append(spec: spec, output: output, reads: nil)
    case .files(let files):
      append(
        spec: spec, output: output, reads: files.map { UInt32(SpecLoader.position(of: $0)) }[...])
    }
  }

  /// - Parameter read: The specs that the Swift file was made from; nil if that is all of them.
  mutating func append(spec: Int, output: Int?, reads read: ArraySlice<UInt32>?) {
    specs.append(UInt32(spec))
    outputs.append(output.map { UInt32($0) } ?? Self.none)
    readCounts.append(read.map { UInt32($0.count) } ?? Self.none)
    if let read { reads += read }
  }

  /// - Parameter first: The position of the first of the other's Swift files among all.
  mutating func append(_ other: EmissionTable, outputsFrom first: Int) {
    specs += other.specs
    outputs += other.outputs.lazy.map { $0 == Self.none ? $0 : $0 + UInt32(first) }
    readCounts += other.readCounts
    reads += other.reads
  }

  /// The table without what became Swift files, by their positions among all.
  func removing(outputs removed: Set<Int>) -> EmissionTable {
    var table = EmissionTable()
    for entry in entries where entry.output.map(removed.contains) != true {
      table.append(spec: entry.spec, output: entry.output, reads: entry.reads)
    }
    return table
  }

  /// What a spec became.
  struct Entry {
    let spec: Int
    /// The position of its Swift file; nil if it has none.
    let output: Int?
    /// The specs that the Swift file was made from; nil if that is all of them.
    let reads: ArraySlice<UInt32>?
  }

  var entries: [Entry] {
    var start = 0
    return specs.indices.map { position in
      let output = outputs[position] == Self.none ? nil : Int(outputs[position])
      let spec = Int(specs[position])
      guard readCounts[position] != Self.none else {
        return Entry(spec: spec, output: output, reads: nil)
      }
      let end = start + Int(readCounts[position])
      defer { start = end }
      return Entry(spec: spec, output: output, reads: reads[start..<end])
    }
  }
}
