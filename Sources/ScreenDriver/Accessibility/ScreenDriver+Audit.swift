import ScreenKit

extension ScreenDriver {
  /// Surroundings in which a screen is looked at.
  private struct Surroundings {
    let name: String
    let isDark: Bool
    let hasHighContrast: Bool

    static let all = [
      Surroundings(name: "", isDark: false, hasHighContrast: false),
      Surroundings(name: "dark", isDark: true, hasHighContrast: false),
      Surroundings(name: "increased contrast", isDark: false, hasHighContrast: true),
      Surroundings(name: "dark, increased contrast", isDark: true, hasHighContrast: true),
    ]
  }

  /// What of the screen that is shown now VoiceOver would not reach or could not read, what a finger could hardly hit,
  /// what stands out too little, in light and dark and with increased contrast, and what is cut off in the largest
  /// text.
  ///
  /// It goes through the list of the screen, as far as `pages` reach, and leaves the screen as it was. What isn't
  /// seen without a tap, such as another screen or a menu, is not looked at.
  ///
  /// What it can't tell: whether a label is a good one, texts over pictures and gradients, colours of what is no text,
  /// and what an app draws by itself. Bars and alerts are UIKit's, so of these it knows the labels of buttons only.
  public func accessibilityIssues(pages: Int = 6) async throws -> [AccessibilityIssue] {
    let before = window.traitCollection
    let offset = rows?.scrollView.contentOffset
    var found = IssueList()
    let limited = try await lookAtStandardSize(pages: pages, &found)
    try await lookAtLargestText(pages: pages, knowing: limited, &found)
    try await restore(before)
    if let offset, let list = rows?.scrollView {
      list.setContentOffset(offset, animated: false)
      list.layoutIfNeeded()
      try await settle()
    }
    return found.issues
  }

  /// What is found of that at a glance: nothing is scrolled or changed. Texts that are cut off are meant so unless
  /// they are `large`.
  package func issuesInSight(large: Bool) -> [AccessibilityIssue] {
    guard let frontView else { return [] }
    var look = AccessibilityLook(screen: auditedScreen, hands: hands)
    look.lookForWhatIsHeard(in: frontView, bars: barButtons)
    look.lookForSmallTargets(in: frontView)
    look.lookForContrast(in: frontView)
    if large {
      for (label, details) in ClippedTexts(in: frontView).found {
        look.report(.clippedText, label, details)
      }
    }
    var found = IssueList()
    found.add(look.issues)
    return found.issues
  }

  /// Fails with all that `accessibilityIssues(pages:)` finds on the screen that is shown now.
  public func auditAccessibility(pages: Int = 6) async throws {
    let issues = try await accessibilityIssues(pages: pages)
    guard !issues.isEmpty else { return }
    let list = issues.map(\.description).joined(separator: "\n")
    throw failure("The audit of the screen has found:\n\(list)")
  }

  /// The texts that are cut off at the standard size already, as is meant then.
  private func lookAtStandardSize(
    pages: Int, _ found: inout IssueList
  ) async throws -> Set<String> {
    var limited: Set<String> = []
    try await setTextSize(.large)
    for surroundings in Surroundings.all {
      try await setDarkMode(surroundings.isDark)
      try await setIncreasedContrast(surroundings.hasHighContrast)
      try await goThrough(pages: pages) { view in
        var look = AccessibilityLook(
          screen: auditedScreen, surroundings: surroundings.name, hands: hands)
        if surroundings.name.isEmpty {
          look.lookForWhatIsHeard(in: view, bars: barButtons)
          look.lookForSmallTargets(in: view)
          limited.formUnion(ClippedTexts(in: view).found.compactMap(\.label.text))
        }
        look.lookForContrast(in: view)
        found.add(look.issues)
      }
    }
    return limited
  }

  private func lookAtLargestText(
    pages: Int, knowing limited: Set<String>, _ found: inout IssueList
  ) async throws {
    try await setDarkMode(false)
    try await setIncreasedContrast(false)
    try await setTextSize(.accessibilityExtraExtraExtraLarge)
    // A page holds about a third of what it held.
    try await goThrough(pages: 3 * pages) { view in
      var look = AccessibilityLook(
        screen: auditedScreen, surroundings: "largest text", hands: hands)
      for (label, details) in ClippedTexts(in: view).found
      where !limited.contains(label.text ?? "") {
        look.report(.clippedText, label, details)
      }
      look.lookForWhatIsHeard(in: view, bars: [])
      look.lookForSmallTargets(in: view)
      found.add(look.issues)
    }
  }

  private var auditedScreen: String { topScreen.map { "\(Swift.type(of: $0))" } ?? "" }

  /// Looks at the screen page by page, from the start of its list.
  private func goThrough(pages: Int, _ look: @MainActor (UIView) -> Void) async throws {
    guard let list = rows?.scrollView, list.isScrollEnabled else {
      if let frontView { look(frontView) }
      return
    }
    let insets = list.adjustedContentInset
    let isSideways = list.contentSize.width > list.bounds.width + 1
    var start = isSideways ? -insets.left : -insets.top
    for _ in 0..<pages {
      list.setContentOffset(
        isSideways
          ? CGPoint(x: start, y: -insets.top) : CGPoint(x: -insets.left, y: start), animated: false)
      list.layoutIfNeeded()
      try await settle()
      if let frontView { look(frontView) }
      let room = isSideways ? list.bounds.width : list.bounds.height - insets.top - insets.bottom
      let length = isSideways ? list.contentSize.width : list.contentSize.height
      // What is cut by the edge is seen whole on the next page.
      start += room * 0.7
      guard rows?.scrollView === list, room > 0, start + room * 0.3 < length else { return }
    }
  }

  private func restore(_ traits: UITraitCollection) async throws {
    try await setDarkMode(traits.userInterfaceStyle == .dark)
    try await setIncreasedContrast(traits.accessibilityContrast == .high)
    try await setContentSizeCategory(traits.preferredContentSizeCategory)
  }
}

/// What was found, each once, in the order in which it was.
private struct IssueList {
  private(set) var issues: [AccessibilityIssue] = []
  private var known: Set<String> = []

  mutating func add(_ more: [AccessibilityIssue]) {
    // What is wrong in all surroundings is wrong once.
    for issue in more where known.insert("\(issue.kind) \(issue.screen) \(issue.element)").inserted
    {
      issues.append(issue)
    }
  }
}

extension AccessibilityLook {
  mutating func lookForContrast(in view: UIView) {
    guard let window = view.window else { return }
    let grounds = TextGrounds(in: window)
    for part in ViewTexts.visibleViews(in: view) where ViewTexts.isOnScreen(part) {
      guard let contrast = contrast(of: part, over: grounds), !contrast.isEnough else { continue }
      report(.lowContrast, part, String(format: "%.2f:1", contrast.ratio))
    }
  }

  /// Nil for what has no text, and for what can't be used now: WCAG asks for nothing there.
  private func contrast(of view: UIView, over grounds: TextGrounds) -> TextContrast? {
    if let button = view as? UIButton {
      guard button.isEnabled, button.configuration == nil else { return nil }
      return button.titleLabel.flatMap {
        TextContrast(of: $0, color: button.currentTitleColor, over: grounds)
      }
    }
    return (view as? UILabel).flatMap { TextContrast(of: $0, over: grounds) }
  }
}
