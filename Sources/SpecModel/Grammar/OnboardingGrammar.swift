import Diagnostics
import SourceText

enum OnboardingGrammar {
  static let screen = Key(
    "screen", .name(.screen),
    "The app's own screen for those who are not logged in. It can be of any system.",
    example: "Welcome")
  static let walkthrough = Key(
    "walkthrough", .list(of: WalkthroughPageGrammar.record.form),
    "Pages that are shown once, at the first start of the app.",
    example: "[{ title: tour.share, text: tour.shareText, image: heart }]")
  static let logIn = Key(
    "logIn", LogInWaysGrammar.record.form,
    """
    The library's screens for those who are not logged in, with the requests that log in. These, and \
    those of `signUp`, are among the requests that begin the session.
    """, example: "{ email: LogInWithEmail }")
  static let signUp = Key(
    "signUp", LogInWaysGrammar.record.form,
    "The requests that sign up.", example: "{ email: SignUpWithEmail }")
  static let sendCode = Key(
    "sendCode", .name(.request),
    """
    The request that has a code sent to a phone. Its parameter is `phone: String`. It is needed where \
    there is a way by phone.
    """, example: "SendCode")
  static let resetPassword = Key(
    "resetPassword", .name(.request),
    """
    The request for those who have forgotten their password. Its parameter is `email: String`.
    """, example: "ResetPassword")
  private static let oneGate = Complaint.excess(
    "a gate is a screen of the app, or the library's with its requests",
    at: .key(["logIn", "walkthrough", "signUp", "sendCode", "resetPassword"]),
    help: "leave out `screen:`, or everything beside it")
  static let record = Record<OnboardingDeclaration>(
    "onboarding",
    """
    The log-in gate: what is shown in the place of the menu while nobody is logged in. Once a request \
    has begun the API's `session`, the main screens take its place; when the session ends, by `do: \
    logOut` or because the server refuses to renew it, they are gone and the gate is back. Behind the \
    gate there always is a `$session`, so its values are as its fields say, and links wait until the \
    gate is passed. Before the gate there is none.

    The gate is a screen of the app, or the library's own: a list of the ways to log in and to sign \
    up, each with its form. Their texts are strings of the app with the keys `onboarding.title`, \
    `.next`, `.start`, `.skip`, `.logIn`, `.signUp`, `.logInByEmail`, `.logInByPhone`, \
    `.signUpByEmail`, `.signUpByPhone`, `.email`, `.password`, `.phone`, `.code`, `.sendCode`, \
    `.sendAgain`, `.sendAgainIn`, `.codeSent`, `.forgotten`, `.reset`, `.resetSent`, `.wrong`, `.taken` and \
    `.unknown`; where the app has none of them, they are English.
    """,
    example: """
      walkthrough:
        - { title: tour.share, text: tour.shareText, image: heart }
      logIn: { email: LogInWithEmail, phone: LogInWithPhone }
      signUp: { email: SignUpWithEmail }
      sendCode: SendCode
      resetPassword: ResetPassword
      """,
    rules: [
      .exactlyOne(
        ["screen", "logIn"],
        missing: .missing(
          "this gate has no way in",
          help: "give it a `screen:` of the app, or the requests that log in: `logIn: { email: … }`"
        ), several: oneGate),
      .only(
        ["walkthrough", "signUp", "sendCode", "resetPassword"], with: ["logIn"], alone: oneGate),
    ]
  ) { mapping in
    let screen = mapping.value(screen)
    let walkthrough = mapping.value(walkthrough)
    let logIn = mapping.value(logIn)
    let signUp = mapping.value(signUp)
    let sendCode = mapping.value(sendCode)
    let resetPassword = mapping.value(resetPassword)
    if let screen {
      return OnboardingDeclaration(content: .screen(screen), span: mapping.span)
    }
    guard let logIn else { return nil }
    let flows = LogInFlowsDeclaration(
      walkthrough: walkthrough ?? [], logIn: logIn, signUp: signUp, sendCode: sendCode,
      resetPassword: resetPassword)
    return OnboardingDeclaration(content: .flows(flows), span: mapping.span)
  }
}

enum LogInWaysGrammar {
  static let email = Key(
    "email", .name(.request),
    "The request by an e-mail address; its parameters are `email: String` and `password: String`.",
    example: "LogInWithEmail")
  static let phone = Key(
    "phone", .name(.request),
    """
    The request by a phone number and a code that was sent to it; its parameters are `phone: String` \
    and `code: String`.
    """, example: "LogInWithPhone")
  static let record = Record<LogInFlowsDeclaration.Ways>(
    "log-in requests",
    "The ways to log in or to sign up. Other parameters of the requests can be left out.",
    example: """
      email: LogInWithEmail
      phone: LogInWithPhone
      """,
    rules: [
      .atLeastOne(
        ["email", "phone"],
        missing: .missing(
          "there is no way here", help: "name a request that goes by `email:` or by `phone:`"))
    ]
  ) { mapping in
    let email = mapping.value(email)
    let phone = mapping.value(phone)
    guard mapping.has(Self.email) || mapping.has(Self.phone) else { return nil }
    return LogInFlowsDeclaration.Ways(email: email, phone: phone)
  }
}

enum WalkthroughPageGrammar {
  static let title = Key("title", .text, .required, "What it is about.", example: "tour.share")
  static let text = Key("text", .text, .required, "What it tells.", example: "tour.shareText")
  static let image = Key("image", .image, "The picture above the text.", example: "heart")
  static let record = Record<WalkthroughPageDeclaration>(
    "walkthrough page", "A page that tells what the app is for.",
    example: """
      title: tour.share
      text: tour.shareText
      image: heart
      """
  ) { mapping in
    let title = mapping.value(title)
    let text = mapping.value(text)
    let image = mapping.value(image)
    guard let title, let text else { return nil }
    return WalkthroughPageDeclaration(title: title, text: text, image: image)
  }
}
