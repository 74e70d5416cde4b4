import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// A rule that specs are checked against.
///
/// Rules about single declarations store nothing, so that handing out each of them for every
/// declaration costs nothing.
public protocol SpecRule: Sendable {
  /// The rule's name, severity, reason and examples.
  var rule: Rule { get }
  /// What the rule looks at.
  var aspects: RuleAspects { get }
}

/// What a rule looks at, and so when it is asked. A rule about names and values looks at nothing by
/// itself: the walk that gives these their meaning reports them.
public struct RuleAspects: Sendable {
  var app: (any AppRule)?
  var name: (any NameRule)?
  var declarations = DeclarationAspects()
  var screen: (any ScreenRule)?
  var arguments: (any ArgumentsRule)?
  var effect: (any EffectRule)?
}

/// A rule about the app as a whole.
protocol AppRule: SpecRule {
  func check(_ app: AppSite, into findings: inout Findings)
}

extension AppRule {
  var aspects: RuleAspects { RuleAspects(app: self) }
}

/// A rule about names that specs give to things.
protocol NameRule: SpecRule {
  func check(_ name: Name, _ role: NameRole, at location: Location, into findings: inout Findings)
}

extension NameRule {
  var aspects: RuleAspects { RuleAspects(name: self) }
}

/// A rule about a screen and what it shows.
protocol ScreenRule: SpecRule {
  func check(_ site: ScreenSite, into findings: inout Findings)
}

extension ScreenRule {
  var aspects: RuleAspects { RuleAspects(screen: self) }
}

/// A rule about values that are given to something with parameters.
protocol ArgumentsRule: SpecRule {
  func check(_ list: ArgumentList, types: TypeChecker, into findings: inout Findings)
}

extension ArgumentsRule {
  var aspects: RuleAspects { RuleAspects(arguments: self) }
}

/// A rule about effects and where they stand.
protocol EffectRule: SpecRule {
  func check(_ site: EffectSite, into findings: inout Findings)
}

extension EffectRule {
  var aspects: RuleAspects { RuleAspects(effect: self) }
}

/// A rule that is about names or values and reported by the walk.
struct WalkRule: SpecRule {
  let rule: Rule
  let aspects = RuleAspects()

  init(_ rule: Rule) {
    self.rule = rule
  }
}
