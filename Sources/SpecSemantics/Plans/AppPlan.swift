import SpecModel

/// The app with what its parts are made of: what it is started with, its servers, its menu and the gate
/// before that.
public struct AppPlan: Sendable {
  public let declaration: AppDeclaration
  public let flags: [FieldPlan]
  /// What is known of who is logged in; nil where nobody logs in.
  public let session: [FieldPlan]?
  public let clients: [ClientPlan]
  public let host: HostPlan?
}

/// What talks to a server.
public struct ClientPlan: Sendable {
  public let api: APIDeclaration
  /// Headers that do not depend on who is logged in.
  public let headers: [ArgumentPlan]
  /// What the server is told of who asks.
  public let credentials: [CredentialPlan]
}

/// A part of what a server is told of who asks.
public struct CredentialPlan: Sendable {
  public enum Content: Sendable {
    case bearer(TypedExpression)
    case basic(user: TypedExpression, password: TypedExpression)
    case key(TypedExpression, Authentication.KeyPlace?)
    case aws(AWSKeysPlan)
    case azure(AzureKey.Scheme, account: TypedExpression, key: TypedExpression)
    case header(ArgumentPlan)
  }

  public let content: Content
  /// Whether it is there only while somebody is logged in.
  public let usesSession: Bool
}

/// By what requests to services of Amazon are signed.
public struct AWSKeysPlan: Sendable {
  public let key: TypedExpression
  public let secret: TypedExpression
  public let token: TypedExpression?
  public let region: TypedExpression
  public let service: String
}

/// The main screens, and what stands before them.
public struct HostPlan: Sendable {
  public struct Entry: Sendable {
    public let title: TypedText
    public let icon: ImageValue?
    public let use: ScreenUsePlan
  }

  /// What is shown while nobody is logged in.
  public enum Gate: Sendable {
    case screen(ScreenUsePlan)
    /// The library's screens.
    case flows(LogInFlowsDeclaration, walkthrough: [WalkthroughPagePlan])
  }

  public let declaration: HostDeclaration
  public let menu: [Entry]
  public let gate: Gate?
}

/// A page that tells what the app is for.
public struct WalkthroughPagePlan: Sendable {
  public let title: TypedText
  public let text: TypedText
  public let image: ImageValue?
}
