import SourceText

/// The files of a run by their identifiers; contents are read again when a finding is shown, so that
/// they need not stay in memory.
public struct SpecSources: Sendable, SourceProvider {
  private let paths: [String]

  /// The first is the configuration's place, whether there is one or not; then come the specs, and
  /// the files that they name.
  init(configuration: String?, root: String, specs: [String], references: [String]) {
    paths =
      [configuration ?? Project.configurationName] + specs.map { Path.join(root, $0) }
      + references.map { Path.normalized(Path.join(root, $0)) }
  }

  public func path(of file: FileID) -> String {
    let index = Int(file.rawValue)
    return index < paths.count ? paths[index] : ""
  }

  public func source(of file: FileID) -> SourceFile? {
    let path = path(of: file)
    guard !path.isEmpty, let bytes = try? FileSystem.read(path) else { return nil }
    return SourceFile(path: path, bytes: bytes)
  }

  /// The same files and more.
  func adding(_ more: [String]) -> SpecSources {
    SpecSources(paths: paths + more)
  }

  init(paths: [String]) {
    self.paths = paths
  }

  var count: Int { paths.count }
}
