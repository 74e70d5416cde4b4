import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Goes through what adapters and screens show and finds what stands on which background.
///
/// Most pairs of colours are met again and again: each is measured once. The walk makes a pass over each part
/// of the app while it has that at hand; components are gone through when the parts are put together.
struct ContrastPass: Sendable {
  /// What has to be told from its background.
  enum Kind: Sendable, Equatable {
    case text(isLarge: Bool)
    /// A picture in one colour.
    case icon

    fileprivate static var count: Int { 3 }

    fileprivate var ordinal: Int {
      switch self {
      case .text(isLarge: false): 0
      case .text(isLarge: true): 1
      case .icon: 2
      }
    }
  }

  /// A colour on its backgrounds.
  struct Pair: Sendable {
    let color: String
    let surface: Int
    let kind: Kind
  }

  /// Where a pair stands first, and how often it stands somewhere.
  struct Use: Sendable {
    let place: Location
    /// Where the background is said; nil where the run-time takes it by itself.
    let background: Location?
    var count = 1
  }

  /// A background over others.
  private struct Surface: Sendable, Hashable {
    let below: Int
    let color: String
  }

  /// A component or the cells of an adapter where they are placed first on a background.
  private struct Placement: Sendable {
    let placed: Placed
    let context: Context
    /// How many pairs were met before.
    let position: Int
  }

  private enum Placed: Sendable {
    case component(ComponentUse)
    case cells(of: Name)
  }

  /// Where a pass stands.
  struct Context: Sendable {
    let file: FileID
    var surface = 0
    var background: Location?
    var assumptions = Assumptions()
    /// Of how many looks this is one.
    var ways = 1
    /// Whether the background is behind a row while something is done with it: what has a background of its own hides it.
    var isBehindRow = false

    /// One cell within the other, each of several colors, would have very many ways to look.
    static let mostWays = 256
  }

  /// Where components are looked up; nil for a part, which only notes where they are placed.
  private let index: AppIndex?
  private let colors: ThemeColors
  /// Whether the font of texts that have none of their own is large.
  private let hasLargeBody: Bool
  /// The first is the screen's own.
  private var surfaces: [Surface] = [Surface(below: 0, color: "background")]
  private var numbers: [Surface: Int] = [:]
  /// Components by the backgrounds that they were gone through on: a second time finds nothing new.
  private var placed: Set<Surface> = []
  private var placements: [Placement] = []
  /// The pairs in the order in which they were met.
  private(set) var pairs: [(pair: Pair, use: Use)] = []
  private var colorNumbers = NameMap<Int>()
  /// The numbers of the pairs of a surface, from 1, by those of their colors and kinds: nearly every node
  /// looks one up.
  private var pairNumbers: [[Int]] = [[]]

  private init(_ index: AppIndex?, _ colors: ThemeColors) {
    self.index = index
    self.colors = colors
    hasLargeBody = colors.isLarge(font: "body")
  }

  /// A pass over a part of an app.
  init(_ colors: ThemeColors) {
    self.init(nil, colors)
  }

  /// A pass over a whole app.
  ///
  /// - Parameter parts: The passes over its parts, in order.
  init(_ parts: [ContrastPass], _ index: AppIndex, _ colors: ThemeColors) {
    self.init(index, colors)
    for part in parts { append(part) }
  }

  private mutating func append(_ part: ContrastPass) {
    var own = [0]
    for surface in part.surfaces.dropFirst() {
      own.append(self.surface(of: surface.color, on: own[surface.below]))
    }
    var placements = part.placements[...]
    for position in 0...part.pairs.count {
      while let next = placements.first, next.position == position {
        var context = next.context
        context.surface = own[context.surface]
        switch next.placed {
        case .component(let use): place(use, context)
        case .cells(let adapter): place(cellsOf: adapter, context)
        }
        placements.removeFirst()
      }
      guard position < part.pairs.count else { return }
      let (pair, use) = part.pairs[position]
      note(Pair(color: pair.color, surface: own[pair.surface], kind: pair.kind), use)
    }
  }

  /// The backgrounds of a pair, from the screen's own on, that not among them.
  func backgrounds(of pair: Pair) -> [String] {
    var names: [String] = []
    var surface = pair.surface
    while surface > 0 {
      names.append(surfaces[surface].color)
      surface = surfaces[surface].below
    }
    return names.reversed()
  }

  /// Whether a pair is that of an icon, and text stands there in the same color, which needs more.
  func hasText(of pair: Pair) -> Bool {
    guard pair.kind == .icon else { return false }
    guard let color = colorNumbers[pair.color] else { return false }
    return number(of: color, .text(isLarge: false), on: pair.surface) > 0
  }

  mutating func visit(_ declaration: Declaration, in file: FileID) {
    let context = Context(file: file)
    switch declaration {
    case .adapter(let adapter):
      if case .cell(let node) = adapter.body { visit(node, context) }
    case .screen(let screen): visit(screen, context)
    case .theme(let theme):
      visit(theme.bar, context)
      visit(theme.toolbar, context)
      visit(theme.tabBar, context)
    default: break
    }
  }

  mutating func visit(_ node: CellNode, _ context: Context) {
    guard let condition = node.condition else { return visitSeen(node, context) }
    guard context.assumptions.allow(condition, toHold: true) else { return }
    var inner = context
    inner.assumptions = context.assumptions.assuming(condition, true)
    visitSeen(node, inner)
  }

  /// A node where its condition holds.
  private mutating func visitSeen(_ node: CellNode, _ context: Context) {
    guard !context.isBehindRow || node.ground == nil else { return }
    switch node.ground {
    case nil: visit(inside: node, context)
    case .color(let color):
      forEach(of: color, context) { pass, color, context in
        pass.visit(inside: node, on: color.text, at: color.span, context)
      }
    case .gradient(let gradient, let color):
      forEach(of: gradient, context) { pass, gradient, context in
        pass.visit(inside: node, on: gradient, otherwise: color, context)
      }
    case .picture: visit(inside: node, on: ThemeColors.unknown, at: node.span, context)
    }
  }

  /// What stands on a gradient stands on each of its colors.
  private mutating func visit(
    inside node: CellNode, on gradient: TokenOr<CellGradient>?,
    otherwise color: Alternatives<Name>?, _ context: Context
  ) {
    switch gradient {
    case .own(let gradient):
      for end in [gradient.from, gradient.to] {
        visit(inside: node, on: end.text, at: end.span, context)
      }
    case .token(let name):
      for isFirst in [true, false] {
        let end = ThemeColors.end(of: name.text, isFirst: isFirst)
        visit(inside: node, on: end, at: name.span, context)
      }
    case nil:
      guard let color else { return visit(inside: node, context) }
      forEach(of: color, context) { pass, color, context in
        pass.visit(inside: node, on: color.text, at: color.span, context)
      }
    }
  }

  private mutating func visit(
    inside node: CellNode, on background: String, at span: ByteSpan, _ context: Context
  ) {
    visit(inside: node, standing(on: background, at: span, context))
  }

  mutating func standing(
    on background: String, at span: ByteSpan, _ context: Context
  ) -> Context {
    var inner = context
    inner.surface = surface(of: background, on: context.surface)
    inner.background = Location(file: context.file, span: span)
    return inner
  }

  private mutating func visit(inside node: CellNode, _ context: Context) {
    if let paint = node.paint { note(paint, context) }
    if let component = node.component { place(component, context) }
    for item in node.items { visit(item, context) }
    guard !node.overlays.isEmpty else { return }
    let above =
      node.isPicture ? standing(on: ThemeColors.unknown, at: node.span, context) : context
    for overlay in node.overlays { visit(overlay, above) }
  }

  private mutating func note(_ paint: CellPaint, _ context: Context) {
    // Nearly everything has one color and one font.
    if case .one(let color) = paint.color, let kind = onlyKind(of: paint) {
      return note(color.text, kind, at: color.span, context)
    }
    forEach(of: paint.color, context) { pass, color, context in
      pass.forEachKind(of: paint, context) { pass, kind, context in
        pass.note(color.text, kind, at: color.span, context)
      }
    }
  }

  /// What is painted, unless conditions choose among several fonts.
  private func onlyKind(of paint: CellPaint) -> Kind? {
    switch paint.kind {
    case .text(nil): .text(isLarge: hasLargeBody)
    case .text(.one(let font)?): .text(isLarge: colors.isLarge(font: font.text))
    case .text(.chosen?): nil
    case .icon: .icon
    }
  }

  /// Calls a function with each of the colors, gradients or fonts that something can have at a place, and what is known
  /// there then.
  mutating func forEach<Look>(
    of look: Alternatives<Look>, _ context: Context,
    _ body: (inout ContrastPass, Look, Context) -> Void
  ) {
    if case .one(let look) = look { return body(&self, look, context) }
    var context = context
    context.ways *= look.all.count
    guard context.ways <= Context.mostWays else { return body(&self, look.first, context) }
    choose(from: look, context, body)
  }

  private mutating func choose<Look>(
    from look: Alternatives<Look>, _ context: Context,
    _ body: (inout ContrastPass, Look, Context) -> Void
  ) {
    switch look {
    case .one(let look): body(&self, look, context)
    case .chosen(let condition, let value, let otherwise):
      for (look, isHolding) in [(value, true), (otherwise, false)]
      where context.assumptions.allow(condition, toHold: isHolding) {
        var inner = context
        inner.assumptions = context.assumptions.assuming(condition, isHolding)
        choose(from: look, inner, body)
      }
    }
  }

  /// Calls a function with what something can be, by the fonts that it can have at a place.
  private mutating func forEachKind(
    of paint: CellPaint, _ context: Context,
    _ body: (inout ContrastPass, Kind, Context) -> Void
  ) {
    guard case .text(let font?) = paint.kind else {
      if let kind = onlyKind(of: paint) { body(&self, kind, context) }
      return
    }
    forEach(of: font, context) { pass, font, context in
      body(&pass, .text(isLarge: pass.colors.isLarge(font: font.text)), context)
    }
  }

  private mutating func place(_ use: ComponentUse, _ context: Context) {
    let name = use.component.text
    // A component that looks otherwise is another one each time.
    let look =
      use.refinements.isEmpty ? name : "\(name) \(context.file.rawValue) \(use.component.span)"
    guard isFirst(context.isBehindRow ? "row of \(look)" : look, context) else { return }
    guard let index else { return placeLater(.component(use), context) }
    guard let component = index.component(name), let id = index.id(of: .component, name) else {
      return
    }
    visit(
      component.cell.refined(by: use.refinements),
      Context(
        file: index.file(of: id), surface: context.surface, background: context.background,
        // What a component asks for by itself is nothing of what is around it.
        assumptions: use.refinements.isEmpty ? Assumptions() : context.assumptions,
        isBehindRow: context.isBehindRow))
  }

  mutating func place(cellsOf adapter: Name, _ context: Context) {
    guard isFirst("cells of \(adapter.text)", context) else { return }
    guard let index else { return placeLater(.cells(of: adapter), context) }
    guard let declared = index.adapter(adapter.text), case .cell(let node) = declared.body,
      let id = index.id(of: .adapter, adapter.text)
    else { return }
    visit(
      node,
      Context(
        file: index.file(of: id), surface: context.surface, background: context.background,
        isBehindRow: context.isBehindRow))
  }

  /// Whether something is placed on a background for the first time: a second time finds nothing new.
  private mutating func isFirst(_ placed: String, _ context: Context) -> Bool {
    self.placed.insert(Surface(below: context.surface, color: placed)).inserted
  }

  private mutating func placeLater(_ placed: Placed, _ context: Context) {
    placements.append(Placement(placed: placed, context: context, position: pairs.count))
  }

  mutating func note(
    _ color: String, _ kind: Kind, at span: ByteSpan, _ context: Context
  ) {
    note(
      Pair(color: color, surface: context.surface, kind: kind),
      Use(
        place: Location(file: context.file, span: span), background: context.background))
  }

  private mutating func note(_ pair: Pair, _ use: Use) {
    let number =
      colorNumbers.add(colorNumbers.count, for: pair.color) ?? colorNumbers.count - 1
    let known = self.number(of: number, pair.kind, on: pair.surface)
    guard known == 0 else {
      pairs[known - 1].use.count += use.count
      return
    }
    pairs.append((pair, use))
    let column = number * Kind.count + pair.kind.ordinal
    let missing = column + 1 - pairNumbers[pair.surface].count
    if missing > 0 {
      pairNumbers[pair.surface].append(contentsOf: repeatElement(0, count: missing))
    }
    pairNumbers[pair.surface][column] = pairs.count
  }

  /// The number of a pair, from 1; 0 if it was not met.
  private func number(of color: Int, _ kind: Kind, on surface: Int) -> Int {
    let column = color * Kind.count + kind.ordinal
    return column < pairNumbers[surface].count ? pairNumbers[surface][column] : 0
  }

  private mutating func surface(of color: String, on below: Int) -> Int {
    let surface = Surface(below: below, color: color)
    if let number = numbers[surface] { return number }
    surfaces.append(surface)
    pairNumbers.append([])
    numbers[surface] = surfaces.count - 1
    return surfaces.count - 1
  }
}
