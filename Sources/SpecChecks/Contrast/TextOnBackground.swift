import Diagnostics
import SourceText
import SpecModel

/// A text, and the backgrounds that lie below it.
struct TextOnBackground {
  /// A colour, and where a spec says it; nil where the run-time takes it by itself.
  struct Use {
    let name: String
    let place: Location?
  }

  let text: Use
  /// Where the text stands.
  let place: Location
  /// From the screen's own on, that not among them.
  let backgrounds: [Use]
  let font: String?
}

/// Goes through the trees of cells and finds what text stands on which background.
struct TextsOnBackgrounds {
  /// Deeper is only what goes into itself, which is an error of its own.
  private static let deepest = 64

  let index: AppIndex
  private(set) var found: [TextOnBackground] = []

  init(_ index: AppIndex) {
    self.index = index
  }

  mutating func visit(_ declaration: Declaration, in file: FileID) {
    switch declaration {
    case .adapter(let adapter):
      if case .cell(let node) = adapter.body { visit(node, in: file, on: [], depth: 0) }
    case .screen(let screen):
      for row in screen.sections.lazy.flatMap(\.pageParts) {
        if let tree = row.tree { visit(tree, in: file, on: [], depth: 0) }
      }
    default: break
    }
  }

  private mutating func visit(
    _ node: CellNode, in file: FileID, on backgrounds: [TextOnBackground.Use], depth: Int
  ) {
    guard depth < Self.deepest else { return }
    func use(_ name: Name?, else role: String) -> TextOnBackground.Use {
      TextOnBackground.Use(
        name: name?.text ?? role, place: name.map { Location(file: file, span: $0.span) })
    }
    switch node.content {
    case .container(let container):
      let inner = container.background.map { backgrounds + [use($0, else: "background")] }
      for item in container.items {
        visit(item, in: file, on: inner ?? backgrounds, depth: depth + 1)
      }
    case .text(let text):
      found.append(
        TextOnBackground(
          text: use(text.color, else: "text"), place: Location(file: file, span: node.span),
          backgrounds: backgrounds, font: text.font?.text ?? "body"))
    case .button(let button) where button.title != nil:
      found.append(
        TextOnBackground(
          text: use(nil, else: "accent"), place: Location(file: file, span: node.span),
          backgrounds: backgrounds, font: "body"))
    case .component(let placed):
      guard let component = index.component(placed.component.text),
        let id = index.id(of: .component, placed.component.text)
      else { return }
      visit(component.cell, in: index.file(of: id), on: backgrounds, depth: depth + 1)
    default: break
    }
  }
}

extension SectionDeclaration {
  /// The parts of a composed page.
  fileprivate var pageParts: [RowDeclaration] {
    if case .page(let page) = content { page.parts } else { [] }
  }
}
