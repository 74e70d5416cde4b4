import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// When a rule is asked, and what it does then.
enum Hook: Sendable {
  typealias Check<Subject> = @Sendable (Subject, inout Findings) -> Void
  typealias DeclarationCheck<Declared> =
    @Sendable (
      Declared, DeclarationPlace, inout Findings
    ) -> Void

  /// Names that specs give to things.
  case names(@Sendable (Name, NameRole, Location, inout Findings) -> Void)

  // Declarations, each by itself, by what is declared.
  case apps(DeclarationCheck<AppDeclaration>)
  case apis(DeclarationCheck<APIDeclaration>)
  case enums(DeclarationCheck<EnumDeclaration>)
  case models(DeclarationCheck<ModelDeclaration>)
  case unions(DeclarationCheck<UnionDeclaration>)
  /// Sources, where they are declared and where a screen holds one in place.
  case sources(DeclarationCheck<SourceDeclaration>)
  case requests(DeclarationCheck<RequestDeclaration>)
  case components(DeclarationCheck<ComponentDeclaration>)
  case adapters(DeclarationCheck<AdapterDeclaration>)
  /// What screens declare, without what they show.
  case screenDeclarations(DeclarationCheck<ScreenDeclaration>)
  case modules(DeclarationCheck<ModuleDeclaration>)

  /// Screens and what they show.
  case screens(Check<ScreenSite>)
  /// Values that are given to something with parameters.
  case arguments(@Sendable (ArgumentList, TypeChecker, inout Findings) -> Void)
  /// Effects and where they stand.
  case effects(Check<EffectSite>)

  /// The app as a whole, when all of it was gone through.
  case app(Check<AppSite>)
  /// The app as a whole, with what the rule has noted on the way.
  case collecting(Collector)
}

/// The hooks of a run by when they are asked: a screen is not asked what it says of models.
///
/// Hooks are called all the time. Those of a kind are one call that leads to the next: a list of them would
/// be counted hook by hook, for everything that is met. Each thread makes its own, because counting
/// references to the same ones would hold it up.
struct Hooks {
  typealias Check<Subject> = (Subject, inout Findings) -> Void
  typealias DeclarationCheck<Declared> = (Declared, DeclarationPlace, inout Findings) -> Void

  /// What the rules are called.
  let ruleNames: Set<String>
  private(set) var names: (Name, NameRole, Location, inout Findings) -> Void = { _, _, _, _ in }
  private(set) var apps: DeclarationCheck<AppDeclaration> = { _, _, _ in }
  private(set) var apis: DeclarationCheck<APIDeclaration> = { _, _, _ in }
  private(set) var enums: DeclarationCheck<EnumDeclaration> = { _, _, _ in }
  private(set) var models: DeclarationCheck<ModelDeclaration> = { _, _, _ in }
  private(set) var unions: DeclarationCheck<UnionDeclaration> = { _, _, _ in }
  private(set) var sources: DeclarationCheck<SourceDeclaration> = { _, _, _ in }
  private(set) var requests: DeclarationCheck<RequestDeclaration> = { _, _, _ in }
  private(set) var components: DeclarationCheck<ComponentDeclaration> = { _, _, _ in }
  private(set) var adapters: DeclarationCheck<AdapterDeclaration> = { _, _, _ in }
  private(set) var screenDeclarations: DeclarationCheck<ScreenDeclaration> = { _, _, _ in }
  private(set) var modules: DeclarationCheck<ModuleDeclaration> = { _, _, _ in }
  private(set) var screens: Check<ScreenSite> = { _, _ in }
  private(set) var arguments: (ArgumentList, TypeChecker, inout Findings) -> Void = { _, _, _ in }
  private(set) var effects: Check<EffectSite> = { _, _ in }
  /// What rules note, for when the app is looked at as a whole.
  private(set) var notes = Notes()

  init(of rules: [SpecRule], in index: AppIndex) {
    ruleNames = Set(rules.map(\.rule.name))
    for rule in rules {
      for hook in rule.hooks { add(hook, in: index) }
    }
  }

  private mutating func add(_ hook: Hook, in index: AppIndex) {
    switch hook {
    case .names(let next):
      names = { [names] in
        names($0, $1, $2, &$3)
        next($0, $1, $2, &$3)
      }
    case .apps(let next): apps = Self.both(apps, next)
    case .apis(let next): apis = Self.both(apis, next)
    case .enums(let next): enums = Self.both(enums, next)
    case .models(let next): models = Self.both(models, next)
    case .unions(let next): unions = Self.both(unions, next)
    case .sources(let next): sources = Self.both(sources, next)
    case .requests(let next): requests = Self.both(requests, next)
    case .components(let next): components = Self.both(components, next)
    case .adapters(let next): adapters = Self.both(adapters, next)
    case .screenDeclarations(let next): screenDeclarations = Self.both(screenDeclarations, next)
    case .modules(let next): modules = Self.both(modules, next)
    case .screens(let next):
      screens = { [screens] in
        screens($0, &$1)
        next($0, &$1)
      }
    case .effects(let next):
      effects = { [effects] in
        effects($0, &$1)
        next($0, &$1)
      }
    case .arguments(let next):
      arguments = { [arguments] in
        arguments($0, $1, &$2)
        next($0, $1, &$2)
      }
    case .collecting(let collector): collector.begin(index, &notes)
    case .app: break
    }
  }
}

extension Hooks {
  /// Two checks as one. What is declared is an object, so that neither is called through a copy of it.
  private static func both<Declared: AnyObject>(
    _ first: @escaping DeclarationCheck<Declared>, _ next: @escaping DeclarationCheck<Declared>
  ) -> DeclarationCheck<Declared> {
    { declared, place, findings in
      first(declared, place, &findings)
      next(declared, place, &findings)
    }
  }
}
