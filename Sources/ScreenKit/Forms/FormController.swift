/// A form: fields one below the other and a button that sends them.
///
/// What is wrong with a field is said once the reader has tried to send the form, and from then on at
/// every change.
open class FormController: ScreenController {
  /// How the form behaves.
  public let configuration: FormConfiguration

  private static let margin: CGFloat = 16
  private static let submitControl = ControlID(row: nil, name: "submit")

  private let scrollView = UIScrollView()
  private let submitButton = UIButton(type: .system)
  private var fieldViews: [FormFieldView] = []
  private var observed: [any ChangeTracking] = []
  private var showsProblems = false

  /// A form that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: FormConfiguration) {
    self.configuration = configuration
    super.init(runtime: runtime)
    title = configuration.title.map(runtime.string)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  // MARK: For subclasses

  /// The fields of the form.
  open func makeFields() -> [FormField] { [] }

  /// Sends the form; called when nothing is wrong with its fields.
  open func submit() {}

  open override func observe<Value>(_ state: StateBox<Value>) {
    super.observe(state)
    observed.append(state)
  }

  /// Whether there are changes that were not sent.
  public var hasChanges: Bool { observed.contains(where: \.hasChanges) }

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    scrollView.alwaysBounceVertical = true
    fieldViews = makeFields().map { FormFieldView($0, runtime: runtime) }
    for field in fieldViews {
      scrollView.addSubview(field)
      field.onEdit = { [weak self] in self?.formDidChange() }
    }
    submitButton.setTitle(runtime.string(configuration.submitTitle), for: .normal)
    submitButton.addAction(
      UIAction { [weak self] _ in self?.submitIfValid() }, for: .touchUpInside)
    scrollView.addSubview(submitButton)
    applyTheme()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    layOutFields()
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard isViewLoaded else { return }
    applyTheme()
    view.setNeedsLayout()
  }

  open override func stateDidChange() {
    guard isViewLoaded else { return }
    for field in fieldViews { field.showValue() }
    formDidChange()
  }

  private func formDidChange() {
    if showsProblems { showProblems() }
    isModalInPresentation = asksBeforeLeaving
  }

  private func applyTheme() {
    let theme = runtime.theme
    for field in fieldViews { field.applyTheme() }
    submitButton.titleLabel?.font =
      theme.font(.headline).uiFont(for: CellTraits(traitCollection).textSize)
    submitButton.setTitleColor(theme.uiColor(.accent), for: .normal)
  }

  private func layOutFields() {
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = max(area.width - 2 * Self.margin, 0)
    var y = Self.margin
    for field in fieldViews {
      let height = field.sizeThatFits(CGSize(width: width, height: 0)).height
      field.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
      y += height + Self.margin
    }
    submitButton.frame = CGRect(x: Self.margin, y: y, width: width, height: 48)
    scrollView.contentSize = CGSize(width: area.width, height: y + 48 + Self.margin)
  }

  // MARK: Sending

  private func submitIfValid() {
    showsProblems = true
    guard showProblems() else { return }
    perform({ [weak self] _ in self?.submit() }, for: Self.submitControl)
  }

  /// Shows what is wrong with the fields; the answer is whether nothing is.
  @discardableResult
  private func showProblems() -> Bool {
    let problems = fieldViews.map(\.problem)
    for (view, problem) in zip(fieldViews, problems) { view.showProblem(problem) }
    view.setNeedsLayout()
    return problems.allSatisfy { $0 == nil }
  }

  open override func runningControlsDidChange() {
    let isRunning = runningControls.contains(Self.submitControl)
    submitButton.isEnabled = !isRunning
    for field in fieldViews { field.setEnabled(!isRunning) }
  }

  open override func operationDidSucceed() {
    for state in observed { state.markSaved() }
    isModalInPresentation = false
  }

  // MARK: Leaving

  private var asksBeforeLeaving: Bool { configuration.discard == .confirm && hasChanges }

  open override func dismissScreen() {
    guard asksBeforeLeaving else { return super.dismissScreen() }
    confirm(StandardText.discard) { [weak self] in self?.leave() }
  }

  private func leave() {
    for state in observed { state.markSaved() }
    super.dismissScreen()
  }
}
