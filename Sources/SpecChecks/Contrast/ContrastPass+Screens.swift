import SourceText
import SpecModel

/// What stands on bars, on screens and their sections, and on rows.
extension ContrastPass {
  /// The title of a bar is as large as running text, and in its colour where nothing is said.
  mutating func visit(_ bar: BarLook?, _ context: Context) {
    guard let background = bar?.background else { return }
    visit(bar?.titles.map { .one($0) }, else: "text", on: .one(background), context)
  }

  /// Words on a bar, which are in a colour of the theme where nothing is said.
  private mutating func visit(
    _ words: Alternatives<Name>?, else standard: String, on background: Alternatives<Name>,
    _ context: Context
  ) {
    forEach(of: background, context) { pass, color, context in
      let context = pass.standing(on: color.text, at: color.span, context)
      guard let words else {
        return pass.note(standard, .text(isLarge: false), at: color.span, context)
      }
      pass.forEach(of: words, context) { pass, word, context in
        pass.note(word.text, .text(isLarge: false), at: word.span, context)
      }
    }
  }

  /// What stands in a lower bar is in the accent where nothing is said.
  mutating func visit(_ bar: LowerBarLook?, _ context: Context) {
    guard let background = bar?.background else { return }
    visit(bar?.items.map { .one($0) }, else: "accent", on: .one(background), context)
  }

  mutating func visit(_ screen: ScreenDeclaration, _ context: Context) {
    if let look = screen.bar.heading?.look, let background = look.background {
      visit(look.titles, else: "text", on: background, context)
    }
    if let look = screen.bar.toolbarLook, let background = look.background {
      visit(look.items, else: "accent", on: background, context)
    }
    if case .cell(let node) = screen.states.loading { visit(node, context) }
    for empty in screen.states.empty {
      visit(empty.text, empty.detail, context)
      if let button = empty.button {
        note("accent", .text(isLarge: false), at: button.title.span, context)
      }
    }
    if let error = screen.states.error, error.style == .full {
      visit(error.text, error.detail, context)
    }
    for text in screen.states.more?.texts ?? [] {
      note("secondaryText", .text(isLarge: false), at: text.span, context)
    }
    if case .form(let form) = screen.body {
      for footer in form.groups.compactMap(\.footer) {
        note("secondaryText", .text(isLarge: false), at: footer.span, context)
      }
    }
    for section in screen.sections {
      visit(section, context)
      visitLooks(of: section, on: screen, context)
      for row in section.content.rows {
        if let tree = row.tree { visit(tree, of: section, context) }
      }
    }
  }

  /// What a state says. With a second text below it, the first is a heading.
  private mutating func visit(_ text: TextValue, _ detail: TextValue?, _ context: Context) {
    guard let detail else {
      return note("secondaryText", .text(isLarge: false), at: text.span, context)
    }
    note("text", .text(isLarge: false), at: text.span, context)
    note("secondaryText", .text(isLarge: false), at: detail.span, context)
  }

  /// A part of a page, on the background of its section if that has one.
  private mutating func visit(
    _ tree: CellNode, of section: SectionDeclaration, _ context: Context
  ) {
    guard let background = section.look?.background else { return visit(tree, context) }
    forEach(of: background, context) { pass, color, context in
      pass.visit(tree, pass.standing(on: color.text, at: color.span, context))
    }
  }

  /// What stands above and below a section that has a background of its own.
  private mutating func visit(_ section: SectionDeclaration, _ context: Context) {
    guard let background = section.look?.background else { return }
    let header = section.header?.span ?? section.group?.value.span
    forEach(of: background, context) { pass, color, context in
      let context = pass.standing(on: color.text, at: color.span, context)
      if let header { pass.note("text", .text(isLarge: false), at: header, context) }
      if let footer = section.footer {
        pass.note("secondaryText", .text(isLarge: false), at: footer.span, context)
      }
    }
  }

  /// What rows show on what is behind them under a finger, and while they are selected.
  private mutating func visitLooks(
    of section: SectionDeclaration, on screen: ScreenDeclaration, _ context: Context
  ) {
    let selected = screen.selection == nil ? nil : screen.selectedLook(of: section)
    let looks = [screen.pressedLook(of: section), selected].compactMap { $0?.background }
    guard !looks.isEmpty, case .source(_, let adapters, _) = section.content else { return }
    let ground = section.look?.background?.first
    let below = ground.map { standing(on: $0.text, at: $0.span, context) } ?? context
    for look in looks {
      var inner = standing(on: look.text, at: look.span, below)
      inner.isBehindRow = true
      for adapter in adapters { place(cellsOf: adapter.name, inner) }
    }
  }
}
