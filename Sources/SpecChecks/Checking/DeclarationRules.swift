import Diagnostics
import SpecModel

// Rules about declarations, each by itself, by what is declared. A rule about declarations of several kinds is a rule
// of several of these protocols, and names them all in its aspects.

/// A rule about what the app itself declares.
protocol AppDeclarationRule: SpecRule {
  func check(_ app: AppDeclaration, at place: DeclarationPlace, into findings: inout Findings)
}

extension AppDeclarationRule {
  var aspects: RuleAspects { RuleAspects(declarations: DeclarationAspects(app: self)) }
}

/// A rule about APIs.
protocol APIRule: SpecRule {
  func check(_ api: APIDeclaration, at place: DeclarationPlace, into findings: inout Findings)
}

extension APIRule {
  var aspects: RuleAspects { RuleAspects(declarations: DeclarationAspects(api: self)) }
}

/// A rule about enums.
protocol EnumRule: SpecRule {
  func check(
    _ enumeration: EnumDeclaration, at place: DeclarationPlace, into findings: inout Findings)
}

extension EnumRule {
  var aspects: RuleAspects { RuleAspects(declarations: DeclarationAspects(enumeration: self)) }
}

/// A rule about models.
protocol ModelRule: SpecRule {
  func check(_ model: ModelDeclaration, at place: DeclarationPlace, into findings: inout Findings)
}

extension ModelRule {
  var aspects: RuleAspects { RuleAspects(declarations: DeclarationAspects(model: self)) }
}

/// A rule about unions.
protocol UnionRule: SpecRule {
  func check(_ union: UnionDeclaration, at place: DeclarationPlace, into findings: inout Findings)
}

extension UnionRule {
  var aspects: RuleAspects { RuleAspects(declarations: DeclarationAspects(union: self)) }
}

/// A rule about sources, where they are declared and where a screen holds one in place.
protocol SourceRule: SpecRule {
  func check(_ source: SourceDeclaration, at place: DeclarationPlace, into findings: inout Findings)
}

extension SourceRule {
  var aspects: RuleAspects { RuleAspects(declarations: DeclarationAspects(source: self)) }
}

/// A rule about requests.
protocol RequestRule: SpecRule {
  func check(
    _ request: RequestDeclaration, at place: DeclarationPlace, into findings: inout Findings)
}

extension RequestRule {
  var aspects: RuleAspects { RuleAspects(declarations: DeclarationAspects(request: self)) }
}

/// A rule about components.
protocol ComponentRule: SpecRule {
  func check(
    _ component: ComponentDeclaration, at place: DeclarationPlace, into findings: inout Findings)
}

extension ComponentRule {
  var aspects: RuleAspects { RuleAspects(declarations: DeclarationAspects(component: self)) }
}

/// A rule about adapters.
protocol AdapterRule: SpecRule {
  func check(
    _ adapter: AdapterDeclaration, at place: DeclarationPlace, into findings: inout Findings)
}

extension AdapterRule {
  var aspects: RuleAspects { RuleAspects(declarations: DeclarationAspects(adapter: self)) }
}

/// A rule about what a screen declares, without what it shows.
protocol ScreenDeclarationRule: SpecRule {
  func check(_ screen: ScreenDeclaration, at place: DeclarationPlace, into findings: inout Findings)
}

extension ScreenDeclarationRule {
  var aspects: RuleAspects { RuleAspects(declarations: DeclarationAspects(screen: self)) }
}

/// A rule about modules.
protocol ModuleRule: SpecRule {
  func check(_ module: ModuleDeclaration, at place: DeclarationPlace, into findings: inout Findings)
}

extension ModuleRule {
  var aspects: RuleAspects { RuleAspects(declarations: DeclarationAspects(module: self)) }
}

/// The declarations that a rule looks at.
struct DeclarationAspects: Sendable {
  var app: (any AppDeclarationRule)?
  var api: (any APIRule)?
  var enumeration: (any EnumRule)?
  var model: (any ModelRule)?
  var union: (any UnionRule)?
  var source: (any SourceRule)?
  var request: (any RequestRule)?
  var component: (any ComponentRule)?
  var adapter: (any AdapterRule)?
  var screen: (any ScreenDeclarationRule)?
  var module: (any ModuleRule)?
}

/// The rules of a run about declarations, by what is declared: a screen is not asked what it says of models.
struct DeclarationRules: Sendable {
  let apps: [any AppDeclarationRule]
  let apis: [any APIRule]
  let enums: [any EnumRule]
  let models: [any ModelRule]
  let unions: [any UnionRule]
  let sources: [any SourceRule]
  let requests: [any RequestRule]
  let components: [any ComponentRule]
  let adapters: [any AdapterRule]
  let screens: [any ScreenDeclarationRule]
  let modules: [any ModuleRule]

  init(_ aspects: [DeclarationAspects]) {
    apps = aspects.compactMap(\.app)
    apis = aspects.compactMap(\.api)
    enums = aspects.compactMap(\.enumeration)
    models = aspects.compactMap(\.model)
    unions = aspects.compactMap(\.union)
    sources = aspects.compactMap(\.source)
    requests = aspects.compactMap(\.request)
    components = aspects.compactMap(\.component)
    adapters = aspects.compactMap(\.adapter)
    screens = aspects.compactMap(\.screen)
    modules = aspects.compactMap(\.module)
  }
}
