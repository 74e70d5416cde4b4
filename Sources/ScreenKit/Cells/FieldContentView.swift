/// Shows a field in a row: its title, and beside it what edits its value.
final class FieldContentView: UIView {
  private struct Shown {
    let row: RowID?
    let kind: RowKind
    let control: FieldControl
    let entry: FormEntry
  }

  private static let margin: CGFloat = 16
  private static let padding: CGFloat = 8
  private static let gap: CGFloat = 12
  private static let leastHeight: CGFloat = 48
  private static let controlHeight: CGFloat = 32
  /// The part of the width that is left to a control beside a long title.
  private static let leastShare: CGFloat = 0.4

  private let titleLabel = UILabel()
  private var shown: Shown?
  private var onChange: ScreenAction?
  private var context: CellContext?
  private var isBelow = false

  /// Shows `field`; `onChange` is what follows when the reader has changed it.
  ///
  /// The control stays while the row does, for it may be the one that is typed into.
  func show(_ field: FormField, kind: RowKind, onChange: ScreenAction?, in context: CellContext) {
    self.onChange = onChange
    self.context = context
    isBelow = field.isBelowTitle
    let isKept = shown.map { $0.row == context.row && $0.kind == kind } ?? false
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
    shown?.control.view.removeFromSuperview()
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
    ControlID(row: context.row, name: "field")
  }

  private func applyTheme(in context: CellContext) {
    let textSize = context.traits.textSize
    titleLabel.font = context.theme.font(.body).uiFont(for: textSize)
    titleLabel.textColor = context.theme.uiColor(.text)
    backgroundColor = context.theme.uiColor(.surface)
    shown?.control.applyTheme(context.theme, textSize: textSize)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shown else { return }
    let inner = bounds.insetBy(dx: Self.margin, dy: Self.padding)
    isBelow ? placeBelow(shown.control, in: inner) : placeBeside(shown.control, in: inner)
  }

  private func placeBelow(_ control: FieldControl, in area: CGRect) {
    let height = titleLabel.sizeThatFits(area.size).height.rounded(.up)
    titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    control.view.frame = CGRect(
      x: area.minX, y: area.minY + height + Self.padding, width: area.width,
      height: Self.controlHeight)
  }

  private func placeBeside(_ control: FieldControl, in area: CGRect) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = area.width - Self.gap
    let wanted = control.view.sizeThatFits(area.size)
    let title = titleLabel.sizeThatFits(CGSize(width: room, height: area.height)).width.rounded(.up)
    let isText = control.touched is UITextField
    let titleWidth = min(
      title, isText || wanted.width > room * Self.leastShare ? room * (1 - Self.leastShare) : room)
    let left = room - titleWidth
    let width = isText ? left : min(wanted.width, left)
    let height = min(max(wanted.height, isText ? Self.controlHeight : 0), area.height)
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
    let width = context.containerWidth - 2 * margin
    let titleWidth = field.isBelowTitle ? width : (width - gap) * (1 - leastShare)
    let title = context.runtime.measure.size(
      of: context.runtime.string(field.title), font: context.theme.font(.body), lines: 0,
      width: max(titleWidth, 0), textSize: context.traits.textSize
    ).height.rounded(.up)
    let control = field.isBelowTitle ? padding + controlHeight : 0
    return max(title + control + 2 * padding, leastHeight)
  }
}

extension FormField {
  /// Whether what edits the field needs all of the width.
  fileprivate var isBelowTitle: Bool {
    if case .choice(_, .segments, _, _) = control { true } else { false }
  }
}
