import Diagnostics
import SourceText
import SpecModel
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

  init(files: [SpecFile]) {
    var items: [Item] = []
    var collisions: [Diagnostic] = []
    var taken: [String: SpecFile] = [:]
    for file in files where !file.declarations.isEmpty {
      let name = Emitter.outputName(forSpecPath: file.path)
      // Some file systems don't tell upper from lower case.
      if let other = taken.updateValue(file, forKey: name.lowercased()) {
        collisions.append(Self.collision(file, other, name: name))
      }
      items.append(Item(spec: file, name: name))
    }
    self.items = items
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
