/// The controller of a scene with a form: it shows its presenter's fields and hands it the wish to
/// send them. Subclasses say who their presenter is.
open class SceneFormController: FormController, SceneViewable, SceneNavigable {
  /// Who owns the values and decides what is done with them. The subclass owns it.
  open var formPresenter: (any FormPresentable)? { nil }

  open override func makeFields() -> [FormField] { formPresenter?.fields ?? [] }

  open override func submit() {
    formPresenter?.submit()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let formPresenter { observeForm(of: formPresenter) }
    formPresenter?.viewDidLoad()
  }

  private func observeForm(of presenter: some FormPresentable) {
    observe(presenter.form)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    formPresenter?.viewWillAppear()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    formPresenter?.viewDidAppear()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    formPresenter?.viewWillDisappear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    formPresenter?.viewDidDisappear()
  }
}
