import Diagnostics

/// A rule that specs are checked against.
///
/// What a rule looks at decides which of the refined protocols it conforms to. Rules that conform to
/// none are about names and values: the walk that gives these their meaning reports them.
public protocol SpecRule: Sendable {
  /// The rule's name, severity, reason and examples.
  var rule: Rule { get }
}

/// A rule about the app as a whole.
protocol AppRule: SpecRule {
  func check(_ app: AppSite, into findings: inout Findings)
}

/// A rule about declarations of one or more kinds, each by itself.
protocol DeclarationRule: SpecRule {
  func check(_ site: DeclarationSite, into findings: inout Findings)
}

/// A rule about a screen and what it shows.
protocol ScreenRule: SpecRule {
  func check(_ site: ScreenSite, into findings: inout Findings)
}

/// A rule about values that are given to something with parameters.
protocol ArgumentsRule: SpecRule {
  func check(_ list: ArgumentList, types: TypeChecker, into findings: inout Findings)
}

/// A rule about effects and where they stand.
protocol EffectRule: SpecRule {
  func check(_ site: EffectSite, into findings: inout Findings)
}

/// A rule that is about names or values and reported by the walk.
struct WalkRule: SpecRule {
  let rule: Rule

  init(_ rule: Rule) {
    self.rule = rule
  }
}
