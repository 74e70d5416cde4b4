import SourceText
import SpecModel

/// An earlier state of an app's specs as a folder, with the files beside it that they name: what draws them finds all
/// where it lay.
package struct EarlierFolder {
  /// The folder of the specs.
  package let specs: String
  private let snapshot: GitSnapshot?

  /// - Parameter specRoot: The folder of the specs as they are now.
  package init(_ earlier: EarlierSpecs, of specRoot: String) throws(EarlierSpecs.Failure) {
    switch earlier {
    case .folder(let folder):
      guard FileSystem.kind(of: folder) == .directory else { throw .noFolder(folder) }
      specs = folder
      snapshot = nil
    case .commit(let name):
      let snapshot = try GitSnapshot(of: name, in: specRoot)
      do throws(EarlierSpecs.Failure) {
        try snapshot.bring(try Self.namedPaths(in: snapshot.folder))
      } catch {
        snapshot.remove()
        throw error
      }
      self.snapshot = snapshot
      specs = snapshot.folder
    }
  }

  /// Removes what was laid out.
  package func remove() { snapshot?.remove() }

  /// The files that the specs of a folder name, as their paths lead from there.
  private static func namedPaths(in folder: String) throws(EarlierSpecs.Failure) -> [String] {
    do throws(FileError) {
      var named: [String] = []
      for path in try SpecFinder.paths(below: folder) {
        let bytes = try FileSystem.read(Path.join(folder, path))
        let spec = SpecReader.read(bytes, id: FileID(rawValue: 0), path: path)
        for file in spec.referencedFiles {
          switch file {
          case .query(let path), .sample(let path), .strings(let path): named.append(path)
          }
        }
      }
      return named
    } catch {
      throw .file(error)
    }
  }
}
