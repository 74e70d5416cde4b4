import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What fills the window has a way out, and so has the log-in gate.
  static let noWayOut: SpecRule = .init(
    name: "no-way-out", severity: .warning,
    summary: "A screen that fills the window cannot be left, or not in each of its states.",
    rationale:
      "A sheet is pulled away and a pushed screen has a button that leads back. A screen that is presented "
      + "as `fullScreen`, or that is the log-in gate, has neither: without an effect of its own that leads "
      + "out, only ending the app does. While it loads and after a failure only its bar is there.",
    examples: """
      app: Shop
      language: 1
      host: { menu: [{ screen: Home, title: tab.home }] }
      ---
      screen: Home
      sections:
        - id: main
          rows:
            - { use: PostRow, item: { id: a, title: A }, present: Tour, as: fullScreen }
      ---
      screen: ‹Tour›
      sections:
        - { id: main, rows: [{ use: PostRow, item: { id: b, title: B } }] }«→
      bar: { leading: [{ icon: xmark, label: tour.close, do: dismiss }] }»
      """,
    .app { app, findings in
      // What cannot be read may lead anywhere.
      guard !app.index.hasBroken else { return }
      checkGate(app, into: &findings)
      let covers = app.uses[.covers]
      guard !covers.isEmpty else { return }
      let ways = WaysOut(of: app)
      var seen: Set<DeclarationID> = []
      for cover in covers where seen.insert(cover.to).inserted {
        guard let problem = problem(of: cover.to, ways, in: app) else { continue }
        findings.report(
          .noWayOut, problem.message, at: app.index.location(of: cover.to),
          related: [
            .init(app.location(cover), "it is presented here so that it fills the window")
          ],
          help: [problem.help])
      }
    })

  private static func problem(of id: DeclarationID, _ ways: WaysOut, in app: AppSite) -> Problem? {
    guard case .screen(let screen) = app.index.declaration(id) else { return nil }
    let name = screen.name.text
    guard ways.leadOut(of: id) else {
      return (
        "`\(name)` fills the window, and nothing leads out of it",
        "give its `bar:` a button with `do: dismiss`, or present it as a sheet"
      )
    }
    let site = ScreenSite(screen, id: id, file: app.index.file(of: id), index: app.index)
    guard site.loads, screen.sections.allSatisfy(\.content.rows.isEmpty),
      !screen.bar.items.contains(where: { ways.leadOut(by: $0.effect, index: app.index) })
    else { return nil }
    return (
      "`\(name)` fills the window, and only what it loads leads out of it",
      "give its `bar:` a button with `do: dismiss`: while it loads and after a failure there is no other"
    )
  }

  /// A gate of the app's own lets somebody in.
  private static func checkGate(_ app: AppSite, into findings: inout Findings) {
    guard let gate = app.index.app?.host?.onboarding?.screen, let session = app.index.session,
      app.index.screen(gate.text) != nil, let root = app.index.apps.first
    else { return }
    let beginnings = Set(session.beginnings.map(\.text))
    guard !beginnings.isEmpty, !app.beforeGate.mayLetIn(by: beginnings) else { return }
    findings.report(
      .noWayOut, "nobody gets past `\(gate.text)`: nothing there begins a session",
      at: Location(file: app.index.file(of: root), span: gate.span),
      help: ["send one of the requests that begin it: \(Listing.quoted(beginnings.sorted()))"])
  }
}

extension BeforeGate {
  /// Whether something before the gate begins a session, or may do so: what is written by hand, a method of
  /// the app, or an address.
  fileprivate func mayLetIn(by requests: Set<String>) -> Bool {
    func lets(_ effect: Effect) -> Bool {
      var isIn = false
      effect.forEachStep { step in
        switch step.action {
        case .request(let name): if requests.contains(name.text) { isIn = true }
        case .call, .open: isIn = true
        default: break
        }
      }
      return isIn
    }
    return screens.contains { screen in
      if case .swift = screen.body { return true }
      var isIn = false
      screen.forEachEffect { if lets($0) { isIn = true } }
      return isIn
    }
      || adapters.contains { adapter in
        if case .swift = adapter.body { return true }
        var isIn = false
        adapter.forEachEffect { if lets($0) { isIn = true } }
        return isIn
      }
  }
}
