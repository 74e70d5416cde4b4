/// The texts of the library's log-in screens. An app translates them, or says something else, by strings
/// with these keys.
package enum OnboardingText {
  package static let title = ScreenText.key("onboarding.title", default: "Welcome")
  package static let next = ScreenText.key("onboarding.next", default: "Next")
  package static let start = ScreenText.key("onboarding.start", default: "Get started")
  package static let skip = ScreenText.key("onboarding.skip", default: "Skip")
  package static let logIn = ScreenText.key("onboarding.logIn", default: "Log in")
  package static let signUp = ScreenText.key("onboarding.signUp", default: "Sign up")
  package static let logInByEmail = ScreenText.key(
    "onboarding.logInByEmail", default: "Log in by e-mail")
  package static let logInByPhone = ScreenText.key(
    "onboarding.logInByPhone", default: "Log in by phone")
  package static let signUpByEmail = ScreenText.key(
    "onboarding.signUpByEmail", default: "Sign up by e-mail")
  package static let signUpByPhone = ScreenText.key(
    "onboarding.signUpByPhone", default: "Sign up by phone")
  package static let email = ScreenText.key("onboarding.email", default: "E-mail")
  package static let password = ScreenText.key("onboarding.password", default: "Password")
  package static let phone = ScreenText.key("onboarding.phone", default: "Phone number")
  package static let code = ScreenText.key("onboarding.code", default: "Code")
  package static let sendCode = ScreenText.key("onboarding.sendCode", default: "Send me a code")
  package static let sendAgain = ScreenText.key("onboarding.sendAgain", default: "Send it again")
  package static func sendAgain(in time: String) -> ScreenText {
    .key("onboarding.sendAgainIn", [time], default: "Send it again (%@)")
  }
  package static let codeSent = ScreenText.key(
    "onboarding.codeSent", default: "A code is on its way")
  package static let forgotten = ScreenText.key(
    "onboarding.forgotten", default: "Forgot your password?")
  package static let reset = ScreenText.key("onboarding.reset", default: "Reset the password")
  package static let resetSent = ScreenText.key(
    "onboarding.resetSent", default: "Look into your mail for what to do next")
  package static let wrong = ScreenText.key(
    "onboarding.wrong", default: "That is not right. Please look at it once more.")
  package static let taken = ScreenText.key(
    "onboarding.taken", default: "You cannot sign up with this. Do you have an account already?")
  package static let tooOften = ScreenText.key(
    "onboarding.tooOften", default: "That was tried too often. Please wait a little.")
  package static let unknown = ScreenText.key(
    "onboarding.unknown", default: "Nobody here is known by this")
}
