import SpecModel
import SpecSemantics
import SpecSyntax

/// Where a source is written.
enum SourcePlace: Sendable, Hashable {
  /// As a declaration of its own.
  case declaration(String)
  /// In a screen, as what it or one of its sections shows; the first section is 0.
  case section(Int, of: String)
  /// In a screen, as what it loads under a name.
  case data(String, of: String)

  /// The source's mapping in a spec.
  func node(in tree: SyntaxTree) -> NodeID? {
    switch self {
    case .declaration(let name): return document("source", name, in: tree)
    case .data(let name, let screen):
      return document("screen", screen, in: tree).flatMap { tree.child("data", of: $0) }
        .flatMap { tree.child(name, of: $0) }
    case .section(let number, let screen):
      guard let root = document("screen", screen, in: tree) else { return nil }
      guard let sections = tree.child("sections", of: root) else {
        return number == 0 ? tree.child("source", of: root) : nil
      }
      let items = tree.kind(sections) == .sequence ? Array(tree.items(sections)) : []
      return items.indices.contains(number) ? tree.child("source", of: items[number]) : nil
    }
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
      let isWhole = source.name.text == screenName && index.source(screenName) == nil
      return PlacedSource(
        source: source, place: place,
        name: isWhole
          ? screenName
          : "\(screenName).\(source.name.text == screenName ? "source" : source.name.text)")
    }
    let data = screen.data.compactMap { data -> PlacedSource? in
      guard case .inline(let source) = data.source else { return nil }
      return placed(source, .data(data.name.text, of: screenName))
    }
    let sections = screen.sections.enumerated().compactMap { number, section -> PlacedSource? in
      guard case .source(.inline(let source), _, _) = section.content else { return nil }
      return placed(source, .section(number, of: screenName))
    }
    return data + sections
  }
}
