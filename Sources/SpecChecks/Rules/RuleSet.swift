/// The rules by which whole apps are checked.
public enum RuleSet {
  /// Every rule.
  public static let all: [any SpecRule] =
    naming + names + values + arguments + adapters + effects + screens + declarations + modules
    + app

  private static let naming: [any SpecRule] = [
    DuplicateName(), NameStyle(), ReservedName(), SwiftNameCollision(),
  ]

  private static let names: [any SpecRule] = [
    WalkRule(.unknownModel), WalkRule(.unknownScreen), WalkRule(.unknownSource),
    WalkRule(.unknownRequest), WalkRule(.unknownAPI), WalkRule(.unknownTheme),
    WalkRule(.unknownType), WalkRule(.unknownAdapter), WalkRule(.unknownComponent),
    WalkRule(.unknownField), WalkRule(.unknownCase), WalkRule(.unknownEvent),
    WalkRule(.unansweredEvent), WalkRule(.unknownTrackedEvent), WalkRule(.unknownColor),
    WalkRule(.unknownFont),
    WalkRule(.unknownSpacing),
  ]

  private static let values: [any SpecRule] = [
    WalkRule(.bindingTypeMismatch), WalkRule(.constantCondition), WalkRule(.unavailableScope),
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
    FormFieldType(), WalkRule(.controlBinding), WalkRule(.invalidGroup),
    InvalidSelection(), WalkRule(.invalidTabs), MissingDefault(),
    IneffectiveKey(),
    UnsupportedByArchitecture(),
  ]

  private static let declarations: [any SpecRule] = [
    UnsupportedType(), EmptyDeclaration(), PaginationIncomplete(), QueryMismatch(),
    UnreadableQuery(), InvalidQuery(),
    WalkRule(.invalidFirestoreQuery), InvalidAddress(), InsecureURL(), DeepLinkConflict(),
    MissingAccessibilityLabel(),
  ]

  private static let modules: [any SpecRule] = [
    WalkRule(.unknownModule), WalkRule(.notExported), WalkRule(.moduleNotUsed), ModuleCycle(),
    UnknownExport(), UnexportedType(), MisplacedDeclaration(), UnusedModuleUse(),
  ]

  private static let app: [any SpecRule] = [
    MissingApp(), EnvironmentMismatch(), SessionMismatch(), MissingSession(), OnboardingMismatch(),
    EffectBeforeGate(),
    MissingIdentity(),
    UnreachableScreen(), RecursiveModel(), EmbedCycle(), ComponentCycle(), UndecodableModel(),
    InvalidStorage(),
    UnusedDeclaration(.unusedAdapter, .adapter), UnusedDeclaration(.unusedSource, .source),
    UnusedDeclaration(.unusedComponent, .component),
    UnusedDeclaration(.unusedRequest, .request),
    UnusedDeclaration(.unusedModel, .model, .enumeration, .union),
  ]
}
