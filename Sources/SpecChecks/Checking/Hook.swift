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
  case collecting(any Collector)
}

/// The hooks of a run by when they are asked: a screen is not asked what it says of models.
///
/// Hooks are gone through all the time. Each thread has lists of its own, because counting references to the
/// same ones would hold it up.
struct Hooks {
  typealias Check<Subject> = (Subject, inout Findings) -> Void
  typealias DeclarationCheck<Declared> = (Declared, DeclarationPlace, inout Findings) -> Void

  /// What the rules are called.
  let ruleNames: Set<String>
  private(set) var names: [(Name, NameRole, Location, inout Findings) -> Void] = []
  private(set) var apps: [DeclarationCheck<AppDeclaration>] = []
  private(set) var apis: [DeclarationCheck<APIDeclaration>] = []
  private(set) var enums: [DeclarationCheck<EnumDeclaration>] = []
  private(set) var models: [DeclarationCheck<ModelDeclaration>] = []
  private(set) var unions: [DeclarationCheck<UnionDeclaration>] = []
  private(set) var sources: [DeclarationCheck<SourceDeclaration>] = []
  private(set) var requests: [DeclarationCheck<RequestDeclaration>] = []
  private(set) var components: [DeclarationCheck<ComponentDeclaration>] = []
  private(set) var adapters: [DeclarationCheck<AdapterDeclaration>] = []
  private(set) var screenDeclarations: [DeclarationCheck<ScreenDeclaration>] = []
  private(set) var modules: [DeclarationCheck<ModuleDeclaration>] = []
  private(set) var screens: [Check<ScreenSite>] = []
  private(set) var arguments: [(ArgumentList, TypeChecker, inout Findings) -> Void] = []
  private(set) var effects: [Check<EffectSite>] = []
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
    case .names(let check): names.append(check)
    case .apps(let check): apps.append(check)
    case .apis(let check): apis.append(check)
    case .enums(let check): enums.append(check)
    case .models(let check): models.append(check)
    case .unions(let check): unions.append(check)
    case .sources(let check): sources.append(check)
    case .requests(let check): requests.append(check)
    case .components(let check): components.append(check)
    case .adapters(let check): adapters.append(check)
    case .screenDeclarations(let check): screenDeclarations.append(check)
    case .modules(let check): modules.append(check)
    case .screens(let check): screens.append(check)
    case .arguments(let check): arguments.append(check)
    case .effects(let check): effects.append(check)
    case .collecting(let collector): collector.begin(in: index, &notes)
    case .app: break
    }
  }
}
