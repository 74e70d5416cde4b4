import SourceText

// A record as bytes: a line that names the format, a digest of all that follows, the key, the output folder, the numbers
// of specs, of other files that they name, of symbol graphs, of outputs and of those that come from
// specs, 1 if nothing was found or 0, and the files; then the digest of the shared inputs and the table of what specs
// became. Numbers are 64 bits wide, the lowest byte first; texts follow their length.
extension BuildRecord {
  private static let opening = Array("screenc build record 7\n".utf8)

  var bytes: [UInt8] {
    let fileCount = specs.count + references.count + symbols.count + outputs.count
    var content = RecordWriter(
      after: Self.opening, capacity: 128 * fileCount + 4 * emissions.reads.count)
    content.write(key.value)
    content.write(folder)
    content.write(UInt64(specs.count))
    content.write(UInt64(references.count))
    content.write(UInt64(symbols.count))
    content.write(UInt64(outputs.count))
    content.write(UInt64(generatedCount))
    content.write(isClean ? 1 : 0)
    for file in specs { content.write(file) }
    for file in references { content.write(file) }
    for file in symbols { content.write(file) }
    for file in outputs { content.write(file) }
    content.write(sharedInputs.value)
    content.write(emissions.specs)
    content.write(emissions.outputs)
    content.write(emissions.readCounts)
    content.write(emissions.reads)
    return content.sealed()
  }

  /// Reads a record; nil if the bytes are no whole record of this format.
  init?(bytes: [UInt8]) {
    guard bytes.starts(with: Self.opening) else { return nil }
    var reader = RecordReader(bytes: bytes[Self.opening.count...])
    guard let digest = reader.number(), ContentDigest(reader.bytes).value == digest,
      let key = reader.number(), let folder = reader.text(), let specCount = reader.count(),
      let referenceCount = reader.count(), let symbolCount = reader.count(),
      let outputCount = reader.count(), let generatedCount = reader.count(),
      let isClean = reader.number(), let specs = reader.files(specCount),
      let references = reader.files(referenceCount), let symbols = reader.files(symbolCount),
      let outputs = reader.files(outputCount), let sharedInputs = reader.number(),
      let entries = reader.shortNumbers(), let entryOutputs = reader.shortNumbers(),
      let readCounts = reader.shortNumbers(), let reads = reader.shortNumbers(),
      let emissions = EmissionTable(
        specs: entries, outputs: entryOutputs, readCounts: readCounts, reads: reads,
        specCount: specCount, outputCount: outputCount),
      reader.bytes.isEmpty
    else { return nil }
    self.init(
      key: ContentDigest(value: key), folder: folder, specs: specs, references: references,
      symbols: symbols,
      outputs: outputs, generatedCount: generatedCount, isClean: isClean == 1,
      sharedInputs: ContentDigest(value: sharedInputs), emissions: emissions)
  }
}

private struct RecordWriter {
  private var bytes: [UInt8]
  /// Where the digest of all that follows goes.
  private let digest: Int

  /// - Parameter capacity: About how many bytes there are to be.
  init(after opening: [UInt8], capacity: Int) {
    bytes = []
    bytes.reserveCapacity(opening.count + 8 + capacity)
    bytes += opening
    digest = bytes.count
    write(0)
  }

  /// All bytes, with the digest in its place.
  consuming func sealed() -> [UInt8] {
    let value = ContentDigest(bytes[(digest + 8)...]).value
    withUnsafeBytes(of: value.littleEndian) { bytes.replaceSubrange(digest..<digest + 8, with: $0) }
    return bytes
  }

  mutating func write(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ numbers: [UInt32]) {
    write(UInt64(numbers.count))
    for number in numbers {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  mutating func write(_ text: String) {
    write(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ file: RecordedFile) {
    write(file.path)
    write(UInt64(bitPattern: file.stamp?.size ?? -1))
    write(UInt64(bitPattern: file.stamp?.modified.nanoseconds ?? 0))
    write(file.stamp?.inode ?? 0)
    write(file.digest.value)
  }
}

private struct RecordReader {
  private(set) var bytes: ArraySlice<UInt8>

  mutating func number() -> UInt64? {
    guard bytes.count >= 8 else { return nil }
    let number = bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    bytes = bytes.dropFirst(8)
    return UInt64(littleEndian: number)
  }

  /// A number of things of which each takes at least a byte of what is left.
  mutating func count() -> Int? {
    guard let number = number(), number <= UInt64(bytes.count) else { return nil }
    return Int(number)
  }

  /// Numbers of 32 bits, after how many there are.
  mutating func shortNumbers() -> [UInt32]? {
    guard let count = number(), count <= UInt64(bytes.count / 4) else { return nil }
    let numbers = bytes.withUnsafeBytes { bytes in
      (0..<Int(count)).map { position in
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * position, as: UInt32.self))
      }
    }
    bytes = bytes.dropFirst(4 * numbers.count)
    return numbers
  }

  mutating func files(_ count: Int) -> [RecordedFile]? {
    var files: [RecordedFile] = []
    files.reserveCapacity(count)
    for _ in 0..<count {
      guard let file = file() else { return nil }
      files.append(file)
    }
    return files
  }

  mutating func text() -> String? {
    guard let length = count() else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    bytes = bytes.dropFirst(length)
    return text
  }

  private mutating func file() -> RecordedFile? {
    guard let path = text(), let size = number(), let time = number(), let inode = number(),
      let digest = number()
    else { return nil }
    let stamp = FileStamp(
      size: Int64(bitPattern: size), modified: FileTime(nanoseconds: Int64(bitPattern: time)),
      inode: inode)
    return RecordedFile(
      path: path, stamp: stamp.size < 0 ? nil : stamp, digest: ContentDigest(value: digest))
  }
}
