import SourceText
import SpecModel

/// What of an app can be compared from one build to the next without its declarations.
extension AppIndex {
  /// A digest of what the app declares, under which names and where, and of the declarations that
  /// concern everything else: the app's, its APIs, modules and events.
  ///
  /// While it stays the same, names stand for declarations of the same files, and a
  /// ``ReadLog`` says of which.
  ///
  /// - Parameter contents: The digest of a file's contents.
  package func outline(contents: (FileID) -> ContentDigest) -> ContentDigest {
    var digest = ContentDigest(value: componentsDigest.value)
    var lastFile: UInt32?
    let files = files
    for head in heads {
      let file = Int(head.file)
      if head.file != lastFile { digest.combine(ContentDigest(files[file].path).value) }
      lastFile = head.file
      digest.combine(ContentDigest(head.kind.rawValue).value)
      digest.combine(ContentDigest(head.declaration(in: files).name.text).value)
      switch head.kind {
      case .app, .api, .module, .events: digest.combine(contents(files[file].id).value)
      default: break
      }
    }
    return digest
  }

  private var componentsDigest: NameSetDigest {
    var digest = NameSetDigest()
    for name in names(of: .component) {
      let needs = needs(ofComponent: name)
      digest.insert(name, is: needs.seesWindow ? 1 : 0)
      for edited in needs.edited { digest.insert("\(name).\(edited)") }
    }
    return digest
  }
}

/// A digest of a set of names that does not depend on their order.
package struct NameSetDigest: Sendable {
  package private(set) var value: UInt64 = 0

  package init() {}

  /// - Parameter fact: What is known of the name.
  package mutating func insert(_ name: String, is fact: UInt8 = 0) {
    var digest = ContentDigest(name)
    digest.combine(UInt64(fact))
    value &+= digest.value
  }

  package mutating func insert(_ names: some Sequence<String>) {
    for name in names { insert(name) }
  }
}
