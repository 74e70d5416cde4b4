import SourceText
import SpecModel

/// An earlier state of an app's specs.
public enum EarlierSpecs: Sendable, Hashable {
  /// A folder of specs.
  case folder(String)
  /// What Git has of the spec folder: a commit, tag or branch.
  case commit(String)

  /// Reads how a command line says it: a folder, or `git:` and a commit; nil for what is neither.
  public init?(_ text: String) {
    guard text.hasPrefix("git:") else {
      guard !text.isEmpty else { return nil }
      self = .folder(text)
      return
    }
    let name = String(text.dropFirst(4))
    // Git would take it for an option.
    guard !name.isEmpty, !name.hasPrefix("-") else { return nil }
    self = .commit(name)
  }

  /// Why there are none.
  public enum Failure: Error, Sendable, Hashable {
    case noFolder(String)
    /// Git has no such commit, or no specs in it; with its own words.
    case git(String)
    case file(FileError)
    /// The app of that time cannot be read.
    case noApp
  }
}

/// The files of an earlier state, read.
struct EarlierFiles {
  let specs: [SpecFile]
  /// As they are shown, in the order of the specs.
  let paths: [String]
  /// What is in them, by the paths that are shown.
  let texts: [String: [UInt8]]

  init(
    _ earlier: EarlierSpecs, of project: Project, firstID: Int
  ) throws(EarlierSpecs.Failure) {
    switch earlier {
    case .folder(let folder):
      guard FileSystem.kind(of: folder) == .directory else { throw .noFolder(folder) }
      try self.init(in: folder, shownIn: folder, firstID)
    case .commit(let name):
      let snapshot = try GitSnapshot(of: name, in: project.specRoot)
      defer { snapshot.remove() }
      try self.init(in: snapshot.folder, shownIn: "\(name):\(project.specRoot)", firstID)
    }
  }

  private init(
    in folder: String, shownIn shown: String, _ firstID: Int
  ) throws(EarlierSpecs.Failure) {
    var specs: [SpecFile] = []
    var texts: [String: [UInt8]] = [:]
    do throws(FileError) {
      for path in try SpecFinder.paths(below: folder) {
        let bytes = try FileSystem.read(Path.join(folder, path))
        let id = FileID(rawValue: UInt32(firstID + specs.count))
        specs.append(SpecReader.read(bytes, id: id, path: path))
        texts[Path.join(shown, path)] = bytes
      }
    } catch {
      throw .file(error)
    }
    self.specs = specs
    self.texts = texts
    paths = specs.map { Path.join(shown, $0.path) }
  }
}
