public import ScreenKit
public import SpecModel
public import SpecSemantics

/// An app whose screens are made from its checked specs, without generated code.
///
/// What only the app's hand-written code can make stands for itself by name.
@MainActor
public final class InterpretedApp {
  public let index: AppIndex
  public let runtime: AppRuntime
  let launch: LaunchValues
  let lowering: Lowering
  let schema: ValueSchema
  let tokens: ThemeTokens
  /// What the app is started with.
  private(set) var flags: [String: DynamicValue] = [:]
  /// What is known of who is logged in.
  var session: [String: DynamicValue] = [:]
  private let answers: @MainActor (SourceDeclaration?) -> (any HTTPTransport)?
  private var adapters: [ObjectIdentifier: AdapterPlan] = [:]
  private var components: [ObjectIdentifier: ComponentPlan] = [:]
  private var screens: [ObjectIdentifier: ScreenPlan] = [:]
  private var sources: [ObjectIdentifier: SourcePlan] = [:]

  /// An app that is started with `launch`.
  ///
  /// - Parameter answers: What answers the requests of a source, or of none; nil for what the app was launched
  ///   with.
  public init(
    _ app: CheckedApp, launch: LaunchValues,
    answers: @escaping @MainActor (SourceDeclaration?) -> (any HTTPTransport)? = { _ in nil }
  ) {
    let index = app.index
    self.index = index
    self.launch = launch
    self.answers = answers
    lowering = Lowering(index: index)
    schema = ValueSchema(of: index)
    tokens = ThemeTokens(of: index.theme)
    let name = index.theme?.name.text ?? index.app?.name.text ?? ""
    let others = index.themes.filter { $0.name.text != index.theme?.name.text }
    runtime = AppRuntime(
      launch: launch, theme: tokens.theme(named: name),
      others: others.map { ThemeTokens(of: $0).theme(named: $0.name.text) })
    flags = defaults(of: index.app?.flags ?? [])
  }

  // MARK: - Plans

  func plan(of adapter: AdapterDeclaration) -> AdapterPlan? {
    planned(adapter, &adapters) { () throws(PlanError) in try lowering.plan(of: adapter) }
  }

  func plan(of component: ComponentDeclaration) -> ComponentPlan? {
    planned(component, &components) { () throws(PlanError) in try lowering.plan(of: component) }
  }

  func plan(of screen: ScreenDeclaration) -> ScreenPlan? {
    planned(screen, &screens) { () throws(PlanError) in try lowering.plan(of: screen) }
  }

  func plan(of source: SourceDeclaration) -> SourcePlan? {
    planned(source, &sources) { () throws(PlanError) in try lowering.plan(of: source) }
  }

  /// Plans are made once. That something has none is a mistake of the compiler, which is reported.
  private func planned<Declaration: AnyObject, Plan>(
    _ declaration: Declaration, _ plans: inout [ObjectIdentifier: Plan],
    _ make: () throws(PlanError) -> Plan
  ) -> Plan? {
    if let plan = plans[ObjectIdentifier(declaration)] { return plan }
    do throws(PlanError) {
      let plan = try make()
      plans[ObjectIdentifier(declaration)] = plan
      return plan
    } catch {
      runtime.problems.report(error.message)
      return nil
    }
  }

  // MARK: - Values

  /// What fields are where nothing is given.
  func defaults(of fields: [Field]) -> [String: DynamicValue] {
    let values = Evaluation(constantsOf: schema)
    let plans = (try? lowering.fields(fields)) ?? []
    var defaults: [String: DynamicValue] = [:]
    for plan in plans {
      let empty = index.type(plan.declaration.type)?.emptyValue ?? .missing
      defaults[plan.declaration.name.text] = plan.defaultValue.map(values.value) ?? empty
    }
    return defaults
  }

  /// What calls an API, for a source or for an effect.
  func client(of api: Name?, for source: SourceDeclaration?) -> APIClient {
    let declaration = index.api(api?.text)
    let name = declaration?.name.text ?? "API"
    let address = declaration?.base.addresses.first?.text ?? "https://\(name).invalid"
    let configuration = APIConfiguration(
      name: name, base: launch.baseURL(name, default: address), headers: headers(of: declaration),
      dates: declaration?.dates.shown ?? .iso8601,
      booleans: declaration?.booleans.shown ?? .strict)
    return APIClient(
      configuration, transport: answers(source) ?? launch.transport,
      responses: launch.responses, clock: launch.clock, problems: launch.problems)
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
    let reading = ValueReading(schema: schema, type: .model(name))
    let decoder = client(of: nil, for: nil).makeDecoder()
    return try ValueReading.$current.withValue(reading) {
      try decoder.decode(DynamicValue.self, from: json)
    }
  }

  func theme(_ theme: ThemeDeclaration) -> Theme {
    runtime.themes.first { $0.name == theme.name.text } ?? runtime.theme
  }
}
