/// The controller of a scene with a form: it shows its presenter's fields and hands it the wish to
/// send them. Subclasses say who their presenter is.
open class SceneFormController: FormController, SceneViewable, SceneNavigable {
  /// Who owns the values and decides what is done with them. The subclass owns it.
  open var formPresenter: (any FormPresentable)? { nil }

  open override func makeFields() -> [FormField] { formPresenter?.fields ?? [] }

  open override func submit() {
    formPresenter?.submit()
  }

  override var lifeObserver: (any ScreenLife)? { formPresenter }

  open override func viewDidLoad() {
    if let formPresenter { observeForm(of: formPresenter) }
    super.viewDidLoad()
  }

  private func observeForm(of presenter: some FormPresentable) {
    observe(presenter.form)
  }
}
