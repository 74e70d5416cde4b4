import SpecModel
import SpecSemantics
import SpecSyntax

/// Where a source is written.
enum SourcePlace: Sendable, Hashable {
  /// As a declaration of its own.
  case declaration(String)
  /// In a screen, as what it or one of its sections shows; the first section is 0.
  case section(Int, of: String)
  /// As one of several of which conditions choose in such a section; the first is 0.
  case choice(Int, inSection: Int, of: String)
  /// In a screen, as what it loads under a name.
  case data(String, of: String)

  /// The source's mapping in a spec.
  func node(in tree: SyntaxTree) -> NodeID? {
    switch self {
    case .declaration(let name): return document("source", name, in: tree)
    case .data(let name, let screen):
      return document("screen", screen, in: tree).flatMap { tree.child("data", of: $0) }
        .flatMap { tree.child(name, of: $0) }
    case .section(let number, let screen): return source(ofSection: number, screen, in: tree)
    case .choice(let choice, let number, let screen):
      return source(ofSection: number, screen, in: tree).flatMap { tree.item(choice, of: $0) }
    }
  }

  /// What stands under `source:` of a section.
  private func source(
    ofSection number: Int, _ screen: String, in tree: SyntaxTree
  ) -> NodeID? {
    guard let root = document("screen", screen, in: tree) else { return nil }
    guard let sections = tree.child("sections", of: root) else {
      return number == 0 ? tree.child("source", of: root) : nil
    }
    return tree.item(number, of: sections).flatMap { tree.child("source", of: $0) }
  }

  private func document(_ key: String, _ name: String, in tree: SyntaxTree) -> NodeID? {
    tree.documents.first { document in
      tree.child(key, of: document).map { tree.scalarEquals($0, string: name) } ?? false
    }
  }
}

extension SyntaxTree {
  /// What stands under a key that is written out, if a node is a mapping.
  fileprivate func child(_ key: String, of node: NodeID) -> NodeID? {
    guard kind(node) == .mapping else { return nil }
    return pairs(node).first { scalarEquals($0.key, string: key) }?.value
  }

  /// An element of a list, if a node is one that has so many.
  fileprivate func item(_ number: Int, of node: NodeID) -> NodeID? {
    guard kind(node) == .sequence else { return nil }
    return items(node).dropFirst(number).first { _ in true }
  }
}

extension String {
  /// What a source of this name is called that is written in place in a screen: what this shows as a whole is called
  /// as it is, with the others of several there, unless a source that is declared is called so.
  func nameOfSource(in screen: String, _ index: AppIndex) -> String {
    guard writtenName == screen else { return "\(screen).\(self)" }
    return index.source(screen) == nil ? self : "\(screen).source\(dropFirst(screen.count))"
  }
}

/// A source with where it is written, and what it is called among all.
struct PlacedSource {
  let source: SourceDeclaration
  let place: SourcePlace
  /// Of one in a screen, the screen's name with that of the part: `Home`, `Home.posts`.
  let name: String

  /// The sources that a declaration is or has in place.
  static func all(in declaration: Declaration, of index: AppIndex) -> [PlacedSource] {
    switch declaration {
    case .source(let source):
      let name = source.name.text
      return [PlacedSource(source: source, place: .declaration(name), name: name)]
    case .screen(let screen): return all(in: screen, of: index)
    default: return []
    }
  }

  private static func all(in screen: ScreenDeclaration, of index: AppIndex) -> [PlacedSource] {
    let screenName = screen.name.text
    func placed(_ source: SourceDeclaration, _ place: SourcePlace) -> PlacedSource {
      PlacedSource(
        source: source, place: place, name: source.name.text.nameOfSource(in: screenName, index))
    }
    let data = screen.data.compactMap { data -> PlacedSource? in
      guard case .inline(let source) = data.source else { return nil }
      return placed(source, .data(data.name.text, of: screenName))
    }
    var written = -1
    let sections = screen.sections.compactMap { section -> PlacedSource? in
      if !section.isAlternative { written += 1 }
      guard case .source(.inline(let source), _, _) = section.content else { return nil }
      guard let choice = section.choice else {
        return placed(source, .section(written, of: screenName))
      }
      return placed(source, .choice(choice.position, inSection: written, of: screenName))
    }
    return data + sections
  }
}
