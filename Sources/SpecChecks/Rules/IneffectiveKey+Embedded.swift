import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Screens that are only ever seen in others, whose bars are not theirs.
extension SpecRule {
  /// Where a screen stands in another one.
  private enum Place {
    /// In a row, a page or a cell.
    case row
    /// Above the tabs of a screen.
    case header
    /// Behind one of the tabs of a screen.
    case tab

    /// The keys of a screen whose values reach no bar from here.
    func idle(of screen: ScreenDeclaration) -> [Name] {
      let (isRow, keys) = (self == .row, screen.barKeys)
      let named: [(String, ByteSpan?)] = [
        ("title", keys.title), ("bar", isRow ? keys.bar : nil),
        ("toolbar", isRow ? keys.toolbar : nil), ("search", self == .tab ? nil : keys.search),
        ("selection", isRow ? keys.selection : nil),
        // In a row nothing of its bar is seen, which is told as a whole.
        ("largeTitle", isRow ? nil : keys.largeTitle), ("prompt", isRow ? nil : keys.prompt),
        ("subtitle", isRow ? nil : keys.subtitle), ("segments", isRow ? nil : keys.segments),
        ("appearance", isRow ? nil : keys.appearance),
        // What a bar looks like that is nowhere is told as such.
        ("toolbarAppearance", SpecRule.lacksToolbar(screen) ? nil : keys.toolbarAppearance),
        ("hidesTabBar", keys.hidesTabBar),
        ("statusBar", self == .tab ? nil : keys.statusBar),
      ]
      return named.compactMap { name, span in span.map { Name(name, span: $0) } }
        + (isRow ? selectedLooks(of: screen) : [])
    }

    /// What rows look like that are selected, where bars would say that they are to be.
    private func selectedLooks(of screen: ScreenDeclaration) -> [Name] {
      // Without a selection nothing is selected anywhere, which is told as such.
      guard screen.selection != nil else { return [] }
      let looks = [screen.look] + screen.sections.map(\.look)
      return looks.compactMap { $0?.selectedKey }.map { Name("selected", span: $0) }
    }

    var phrase: String {
      switch self {
      case .row: "in a cell or a page"
      case .header: "above tabs"
      case .tab: "behind a tab"
      }
    }
  }

  static func checkEmbeddedScreens(_ app: AppSite, into findings: inout Findings) {
    let embeds = app.uses[.embeds]
    // What cannot be read may show anything, and so may who is not here.
    guard !embeds.isEmpty, !app.index.hasBroken, app.index.interfaces.isEmpty,
      app.index.app?.host != nil
    else { return }
    var places = Self.places(of: embeds, among: app.index.heads.count)
    // Most of what leads somewhere leads to screens that are embedded nowhere.
    for way in app.uses[.leads] {
      guard let number = places.numbers[way.to.index], !places.all[number].isShown else { continue }
      let isEmbed = places.all[number].embeds.contains {
        $0.from == way.from && $0.span == way.span
      }
      if !isEmbed { places.all[number].isShown = true }
    }
    for place in places.all.sorted(by: { $0.screen.index < $1.screen.index }) where !place.isShown {
      check(place.screen, standingAt: place.embeds, app, into: &findings)
    }
  }

  /// A screen that stands in others.
  private struct Embedded {
    let screen: DeclarationID
    var embeds: [UseGraph.Edge]
    /// Whether something shows it as a whole, too.
    var isShown = false
  }

  /// The screens that stand in others, and their numbers by those of all declarations.
  private static func places(
    of embeds: [UseGraph.Edge], among count: Int
  ) -> (all: [Embedded], numbers: [Int?]) {
    var all: [Embedded] = []
    var numbers = [Int?](repeating: nil, count: count)
    for embed in embeds {
      if let number = numbers[embed.to.index] {
        all[number].embeds.append(embed)
      } else {
        numbers[embed.to.index] = all.count
        all.append(Embedded(screen: embed.to, embeds: [embed]))
      }
    }
    return (all, numbers)
  }

  private static func check(
    _ id: DeclarationID, standingAt embeds: [UseGraph.Edge], _ app: AppSite,
    into findings: inout Findings
  ) {
    guard case .screen(let screen) = app.index.declaration(id), let first = embeds.first else {
      return
    }
    // What a hand-written screen says of bars is told as such.
    if case .swift = screen.body { return }
    let places = embeds.map { place(of: $0, app) }
    let idle = places.map { $0.idle(of: screen) }
    let common = (idle.first ?? []).filter { key in
      idle.allSatisfy { $0.contains { $0.text == key.text } }
    }
    for key in common {
      findings.report(
        .ineffectiveKey,
        "`\(key.text)` is not seen: `\(screen.name.text)` only ever stands \(place(of: first, app).phrase)",
        at: Location(file: app.index.file(of: id), span: key.span),
        related: [.init(app.location(first), "it stands here")],
        help: [help(for: key)])
    }
  }

  private static func help(for key: Name) -> String {
    switch key.text {
    case "selected": "leave `selected:` out together with `selection:`"
    case "title": "leave it out, or say it on the screen around it"
    default: "leave it out, or say it on the screen around it, whose bars are seen"
    }
  }

  private static func place(of embed: UseGraph.Edge, _ app: AppSite) -> Place {
    guard case .screen(let around) = app.index.declaration(embed.from),
      case .tabs(let tabs) = around.body
    else { return .row }
    return tabs.header?.screen.span == embed.span ? .header : .tab
  }
}
