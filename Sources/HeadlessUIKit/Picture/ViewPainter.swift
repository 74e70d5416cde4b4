import Foundation

/// Paints a tree of views as it would be seen, back to front.
///
/// Fonts are drawn by what shows the picture, in the widths that the layout measured; images and
/// symbols stand for themselves by name.
@MainActor struct ViewPainter {
  var canvas: SVGCanvas
  /// Whether the view that is painted stands in a language that reads to the left.
  private(set) var isRightToLeft = false
  /// What was painted without a view of its own.
  private(set) var parts: [HeadlessPaintedPart] = []
  /// Where the view that is painted has its origin in the picture.
  private var origin = CGPoint.zero

  init(canvas: SVGCanvas) {
    self.canvas = canvas
  }

  /// The picture of a view and all in it.
  static func picture(of view: UIView) -> String { painting(of: view).picture }

  /// The picture of a view, and what in it was painted without a view of its own.
  static func painting(of view: UIView) -> (picture: String, parts: [HeadlessPaintedPart]) {
    var painter = ViewPainter(canvas: SVGCanvas(traits: view.traitCollection))
    painter.canvas.open(["class=\"\(type(of: view))\""])
    painter.paintInside(of: view)
    painter.canvas.close()
    return (painter.canvas.document(size: view.bounds.size), painter.parts)
  }

  /// Notes what is painted at a place of a bar or an alert.
  mutating func note(_ kind: HeadlessPaintedPart.Kind, of owner: UIView, in place: CGRect) {
    parts.append(
      HeadlessPaintedPart(
        kind: kind, owner: owner, frame: place.offsetBy(dx: origin.x, dy: origin.y)))
  }

  /// Paints a view at its place in its superview.
  mutating func paint(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0 else { return }
    moving(by: view.frameFromTheLeft.origin) { $0.paint(view, under: $0.transform(of: view)) }
  }

  /// Paints a view at another place than its own, as bars do with their items' views.
  mutating func paint(_ view: UIView, at origin: CGPoint) {
    guard !view.isHidden, view.alpha > 0 else { return }
    moving(by: origin) { $0.paint(view, under: $0.translation(origin)) }
  }

  private mutating func moving(by distance: CGPoint, _ paint: (inout ViewPainter) -> Void) {
    let outer = origin
    origin = CGPoint(x: outer.x + distance.x, y: outer.y + distance.y)
    paint(&self)
    origin = outer
  }

  /// What a view is. Of a cell that is UIKit's name: how an app cuts its own cells into classes is nothing that is seen.
  /// What stands in a place for a view has that view's name, be it the view or a stand-in for it.
  private static func className(of view: UIView) -> String {
    switch view {
    case is UITableViewCell: "\(UITableViewCell.self)"
    case is UICollectionViewCell: "\(UICollectionViewCell.self)"
    default: view.superview?.headlessPlaceholder ?? "\(type(of: view))"
    }
  }

  private mutating func paint(_ view: UIView, under transform: String?) {
    let name = SVGCanvas.escaped(Self.className(of: view))
    var attributes = ["class=\"\(name)\""]
    if let id = view.accessibilityIdentifier {
      attributes.append("data-id=\"\(SVGCanvas.escaped(id))\"")
    }
    if let transform { attributes.append(transform) }
    if view.alpha < 1 { attributes.append("opacity=\"\(SVGCanvas.number(view.alpha))\"") }
    canvas.open(attributes)
    paintInside(of: view)
    canvas.close()
  }

  /// Paints what a view shows, with its top left corner at the origin.
  private mutating func paintInside(of view: UIView) {
    let outer = (canvas.traits, isRightToLeft)
    canvas.traits = view.traitCollection
    isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    defer { (canvas.traits, isRightToLeft) = outer }
    let rect = CGRect(origin: .zero, size: view.bounds.size)
    let corners = corners(of: view)
    paintShadow(of: view, in: rect, corners: corners)
    canvas.rect(rect, corners: corners, .fill(visible(view.backgroundColor)))
    paintGradient(of: view, in: rect, corners: corners)
    paintBackdrop(of: view, in: rect)
    let clips = clips(view)
    if clips { canvas.open([canvas.clip(to: rect, corners: corners)]) }
    let drawn = canvas.shapeCount
    paintContent(of: view, in: rect)
    paintSubviews(of: view)
    if canvas.shapeCount == drawn { paintPlaceholder(of: view, in: rect, corners: corners) }
    if clips { canvas.close() }
    paintOverlay(of: view, in: rect)
    if view.layer.borderWidth > 0 {
      let inset = view.layer.borderWidth / 2
      canvas.rect(
        rect.insetBy(dx: inset, dy: inset), corners: corners,
        .stroke(view.layer.borderColor?.color ?? .separator, view.layer.borderWidth))
    }
  }

  private mutating func paintShadow(of view: UIView, in rect: CGRect, corners: SVGCorners) {
    let layer = view.layer
    guard layer.shadowOpacity > 0, !layer.masksToBounds else { return }
    let color = layer.shadowColor?.color ?? .black
    let alpha = color.components(with: canvas.traits).alpha * CGFloat(layer.shadowOpacity)
    canvas.blurred(
      rect.offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height),
      corners: corners, by: layer.shadowRadius, .fill(color.withAlphaComponent(alpha)))
  }

  private mutating func paintGradient(of view: UIView, in rect: CGRect, corners: SVGCorners) {
    guard let layer = view.layer as? CAGradientLayer, let colors = layer.colors as? [CGColor],
      !colors.isEmpty
    else { return }
    canvas.gradient(
      rect, corners: corners, colors.map(\.color), from: layer.startPoint, to: layer.endPoint)
  }

  /// Whether something of what the view shows has to be cut off at its edges.
  private func clips(_ view: UIView) -> Bool {
    if sheetRadius(of: view) != nil { return true }
    let hasRoundContent = view.layer.cornerRadius > 0 && view is UIImageView
    return view.clipsToBounds && (!view.subviews.isEmpty || hasRoundContent)
  }

  private mutating func paintSubviews(of view: UIView) {
    let shift = view.bounds.origin
    let moves = shift != .zero
    let shown = view.subviews.filter { subview in
      // Below controllers that hide it the bar of tabs has slid out of the window.
      if subview is UITabBar, subview.frame.minY >= view.bounds.maxY { return false }
      // What lies outside is not seen; the lists keep more cells than they show.
      return !view.clipsToBounds || subview.frame.isEmpty || subview.frame.intersects(view.bounds)
    }
    let ordered = ListOrder(of: view).ordered(shown).enumerated().sorted { first, second in
      (first.element.layer.zPosition, first.offset) < (
        second.element.layer.zPosition, second.offset
      )
    }
    guard !ordered.isEmpty else { return }
    if moves { canvas.open([translation(CGPoint(x: -shift.x, y: -shift.y)) ?? ""]) }
    moving(by: CGPoint(x: -shift.x, y: -shift.y)) { painter in
      for (_, subview) in ordered where !painter.isWaiting(subview) {
        painter.paintPresentation(of: subview, in: view)
        painter.paint(subview)
      }
    }
    if moves { canvas.close() }
  }

  // MARK: Geometry

  private func translation(_ point: CGPoint) -> String? {
    guard point != .zero else { return nil }
    return "transform=\"translate(\(SVGCanvas.number(point.x)) \(SVGCanvas.number(point.y)))\""
  }

  private func transform(of view: UIView) -> String? {
    let transform = view.transform
    let frame = view.frameFromTheLeft
    guard !transform.isIdentity else { return translation(frame.origin) }
    let size = view.bounds.size
    let center = CGPoint(x: view.center.x + frame.minX - view.frame.minX, y: view.center.y)
    let values = [transform.a, transform.b, transform.c, transform.d]
      .map { "\(($0 * 10_000).rounded() / 10_000)" }
    let place = [transform.tx + center.x, transform.ty + center.y].map(SVGCanvas.number)
    let origin = [-size.width / 2, -size.height / 2].map(SVGCanvas.number)
    return "transform=\"matrix(\((values + place).joined(separator: " ")))"
      + " translate(\(origin.joined(separator: " ")))\""
  }

  private func corners(of view: UIView) -> SVGCorners {
    if let corners = groupCorners(of: view) { return corners }
    if let radius = sheetRadius(of: view) {
      return SVGCorners(
        radius: radius, rounded: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    return SVGCorners(radius: view.layer.cornerRadius, rounded: view.layer.maskedCorners)
  }

  /// The colour, if there is anything of it to see.
  func visible(_ color: UIColor?) -> UIColor? {
    guard let color, color.components(with: canvas.traits).alpha > 0 else { return nil }
    return color
  }

  // MARK: Kinds of views

  /// Paints what lies behind a view's content, and belongs to its kind.
  private mutating func paintBackdrop(of view: UIView, in rect: CGRect) {
    switch view {
    case let button as UIButton: paintBackground(of: button, in: rect)
    case let field as UITextField: paintFrame(of: field, in: rect)
    case let cell as UITableViewCell: paintBackground(of: cell, in: rect)
    case let bar as UINavigationBar: paintBar(bar, in: rect)
    case let bar as UIToolbar: paintBar(bar, in: rect)
    case let bar as UITabBar: paintBar(bar, in: rect)
    default: break
    }
    if let alert = view.controller as? UIAlertController { paint(alert, in: rect) }
  }

  private mutating func paintContent(of view: UIView, in rect: CGRect) {
    switch view {
    case let label as UILabel: paint(label, in: rect)
    case let image as UIImageView: paint(image, in: rect)
    case let field as UITextField: paintText(of: field, in: rect)
    case let text as UITextView: paintText(of: text, in: rect)
    case let toggle as UISwitch: paint(toggle, in: rect)
    case let stepper as UIStepper: paint(stepper, in: rect)
    case let slider as UISlider: paint(slider, in: rect)
    case let segments as UISegmentedControl: paint(segments, in: rect)
    case let pages as UIPageControl: paint(pages, in: rect)
    case let picker as UIDatePicker: paint(picker, in: rect)
    case let wheel as UIActivityIndicatorView: paint(wheel, in: rect)
    case let refresh as UIRefreshControl: paint(refresh, in: rect)
    case let bar as UISearchBar: paintCancelButton(of: bar, in: rect)
    default: break
    }
  }

  private mutating func paintOverlay(of view: UIView, in rect: CGRect) {
    if let cell = view as? UITableViewCell { paintControls(of: cell, in: rect) }
    if let cell = view as? UICollectionViewCell { paintSwipe(of: cell, in: rect) }
    if let list = view as? UIScrollView { paintIndex(of: list, in: rect) }
    if let window = view as? UIWindow { paintStatusBar(of: window, in: rect) }
  }

  /// A refresh control that waits lies above what is seen.
  private func isWaiting(_ view: UIView) -> Bool {
    guard let refresh = view as? UIRefreshControl else { return false }
    return !refresh.isRefreshing
  }
}
