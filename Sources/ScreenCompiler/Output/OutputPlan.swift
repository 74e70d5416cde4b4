import Diagnostics
import SourceText
import SpecModel
import SpecSemantics
import SwiftEmitter

/// Which Swift file comes from which spec.
struct OutputPlan: Sendable {
  struct Item: Sendable {
    let spec: SpecFile
    let name: String
  }

  let items: [Item]
  /// Specs whose Swift files would have one name.
  let collisions: [Diagnostic]

  /// The plan for an app. Nothing comes from the interfaces of modules whose specs are elsewhere.
  ///
  /// - Parameter includesEmpty: Whether specs are in it that declare nothing.
  init(of index: AppIndex, includesEmpty: Bool = false) {
    let files =
      index.interfaces.isEmpty
      ? index.files : index.files.filter { !index.isInterface(fileAt: $0.path) }
    let named = files.parallelMap(partsOf: 512) { range in
      files[range].filter { includesEmpty || !$0.declarations.isEmpty }.map { file in
        let name = Emitter.outputName(forSpecPath: file.path)
        // Some file systems don't tell upper from lower case.
        return (item: Item(spec: file, name: name), key: name.lowercased())
      }
    }.flatMap(\.self)
    var collisions: [Diagnostic] = []
    var taken: [String: SpecFile] = [:]
    taken.reserveCapacity(named.count)
    for (item, key) in named {
      guard let other = taken.updateValue(item.spec, forKey: key) else { continue }
      collisions.append(Self.collision(item.spec, other, name: item.name))
    }
    items = named.map(\.item)
    self.collisions = collisions
  }

  private static func collision(_ file: SpecFile, _ other: SpecFile, name: String) -> Diagnostic {
    Diagnostic(
      .outputNameCollision, "this file and \(other.path) would both be generated into \(name)",
      at: Location(file: file.id, span: .zero),
      related: [.init(Location(file: other.id, span: .zero), "the other file")],
      help: ["rename one of them"])
  }
}
