import SourceText

/// Tells generated files that were edited by hand from those that a merge or a checkout changed.
///
/// The files themselves don't say what screenc wrote: a digest in them would change with every edit, and
/// no two branches could be merged. A file that the last build into this folder didn't leave as it is was
/// changed by Git, which then still has what is in it, or by hand. Where no build is on record, what
/// stands below screenc's header is taken for screenc's.
struct EditDetection: Sendable {
  let folder: String
  /// The files as the last build into the folder left them.
  let recorded: [RecordedFile]
  /// Other folders of generated code, relative to the folder.
  var elsewhere: [String] = []

  /// Which of generated files were edited by hand.
  ///
  /// - Parameter files: Files that are not as they are to be, with paths below the folder.
  func edited(among files: [RecordedFile]) -> Set<String> {
    guard !files.isEmpty, !recorded.isEmpty else { return [] }
    let digests = Dictionary(recorded.map { ($0.path, $0.digest) }) { $1 }
    let changed = Set(
      files.filter { digests[$0.path, default: $0.digest] != $0.digest }.map(\.path))
    guard !changed.isEmpty,
      let unsaved = GitWorkTree(folder: folder, elsewhere: elsewhere).unsavedFiles()
    else {
      return changed
    }
    return changed.intersection(unsaved)
  }

  /// Whether a file has the marks of a merge that was not resolved: what screenc writes has none.
  static func hasConflictMarks(_ file: [UInt8]) -> Bool {
    let lines = file.split(separator: UInt8(ascii: "\n"))
    return lines.contains { $0.starts(with: opening) }
      && lines.contains { $0.starts(with: closing) }
  }

  private static let opening = Array("<<<<<<< ".utf8)
  private static let closing = Array(">>>>>>> ".utf8)
}
