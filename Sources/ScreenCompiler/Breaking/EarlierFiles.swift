import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics

/// The files of an earlier state, read: the specs and the app's strings.
struct EarlierFiles {
  private(set) var specs: [SpecFile] = []
  private(set) var references = ReferencedTexts()
  /// As they are shown, in the order of their identifiers.
  private(set) var paths: [String] = []
  /// What is in them, by the paths that are shown.
  private(set) var texts: [String: [UInt8]] = [:]

  private let firstID: Int
  /// What stands before the paths that are shown.
  private let shown: String

  init(
    _ earlier: EarlierSpecs, of project: Project, firstID: Int
  ) throws(EarlierSpecs.Failure) {
    self.firstID = firstID
    switch earlier {
    case .folder(let folder):
      guard FileSystem.kind(of: folder) == .directory else { throw .noFolder(folder) }
      shown = folder
      try readSpecs(in: folder)
      readStrings { try? FileSystem.read(Path.join(folder, $0)) }
    case .commit(let name):
      let snapshot = try GitSnapshot(of: name, in: project.specRoot)
      defer { snapshot.remove() }
      shown = "\(name):\(project.specRoot)"
      try readSpecs(in: snapshot.folder)
      readStrings { try? snapshot.read($0) }
    }
  }

  private mutating func readSpecs(in folder: String) throws(EarlierSpecs.Failure) {
    do throws(FileError) {
      for path in try SpecFinder.paths(below: folder) {
        let bytes = try FileSystem.read(Path.join(folder, path))
        let id = add(path, bytes)
        specs.append(SpecReader.read(bytes, id: id, path: path))
      }
    } catch {
      throw .file(error)
    }
  }

  /// Strings that cannot be had are not compared.
  private mutating func readStrings(_ read: (String) -> [UInt8]?) {
    var files: [(path: String, content: Result<StringsFile, ReferenceProblem>)] = []
    for case .strings(let path) in specs.flatMap(\.referencedFiles) {
      guard let bytes = read(path) else { return }
      guard let strings = StringsFile(bytes, path: path, id: add(path, bytes)) else { return }
      files.append((path, .success(strings)))
    }
    if !files.isEmpty { references.strings = AppStrings(files) }
  }

  /// Notes a file; returns its identifier.
  private mutating func add(_ path: String, _ bytes: [UInt8]) -> FileID {
    let place = Path.normalized(Path.join(shown, path))
    paths.append(place)
    texts[place] = bytes
    return FileID(rawValue: UInt32(clamping: firstID + paths.count - 1))
  }
}
