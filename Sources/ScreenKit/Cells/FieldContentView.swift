/// Shows a field: its title, and beside it what edits its value.
final class FieldContentView: UIView {
  /// Where fields are shown.
  enum Place {
    /// In a row of their own.
    case row
    /// In a tree, which has margins and a background itself.
    case tree

    fileprivate var margin: CGFloat { self == .row ? 16 : 0 }
    fileprivate var padding: CGFloat { self == .row ? ControlMetrics.padding : 0 }
  }

  private struct Shown {
    let row: RowID?
    let kind: RowKind
    let control: FieldControl
    let entry: FormEntry
  }

  private static let leastHeight: CGFloat = 48

  private let titleLabel = UILabel()
  private var shown: Shown?
  private var onChange: ScreenAction?
  private var context: CellContext?
  private var isBelow = false
  private let place: Place
  /// What tells the field from others of its row.
  private let name: String

  init(in place: Place = .row, name: String = "field") {
    self.place = place
    self.name = name
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows `field`; `onChange` is what follows when the reader has changed it.
  ///
  /// The control stays while the row does, for it may be the one that is typed into.
  func show(_ field: FormField, kind: RowKind, onChange: ScreenAction?, in context: CellContext) {
    let isKept = shown.map { $0.row == context.row && $0.kind == kind } ?? false
    // What is still being typed into another row is that row's.
    if !isKept { shown?.control.view.removeFromSuperview() }
    self.onChange = onChange
    self.context = context
    isBelow = field.isBelowTitle
    if !isKept { replaceControl(by: field, kind: kind, in: context) }
    titleLabel.text = context.runtime.string(field.title)
    applyTheme(in: context)
    guard let shown else { return }
    shown.control.accessibilityLabel = titleLabel.text
    (shown.control.touched as? UITextField)?.placeholder = field.prompt.map(
      context.runtime.string)
    shown.control.isEnabled =
      context.screen?.runningControls.contains(control(in: context)) != true
    shown.control.showValue()
    setNeedsLayout()
  }

  private func replaceControl(by field: FormField, kind: RowKind, in context: CellContext) {
    if titleLabel.superview == nil {
      titleLabel.numberOfLines = 0
      addSubview(titleLabel)
    }
    let entry = FormEntry(field)
    let control = FieldControl(entry, runtime: context.runtime)
    control.onCommit = { [weak self] in self?.didCommit() }
    if let text = control.touched as? UITextField {
      text.returnKeyType = .done
      text.addAction(
        UIAction { [weak text] _ in text?.resignFirstResponder() }, for: .editingDidEndOnExit)
    }
    addSubview(control.view)
    shown = Shown(row: context.row, kind: kind, control: control, entry: entry)
  }

  private func didCommit() {
    guard let shown, let context else { return }
    shown.entry.discardUnreadable()
    shown.control.showValue()
    if let onChange { context.screen?.perform(onChange, for: control(in: context)) }
  }

  private func control(in context: CellContext) -> ControlID {
    ControlID(row: context.row, name: name)
  }

  private func applyTheme(in context: CellContext) {
    let textSize = context.traits.textSize
    titleLabel.font = context.theme.font(.body).uiFont(for: textSize)
    titleLabel.textColor = context.theme.uiColor(.text)
    backgroundColor = place == .row ? context.theme.uiColor(.surface) : .clear
    shown?.control.applyTheme(context.theme, textSize: textSize)
  }

  /// A field takes touches above and below it, too: it is less high than a fingertip, and nothing else is there.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let touched = shown?.control.touched, touched.isUserInteractionEnabled,
      touched is UITextField || touched is UIButton
    else { return hit }
    let field = touched.convert(touched.bounds, to: self)
    return field.minX <= point.x && point.x <= field.maxX ? touched : hit
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shown else { return }
    let inner = bounds.inside(dx: place.margin, dy: place.padding)
    isBelow ? placeBelow(shown.control, in: inner) : placeBeside(shown.control, in: inner)
  }

  private func placeBelow(_ control: FieldControl, in area: CGRect) {
    let height = titleLabel.sizeThatFits(area.size).height.rounded(.up)
    titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    let top = area.minY + height + ControlMetrics.padding
    let wanted = control.view.sizeThatFits(area.size).height
    control.view.frame = CGRect(
      x: area.minX, y: top, width: area.width,
      height: max(min(wanted, area.maxY - top), ControlMetrics.controlHeight))
  }

  private func placeBeside(_ control: FieldControl, in area: CGRect) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = max(area.width - ControlMetrics.gap, 0)
    let share = ControlMetrics.leastShare
    let wanted = control.view.sizeThatFits(area.size)
    let title = titleLabel.sizeThatFits(CGSize(width: room, height: area.height)).width.rounded(.up)
    let isText = control.touched is UITextField
    let titleWidth = min(
      title, isText || wanted.width > room * share ? room * (1 - share) : room)
    let left = room - titleWidth
    let width = isText ? left : min(wanted.width, left)
    let height = min(max(wanted.height, isText ? ControlMetrics.controlHeight : 0), area.height)
    if let text = control.touched as? UITextField {
      text.textAlignment = isRightToLeft ? .left : .right
    }
    titleLabel.frame = CGRect(
      x: isRightToLeft ? area.maxX - titleWidth : area.minX, y: area.minY, width: titleWidth,
      height: area.height)
    control.view.frame = CGRect(
      x: isRightToLeft ? area.minX : area.maxX - width, y: area.midY - height / 2, width: width,
      height: height)
  }

  /// How high a row that shows `field` is.
  static func height(of field: FormField, in context: CellContext) -> CGFloat {
    let place = Place.row
    let height = ControlMetrics.height(
      ofTitle: field.title, isAbove: field.isBelowTitle,
      width: context.containerWidth - 2 * place.margin, in: context.layoutEnvironment)
    return max(height + 2 * place.padding, leastHeight)
  }
}
