import Diagnostics

/// The rules by which whole apps are checked.
public enum RuleSet {
  /// The rules that specs are held to if a project says nothing about them.
  public static let standard: [any SpecRule] = all.filter { !$0.rule.isOptIn }

  /// The rules of a project.
  ///
  /// - Parameter seesAppCode: Whether the compiler tells of the app's own code.
  public static func rules(
    for severities: SeverityOverrides, seesAppCode: Bool = true
  ) -> [any SpecRule] {
    let asked = all.filter { rule in
      guard rule.rule.isOptIn, case .report? = severities[rule.rule.name] else { return false }
      return true
    }
    let rules = standard + asked
    return seesAppCode ? rules : rules.filter { !isAboutAppCode($0.rule.name) }
  }

  /// Whether a rule finds what is wrong with the app's own code, and not with the specs.
  public static func isAboutAppCode(_ rule: String) -> Bool { namesAboutAppCode.contains(rule) }

  private static let namesAboutAppCode = Set(appCode.map(\.rule.name))

  /// Every rule.
  public static let all: [any SpecRule] =
    naming + names + values + arguments + adapters + effects + screens + declarations + modules
    + app + appCode

  private static let naming: [any SpecRule] = [
    DuplicateName(), NameStyle(), ReservedName(), SwiftNameCollision(),
  ]

  private static let names: [any SpecRule] = [
    WalkRule(.unknownModel), WalkRule(.unknownScreen), WalkRule(.unknownSource),
    WalkRule(.unknownRequest), UnknownAPI(), WalkRule(.unknownTheme),
    WalkRule(.unknownType), WalkRule(.unknownAdapter), WalkRule(.unknownComponent),
    WalkRule(.unknownField), WalkRule(.unknownCase), WalkRule(.unknownEvent),
    WalkRule(.unansweredEvent), WalkRule(.unknownTrackedEvent), WalkRule(.unknownColor),
    WalkRule(.unknownFont),
    WalkRule(.unknownSpacing), WalkRule(.unknownStringKey), WalkRule(.stringArgumentMismatch),
    WalkRule(.staleStringKey),
  ]

  private static let values: [any SpecRule] = [
    WalkRule(.bindingTypeMismatch), WalkRule(.forgottenDollar), WalkRule(.constantCondition),
    WalkRule(.unavailableScope),
  ]

  private static let arguments: [any SpecRule] = [
    MissingParameter(), ExtraParameter(), ParameterTypeMismatch(),
  ]

  private static let adapters: [any SpecRule] = [
    MissingAdapter(), AdapterModelMismatch(), AmbiguousAdapter(), NoUnconditionalAdapter(),
  ]

  private static let effects: [any SpecRule] = [
    MisplacedEffect(), InvalidAssignment(), TabNotInMenu(),
  ]

  private static let screens: [any SpecRule] = [
    SelectWithoutAdapter(), EventWithoutAdapter(), UnhandledEvent(), DuplicateAction(),
    MissingEmptyState(), MissingErrorState(), UnreachableLayout(), MixedDirections(),
    InvalidSearch(),
    FormFieldType(), SelfHidingField(), WalkRule(.controlBinding), WalkRule(.invalidGroup),
    InvalidSelection(), WalkRule(.invalidTabs), MissingDefault(),
    IneffectiveKey(),
    UnsupportedByArchitecture(),
  ]

  private static let declarations: [any SpecRule] = [
    UnsupportedType(), EmptyDeclaration(), PaginationIncomplete(), QueryMismatch(),
    UnreadableStrings(), InvalidStrings(), UnfamiliarCatalog(), DuplicateStringKey(),
    StrangeSpecifier(), MissingTranslation(), MissingPluralForm(),
    UnreadableQuery(), InvalidQuery(), UnreadableSample(), InvalidSample(), SampleMismatch(),
    WalkRule(.repeatedIdentity),
    WalkRule(.invalidFirestoreQuery), WalkRule(.invalidObjectQuery), InvalidAddress(),
    BodyWithGet(), InsecureURL(), HardCodedSecret(), DeepLinkConflict(), TooManyTabs(),
    MissingAccessibilityLabel(), SmallTouchTarget(), FixedTextHeight(),
  ]

  private static let modules: [any SpecRule] = [
    WalkRule(.unknownModule), WalkRule(.notExported), WalkRule(.moduleNotUsed), ModuleCycle(),
    UnknownExport(), UnexportedType(), MisplacedDeclaration(), UnusedModuleUse(),
  ]

  private static let appCode: [any SpecRule] = [
    UnreadableSymbols(), MissingSymbols(), UnknownSwiftType(), MissingConformance(),
    MissingProperty(), PropertyTypeMismatch(), AdapterEventMismatch(),
  ]

  // Those that go through all trees come first: what takes longest is not begun last.
  private static let app: [any SpecRule] = [
    LowContrast(), MissingIdentity(), SmallFont(), FontRoleMismatch(),
    MissingApp(), EnvironmentMismatch(), SessionMismatch(), MissingSession(), OnboardingMismatch(),
    EffectBeforeGate(),
    UnreachableScreen(), DeadEndTab(), NoWayOut(), NoRetry(),
    UnusedResult(), RecursiveModel(), EmbedCycle(), ComponentCycle(), UndecodableModel(),
    InvalidStorage(), SampleCoverage(), UnusedStringKey(),
    UnusedDeclaration(.unusedAdapter, .adapter), UnusedDeclaration(.unusedSource, .source),
    UnusedDeclaration(.unusedComponent, .component),
    UnusedDeclaration(.unusedRequest, .request),
    UnusedDeclaration(.unusedModel, .model, .enumeration, .union),
    UnusedState(), UnusedParameter(), UnusedFlag(),
  ]
}
