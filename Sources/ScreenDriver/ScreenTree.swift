import ScreenKit

/// Writes down a screen as an eye would see it, from the bars to the texts of the cells.
@MainActor
struct ScreenTree {
  private(set) var lines: [String] = []
  private let hands: any Hands

  init(of window: UIWindow, hands: any Hands) {
    self.hands = hands
    let size = window.bounds.size
    let traits = CellTraits(window.traitCollection)
    add(0, "window \(Int(size.width))×\(Int(size.height)) \(traits.style) text \(traits.textSize)")
    if let root = window.rootViewController { add(root, at: 1) }
  }

  var text: String { lines.joined(separator: "\n") }

  private mutating func add(_ depth: Int, _ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  private mutating func add(_ controller: UIViewController, at depth: Int) {
    switch controller {
    case let tabs as UITabBarController:
      addTabs(tabs, showing: tabs.selectedViewController, at: depth)
    case let host as HostController:
      addHost(host, at: depth)
    case let navigation as UINavigationController:
      addNavigation(navigation, at: depth)
    case let split as UISplitViewController:
      add(depth, "columns")
      for column in split.viewControllers { add(column, at: depth + 1) }
    case let gate as GateController:
      if let content = gate.content { add(content, at: depth) }
    case let alert as UIAlertController:
      let actions = alert.actions.map { "[\($0.title ?? "")]" }.joined(separator: " ")
      let kind = alert.preferredStyle == .alert ? "alert" : "action sheet"
      add(depth, "\(kind) \"\(alert.title ?? "")\" \(actions)")
      for field in alert.textFields ?? [] {
        add(depth + 1, "field \"\(ViewTexts.ownText(of: field) ?? "")\"")
      }
    default:
      addScreen(controller, at: depth)
    }
    if let presented = controller.ownPresentedScreen {
      add(depth, "presented \(presented.modalPresentationStyle.word)")
      add(presented, at: depth + 1)
    }
  }

  private mutating func addHost(_ host: HostController, at depth: Int) {
    if let tabs = host.tabs {
      addTabs(tabs, showing: host.selectedViewController, at: depth)
    } else if let selected = host.selectedViewController {
      add(selected, at: depth)
    }
  }

  private mutating func addTabs(
    _ tabs: UITabBarController, showing selected: UIViewController?, at depth: Int
  ) {
    if !tabs.showsBar, let selected { return add(selected, at: depth) }
    let titles = (tabs.viewControllers ?? []).map { tab in
      let badge = tab.tabBarItem?.badgeValue.map { " •\($0)" } ?? ""
      let title = (tab.tabBarItem?.title ?? "") + badge
      return tab === tabs.selectedViewController ? "[\(title)]" : title
    }
    add(depth, "tabs \(titles.joined(separator: " "))")
    if let selected { add(selected, at: depth + 1) }
  }

  private mutating func addNavigation(_ navigation: UINavigationController, at depth: Int) {
    guard let top = navigation.topViewController else { return add(depth, "navigation") }
    let item = top.navigationItem
    var bar = "navigation \"\(item.title ?? top.title ?? "")\""
    if navigation.showsLargeTitle { bar += " large" }
    if navigation.viewControllers.count > 1 { bar += " [‹ back]" }
    for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
      bar += " [\(button.described)]"
    }
    add(depth, bar)
    if let prompt = item.prompt, !prompt.isEmpty { add(depth + 1, "prompt \"\(prompt)\"") }
    if let subtitle = item.shownSubtitle { add(depth + 1, "subtitle \"\(subtitle)\"") }
    if let control = item.titleSegments {
      let segments = control.titles.enumerated().map { place, title in
        place == control.selectedSegmentIndex ? "[\(title)]" : title
      }
      add(depth + 1, "segments \(segments.joined(separator: " "))")
    }
    if let search = item.searchController { addSearch(search, at: depth + 1) }
    add(top, at: depth + 1)
    if !navigation.isToolbarHidden {
      let buttons = ScreenDriver.toolbarButtons(of: navigation)
        .map { "[\($0.described)]" }
      add(depth + 1, "toolbar \(buttons.joined(separator: " "))")
    }
    for case let notice in ViewTexts.inReadingOrder(navigation.view.subviews)
    where notice is NoticeView {
      add(depth + 1, "notice \(quoted(ViewTexts.texts(in: notice)))")
    }
  }

  private mutating func addSearch(_ search: UISearchController, at depth: Int) {
    let bar = search.searchBar
    let text = bar.text ?? ""
    add(depth, "search \"\(text.isEmpty ? bar.placeholder ?? "" : text)\"")
    let scopes = bar.shownScopes.enumerated().map { place, title in
      place == bar.selectedScopeButtonIndex ? "[\(title)]" : title
    }
    if !scopes.isEmpty { add(depth, "scopes \(scopes.joined(separator: " "))") }
    let suggestions = search.shownSuggestions.map { "[\($0)]" }
    if !suggestions.isEmpty { add(depth, "suggestions \(suggestions.joined(separator: " "))") }
  }

  private mutating func addScreen(_ controller: UIViewController, at depth: Int) {
    add(
      depth, (controller as? any NamedInScreenTrees)?.nameInScreenTrees ?? "\(type(of: controller))"
    )
    guard let view = controller.viewIfLoaded else { return }
    if let rows = RowsView(view) {
      addList(rows, of: controller, at: depth + 1)
    } else {
      addViews(in: view, of: controller, at: depth + 1)
    }
  }

  private mutating func addViews(
    in view: UIView, of controller: UIViewController, at depth: Int
  ) {
    for part in ViewTexts.inReadingOrder(view.subviews) where ViewTexts.isVisible(part) {
      if let rows = RowsView(part) {
        addList(rows, of: controller, at: depth)
      } else if let spinner = part as? UIActivityIndicatorView {
        if spinner.isAnimating { add(depth, "spinner") }
      } else if let text = ViewTexts.ownText(of: part) {
        if !text.isEmpty { add(depth, describe(part, text)) }
      } else {
        addViews(in: part, of: controller, at: depth)
      }
    }
  }

  private mutating func addList(
    _ rows: RowsView, of controller: UIViewController, at depth: Int
  ) {
    let list = rows.scrollView
    if let control = list.refreshControl, control.isRefreshing {
      let text = control.attributedTitle.map { " \(quoted([$0.string]))" } ?? ""
      add(depth, "refreshing\(text)")
    }
    let background = rows.backgroundView
    if let background, ViewTexts.isVisible(background) {
      addViews(in: background, of: controller, at: depth)
    }
    for part in ViewTexts.inReadingOrder(list.subviews)
    where part !== background && !(part is UIRefreshControl) && ViewTexts.isOnScreen(part) {
      if part is UICollectionViewCell || part is UITableViewCell {
        addCell(part, in: rows, of: controller, at: depth)
      } else {
        addViews(in: part, of: controller, at: depth)
      }
    }
  }

  private mutating func addCell(
    _ cell: UIView, in rows: RowsView, of controller: UIViewController, at depth: Int
  ) {
    let path = rows.path(of: cell)
    let place = path.map { "\($0.section).\($0.item)" } ?? "–"
    if let screen = (cell as? any ScreenHosting)?.hostedScreen {
      add(depth, "cell \(place)")
      add(screen, at: depth + 1)
    } else {
      let parts = ViewTexts.visibleViews(in: cell)
        .compactMap { view in
          ViewTexts.ownText(of: view).flatMap { $0.isEmpty ? nil : describe(view, $0) }
        }
      add(depth, "cell \(place) \(parts.joined(separator: " "))")
    }
    if let swiped = hands.swipedRow(in: rows), swiped.path == path {
      let titles = swiped.titles.map { "[\($0)]" }
      add(depth + 1, "swiped \(titles.joined(separator: " "))")
    }
  }

  private func describe(_ view: UIView, _ text: String) -> String {
    if let control = view as? UIButton { return control.isEnabled ? "[\(text)]" : "(\(text))" }
    if view is UITextField || view is UITextView { return "field \"\(text)\"" }
    return view is UIImageView ? "image \"\(text)\"" : "\"\(text)\""
  }

  private func quoted(_ texts: [String]) -> String {
    texts.map { "\"\($0)\"" }.joined(separator: " ")
  }
}

extension UINavigationController {
  /// Whether the title on top is large while the content has not been scrolled.
  fileprivate var showsLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    let modes = viewControllers.map(\.navigationItem.largeTitleDisplayMode)
    // Who says nothing is as the one below, and large as the first.
    return modes.last { $0 != .automatic }.map { $0 == .always } ?? true
  }
}

extension UISearchBar {
  /// The titles of the scopes that are seen.
  var shownScopes: [String] { showsScopeBar ? scopeButtonTitles ?? [] : [] }
}

extension UINavigationItem {
  /// The segments in the place of the title.
  var titleSegments: UISegmentedControl? { titleView as? UISegmentedControl }
}

extension UISegmentedControl {
  /// What its segments say.
  var titles: [String] { (0..<numberOfSegments).map { titleForSegment(at: $0) ?? "" } }
}

extension UISearchController {
  /// The texts of the suggestions that are seen.
  var shownSuggestions: [String] {
    isActive ? (searchSuggestions ?? []).compactMap(\.localizedSuggestion) : []
  }
}

extension UIModalPresentationStyle {
  fileprivate var word: String { self == .fullScreen ? "full screen" : "sheet" }
}
