import Foundation

extension ViewPainter {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 16

  // MARK: Navigation bars

  mutating func paintBar(_ bar: UINavigationBar, in rect: CGRect) {
    paintGround(
      of: bar, bar.currentAppearance, tint: bar.barTintColor, from: -bar.frame.minY, in: rect)
    guard let item = bar.topItem else { return }
    let (above, content) = rect.divided(atDistance: bar.promptHeight, from: .minYEdge)
    paintPrompt(of: item, in: above, of: bar)
    let row = BarRow(of: bar, in: content, height: UINavigationBar.contentHeight)
    // Left and right are those of languages that read to the right; others have them mirrored.
    var left = row.rect.minX + Self.margin
    if let back = backTitle(of: bar, item) {
      let sign = CGRect(x: row.rect.minX + 6, y: row.rect.midY - 11, width: 22, height: 22)
      paintSymbol("chevron.backward", in: row.place(sign), color: bar.tintColor)
      let width = paint(back, at: sign.maxX, in: row, tint: bar.tintColor)
      let place = CGRect(
        x: sign.minX, y: row.rect.minY, width: sign.width + width, height: row.rect.height)
      note(.back(bar, title: back), of: bar, in: row.place(place))
      left = sign.maxX + width + Self.gap
    }
    let showsLeft = backTitle(of: bar, item) == nil || item.leftItemsSupplementBackButton
    for button in showsLeft ? item.leftBarButtonItems ?? [] : [] {
      left += paint(button, at: left, in: row, tint: bar.tintColor, isTrailing: false)
    }
    var right = row.rect.maxX - Self.margin
    for button in item.rightBarButtonItems ?? [] {
      right -= paint(button, at: right, in: row, tint: bar.tintColor, isTrailing: true)
    }
    paintTitle(of: item, in: bar, row: row, between: left, and: right)
  }

  /// Paints the line above the content of a bar.
  private mutating func paintPrompt(
    of item: UINavigationItem, in rect: CGRect, of bar: UINavigationBar
  ) {
    guard let prompt = item.prompt, !rect.isEmpty else { return }
    let place = rect.insetBy(dx: Self.margin, dy: 0)
    note(.prompt(prompt), of: bar, in: place)
    paintCentered(prompt, in: place, font: .systemFont(ofSize: 13), color: .label)
  }

  private func backTitle(of bar: UINavigationBar, _ item: UINavigationItem) -> String? {
    guard let back = bar.backItem, !item.hidesBackButton else { return nil }
    if item.leftBarButtonItems?.isEmpty == false, !item.leftItemsSupplementBackButton { return nil }
    return back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
  }

  private mutating func paint(
    _ back: String, at x: CGFloat, in row: BarRow, tint: UIColor?
  ) -> CGFloat {
    let font = UIFont.systemFont(ofSize: 17)
    let width = min(HeadlessText.width(of: back, font: font), row.rect.width / 4)
    let place = CGRect(x: x, y: row.rect.minY, width: width, height: row.rect.height)
    paint(
      back, in: row.place(place), font: font, color: tint,
      TextPlacement(lines: 1, isRightToLeft: row.isRightToLeft))
    return width
  }

  private mutating func paintTitle(
    of item: UINavigationItem, in bar: UINavigationBar, row barRow: BarRow, between left: CGFloat,
    and right: CGFloat
  ) {
    let row = barRow.rect
    // A view in the place of the title is one of the bar's own.
    if item.titleView != nil, !bar.showsLargeTitle { return }
    if bar.showsLargeTitle {
      let attributes =
        bar.currentAppearance?.largeTitleTextAttributes ?? bar.largeTitleTextAttributes
      let place = CGRect(
        x: row.minX + Self.margin, y: row.maxY, width: row.width - 2 * Self.margin,
        height: UINavigationBar.largeTitleHeight)
      note(title: item, of: bar, in: place)
      paint(
        item.title ?? "", in: place, font: .systemFont(ofSize: 34, weight: .bold),
        color: attributes?.foregroundColor ?? .label,
        TextPlacement(lines: 1, isRightToLeft: barRow.isRightToLeft))
      return
    }
    let side = max(left - row.minX, row.maxX - right)
    let place = row.insetBy(dx: min(side, row.width / 2 - 30), dy: 0)
    note(title: item, of: bar, in: place)
    paintCentered(
      item.title ?? "", in: place,
      font: .systemFont(ofSize: 17, weight: .semibold),
      color: (bar.currentAppearance?.titleTextAttributes ?? bar.titleTextAttributes)?
        .foregroundColor ?? .label)
  }

  private mutating func note(
    title item: UINavigationItem, of bar: UINavigationBar, in place: CGRect
  ) {
    guard let title = item.title, !title.isEmpty else { return }
    note(.title(title), of: bar, in: place)
  }

  /// Paints the ground of a bar by its appearance, or by its tint where it has none.
  private mutating func paintGround(
    of bar: UIView, _ appearance: UIBarAppearance?, tint: UIColor?, from top: CGFloat,
    in rect: CGRect
  ) {
    guard let appearance else { return paintGround(of: bar, color: tint, from: top, in: rect) }
    paintGround(
      of: bar, color: appearance.groundColor ?? .clear, from: top, in: rect,
      line: appearance.shadowColor)
  }

  /// Paints the ground of a bar, with a hair line on the side of the content.
  private mutating func paintGround(
    of bar: UIView, color: UIColor?, from top: CGFloat, in rect: CGRect,
    line lineColor: UIColor? = .separator
  ) {
    guard bar.backgroundColor == nil else { return }
    let ground = CGRect(
      x: rect.minX, y: min(top, rect.minY), width: rect.width,
      height: rect.maxY - min(top, rect.minY))
    canvas.rect(ground, .fill(color ?? .systemBackground))
    let line = bar is UINavigationBar ? rect.maxY - 0.5 : rect.minY
    guard let lineColor else { return }
    canvas.rect(CGRect(x: rect.minX, y: line, width: rect.width, height: 0.5), .fill(lineColor))
  }

  // MARK: Toolbars

  mutating func paintBar(_ bar: UIToolbar, in rect: CGRect) {
    paintGround(
      of: bar, bar.currentAppearance, tint: bar.barTintColor, from: rect.minY, in: rect)
    let row = BarRow(of: bar, in: rect, height: UIToolbar.contentHeight)
    let items = (bar.items ?? []).filter { !$0.isHidden }
    let springs = items.filter { $0.systemItem == .flexibleSpace }.count
    let content = items.reduce(0) { $0 + BarButtonLook($1).width }
    let room = max(row.rect.width - 2 * Self.margin - content + Self.gap, 0)
    var x = row.rect.minX + Self.margin
    for item in items {
      switch item.systemItem {
      case .flexibleSpace: x += room / CGFloat(springs)
      case .fixedSpace: x += item.width
      default: x += paint(item, at: x, in: row, tint: bar.tintColor, isTrailing: false)
      }
    }
  }

  // MARK: Tab bars

  mutating func paintBar(_ bar: UITabBar, in rect: CGRect) {
    paintGround(
      of: bar, bar.currentAppearance, tint: bar.barTintColor, from: rect.minY, in: rect)
    guard let items = bar.items, !items.isEmpty else { return }
    let row = BarRow(of: bar, in: rect, height: UITabBar.contentHeight)
    let width = rect.width / CGFloat(items.count)
    for (index, item) in items.enumerated() {
      let isSelected = item === bar.selectedItem
      let color = isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
      let place = row.place(
        CGRect(
          x: rect.minX + CGFloat(index) * width, y: rect.minY, width: width,
          height: UITabBar.contentHeight))
      note(.tab(item, of: bar), of: bar, in: place)
      let image = isSelected ? item.selectedImage ?? item.image : item.image
      let sign = CGRect(x: place.midX - 12, y: place.minY + 6, width: 24, height: 24)
      if let image { paint(image, in: sign, tint: color) }
      paintCentered(
        item.title ?? "",
        in: CGRect(x: place.minX + 2, y: place.minY + 32, width: width - 4, height: 14),
        font: .systemFont(ofSize: 10, weight: .medium), color: color)
      if let badge = item.badgeValue {
        paint(badge, on: sign, color: item.badgeColor, isRightToLeft: row.isRightToLeft)
      }
    }
  }

  private mutating func paint(
    _ badge: String, on sign: CGRect, color: UIColor?, isRightToLeft: Bool
  ) {
    let font = UIFont.systemFont(ofSize: 12)
    let width = max(HeadlessText.width(of: badge, font: font) + 10, 18)
    let upper = CGRect(x: sign.maxX - 6, y: sign.minY - 4, width: width, height: 18)
    let place = isRightToLeft ? upper.mirrored(in: sign) : upper
    canvas.rect(place, corners: SVGCorners(radius: 9), .fill(color ?? .systemRed))
    paintCentered(badge, in: place, font: font, color: .white)
  }

  // MARK: Items

  /// Paints a button of a bar at its near end; returns the room that it takes.
  private mutating func paint(
    _ item: UIBarButtonItem, at end: CGFloat, in row: BarRow, tint: UIColor?, isTrailing: Bool
  ) -> CGFloat {
    guard !item.isHidden else { return 0 }
    let look = BarButtonLook(item)
    let place = row.place(
      CGRect(
        x: isTrailing ? end - look.size.width : end, y: row.rect.midY - look.size.height / 2,
        width: look.size.width, height: look.size.height))
    let color = item.isEnabled ? item.tintColor ?? tint : .tertiaryLabel
    if look.size.width > 0 { note(.button(item), of: row.bar, in: place) }
    switch look.content {
    case .view(let view): paint(view, at: place.origin)
    case .image(let image): paint(image, in: place, tint: color)
    case .symbol(let name): paintSymbol(name, in: place, color: color)
    case .text(let text, let font): paintCentered(text, in: place, font: font, color: color)
    case .space: break
    }
    return look.width
  }
}

/// The part of a bar that buttons stand in, which languages that read to the left have mirrored.
@MainActor private struct BarRow {
  let bar: UIView
  let rect: CGRect
  let isRightToLeft: Bool

  init(of bar: UIView, in bounds: CGRect, height: CGFloat) {
    self.bar = bar
    rect = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
    isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Where something stands that has its place in a language that reads to the right.
  func place(_ place: CGRect) -> CGRect { isRightToLeft ? place.mirrored(in: rect) : place }
}

/// What a button of a bar shows, and how much room it takes.
@MainActor private struct BarButtonLook {
  enum Content {
    case view(UIView)
    case image(UIImage)
    case symbol(String)
    case text(String, UIFont)
    case space
  }

  let content: Content
  let size: CGSize
  /// The room with the gap to the next button.
  var width: CGFloat { size.width == 0 ? 0 : size.width + 16 }

  init(_ item: UIBarButtonItem) {
    let font = UIFont.systemFont(ofSize: 17, weight: item.isEmphasised ? .semibold : .regular)
    if let view = item.customView {
      content = .view(view)
      size = view.bounds.size == .zero ? view.sizeThatFits(.zero) : view.bounds.size
    } else if let image = item.image {
      content = .image(image)
      size = CGSize(width: 22, height: 22)
    } else if let name = item.systemItem?.symbolName {
      content = .symbol(name)
      size = CGSize(width: 22, height: 22)
    } else if let text = item.title ?? item.systemItem?.title {
      content = .text(text, font)
      size = HeadlessText.size(of: text, font: font)
    } else {
      content = .space
      size = .zero
    }
  }
}

extension UIBarButtonItem {
  /// What a button of the system says.
  var headlessSystemTitle: String? { systemItem?.title ?? systemItem?.symbolName }

  fileprivate var isEmphasised: Bool {
    style == .done || systemItem == .done || systemItem == .save
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  fileprivate var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play"
    case .pause: "pause"
    case .rewind: "backward"
    case .fastForward: "forward"
    default: nil
    }
  }
}

extension [NSAttributedString.Key: Any] {
  fileprivate var foregroundColor: UIColor? {
    self[NSAttributedString.Key(rawValue: "NSColor")] as? UIColor
  }
}
