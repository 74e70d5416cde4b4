import ScreenKit

@MainActor
protocol LogInViewControllerDelegate: AnyObject {
  func logInViewController(_ controller: LogInViewController, didBegin session: Session)
}

/// Asks who is there.
final class LogInViewController: UIViewController {
  weak var delegate: (any LogInViewControllerDelegate)?
  private let api: ClubAPI
  private let emailField = UITextField()
  private let passwordField = UITextField()
  private let button = UIButton(type: .system)
  private let errorLabel = UILabel()

  init(api: ClubAPI) {
    self.api = api
    super.init(nibName: nil, bundle: nil)
    title = "Hiking club"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clubPaper
    emailField.placeholder = "E-mail"
    emailField.keyboardType = .emailAddress
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    button.setTitle("Log in", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    errorLabel.font = .clubCaption
    errorLabel.textColor = .clubRescue
    errorLabel.numberOfLines = 0
    for field in [emailField, passwordField] {
      field.font = .clubBody
      field.borderStyle = .roundedRect
    }
    for part in [emailField, passwordField, button, errorLabel] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 24)
    var top = area.minY
    for part in [emailField, passwordField, button, errorLabel] {
      part.frame = CGRect(x: area.minX, y: top, width: area.width, height: 44)
      top += 56
    }
  }

  private func logIn() {
    button.isEnabled = false
    errorLabel.text = nil
    let resource = Resource.logIn(
      email: emailField.text ?? "", password: passwordField.text ?? "")
    api.load(resource) { [weak self] result in self?.didAnswer(result) }
  }

  private func didAnswer(_ result: Result<Session, ClubError>) {
    button.isEnabled = true
    switch result {
    case .success(let session): delegate?.logInViewController(self, didBegin: session)
    case .failure(let error): errorLabel.text = error.message
    }
  }
}
