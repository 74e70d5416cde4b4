import SourceText
import SpecChecks
import SpecModel

/// Reads the files that specs leave queries to.
enum QueryLoader {
  /// Far beyond any query a person writes.
  static let largest = 1 << 20
  private static let filesAtOnce = 32

  /// What the specs name, each file once.
  ///
  /// - Returns: the texts, and the files as they were read, but for those that could not be.
  static func load(
    for specs: [SpecFile], root: String
  ) -> (texts: QueryTexts, seen: [RecordedFile]) {
    let paths = Set(specs.lazy.flatMap(\.queryFiles)).sorted { $0.precedesByBytes($1) }
    guard !paths.isEmpty else { return (QueryTexts(), []) }
    let time = FileTime.now
    let loaded = paths.parallelMap(partsOf: filesAtOnce) { range in
      paths[range].map { load($0, root: root, time: time) }
    }.flatMap(\.self)
    let texts = Dictionary(uniqueKeysWithValues: zip(paths, loaded.map(\.text)))
    return (QueryTexts(texts), loaded.compactMap(\.seen))
  }

  private static func load(
    _ path: String, root: String, time: FileTime
  ) -> (text: Result<String, QueryTexts.Problem>, seen: RecordedFile?) {
    let place = Path.join(root, path)
    if let size = FileSystem.stamp(of: place)?.size, size > Int64(largest) {
      return (.failure(.tooLarge(bytes: Int(size), limit: largest)), nil)
    }
    do throws(FileError) {
      let (bytes, stamp) = try FileSystem.readWithStamp(place)
      return (text(of: bytes), RecordedFile(path, stamp, bytes).unlessTooNew(seen: time))
    } catch {
      return (.failure(.unreadable(error.reason)), nil)
    }
  }

  private static func text(of bytes: [UInt8]) -> Result<String, QueryTexts.Problem> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    if let text = String(validating: content, as: UTF8.self), !content.contains(0) {
      return .success(text)
    }
    return .failure(.notText(line: firstLineThatIsNoText(content)))
  }

  private static func firstLineThatIsNoText(_ bytes: ArraySlice<UInt8>) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let position = lines.firstIndex { line in
      line.contains(0) || String(validating: line, as: UTF8.self) == nil
    }
    return (position ?? 0) + 1
  }
}
