import SourceText

/// The files of a run by their identifiers; contents are read again when a finding is shown, so that
/// they need not stay in memory.
public struct SpecSources: Sendable, SourceProvider {
  private let paths: [String]
  let root: String
  /// Texts that take the place of what is in files, by their paths.
  let edited: [String: [UInt8]]

  /// The first is the configuration's place, whether there is one or not; then come the specs, the
  /// files that they name, and the symbol graphs of the app's code.
  init(
    configuration: String?, root: String, specs: [String], references: [String],
    symbols: [String] = [], edited: [String: [UInt8]] = [:]
  ) {
    self.init(
      paths: [configuration ?? Project.configurationName] + specs.map { Path.join(root, $0) }
        + references.map { Path.normalized(Path.join(root, $0)) } + symbols,
      root: root, edited: edited)
  }

  init(paths: [String], root: String = ".", edited: [String: [UInt8]] = [:]) {
    self.paths = paths
    self.root = root
    self.edited = edited
  }

  public func path(of file: FileID) -> String {
    let index = Int(file.rawValue)
    return index < paths.count ? paths[index] : ""
  }

  /// The path of a file below the spec root; of one that does not lie there, the path that it has, and
  /// nil for the configuration.
  func pathBelowRoot(of file: FileID) -> String? {
    guard file != Project.configurationID else { return nil }
    let path = path(of: file)
    guard root != "." else { return path }
    let prefix = root.utf8.last == UInt8(ascii: "/") ? root : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  public func source(of file: FileID) -> SourceFile? {
    let path = path(of: file)
    if let bytes = edited[path] { return SourceFile(path: path, bytes: bytes) }
    guard !path.isEmpty, let bytes = try? FileSystem.read(path) else { return nil }
    // Places in files of UTF-16 are those in their text in UTF-8.
    let isWide = WideText.isWide(bytes)
    return SourceFile(path: path, bytes: isWide ? WideText.utf8(bytes) ?? bytes : bytes)
  }

  /// The same files and more, some of them with texts that are no files.
  func adding(_ more: [String], texts: [String: [UInt8]] = [:]) -> SpecSources {
    SpecSources(paths: paths + more, root: root, edited: edited.merging(texts) { $1 })
  }

  var count: Int { paths.count }
}
