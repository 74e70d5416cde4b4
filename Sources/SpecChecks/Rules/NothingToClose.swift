import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// `dismiss` closes what is presented, and `pop` leads back from what was pushed.
  static let nothingToClose: SpecRule = .init(
    name: "nothing-to-close", severity: .warning,
    summary: "A screen closes itself in a way in which it is never shown.",
    rationale:
      "A screen that is only pushed is not presented, so that `dismiss` finds nothing to close, and in a sheet there is no "
      + "screen below the first that `pop` could lead back to: tapping it does nothing. Screens that something else than a "
      + "`push` or `present` shows are left out; in apps without a host, whose own code shows screens, too, those that are told "
      + "never `pop`, are pushed at one place, and by no way from what closes itself by `dismiss`.",
    examples: """
      app: Shop
      language: 1
      host: { menu: [{ screen: Home, title: tab.home }] }
      ---
      screen: Home
      sections: []
      bar: { trailing: [{ title: home.help, push: Help }] }
      ---
      screen: Help
      sections: []
      bar: { trailing: [{ title: help.done, ‹do›: «dismiss→pop» }] }
      """,
    .app { app, findings in
      // What cannot be read may show anything.
      guard !app.index.hasBroken, let declared = app.index.app else { return }
      let ways = WaysIn(of: app)
      // Without a host the app's own code shows screens, too.
      guard declared.host != nil else { return checkPushed(ways, app, into: &findings) }
      for (number, head) in app.index.heads.enumerated() where head.kind == .screen {
        let id = DeclarationID(number)
        guard case .screen(let screen) = app.index.declaration(id) else { continue }
        if let way = ways.onlyWay(to: id) {
          check(screen, id, shownBy: way, app, into: &findings)
        } else if let ways = ways.bothWays(to: id) {
          check(screen, id, shownBy: ways, app, into: &findings)
        }
      }
    })

  /// In an app whose own code shows screens, too, a screen is told that is pushed at the only place that leads to it and
  /// closes itself by `dismiss` wherever it does, as what is presented: unless it may stand in something that the app's
  /// code presents, which it closes then.
  private static func checkPushed(_ ways: WaysIn, _ app: AppSite, into findings: inout Findings) {
    var known: [Bool]?
    for (number, head) in app.index.heads.enumerated() where head.kind == .screen {
      let id = DeclarationID(number)
      guard let way = ways.onlyWay(to: id), !way.isModal, way.isOnlyOne,
        app.index.kind(of: way.from) == .screen,
        case .screen(let screen) = app.index.declaration(id),
        screen.closings(by: .dismiss).count > 1,
        // What closes itself in both ways is shown in both.
        screen.closings(by: .pop).isEmpty
      else { continue }
      let presentable = known ?? presentable(in: app)
      known = presentable
      if !presentable[way.from.index] { check(screen, id, shownBy: way, app, into: &findings) }
    }
  }

  /// What may stand in something that the app's code presents: screens that close themselves as such, those that links
  /// show, and all that is pushed from there.
  private static func presentable(in app: AppSite) -> [Bool] {
    let (edges, count) = (app.uses[.leads], app.index.heads.count)
    var roots = app.uses[.closing]
    let closing = Set(roots)
    for edge in edges {
      if app.index.kind(of: edge.from) == .app {
        roots.append(edge.to)
      } else if app.index.kind(of: edge.to) == .adapter, closing.contains(edge.to) {
        // A row that closes something closes the screen that it stands on.
        roots.append(edge.from)
      }
    }
    var presentable = [Bool](repeating: false, count: count)
    Adjacency(edges.filter { !$0.isModal }, count: count).extend(&presentable, from: roots)
    return presentable
  }

  /// A screen that is pushed here and presented there closes itself in both ways, or is not shown in one of them.
  private static func check(
    _ screen: ScreenDeclaration, _ id: DeclarationID, shownBy ways: WaysIn.Both, _ app: AppSite,
    into findings: inout Findings
  ) {
    let (dismissals, pops) = (screen.closings(by: .dismiss), screen.closings(by: .pop))
    guard dismissals.isEmpty != pops.isEmpty, let closing = (dismissals + pops).first else {
      return
    }
    let isDismissed = pops.isEmpty
    let name = screen.name.text
    let place = Location(file: app.index.file(of: id), span: closing.span)
    for way in isDismissed ? ways.pushed : ways.presented {
      var finding = Diagnostic(
        .nothingToClose,
        isDismissed
          ? "`\(name)` is pushed here and presented elsewhere, and its `dismiss` closes nothing here"
          : "`\(name)` is presented here and pushed elsewhere, and its `pop` leads nowhere here",
        at: way,
        related: [.init(place, "it is closed here")],
        help: [
          isDismissed
            ? "`present: \(name)`, as is done elsewhere, or close it in both ways, each with its `when:`"
            : "`push: \(name)`, as is done elsewhere, or close it in both ways, each with its `when:`"
        ])
      finding.note(cause: finding.message)
      findings.report(finding)
    }
  }

  private static func check(
    _ screen: ScreenDeclaration, _ id: DeclarationID, shownBy way: WaysIn.Way, _ app: AppSite,
    into findings: inout Findings
  ) {
    let (futile, cure): (SimpleEffect, String) =
      way.isModal ? (.pop, "`do: dismiss`") : (.dismiss, "`do: pop`")
    let closings = screen.closings(by: futile)
    // Where all that closes it is for the other way, and one place alone shows it, that place is wrong.
    if way.isOnlyOne, closings.count > 1,
      screen.closings(by: way.isModal ? .dismiss : .pop).isEmpty
    {
      let name = screen.name.text
      let file = app.index.file(of: id)
      var finding = Diagnostic(
        .nothingToClose,
        way.isModal
          ? "`\(name)` is presented here, and all that closes it is `pop`"
          : "`\(name)` is pushed here, and all that closes it is `dismiss`",
        at: way.place,
        related: closings.prefix(Findings.mostUses).map {
          .init(Location(file: file, span: $0.span), "it is closed here")
        },
        help: [
          way.isModal
            ? "`push: \(name)`, or let it `do: dismiss`" : "`present: \(name)`, or let it `do: pop`"
        ])
      finding.note(cause: finding.message)
      return findings.report(finding)
    }
    for step in closings {
      let name = screen.name.text
      var finding = Diagnostic(
        .nothingToClose,
        way.isModal
          ? "there is no screen below `\(name)` that `pop` could lead back to"
          : "`\(name)` is not presented, so that `dismiss` closes nothing",
        at: Location(file: app.index.file(of: id), span: step.span),
        related: [.init(way.place, way.isModal ? "it is presented here" : "it is pushed here")],
        help: ["let it \(cure)"])
      finding.note(cause: finding.message)
      findings.report(finding)
    }
  }
}

extension ScreenDeclaration {
  /// The effects that close the screen in a way.
  fileprivate func closings(by way: SimpleEffect) -> [Effect] {
    var found: [Effect] = []
    forEachEffect { effect in
      effect.forEachStep { step in
        if case .simple(way) = step.action { found.append(step) }
      }
    }
    return found
  }
}

/// The ways in which screens are shown.
private struct WaysIn {
  struct Way {
    let isModal: Bool
    /// What shows it.
    let from: DeclarationID
    let place: Location
    /// Whether no other place shows the screen.
    var isOnlyOne = true
  }

  /// Where a screen is shown in one way, and where in the other, as what it cannot close itself.
  struct Both {
    var pushed: [Location] = []
    var presented: [Location] = []
  }

  /// The first way to a screen that is shown in one way only.
  private var ways: [Way?]
  /// Screens that are shown in both ways.
  private var both: [DeclarationID: Both] = [:]
  /// Screens that are shown in a way of which nothing is known here.
  private var unclear: [Bool]
  /// What may stand in something that is presented.
  private let presented: [Bool]

  init(of app: AppSite) {
    let count = app.index.heads.count
    ways = [Way?](repeating: nil, count: count)
    unclear = [Bool](repeating: false, count: count)
    let edges = app.uses[.leads]
    var presented = [Bool](repeating: false, count: count)
    Adjacency(edges, count: count)
      .extend(&presented, from: edges.filter(\.isModal).map(\.to))
    self.presented = presented
    for edge in edges where app.index.kind(of: edge.to) == .screen { enter(edge, app) }
    for edge in app.uses[.embeds] { unclear[edge.to.index] = true }
    guard !both.isEmpty else { return }
    for edge in edges where both[edge.to] != nil { note(edge, app) }
  }

  private mutating func enter(_ edge: UseGraph.Edge, _ app: AppSite) {
    // What the app itself leads to is in its menu, in a link or a gate.
    guard app.index.kind(of: edge.from) != .app else {
      unclear[edge.to.index] = true
      return
    }
    guard let way = ways[edge.to.index] else {
      ways[edge.to.index] = Way(
        isModal: edge.isModal, from: edge.from, place: app.location(edge))
      return
    }
    ways[edge.to.index]?.isOnlyOne = false
    if way.isModal != edge.isModal { both[edge.to] = Both() }
  }

  /// Notes where a screen of two ways is shown. What is pushed in something that is presented can close that.
  private mutating func note(_ edge: UseGraph.Edge, _ app: AppSite) {
    let place = app.location(edge)
    if edge.isModal {
      both[edge.to]?.presented.append(place)
    } else if !presented[edge.from.index] {
      both[edge.to]?.pushed.append(place)
    }
  }

  /// Where a screen is shown that is pushed in some places and presented in others.
  func bothWays(to id: DeclarationID) -> Both? {
    both.isEmpty || unclear[id.index] ? nil : both[id]
  }

  /// How a screen is shown, if always in the same way, and as what it cannot close itself.
  func onlyWay(to id: DeclarationID) -> Way? {
    guard !unclear[id.index], let way = ways[id.index], both.isEmpty || both[id] == nil else {
      return nil
    }
    // What was pushed in a sheet can close that.
    return way.isModal || !presented[id.index] ? way : nil
  }
}
