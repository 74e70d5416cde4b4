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
  package func outline(contents: (SpecFile) -> ContentDigest) -> ContentDigest {
    var digest = NameHash()
    for file in files {
      digest.combine(file.path)
      digest.combine(0 as UInt8)
      var concernsAll = false
      for declaration in file.declarations {
        digest.combine(declaration.kind.rawValue)
        digest.combine(declaration.name.text)
        digest.combine(0 as UInt8)
        switch declaration.kind {
        case .app, .api, .module, .events: concernsAll = true
        default: break
        }
      }
      if concernsAll { digest.combine(number: contents(file).value) }
    }
    digest.combine(number: componentsDigest.value)
    return ContentDigest(value: digest.value)
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
    var hash = NameHash(of: name)
    hash.combine(0 as UInt8)
    hash.combine(fact)
    // Sums of hashes as they are would meet one another too easily.
    let product = hash.value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    value &+= product.high ^ product.low
  }

  package mutating func insert(_ names: some Sequence<String>) {
    for name in names { insert(name) }
  }
}
