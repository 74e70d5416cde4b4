import SourceText

/// The files that a report has shown so far, with their lines.
struct SourceCache {
  struct Entry {
    let bytes: [UInt8]
    let lines: LineIndex
  }

  private let provider: any SourceProvider
  private var entries: [FileID: Entry?] = [:]

  init(_ provider: any SourceProvider) {
    self.provider = provider
  }

  func path(of file: FileID) -> String {
    provider.path(of: file)
  }

  /// A file and its lines; nil if its contents cannot be had.
  mutating func entry(_ file: FileID) -> Entry? {
    if let known = entries[file] { return known }
    let entry = provider.source(of: file).map {
      Entry(bytes: $0.bytes, lines: LineIndex($0.bytes))
    }
    entries[file] = .some(entry)
    return entry
  }

  /// A place as people read it: path, line and column.
  mutating func position(of location: Location) -> String {
    let path = DisplayLine.oneLine(path(of: location.file))
    guard let entry = entry(location.file) else { return path }
    let position = entry.lines.position(at: Int(location.span.start))
    return "\(path):\(position.line):\(position.column)"
  }
}
