import Diagnostics
import SourceText

enum OnboardingGrammar {
  static let screen = Key(
    "screen", .name(.screen),
    "The app's own screen for those who are not logged in. It can be of any system.",
    example: "Welcome")
  static let walkthrough = Key(
    "walkthrough", .list(of: Form<WalkthroughPageDeclaration>.walkthroughPage),
    "Pages that are shown once, at the first start of the app.",
    example: "[{ title: tour.share, text: tour.shareText, image: heart }]")
  static let logIn = Key(
    "logIn", Form<LogInFlowsDeclaration.Ways>.logInWays,
    """
    The library's screens for those who are not logged in, with the requests that log in. These, and \
    those of `signUp`, are among the requests that begin the session.
    """, example: "{ email: LogInWithEmail }")
  static let signUp = Key(
    "signUp", Form<LogInFlowsDeclaration.Ways>.logInWays,
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
  static let construct = Construct(
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
    relations: [
      .exactlyOne(["screen", "logIn"]),
      .only(["walkthrough", "signUp", "sendCode", "resetPassword"], with: ["logIn"]),
    ],
    [
      [
        screen.description, walkthrough.description, logIn.description, signUp.description,
        sendCode.description, resetPassword.description,
      ]
    ])
}

extension OnboardingGrammar {
  /// Whether a mapping has the keys of one gate; what is wrong with them is reported.
  fileprivate static func isOneGate(_ mapping: MappingReader) -> Bool {
    let extra = ["logIn", "walkthrough", "signUp", "sendCode", "resetPassword"] as [StaticString]
    if mapping.has("screen"), let span = extra.lazy.compactMap(mapping.keySpan).first {
      mapping.reader.report(
        .unknownKey, "a gate is a screen of the app, or the library's with its requests", at: span,
        help: "leave out `screen:`, or everything beside it")
      return false
    }
    guard !mapping.has("screen"), !mapping.has("logIn") else { return true }
    mapping.reader.report(
      .missingKey, "this gate has no way in", at: mapping.span,
      help: "give it a `screen:` of the app, or the requests that log in: `logIn: { email: … }`")
    return false
  }
}

extension Form where Value == OnboardingDeclaration {
  static var onboarding: Form {
    .construct(OnboardingGrammar.construct) { mapping in
      let screen = mapping.value(OnboardingGrammar.screen)
      let walkthrough = mapping.value(OnboardingGrammar.walkthrough)
      let logIn = mapping.value(OnboardingGrammar.logIn)
      let signUp = mapping.value(OnboardingGrammar.signUp)
      let sendCode = mapping.value(OnboardingGrammar.sendCode)
      let resetPassword = mapping.value(OnboardingGrammar.resetPassword)
      guard OnboardingGrammar.isOneGate(mapping) else { return nil }
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
  static let construct = Construct(
    "log-in requests",
    "The ways to log in or to sign up. Other parameters of the requests can be left out.",
    example: """
      email: LogInWithEmail
      phone: LogInWithPhone
      """,
    relations: [.atLeastOne(["email", "phone"])],
    [[email.description, phone.description]])
}

extension Form where Value == LogInFlowsDeclaration.Ways {
  static var logInWays: Form {
    .construct(LogInWaysGrammar.construct) { mapping in
      let email = mapping.value(LogInWaysGrammar.email)
      let phone = mapping.value(LogInWaysGrammar.phone)
      if !mapping.has("email"), !mapping.has("phone") {
        mapping.reader.report(
          .missingKey, "there is no way here", at: mapping.span,
          help: "name a request that goes by `email:` or by `phone:`")
        return nil
      }
      return LogInFlowsDeclaration.Ways(email: email, phone: phone)
    }
  }
}

enum WalkthroughPageGrammar {
  static let title = Key("title", .text, .required, "What it is about.", example: "tour.share")
  static let text = Key("text", .text, .required, "What it tells.", example: "tour.shareText")
  static let image = Key("image", .image, "The picture above the text.", example: "heart")
  static let construct = Construct(
    "walkthrough page", "A page that tells what the app is for.",
    example: """
      title: tour.share
      text: tour.shareText
      image: heart
      """,
    [[title.description, text.description, image.description]])
}

extension Form where Value == WalkthroughPageDeclaration {
  static var walkthroughPage: Form {
    .construct(WalkthroughPageGrammar.construct) { mapping in
      let title = mapping.value(WalkthroughPageGrammar.title)
      let text = mapping.value(WalkthroughPageGrammar.text)
      let image = mapping.value(WalkthroughPageGrammar.image)
      guard let title, let text else { return nil }
      return WalkthroughPageDeclaration(title: title, text: text, image: image)
    }
  }
}
