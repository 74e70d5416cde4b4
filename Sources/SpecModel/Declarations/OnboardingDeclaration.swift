import SourceText

/// `onboarding:` of a host, the log-in gate.
public struct OnboardingDeclaration: Sendable {
  /// What stands before the gate.
  public enum Content: Sendable {
    /// A screen of the app.
    case screen(Name)
    /// The screens of the library.
    case flows(LogInFlowsDeclaration)
  }

  public var content: Content
  public var span: ByteSpan

  /// The app's screen that is the gate.
  public var screen: Name? {
    if case .screen(let name) = content { name } else { nil }
  }
}

/// The requests that the library's log-in screens send.
public struct LogInFlowsDeclaration: Sendable {
  /// Ways to do one thing.
  public struct Ways: Sendable {
    public var email: Name?
    public var phone: Name?
  }

  public var walkthrough: [WalkthroughPageDeclaration]
  public var logIn: Ways
  public var signUp: Ways?
  public var sendCode: Name?
  public var resetPassword: Name?
}

/// A page that tells what the app is for.
public struct WalkthroughPageDeclaration: Sendable {
  public var title: TextValue
  public var text: TextValue
  public var image: ImageValue?
}

extension LogInFlowsDeclaration {
  /// What a request of the flows is for.
  public enum Purpose: Sendable {
    /// It begins the session by an e-mail address and a password, or by a phone number and a code.
    case email, phone
    case sendCode, resetPassword

    /// The parameters that the library's screens give it, all of them `String`.
    public var parameters: [String] {
      switch self {
      case .email: ["email", "password"]
      case .phone: ["phone", "code"]
      case .sendCode: ["phone"]
      case .resetPassword: ["email"]
      }
    }

    /// Whether its answer begins the session.
    public var beginsSession: Bool {
      switch self {
      case .email, .phone: true
      case .sendCode, .resetPassword: false
      }
    }
  }

  /// All requests, in the order of the reference.
  public var requests: [(name: Name, purpose: Purpose)] {
    let all: [(Name?, Purpose)] = [
      (logIn.email, .email), (logIn.phone, .phone), (signUp?.email, .email),
      (signUp?.phone, .phone), (sendCode, .sendCode), (resetPassword, .resetPassword),
    ]
    return all.compactMap { name, purpose in name.map { ($0, purpose) } }
  }

  /// The request by a phone number, if there is one.
  public var byPhone: Name? { logIn.phone ?? signUp?.phone }

  /// The log-in by an e-mail address, if there is one.
  public var byEmail: Name? { logIn.email }
}
