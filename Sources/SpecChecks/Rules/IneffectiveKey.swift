import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What is said where nothing is made of it: of a list that a screen does not have, of bars that a screen
  /// in another one does not reach, of a cell that the app's own class makes.
  static let ineffectiveKey: SpecRule = .init(
    name: "ineffective-key", severity: .warning,
    summary: "A screen or a cell says something that nothing is made of.",
    rationale:
      "Whoever writes a key expects something of it, and of this one nothing comes; the finding says why. So it is, "
      + "for instance, with what is said of a list on a form or a hand-written controller, the title of a screen that "
      + "only ever stands in another one, the size of a cell that is the app's own, columns, letters at the side or "
      + "lines below rows where rows stand beside one another, the width of a row of a table, a header that stays at the "
      + "top of a table, where all do, or of a list that scrolls sideways, a preview of a screen to which a tap doesn't "
      + "lead by itself, a time after which to load anew that is "
      + "always over, an error where a screen can do without all that it loads, what a screen shows while it loads that "
      + "has nothing to load, the look of a bar that is not there, a line below a title where segments stand in the place "
      + "of that, a picture or a second text of a banner, the status bar of a sheet, the draft of a form of nothing but "
      + "secrets and photos or that sends nothing, a shadow without a background that throws it, the module of a type that "
      + "the generated code itself is part of, or what an API says of all its requests already.",
    examples: """
      screen: About
      swift: { type: AboutViewController }«
      ‹reload›: { pull: true }→»
      """,
    reportedBy: [.adapters],
    .screens { site, findings in
      checkLayouts(site, into: &findings)
      checkBadge(site, into: &findings)
      if !checkUnloaded(site, into: &findings) { checkReload(site, into: &findings) }
      checkSubtitle(site, into: &findings)
      checkToolbar(site, into: &findings)
      checkHiddenTabs(site, into: &findings)
      let kind: String
      switch site.screen.body {
      case .sections(let sections):
        checkLimits(of: sections, site, into: &findings)
        checkHeaders(of: sections, site, into: &findings)
        checkLooks(of: sections, site, into: &findings)
        checkSeparators(of: sections, site, into: &findings)
        checkRowLooks(of: sections, site, into: &findings)
        checkOrders(site, into: &findings)
        checkLoads(site, into: &findings)
        checkPreviews(site, into: &findings)
        return checkSwipes(site, into: &findings)
      case .form(let form):
        checkErrors(of: form, site, into: &findings)
        checkDraft(of: form, site, into: &findings)
        kind = "a form"
      case .tabs: kind = "a screen of tabs"
      case .swift: kind = "a hand-written screen"
      }
      for key in site.screen.ineffectiveKeys {
        findings.report(
          .ineffectiveKey, "`\(key.text)` means nothing on \(kind)", at: site.location(key.span),
          help: ["leave it out"])
      }
    },
    .apis { api, place, findings in
      guard let header = api.authentication?.header else { return }
      for argument in api.headers where argument.name.text.lowercased() == header.lowercased() {
        findings.report(
          .ineffectiveKey, "`auth:` sends the header `\(argument.name.text)` already",
          at: place.location(argument.name.span), help: ["leave it out here"])
      }
    },
    .sources { source, place, findings in checkPageSize(of: source, place, into: &findings) },
    .requests { request, place, findings in checkErrors(of: request, place, into: &findings) },
    .app { app, findings in
      checkEmbeddedScreens(app, into: &findings)
      checkTabBars(app, into: &findings)
      checkTabsOfEntries(app, into: &findings)
      checkPresentedScreens(app, into: &findings)
      checkResults(app, into: &findings)
      checkCellWidths(app, into: &findings)
      checkModules(app, into: &findings)
    })

  /// Nobody is back that soon, and nothing is said below a wheel that no pull shows.
  private static func checkReload(_ site: ScreenSite, into findings: inout Findings) {
    if let text = site.screen.reload.idleText {
      findings.report(
        .ineffectiveKey, "`text` means nothing here: nothing is pulled", at: site.location(text),
        help: ["leave it out, or say `pull: true`"])
    }
    if let every = site.screen.reload.every, let wait = site.screen.reload.onAppear,
      every.milliseconds <= wait.milliseconds, let key = site.screen.reload.onAppearKey
    {
      findings.report(
        .ineffectiveKey,
        "`onAppear` means nothing here: what is older than `every` is loaded when somebody comes back",
        at: site.location(key), help: ["leave it out, or say a shorter time"])
      return
    }
    guard let wait = site.screen.reload.onAppear?.milliseconds, wait < 1000,
      let key = site.screen.reload.onAppearKey
    else { return }
    findings.report(
      .ineffectiveKey,
      "`onAppear` waits for \(wait) milliseconds, which are over whenever somebody comes back",
      at: site.location(key), help: ["say it in seconds, as in `onAppear: 60s`"])
  }

  /// Tabs belong to the entries of the app's menu.
  private static func checkBadge(_ site: ScreenSite, into findings: inout Findings) {
    guard let badge = site.screen.barKeys.badge, let host = site.index.app?.host else { return }
    // On a hand-written screen nothing is made of it anyway, which is told as such.
    if case .swift = site.screen.body { return }
    let name = site.screen.name.text
    let isEntry = host.menu.contains { $0.screen.text == name }
    guard host.style == .stack || !isEntry else { return }
    findings.report(
      .ineffectiveKey,
      isEntry
        ? "`badge` is not seen: in an app of the style `stack` there are no tabs"
        : "`badge` is not seen: no entry of the app's menu begins with `\(name)`",
      at: site.location(badge),
      help: ["leave it out, or say it of an item of a bar: `{ icon: …, badge: … }`"])
  }

  /// What is beside one another is as wide as it needs, however many there are.
  private static func checkLayouts(_ site: ScreenSite, into findings: inout Findings) {
    checkLayouts(site.screen.layouts, site, into: &findings)
    for section in site.screen.sections { checkLayouts(section.layouts, site, into: &findings) }
  }

  private static func checkLayouts(
    _ layouts: [LayoutAlternative], _ site: ScreenSite, into findings: inout Findings
  ) {
    for layout in layouts {
      guard let columns = layout.idleColumns else { continue }
      findings.report(
        .ineffectiveKey, "`columns` means nothing in a carousel: its rows stand in one line",
        at: site.location(columns), help: ["leave it out, or make it a `grid:` or `liquid:`"])
    }
  }

  /// What is written in place is as long as it is written.
  private static func checkLimits(
    of sections: [SectionDeclaration], _ site: ScreenSite, into findings: inout Findings
  ) {
    for section in sections {
      guard let limit = section.idleLimit else { continue }
      findings.report(
        .ineffectiveKey,
        "`limit` means nothing here: `\(section.id.text)` is written in place and has no source",
        at: site.location(limit), help: ["leave it out, and what is too much as well"])
    }
  }

  private static func checkSwipes(_ site: ScreenSite, into findings: inout Findings) {
    let swipes = site.screen.swipes
    guard !swipes.isEmpty else { return }
    for (number, swipe) in swipes.enumerated() {
      if swipe.edge == .leading, let edge = swipe.edgeSpan,
        site.showsOnlyBeside(model: swipe.model.text)
      {
        findings.report(
          .ineffectiveKey,
          "`edge` means nothing here: what stands behind rows beside one another is in their menu",
          at: site.location(edge),
          help: ["leave it out, or have the rows stand below one another: `layout: list`"])
      }
      guard let full = swipe.full, full.value,
        let other = swipes[..<number].first(where: {
          $0.edge == swipe.edge && $0.model.text == swipe.model.text
        })
      else { continue }
      findings.report(
        .ineffectiveKey,
        "`full` means nothing here: a full swipe does the first action of its side",
        at: site.location(full.span),
        related: [.init(site.location(other.model.span), "the first one")],
        help: ["leave it out, or let this action be the first"])
    }
  }
}

extension ScreenDeclaration {
  /// What stands behind rows that are swiped aside.
  var swipes: [SwipeDeclaration] {
    var swipes: [SwipeDeclaration] = []
    for action in actions {
      if case .swipe(let swipe) = action.trigger { swipes.append(swipe) }
    }
    return swipes
  }
}

extension Authentication {
  /// The header that carries it, where one does.
  fileprivate var header: String? {
    switch self {
    case .bearer, .basic: "Authorization"
    case .key(_, .header(let name)): name.text
    case .key, .aws, .azure, .app: nil
    }
  }
}
