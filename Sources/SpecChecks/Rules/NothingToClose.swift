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
      + "`push` or `present` shows are left out.",
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
      guard !app.index.hasBroken, let host = app.index.app?.host else { return }
      let ways = WaysIn(of: app, host)
      for (number, head) in app.index.heads.enumerated() where head.kind == .screen {
        let id = DeclarationID(number)
        guard let way = ways.onlyWay(to: id), case .screen(let screen) = app.index.declaration(id)
        else { continue }
        check(screen, id, shownBy: way, app, into: &findings)
      }
    })

  private static func check(
    _ screen: ScreenDeclaration, _ id: DeclarationID, shownBy way: WaysIn.Way, _ app: AppSite,
    into findings: inout Findings
  ) {
    let (futile, cure): (SimpleEffect, String) =
      way.isModal ? (.pop, "`do: dismiss`") : (.dismiss, "`do: pop`")
    screen.forEachEffect { effect in
      effect.forEachStep { step in
        guard case .simple(futile) = step.action else { return }
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
}

/// The ways in which screens are shown.
private struct WaysIn {
  struct Way {
    let isModal: Bool
    let place: Location
  }

  /// The first way to a screen that is shown in one way only.
  private var ways: [DeclarationID: Way] = [:]
  /// Screens that are shown in several ways, or in one of which nothing is known here.
  private var unclear: Set<DeclarationID> = []
  /// What may stand in something that is presented.
  private let presented: [Bool]

  init(of app: AppSite, _ host: HostDeclaration) {
    let count = app.index.heads.count
    let edges = app.uses[.leads]
    var presented = [Bool](repeating: false, count: count)
    Adjacency(edges, count: count)
      .extend(&presented, from: edges.filter(\.isModal).map(\.to))
    self.presented = presented
    for edge in edges where app.index.kind(of: edge.to) == .screen { enter(edge, app) }
    for edge in app.uses[.embeds] { unclear.insert(edge.to) }
  }

  private mutating func enter(_ edge: UseGraph.Edge, _ app: AppSite) {
    // What the app itself leads to is in its menu, in a link or a gate.
    let isByEffect = app.index.kind(of: edge.from) != .app
    guard isByEffect, ways[edge.to].map({ $0.isModal == edge.isModal }) != false else {
      unclear.insert(edge.to)
      return
    }
    if ways[edge.to] == nil {
      ways[edge.to] = Way(isModal: edge.isModal, place: app.location(edge))
    }
  }

  /// How a screen is shown, if always in the same way, and as what it cannot close itself.
  func onlyWay(to id: DeclarationID) -> Way? {
    guard !unclear.contains(id), let way = ways[id] else { return nil }
    // What was pushed in a sheet can close that.
    return way.isModal || !presented[id.index] ? way : nil
  }
}
