/// The fields of a form one below the other, and the button that sends it, in a view that scrolls. It
/// decides nothing: what was done is told, what is to be seen is handed in.
final class FormSurface: UIScrollView, ScreenContent, FormOutput, KeyboardAvoiding {
  private static let margin: CGFloat = 16
  private static let leastButtonHeight: CGFloat = 48

  /// Called after the reader has edited a field.
  var onEdit: (@MainActor () -> Void)?
  /// Called when the reader wants to send the form.
  var onSubmit: (@MainActor () -> Void)?

  private weak var screen: ScreenController?
  private let runtime: AppRuntime
  private let fieldViews: [FormFieldView]
  private let problemLabel = UILabel()
  private let submitButton = UIButton(type: .system)
  private var uploadBar = UploadBar()
  private let submitTitle: ScreenText
  /// Whether the form can't be sent for a while, and whether it is being sent.
  private var isWaiting = false
  private var isBeingSent = false
  /// The text size that everything has now.
  private var textSize = TextSize.large
  private lazy var keyboardAvoidance = KeyboardAvoidance(of: self, from: runtime.keyboard)

  init(_ entries: [FormEntry], submitTitle: ScreenText, screen: ScreenController) {
    self.screen = screen
    let runtime = screen.runtime
    self.runtime = runtime
    self.submitTitle = submitTitle
    fieldViews = entries.map { FormFieldView($0, runtime: runtime) }
    super.init(frame: .zero)
    alwaysBounceVertical = true
    keyboardDismissMode = .interactive
    for field in fieldViews {
      addSubview(field)
      field.onEdit = { [weak self, entry = field.entry] in
        entry.forgetRefusal()
        self?.onEdit?()
      }
      field.onChoicesChange = { [weak self] in self?.choicesDidChange() }
    }
    problemLabel.numberOfLines = 0
    problemLabel.isHidden = true
    addSubview(problemLabel)
    submitButton.setTitle(runtime.string(submitTitle), for: .normal)
    submitButton.wrapTitle()
    submitButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
    addSubview(submitButton)
    applyTheme(textSize: CellTraits(traitCollection).textSize)
    _ = showFields()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func submit() {
    screen?.perform({ [weak self] _ in self?.onSubmit?() }, for: .submit)
  }

  /// What is said of a field, and how high it is, follows from how far its choices are.
  private func choicesDidChange() {
    onEdit?()
    superview?.setNeedsLayout()
    screen?.tellEmbeddingScreen()
  }

  // MARK: FormOutput

  var isSending: Bool { screen?.isTouching(.submit) == true }

  func showValues() {
    for field in fieldViews { field.showValue() }
    if showFields() { screen?.tellEmbeddingScreen() }
  }

  func showUnsavedChanges(_ hasChanges: Bool) {
    screen?.isModalInPresentation = hasChanges
  }

  func updateBarItems() {
    screen?.updateBarItems()
  }

  private func showFields() -> Bool {
    var hasChanged = false
    for field in fieldViews where field.isHidden == field.entry.isShown {
      hasChanged = true
      field.isHidden.toggle()
      // What is typed next would go into a field that nobody sees.
      if field.isHidden { field.endEditing(true) }
    }
    if hasChanged { superview?.setNeedsLayout() }
    return hasChanged
  }

  private var shownFieldViews: [FormFieldView] { fieldViews.filter { !$0.isHidden } }

  func showProblems(_ problems: [String: ScreenText]) {
    for view in fieldViews { view.showProblem(problems[view.entry.field.id]) }
    superview?.setNeedsLayout()
    screen?.tellEmbeddingScreen()
  }

  /// Says above the button what is wrong with the form beside what stands at its fields.
  func showFormProblem(_ problem: ScreenText?) {
    let text = problem.map(runtime.string)
    guard text != problemLabel.text else { return }
    problemLabel.text = text
    problemLabel.isHidden = text == nil
    if text != nil { UIAccessibility.post(notification: .announcement, argument: text) }
    superview?.setNeedsLayout()
    screen?.tellEmbeddingScreen()
  }

  func focus(on field: String) {
    guard let view = shownFieldViews.first(where: { $0.entry.field.id == field }) else { return }
    // What is wrong stands below the field and has its place by then.
    superview?.layoutIfNeeded()
    scrollRectToVisible(view.frame, animated: false)
    view.takeFocus()
  }

  /// Says on the button for how long the form can't be sent; nil once it can.
  func showWait(_ title: ScreenText?) {
    isWaiting = title != nil
    submitButton.setTitle(runtime.string(title ?? submitTitle), for: .normal)
    enableSubmitButton()
    superview?.setNeedsLayout()
  }

  private func enableSubmitButton() {
    submitButton.isEnabled = !isBeingSent && !isWaiting
  }

  // MARK: ScreenContent

  /// Whether a field still waits for what there is to choose from.
  var isBusy: Bool {
    fieldViews.contains { $0.entry.field.loadedChoices?.phase == .loading }
  }

  func install(in view: UIView) {
    view.addSubview(self)
    for field in fieldViews { field.entry.field.loadedChoices?.begin() }
  }

  // While the form is being sent nothing of it can be changed.
  func runningControlsDidChange(to controls: Set<ControlID>) {
    isBeingSent = controls.contains(.submit)
    enableSubmitButton()
    uploadBar.show(screen?.uploadShare(of: .submit), on: submitButton, runtime: runtime)
    for field in fieldViews { field.setEnabled(!isBeingSent) }
  }

  func traitsDidChange(to traits: CellTraits) {
    // The views in the form may not have the new traits yet.
    applyTheme(textSize: traits.textSize)
    superview?.setNeedsLayout()
  }

  func themeDidChange() {
    applyTheme(textSize: textSize)
    superview?.setNeedsLayout()
  }

  private func applyTheme(textSize: TextSize) {
    self.textSize = textSize
    let theme = runtime.theme
    for field in fieldViews { field.applyTheme(textSize: textSize) }
    problemLabel.font = theme.font(.caption).uiFont(for: textSize)
    problemLabel.textColor = theme.uiColor(.destructive)
    submitButton.titleLabel?.font = theme.font(.headline).uiFont(for: textSize)
    submitButton.setTitleColor(theme.uiColor(.accent), for: .normal)
  }

  /// How high the fields and the button are in `width`.
  func contentHeight(width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(width - 2 * Self.margin, 0), height: 0)
    let fields = shownParts.map { height(of: $0, in: room.width) + Self.margin }
    return fields.reduce(Self.margin, +) + buttonHeight(in: room.width) + Self.margin
  }

  /// What stands above the button, from above.
  private var shownParts: [UIView] {
    problemLabel.isHidden ? shownFieldViews : shownFieldViews + [problemLabel]
  }

  private func height(of part: UIView, in width: CGFloat) -> CGFloat {
    part.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }

  private func buttonHeight(in width: CGFloat) -> CGFloat {
    submitButton.wrappedHeight(width: width, least: Self.leastButtonHeight)
  }

  func layOut(in view: UIView) {
    // The form was made before it was known where it is shown.
    let textSize = CellTraits(view.traitCollection).textSize
    if textSize != self.textSize { applyTheme(textSize: textSize) }
    frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = max(area.width - 2 * Self.margin, 0)
    // Sideways nothing scrolls, so that the system moves nothing away from what a turned device has there.
    let x = view.safeAreaInsets.left - adjustedContentInset.left + Self.margin
    var y = Self.margin
    for part in shownParts {
      let height = height(of: part, in: width)
      part.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height + Self.margin
    }
    let height = buttonHeight(in: width)
    submitButton.frame = CGRect(x: x, y: y, width: width, height: height)
    uploadBar.layOut(in: submitButton)
    contentSize = CGSize(width: area.width, height: y + height + Self.margin)
    keyboardAvoidance.update()
  }
}
