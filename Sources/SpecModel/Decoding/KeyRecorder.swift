import SourceText
import SpecSyntax

/// Notes the keys that a construct reads, with the construct that documents them.
///
/// The keys of a construct are those that its reading asks for, in that order: a key that is read is in the
/// schema, the reference and the completion.
final class KeyRecorder {
  /// A mapping without anything in it.
  private static let tree = SyntaxTree.parse(Array("{}".utf8))

  private var groups: [(home: Construct?, keys: [KeyDescription])] = []
  /// The construct that documents the keys that are read.
  var home: Construct?

  /// The keys that are asked for where a mapping has all of them and no values.
  static func groups(of construct: Construct, _ read: (inout MappingReader) -> Void) -> [KeyGroup] {
    let recorder = KeyRecorder()
    let reader = DocumentReader(tree: tree, file: FileID(rawValue: 0), recorder: recorder)
    for document in tree.documents {
      var mapping = MappingReader(recording: document, construct, reader)
      read(&mapping)
    }
    return recorder.groups.map { KeyGroup(home: $0.home, keys: $0.keys) }
  }

  func note(_ key: KeyDescription) {
    if groups.isEmpty || groups[groups.count - 1].home != home {
      groups.append((home, []))
    }
    groups[groups.count - 1].keys.append(key)
  }
}
