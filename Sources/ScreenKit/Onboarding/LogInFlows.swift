/// The ways to log in that the library has screens for. Each sends a request of the app, whose answer
/// begins the session.
@MainActor
public struct LogInFlows {
  /// Sends two things that were entered: an address or number, and a password or code.
  public typealias Entry = @MainActor (_ name: String, _ secret: String) async throws -> Void
  /// Sends an address or number.
  public typealias Mail = @MainActor (_ name: String) async throws -> Void

  /// Ways to do one thing; nil for those that an app doesn't have.
  @MainActor
  public struct Ways {
    var email: Entry?
    var phone: Entry?

    /// By an e-mail address and a password, and by a phone number and a code that was sent to it.
    public init(email: Entry? = nil, phone: Entry? = nil) {
      self.email = email
      self.phone = phone
    }
  }

  let logIn: Ways
  let signUp: Ways
  let sendCode: Mail?
  let resetPassword: Mail?

  /// Ways into an app.
  ///
  /// - Parameter sendCode: Has a code sent to a phone number.
  /// - Parameter resetPassword: Has a new password sent to an e-mail address.
  public init(
    logIn: Ways, signUp: Ways = Ways(), sendCode: Mail? = nil, resetPassword: Mail? = nil
  ) {
    self.logIn = logIn
    self.signUp = signUp
    self.sendCode = sendCode
    self.resetPassword = resetPassword
  }
}

/// What a reader is on the way to.
enum Admission {
  case logIn, signUp

  var emailTitle: ScreenText {
    switch self {
    case .logIn: OnboardingText.logInByEmail
    case .signUp: OnboardingText.signUpByEmail
    }
  }

  var phoneTitle: ScreenText {
    switch self {
    case .logIn: OnboardingText.logInByPhone
    case .signUp: OnboardingText.signUpByPhone
    }
  }

  var submit: ScreenText {
    switch self {
    case .logIn: OnboardingText.logIn
    case .signUp: OnboardingText.signUp
    }
  }

  /// What is said when the server refuses what was entered.
  var refused: ScreenText {
    switch self {
    case .logIn: OnboardingText.wrong
    case .signUp: OnboardingText.taken
    }
  }
}

extension FormController {
  /// Says why sending failed, unless it is said at the fields: the server refused what was entered, wants
  /// nobody to try so often, or something else went wrong.
  func tellFailure(_ error: any Error, refused: ScreenText) {
    if isRefused { return }
    switch LoadError(error)?.status {
    case 408?: notice(StandardText.failed)
    case 429?: notice(OnboardingText.tooOften)
    case (400..<500)?: notice(refused)
    default: notice(StandardText.failed)
    }
  }
}
