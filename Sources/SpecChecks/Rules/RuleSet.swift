import Diagnostics
import SpecModel

/// The rules by which whole apps are checked.
public enum RuleSet {
  /// The rules that specs are held to if a project says nothing about them.
  public static let standard: [SpecRule] = all.filter { !$0.rule.isOptIn }

  /// The rules of a project.
  ///
  /// - Parameter seesAppCode: Whether the compiler's symbol graphs of the app's own code are there.
  public static func rules(
    for severities: SeverityOverrides, seesAppCode: Bool = true
  ) -> [SpecRule] {
    let asked = all.filter { rule in
      guard rule.rule.isOptIn, case .report? = severities[rule.rule.name] else { return false }
      return true
    }
    let rules = standard + asked
    return seesAppCode ? rules : rules.filter { !isAboutAppCode($0.rule.name) }
  }

  /// Those of some rules that can be held against an app: nothing is known of a system that there is not.
  static func rules(_ rules: [SpecRule], for app: AppDeclaration?) -> [SpecRule] {
    guard app?.hasUnknownArchitecture == true else { return rules }
    let ofSystems = [SpecRule.unsupportedByArchitecture, .ineffectiveKey].map(\.rule.name)
    return rules.filter { !ofSystems.contains($0.rule.name) }
  }

  /// Whether a rule finds what is wrong with the app's own code, and not with the specs.
  public static func isAboutAppCode(_ rule: String) -> Bool { namesAboutAppCode.contains(rule) }

  private static let namesAboutAppCode = Set(appCode.map(\.rule.name))

  /// Whether a rule finds what is wrong with recorded responses, which may be recorded anew.
  package static func isAboutSamples(_ rule: String) -> Bool { namesAboutSamples.contains(rule) }

  private static let namesAboutSamples = Set(
    [SpecRule.unreadableSample, .invalidSample, .sampleMismatch].map(\.rule.name))

  /// Every rule.
  public static let all: [SpecRule] =
    naming + names + values + arguments + adapters + effects + screens + declarations + modules
    + app + appCode

  private static let naming: [SpecRule] = [
    .duplicateName, .nameStyle, .reservedName, .swiftNameCollision,
  ]

  private static let names: [SpecRule] = [
    .unknownModel, .unknownScreen, .unknownSource, .unknownRequest, .unknownAPI, .unknownTheme,
    .unknownType, .unknownAdapter, .unknownComponent, .unknownField, .unknownCase, .unknownEvent,
    .unansweredEvent, .unknownTrackedEvent, .unknownColor, .unknownFont, .unknownSpacing,
    .unknownRadius, .unknownBorder, .unknownShadow, .unknownGradient, .unknownDuration,
    .unknownPart,
    .unknownStringKey, .stringArgumentMismatch, .staleStringKey, .shownKey,
  ]

  private static let values: [SpecRule] = [
    .bindingTypeMismatch, .forgottenDollar, .forgottenBraces, .foreignPlaceholder,
    .constantCondition, .redundantCondition, .optionalInequality, .unavailableScope,
  ]

  private static let arguments: [SpecRule] = [
    .missingParameter, .extraParameter, .parameterTypeMismatch, .repeatedArgument,
    .mistakenIdentity, .sameForAllRows, .repeatedTitle, .repeatedEffect,
  ]

  private static let adapters: [SpecRule] = [
    .missingAdapter, .adapterModelMismatch, .ambiguousAdapter, .noUnconditionalAdapter,
    .unusedEvent,
  ]

  private static let effects: [SpecRule] = [
    .misplacedEffect, .invalidAssignment, .staleValue, .tabNotInMenu, .mistakenMark,
  ]

  private static let screens: [SpecRule] = [
    .selectWithoutAdapter, .eventWithoutAdapter, .unhandledEvent, .duplicateAction,
    .missingEmptyState, .missingErrorState, .unreachableLayout, .mixedDirections, .invalidSearch,
    .invalidSegments,
    .formFieldType, .silentSubmit, .missingReturn, .selfHidingField, .controlBinding, .invalidGroup,
    .invalidSelection, .invalidSteps,
    .invalidTabs, .missingDefault, .ineffectiveKey, .unsupportedByArchitecture, .sameScreenAgain,
  ]

  private static let declarations: [SpecRule] = [
    .unsupportedType, .emptyDeclaration, .paginationIncomplete, .queryMismatch,
    .unreadableStrings, .invalidStrings, .unfamiliarCatalog, .duplicateStringKey,
    .closedEnum, .untranslatedCase, .strangeSpecifier, .missingTranslation, .missingPluralForm,
    .unreadableQuery,
    .invalidQuery,
    .unreadableSample, .invalidSample, .sampleMismatch, .repeatedIdentity, .invalidFirestoreQuery,
    .invalidObjectQuery, .invalidAddress, .bodyWithGet, .insecureURL, .hardCodedSecret,
    .unmarkedSecret,
    .deepLinkConflict, .tooManyTabs, .missingAccessibilityLabel, .smallTouchTarget,
    .fixedTextHeight,
  ]

  private static let modules: [SpecRule] = [
    .unknownModule, .notExported, .moduleNotUsed, .moduleCycle, .unknownExport, .unexportedType,
    .swiftModuleReach,
    .misplacedDeclaration, .unusedModuleUse,
  ]

  private static let appCode: [SpecRule] = [
    .unreadableSymbols, .missingSymbols, .unknownSwiftType, .missingConformance, .missingProperty,
    .propertyTypeMismatch, .adapterEventMismatch,
  ]

  // Those that go through all trees come first: what takes longest is not begun last.
  private static let app: [SpecRule] = [
    .lowContrast, .incompleteTheme, .missingIdentity, .smallFont, .fontRoleMismatch, .missingApp,
    .environmentMismatch, .sessionMismatch, .missingSession, .onboardingMismatch,
    .effectBeforeGate, .newerSymbol, .unreachableScreen, .deadEndTab, .nothingToClose, .noWayOut,
    .noRetry, .unheardEvent,
    .unusedResult,
    .recursiveModel, .embedCycle, .componentCycle, .undecodableModel, .invalidStorage,
    .sampleCoverage, .unusedStringKey, .unusedAdapter, .unusedSource, .unusedComponent,
    .unusedRequest, .unusedModel, .unusedState, .unsetState, .unusedFormField, .unusedParameter,
    .unusedFlag, .unusedTheme,
  ]
}
