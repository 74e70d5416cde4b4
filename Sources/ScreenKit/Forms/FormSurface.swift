/// The fields of a form one below the other, and the button that sends it, in a view that scrolls; of a form with
/// steps, those of one of them, with buttons that lead to the others. It decides nothing: what was done is told, what
/// is to be seen is handed in.
final class FormSurface: UIScrollView, ScreenContent, FormOutput, KeyboardAvoiding {
  private static let margin: CGFloat = 16
  private static let leastButtonHeight: CGFloat = 48

  /// Called after the reader has edited a field.
  var onEdit: (@MainActor () -> Void)?
  /// Called when the reader wants to send the form, or to come to its next step.
  var onSubmit: (@MainActor () -> Void)?
  /// Called when the reader wants to go back to the step before.
  var onBack: (@MainActor () -> Void)?
  /// Called with the step that the reader has gone back to by the navigation.
  var onReturn: (@MainActor (FormProgress.Step) -> Void)?

  /// The form's screen.
  private weak var screen: ScreenController?
  /// The screen that this is seen on: another one, where it shows a step of a form whose steps are screens.
  weak var place: ScreenController?
  /// The steps above the form's screen; nil where steps are seen in place.
  private var later: FormStepScreens?
  private let runtime: AppRuntime
  private let fieldViews: [FormFieldView]
  private let arrangement: FormArrangement
  /// What is wrong with the form beside what stands at its fields.
  private var problem: ScreenText?
  private let problemLabel = UILabel()
  private let submitButton = UIButton(type: .system)
  private let backButton = UIButton(type: .system)
  /// The step that is shown; nil where all fields are.
  private(set) var progress: FormProgress?
  private let stepView: FormStepView?
  private var uploadBar = UploadBar()
  private var texts: FormTexts
  /// Whether it shows a step that is a screen of its own.
  private let isStep: Bool
  /// What the button says while the form can't be sent, and whether it is being sent.
  private var waitTitle: ScreenText?
  private var isBeingSent = false
  /// The field that is to be edited once this is seen.
  private var awaitedFocus: String?
  /// The text size that everything has now.
  private var textSize = TextSize.large
  private lazy var keyboardAvoidance = KeyboardAvoidance(of: self, from: runtime.keyboard)

  init(
    _ entries: [FormEntry], at progress: FormProgress?, saying texts: FormTexts,
    as configuration: FormConfiguration, screen: ScreenController, isStep: Bool = false
  ) {
    self.screen = screen
    place = screen
    self.isStep = isStep
    let runtime = screen.runtime
    self.runtime = runtime
    self.texts = texts
    self.progress = progress
    stepView = progress.map { FormStepView($0, saysTitle: !isStep, runtime: runtime) }
    fieldViews = entries.map { FormFieldView($0, runtime: runtime) }
    arrangement = FormArrangement(fieldViews, in: texts.groups, runtime: runtime)
    super.init(frame: .zero)
    alwaysBounceVertical = true
    keyboardDismissMode = .interactive
    if let stepView { addSubview(stepView) }
    arrangement.parts.forEach(addSubview)
    for field in fieldViews {
      field.onEdit = { [weak self, entry = field.entry] in
        entry.forgetRefusal()
        self?.onEdit?()
      }
      field.onChoicesChange = { [weak self] in self?.choicesDidChange() }
      field.onResize = { [weak self] in self?.fieldDidResize() }
      field.onAddPhotos = { [weak self] photos in
        // The library takes none for any number.
        guard photos.room != 0 else { return }
        self?.place?.presentHere(PhotoPicking.makePicker(for: photos))
      }
    }
    problemLabel.numberOfLines = 0
    problemLabel.isHidden = true
    addSubview(problemLabel)
    submitButton.wrapTitle()
    submitButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
    addSubview(submitButton)
    backButton.setTitle(runtime.string(StandardText.previousStep), for: .normal)
    backButton.wrapTitle()
    backButton.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    if progress != nil { addSubview(backButton) }
    if configuration.stepStyle == .screens, !isStep, let progress {
      later = makeLater(of: entries, above: progress.step, as: configuration)
    }
    showButtons()
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
    fieldDidResize()
  }

  private func fieldDidResize() {
    superview?.setNeedsLayout()
    place?.tellEmbeddingScreen()
  }

  // MARK: Steps

  /// What shows the steps behind the first, each on a screen above this one.
  private func makeLater(
    of entries: [FormEntry], above first: FormProgress.Step, as configuration: FormConfiguration
  ) -> FormStepScreens {
    FormStepScreens(
      above: first,
      makeSurface: { [weak self] progress in
        guard let self, let screen else { return nil }
        let step = FormSurface(
          entries.filter { progress.fields.contains($0.field.id) }, at: progress,
          saying: texts, as: configuration, screen: screen, isStep: true)
        step.onEdit = { [weak self] in self?.onEdit?() }
        step.onSubmit = { [weak self] in self?.onSubmit?() }
        step.showWait(waitTitle)
        return step
      },
      onReturn: { [weak self] in self?.onReturn?($0) })
  }

  private var steps: [FormSurface] { later?.surfaces ?? [] }

  func showStep(_ progress: FormProgress) {
    guard let later, let screen, screen.navigationController != nil else {
      return show(progress)
    }
    // A step before the first that was seen, where none of its fields was there, has its place on the form's own
    // screen, too: a screen above it would lead back to what comes behind.
    if progress.step < later.first { later.begin(with: progress.step) }
    later.leaveOutEmpty(but: progress.step, from: screen)
    if progress.step > later.first, !hasFields { moveDown(later, else: progress, from: screen) }
    later.show(progress, from: screen)
    if progress.step == later.first { show(progress) }
    // What the navigation goes back to is seen on the way, and which steps there are may have changed.
    for surface in [self] + steps { surface.count(as: progress) }
  }

  private func count(as other: FormProgress) {
    if let progress { show(progress.counted(as: other)) }
  }

  /// Shows here what stands on the lowest screen above this one: nothing is left of the step that was shown. What is
  /// edited there is edited here from now on.
  private func moveDown(
    _ later: FormStepScreens, else progress: FormProgress, from screen: ScreenController
  ) {
    let edited = steps.first?.editedField
    let problem = steps.first?.problem ?? problem
    show(later.moveDown(else: progress, from: screen))
    for field in fieldViews { field.showValue() }
    show(problem)
    if let edited { focus(on: edited) }
  }

  private func show(_ progress: FormProgress) {
    guard progress != self.progress else { return }
    let isOther = progress.step != self.progress?.step
    self.progress = progress
    stepView?.show(progress)
    showButtons()
    _ = showFields()
    superview?.setNeedsLayout()
    place?.tellEmbeddingScreen()
    guard isOther else { return }
    endEditing(true)
    let insets = adjustedContentInset
    setContentOffset(CGPoint(x: -insets.left, y: -insets.top), animated: false)
    UIAccessibility.post(notification: .layoutChanged, argument: stepView?.heading)
  }

  /// The last step sends the form, and those before lead on.
  private func showButtons() {
    let title = progress?.isLast == false ? StandardText.nextStep : texts.submitTitle
    submitButton.setTitle(runtime.string(waitTitle ?? title), for: .normal)
    // From a screen of its own the navigation leads back.
    backButton.isHidden = progress?.isFirst != false || isStep
    enableButtons()
  }

  private func enableButtons() {
    submitButton.isEnabled = !isBeingSent && waitTitle == nil
    backButton.isEnabled = !isBeingSent
  }

  /// Whether a field is there, and in the step that is shown.
  private func shows(_ entry: FormEntry) -> Bool {
    entry.isShown && progress?.fields.contains(entry.field.id) != false
  }

  /// Whether any of the fields is there of the step that is shown.
  var hasFields: Bool { fieldViews.contains { shows($0.entry) } }

  /// The field that is being edited.
  private var editedField: String? { fieldViews.first(where: \.hasFirstResponder)?.entry.field.id }

  // MARK: FormOutput

  var isSending: Bool { screen?.isTouching(.submit) == true }

  func showValues() {
    for step in steps { step.showValues() }
    for field in fieldViews { field.showValue() }
    if showFields() { place?.tellEmbeddingScreen() }
  }

  func showTexts(_ texts: FormTexts) {
    for step in steps { step.showTexts(texts) }
    self.texts = texts
    arrangement.say(texts.groups)
    showButtons()
    if isStep, let title = progress.flatMap({ texts.title(of: $0.step) }) {
      // The step's screen is called so, and what leads back to it.
      place?.title = runtime.string(title)
    }
    superview?.setNeedsLayout()
    place?.tellEmbeddingScreen()
  }

  func showUnsavedChanges(_ hasChanges: Bool) {
    screen?.holdReader(hasChanges)
    later?.holdReader(hasChanges)
  }

  func updateBarItems() {
    screen?.updateBarItems()
  }

  private func showFields() -> Bool {
    var hasChanged = false
    for field in fieldViews where field.isHidden == shows(field.entry) {
      hasChanged = true
      field.isHidden.toggle()
      // What is typed next would go into a field that nobody sees.
      if field.isHidden { field.endEditing(true) }
    }
    guard hasChanged else { return false }
    arrangement.showTexts()
    superview?.setNeedsLayout()
    return true
  }

  private var shownFieldViews: [FormFieldView] { fieldViews.filter { !$0.isHidden } }

  func showProblems(_ problems: [String: ScreenText]) {
    for step in steps { step.showProblems(problems) }
    for view in fieldViews { view.showProblem(problems[view.entry.field.id]) }
    superview?.setNeedsLayout()
    place?.tellEmbeddingScreen()
  }

  /// Says above the button what is wrong with the form beside what stands at its fields.
  func showFormProblem(_ problem: ScreenText?) {
    let top = steps.last ?? self
    for step in steps { step.say(step === top ? problem : nil) }
    say(top === self ? problem : nil)
  }

  private func say(_ problem: ScreenText?) {
    guard show(problem), let text = problemLabel.text else { return }
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  /// Shows it where it stands; the answer is whether it is another one than before.
  @discardableResult
  private func show(_ problem: ScreenText?) -> Bool {
    self.problem = problem
    let text = problem.map(runtime.string)
    guard text != problemLabel.text else { return false }
    problemLabel.text = text
    problemLabel.isHidden = text == nil
    superview?.setNeedsLayout()
    place?.tellEmbeddingScreen()
    return true
  }

  func focus(on field: String) {
    guard let view = shownFieldViews.first(where: { $0.entry.field.id == field }) else {
      for step in steps { step.focus(on: field) }
      return
    }
    // What is wrong stands below the field and has its place by then.
    superview?.layoutIfNeeded()
    scrollRectToVisible(view.frame, animated: false)
    // A screen that the navigation goes back to comes later than what is done on it.
    awaitedFocus = window == nil ? field : nil
    if window != nil { view.takeFocus() }
  }

  func screenDidAppear() {
    if let awaitedFocus { focus(on: awaitedFocus) }
  }

  /// Says on the button for how long the form can't be sent; nil once it can.
  func showWait(_ title: ScreenText?) {
    for step in steps { step.showWait(title) }
    waitTitle = title
    showButtons()
    superview?.setNeedsLayout()
  }

  // MARK: ScreenContent

  /// Whether a field still waits for what there is to choose from, or for what was chosen.
  var isBusy: Bool {
    fieldViews.map(\.entry.field).contains {
      $0.loadedChoices?.phase == .loading || $0.chosenPhotos?.isAwaited == true
    }
  }

  func install(in view: UIView) {
    view.addSubview(self)
    for field in fieldViews { field.entry.field.loadedChoices?.begin() }
  }

  // While the form is being sent nothing of it can be changed.
  func runningControlsDidChange(to controls: Set<ControlID>) {
    for step in steps { step.runningControlsDidChange(to: controls) }
    isBeingSent = controls.contains(.submit)
    enableButtons()
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
    stepView?.applyTheme(textSize: textSize)
    arrangement.applyTheme(textSize: textSize)
    for field in fieldViews { field.applyTheme(textSize: textSize) }
    problemLabel.font = theme.font(.caption).uiFont(for: textSize)
    problemLabel.textColor = theme.uiColor(.destructive)
    submitButton.titleLabel?.font = theme.font(.headline).uiFont(for: textSize)
    backButton.titleLabel?.font = theme.font(.body).uiFont(for: textSize)
    for button in buttons { button.setTitleColor(theme.uiColor(.accent), for: .normal) }
  }

  private var buttons: [UIButton] { [submitButton, backButton] }

  /// How high the fields and the button are in `width`.
  func contentHeight(width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(width - 2 * Self.margin, 0), height: 0)
    let heights = shownParts.map { height(of: $0, in: room.width) + Self.margin }
    return heights.reduce(Self.margin, +)
  }

  /// All that is seen, from above.
  private var shownParts: [UIView] {
    let parts: [UIView?] = [stepView] + arrangement.parts + [problemLabel] + buttons
    return parts.compactMap(\.self).filter { !$0.isHidden }
  }

  private func height(of part: UIView, in width: CGFloat) -> CGFloat {
    if let button = part as? UIButton {
      return button.wrappedHeight(width: width, least: Self.leastButtonHeight)
    }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return part.sizeThatFits(room).height.rounded(.up)
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
    uploadBar.layOut(in: submitButton)
    contentSize = CGSize(width: area.width, height: y)
    keyboardAvoidance.update()
  }
}
