import ScreenKit

/// One look at what is seen of a screen, as it is now.
@MainActor
struct AccessibilityLook {
  let screen: String
  /// The surroundings that are not the usual ones, for reports.
  let surroundings: String
  let hands: any Hands
  private(set) var issues: [AccessibilityIssue] = []

  init(screen: String, surroundings: String = "", hands: any Hands) {
    self.screen = screen
    self.surroundings = surroundings
    self.hands = hands
  }

  mutating func report(
    _ kind: AccessibilityIssue.Kind, _ element: String, _ details: String = "",
    in frame: CGRect? = nil
  ) {
    let details = [details, surroundings].filter { !$0.isEmpty }.joined(separator: ", ")
    issues.append(
      AccessibilityIssue(
        kind: kind, screen: screen, element: element, details: details, frame: frame))
  }

  mutating func report(
    _ kind: AccessibilityIssue.Kind, _ view: UIView, _ details: String = ""
  ) {
    report(kind, view.auditName, details, in: view.convert(view.bounds, to: nil))
  }

  // MARK: What is heard

  mutating func lookForWhatIsHeard(in view: UIView, bars: [UIBarButtonItem]) {
    let spoken = SpokenElements(in: view)
    for element in spoken.elements
    where element.view.spokenText.isEmpty && !element.view.describesItself {
      report(.missingLabel, element.view)
    }
    for covered in spoken.covered where !covered.hasAction {
      report(.unreachable, covered.view, covered.cover.map { "in \($0.auditName)" } ?? "")
    }
    lookForRows(in: view, spoken)
    lookForSameLabels(spoken)
    lookAtBars(bars)
  }

  private mutating func lookAtBars(_ bars: [UIBarButtonItem]) {
    let labels = bars.map { $0.accessibilityLabel ?? $0.title ?? "" }
    for label in labels where label.isEmpty { report(.missingLabel, "UIBarButtonItem") }
    for label in labels.repeated where !label.isEmpty {
      report(.sameLabel, "UIBarButtonItem \"\(label)\"")
    }
  }

  private mutating func lookForRows(in view: UIView, _ spoken: SpokenElements) {
    for part in ViewTexts.visibleViews(in: view) {
      guard let rows = RowsView(part) else { continue }
      // Of a row at the edge only a part is seen that may have nothing in it.
      for cell in rows.visibleCells where ViewTexts.isOnScreen(cell) && cell.isSeenWhole {
        guard let path = rows.path(of: cell), hands.answersTap(at: path, in: rows) else { continue }
        if !spoken.elements.contains(where: { $0.view.isDescendant(of: cell) }) {
          report(.unreachable, cell)
        } else if cell.isAccessibilityElement, !cell.isReadAsTappable {
          report(.missingTrait, cell)
        }
      }
      for header in rows.visibleHeaders where ViewTexts.isOnScreen(header) && header.isSeenWhole {
        let texts = spoken.elements.filter { $0.view.isDescendant(of: header) }
        if !texts.isEmpty, !texts.contains(where: { $0.view.accessibilityTraits.contains(.header) })
        {
          report(.missingHeading, header)
        }
      }
    }
  }

  /// What can be touched and is in the same row has to be told apart; what is in different rows is by these.
  private mutating func lookForSameLabels(_ spoken: SpokenElements) {
    let touched = spoken.elements.filter { $0.view.isTouchable && !$0.view.spokenText.isEmpty }
    for (_, group) in Dictionary(grouping: touched, by: { ObjectIdentifier($0.group) }) {
      for text in group.map(\.view.spokenText).repeated {
        if let view = group.first(where: { $0.view.spokenText == text })?.view {
          report(.sameLabel, view)
        }
      }
    }
  }

  // MARK: What is touched

  /// How far from its middle a finger may be at least.
  private static let reach: CGFloat = 21.5

  mutating func lookForSmallTargets(in view: UIView) {
    for part in view.everyPart where part is UIControl && part.isTouchable && !part.hasOwnSize {
      guard let window = part.window, ViewTexts.isOnScreen(part), part.isSeenWhole else { continue }
      let middle = part.convert(CGPoint(x: part.bounds.midX, y: part.bounds.midY), to: nil)
      // What lies under something else can't be meant.
      guard part.takesTouch(at: middle, in: window) else { continue }
      let reaches = [(Self.reach, 0), (-Self.reach, 0), (0, Self.reach), (0, -Self.reach)]
      let isSmall = reaches.contains { x, y in
        !part.takesTouch(at: CGPoint(x: middle.x + x, y: middle.y + y), in: window)
      }
      guard isSmall else { continue }
      let size = part.bounds.size
      report(.smallTarget, part, "\(Int(size.width)) × \(Int(size.height))")
    }
  }
}

extension SpokenElements.Covered {
  /// Whether an action of what covers it does the same.
  fileprivate var hasAction: Bool {
    let text = view.spokenText
    guard let cover, !text.isEmpty else { return false }
    return cover.offeredActions.contains { $0.name.contains(text) }
  }
}

extension UIView {
  /// Whether it is said that a tap does something.
  fileprivate var isReadAsTappable: Bool {
    accessibilityTraits.contains(.button) || accessibilityTraits.contains(.link)
  }

  /// Whether it is a control of UIKit's whose size is UIKit's, too.
  fileprivate var hasOwnSize: Bool { speaksForItsParts && !(self is UITextField) }

  /// The view and all that is in it, but for what is in UIKit's own controls.
  fileprivate var everyPart: [UIView] {
    guard ViewTexts.isVisible(self) else { return [] }
    return [self] + (speaksForItsParts ? [] : subviews.flatMap(\.everyPart))
  }

  /// Whether none of it is scrolled out of sight, below a bar, or beyond the window.
  fileprivate var isSeenWhole: Bool {
    let frame = convert(bounds, to: nil).insetBy(dx: 0.5, dy: 0.5)
    var next = superview
    while let view = next {
      var area = view.bounds
      if let scrollView = view as? UIScrollView {
        area = area.inset(by: scrollView.adjustedContentInset)
      }
      if view is UIScrollView || view is UIWindow, !view.convert(area, to: nil).contains(frame) {
        return false
      }
      next = view.superview
    }
    return true
  }

  /// Whether a touch at `point` is for the view. A text above a section that stays in sight lies over rows only while
  /// they are scrolled away below it.
  fileprivate func takesTouch(at point: CGPoint, in window: UIWindow) -> Bool {
    guard let hit = window.hitTest(point, with: nil) else { return false }
    return hit.isDescendant(of: self) || hit.isInHeader
  }

  private var isInHeader: Bool {
    if self is UICollectionViewCell || self is UITableViewCell { return false }
    if self is UITableViewHeaderFooterView || self is UICollectionReusableView { return true }
    return superview?.isInHeader ?? false
  }
}

extension [String] {
  /// What is there more than once, each once.
  fileprivate var repeated: [String] {
    Dictionary(grouping: self) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }
}

extension RowsView {
  @MainActor var visibleCells: [UIView] {
    switch self {
    case .collection(let list): list.visibleCells
    case .table(let table): table.visibleCells
    }
  }

  /// What stands above sections and is seen.
  @MainActor fileprivate var visibleHeaders: [UIView] {
    counts.indices.compactMap { section in
      switch self {
      case .collection(let list):
        list.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section))
      case .table(let table): table.headerView(forSection: section)
      }
    }
  }
}
