import ScreenKit
import SpecModel
public import SpecSemantics

/// What of an app is the same however often it is started: its plans, each made when it is needed first.
@MainActor
public final class AppBlueprint {
  public let index: AppIndex
  let lowering: Lowering
  let schema: ValueSchema
  let tokens: ThemeTokens
  let theme: Theme
  let otherThemes: [Theme]
  private var adapters: [ObjectIdentifier: AdapterPlan] = [:]
  private var components: [ObjectIdentifier: ComponentPlan] = [:]
  private var screens: [ObjectIdentifier: ScreenPlan] = [:]
  private var sources: [ObjectIdentifier: SourcePlan] = [:]

  /// What the checked specs of an app say.
  public init(of app: CheckedApp) {
    let index = app.index
    self.index = index
    lowering = Lowering(index: index)
    schema = ValueSchema(of: index)
    tokens = ThemeTokens(of: index.theme)
    let name = index.theme?.name.text ?? index.app?.name.text ?? ""
    theme = tokens.theme(named: name)
    otherThemes = index.themes.filter { $0.name.text != index.theme?.name.text }
      .map { ThemeTokens(of: $0).theme(named: $0.name.text) }
  }

  func plan(of adapter: AdapterDeclaration, _ problems: ProblemReporter) -> AdapterPlan? {
    planned(adapter, &adapters, problems) { () throws(PlanError) in try lowering.plan(of: adapter) }
  }

  func plan(of component: ComponentDeclaration, _ problems: ProblemReporter) -> ComponentPlan? {
    planned(component, &components, problems) { () throws(PlanError) in
      try lowering.plan(of: component)
    }
  }

  func plan(of screen: ScreenDeclaration, _ problems: ProblemReporter) -> ScreenPlan? {
    planned(screen, &screens, problems) { () throws(PlanError) in try lowering.plan(of: screen) }
  }

  func plan(of source: SourceDeclaration, _ problems: ProblemReporter) -> SourcePlan? {
    planned(source, &sources, problems) { () throws(PlanError) in try lowering.plan(of: source) }
  }

  /// Plans are made once. That something has none is a mistake of the compiler, which is reported.
  private func planned<Declaration: AnyObject, Plan>(
    _ declaration: Declaration, _ plans: inout [ObjectIdentifier: Plan],
    _ problems: ProblemReporter, _ make: () throws(PlanError) -> Plan
  ) -> Plan? {
    if let plan = plans[ObjectIdentifier(declaration)] { return plan }
    do throws(PlanError) {
      let plan = try make()
      plans[ObjectIdentifier(declaration)] = plan
      return plan
    } catch {
      problems.report(error.message)
      return nil
    }
  }
}
