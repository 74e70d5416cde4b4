/// The texts of the library's log-in screens. An app translates them, or says something else, by strings
/// with these keys.
enum OnboardingText {
  static let title = ScreenText.key("onboarding.title", default: "Welcome")
  static let next = ScreenText.key("onboarding.next", default: "Next")
  static let start = ScreenText.key("onboarding.start", default: "Get started")
  static let skip = ScreenText.key("onboarding.skip", default: "Skip")
  static let logIn = ScreenText.key("onboarding.logIn", default: "Log in")
  static let signUp = ScreenText.key("onboarding.signUp", default: "Sign up")
  static let logInByEmail = ScreenText.key(
    "onboarding.logInByEmail", default: "Log in by e-mail")
  static let logInByPhone = ScreenText.key(
    "onboarding.logInByPhone", default: "Log in by phone")
  static let signUpByEmail = ScreenText.key(
    "onboarding.signUpByEmail", default: "Sign up by e-mail")
  static let signUpByPhone = ScreenText.key(
    "onboarding.signUpByPhone", default: "Sign up by phone")
  static let email = ScreenText.key("onboarding.email", default: "E-mail")
  static let password = ScreenText.key("onboarding.password", default: "Password")
  static let phone = ScreenText.key("onboarding.phone", default: "Phone number")
  static let code = ScreenText.key("onboarding.code", default: "Code")
  static let sendCode = ScreenText.key("onboarding.sendCode", default: "Send me a code")
  static let sendAgain = ScreenText.key("onboarding.sendAgain", default: "Send it again")
  static func sendAgain(in time: String) -> ScreenText {
    .key("onboarding.sendAgainIn", [time], default: "Send it again (%@)")
  }
  static let codeSent = ScreenText.key("onboarding.codeSent", default: "A code is on its way")
  static let forgotten = ScreenText.key("onboarding.forgotten", default: "Forgot your password?")
  static let reset = ScreenText.key("onboarding.reset", default: "Reset the password")
  static let resetSent = ScreenText.key(
    "onboarding.resetSent", default: "Look into your mail for what to do next")
  static let wrong = ScreenText.key(
    "onboarding.wrong", default: "That is not right. Please look at it once more.")
  static let taken = ScreenText.key(
    "onboarding.taken", default: "You cannot sign up with this. Do you have an account already?")
  static let tooOften = ScreenText.key(
    "onboarding.tooOften", default: "That was tried too often. Please wait a little.")
  static let unknown = ScreenText.key("onboarding.unknown", default: "Nobody here is known by this")
}
