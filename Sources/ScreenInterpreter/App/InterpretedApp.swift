public import ScreenKit
import SpecModel
public import SpecSemantics

/// An app whose screens are made from its checked specs, without generated code.
///
/// What only the app's hand-written code can make stands for itself by name.
@MainActor
public final class InterpretedApp {
  public var index: AppIndex { blueprint.index }
  public let runtime: AppRuntime
  let launch: LaunchValues
  private let blueprint: AppBlueprint
  /// What the app is started with.
  var flags: [String: DynamicValue] = [:]
  /// Who is logged in.
  let sessions = SessionStore<DynamicSession>()
  /// What is known of who is logged in.
  public var session: [String: DynamicValue] = [:]
  var sessionChanges: Subscription?
  /// How APIs are told who asks, by their names.
  var authorizations: [String: (any Authorization)?] = [:]
  /// Is told of every effect before it is done.
  public var onEffect: (@MainActor (PerformedEffect) -> Void)?
  /// Is told of every event of analytics that a screen tells of by itself: that it has appeared, or that a row was seen.
  package var onTrack: (@MainActor (PerformedEffect) -> Void)?
  /// Is told of every effect whose turn has come.
  package var onStep: (@MainActor (EffectStep) -> Void)?
  /// Whether it is only looked at: menus are asked for what they offer, and nobody opens them.
  var isOnlyLookedAt = false
  var made = MadeScreens()
  private let answers: @MainActor (Asking) -> (any HTTPTransport)?

  /// An app that is started with `launch`.
  ///
  /// - Parameter answers: What answers whoever asks; nil for what the app was launched with.
  public convenience init(
    _ app: CheckedApp, launch: LaunchValues,
    answers: @escaping @MainActor (Asking) -> (any HTTPTransport)? = { _ in nil }
  ) {
    self.init(AppBlueprint(of: app), launch: launch, answers: answers)
  }

  /// An app of which the plans are kept for the next start.
  public init(
    _ blueprint: AppBlueprint, launch: LaunchValues,
    answers: @escaping @MainActor (Asking) -> (any HTTPTransport)? = { _ in nil }
  ) {
    self.blueprint = blueprint
    self.launch = launch
    self.answers = answers
    runtime = AppRuntime(
      launch: launch, theme: blueprint.theme, others: blueprint.otherThemes)
    flags = defaults(of: index.app?.flags ?? [])
    if index.session != nil { followSessions() }
  }

  // MARK: - Plans

  var lowering: Lowering { blueprint.lowering }
  var schema: ValueSchema { blueprint.schema }
  var tokens: ThemeTokens { blueprint.tokens }

  func plan(of adapter: AdapterDeclaration) -> AdapterPlan? {
    blueprint.plan(of: adapter, runtime.problems)
  }

  func plan(of component: ComponentDeclaration) -> ComponentPlan? {
    blueprint.plan(of: component, runtime.problems)
  }

  func plan(of screen: ScreenDeclaration) -> ScreenPlan? {
    blueprint.plan(of: screen, runtime.problems)
  }

  func plan(of source: SourceDeclaration) -> SourcePlan? {
    blueprint.plan(of: source, runtime.problems)
  }

  // MARK: - Values

  /// What fields are where nothing is given.
  func defaults(of fields: [Field]) -> [String: DynamicValue] {
    let values = Evaluation(constantsOf: schema)
    let plans = (try? lowering.fields(fields)) ?? []
    var defaults: [String: DynamicValue] = [:]
    for plan in plans {
      if let moment = plan.declaration.momentOfDefault {
        defaults[plan.declaration.name.text] = .date(moment.date(on: runtime.clock))
        continue
      }
      let empty = index.type(plan.declaration.type)?.emptyValue ?? .missing
      defaults[plan.declaration.name.text] = plan.defaultValue.map(values.value) ?? empty
    }
    return defaults
  }

  /// What calls an API, for a source or for an effect.
  func client(of api: Name?, for asking: Asking) -> APIClient {
    let declaration = index.api(api?.text)
    return client(of: declaration, for: asking, by: declaration.flatMap { authorization(of: $0) })
  }

  /// - Parameter authorization: What says who asks.
  func client(
    of declaration: APIDeclaration?, for asking: Asking, by authorization: (any Authorization)?
  ) -> APIClient {
    let name = declaration?.name.text ?? "API"
    let address = declaration?.base.addresses.first?.text ?? "https://\(name).invalid"
    let configuration = APIConfiguration(
      name: name, base: launch.baseURL(name, default: address), headers: headers(of: declaration),
      dates: declaration?.dates.shown ?? .iso8601,
      booleans: declaration?.booleans.shown ?? .strict,
      errors: declaration?.errors?.shown)
    return APIClient(
      configuration, transport: answers(asking) ?? launch.transport,
      responses: launch.responses, authorization: authorization, clock: launch.clock,
      problems: launch.problems)
  }

  /// The headers of an API that are the same for everybody.
  private func headers(of api: APIDeclaration?) -> [HTTPHeader] {
    guard let app = index.app, let plan = try? lowering.plan(of: app) else { return [] }
    let values = Evaluation(constantsOf: schema)
    let client = plan.clients.first { $0.api.name.text == api?.name.text }
    return (client?.headers ?? []).map { HTTPHeader($0.name, values.string($0.value)) }
  }

  /// A value of a model that is read from JSON, as the app's main API writes it.
  ///
  /// - Throws: `DecodingError` where the JSON is no such model.
  public func model(_ name: String, from json: Data) throws -> DynamicValue {
    try value(of: .model(name), from: json)
  }

  /// A value of any type that payloads have.
  func value(of type: SpecType, from json: Data) throws -> DynamicValue {
    let reading = ValueReading(schema: schema, type: type)
    let decoder = client(of: nil, for: .others).makeDecoder()
    return try ValueReading.$current.withValue(reading) {
      try decoder.decode(DynamicValue.self, from: json)
    }
  }

  func theme(_ theme: ThemeDeclaration) -> Theme {
    runtime.themes.first { $0.name == theme.name.text } ?? runtime.theme
  }
}
