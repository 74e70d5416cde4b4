import Diagnostics
import SourceText
import SpecModel
import SpecSemantics
import SpecSyntax

/// What may only follow from declarations that could not be read, or not whole.
///
/// That such a declaration is there is known, but not all that it says: others that name it seem to be wrong, and it
/// seems to lack what stands under a misspelt key.
struct Consequences {
  /// A declaration among those of a file, which ends where the next one begins.
  private struct Part {
    let start: UInt32
    let name: String
    let kind: DeclarationKind
    var hasUnknownKey = false
    /// Whether a value in it could not be read.
    var hasUnreadValue = false
    /// Where a key stands that was written for another one, so that what stands below is none of its own.
    var likeKey: UInt32?
    /// Whether a `with` stands where it is not known.
    var hasStrayArguments = false
  }

  /// The names of what could not be read whole.
  private let names: Set<String>
  /// Whether a module could not be read: what it uses and exports is not known.
  private let hasBrokenModule: Bool
  /// Whether there is no app, which may stand in what could not be read: its architecture and theme are not known.
  private let lacksApp: Bool
  /// Whether there is no host, which may stand in what could not be read of the app: whether its gate is passed is not
  /// known.
  private let lacksHost: Bool
  /// The declarations of files with errors, in their order.
  private var parts: [FileID: [Part]] = [:]
  /// The keys that stand twice in a mapping: which of the two counts, nobody knows.
  private var doubled: Set<String> = []
  /// The declarations in which such keys are.
  private var doubledDeclarations: Set<String> = []
  /// Where something could not be read.
  private var errors: [FileID: [ByteSpan]] = [:]
  /// What findings about keys that are not known quote.
  private var misplacedTexts: [FileID: Set<String>] = [:]
  /// The places of keys that are not known, with what belongs to them.
  private var unknownKeys: [FileID: [ByteSpan]] = [:]
  /// The mappings of which a key is not known.
  private var mappings: [FileID: [ByteSpan]] = [:]
  /// The names that findings say of what could not be read, by files.
  private var suspects: [FileID: Set<Substring>] = [:]
  /// Whether a catalogue of tracked events could not be read whole.
  private let hasBrokenEvents: Bool

  /// - Returns: nil where all could be read.
  init?(of index: AppIndex) {
    guard !index.isSound else { return nil }
    names = index.brokenNames
    hasBrokenModule = index.hasBroken(.module)
    hasBrokenEvents = index.hasBroken(.events)
    for file in index.files where file.diagnostics.contains(where: { $0.severity == .error }) {
      parts[file.id] = Self.parts(of: file)
      let found = file.diagnostics.filter { $0.severity == .error }
      errors[file.id] = found.map(\.primary.span)
      let ofKeys = found.filter { $0.unreadMapping != nil }
      unknownKeys[file.id] = found.filter { $0.rule == Rule.unknownKey.name }.map(\.primary.span)
      mappings[file.id] = ofKeys.compactMap(\.unreadMapping)
      misplacedTexts[file.id] = Set(ofKeys.flatMap(\.message.quotedWords))
      suspects[file.id] = Set(found.flatMap { ($0.message + $0.help.joined()).quotedNames })
      for finding in file.diagnostics where finding.rule == SyntaxProblem.Rule.duplicateKey.rawValue
      {
        doubled.formUnion(finding.message.quoted.map(String.init))
        let part = parts[file.id]?.last { $0.start <= finding.primary.span.start }
        if let part { doubledDeclarations.insert(part.name) }
      }
    }
    lacksHost = index.app?.host == nil && index.hasBroken(.app)
    if let app = index.app?.name.text {
      lacksApp = parts.values.contains { $0.contains { $0.name == app && $0.hasUnknownKey } }
    } else {
      lacksApp = true
    }
  }

  private static func parts(of file: SpecFile) -> [Part] {
    var parts = file.declarations.map { declaration in
      // Before the name stands its kind, with a colon and a space.
      let head = UInt32(declaration.kind.rawValue.utf8.count + 2)
      let start = declaration.name.span.start
      return Part(
        start: start - min(head, start), name: declaration.name.text, kind: declaration.kind)
    }
    parts.sort { $0.start < $1.start }
    for finding in file.diagnostics where finding.severity == .error {
      guard let position = parts.lastIndex(where: { $0.start <= finding.primary.span.start })
      else { continue }
      if finding.rule == Rule.unknownKey.name {
        parts[position].hasUnknownKey = true
        if case .keyOfOther = finding.subject {
          parts[position].likeKey = finding.primary.span.start
        }
        if finding.message.contains("`with`") || finding.help.first?.contains("`with`") == true {
          parts[position].hasStrayArguments = true
        }
      } else {
        parts[position].hasUnreadValue = true
      }
    }
    return parts
  }

  /// Whether a finding of the checks may be there only since something could not be read.
  func contain(_ finding: Diagnostic) -> Bool {
    let part = parts[finding.primary.file]?.last { $0.start <= finding.primary.span.start }
    if hasBrokenModule, Self.ofModules.contains(finding.rule) { return true }
    if lacksApp, Self.ofApps.contains(finding.rule) { return true }
    // Without a gate nobody need be logged in.
    if lacksHost, finding.rule == SpecRule.bindingTypeMismatch.rule.name,
      finding.message.contains("?`")
    {
      return true
    }
    if !doubled.isEmpty, Self.ofParameters.contains(finding.rule),
      doubled.contains(where: { finding.message.contains("event `\($0)`") })
    {
      return true
    }
    if let key = part?.likeKey, finding.primary.span.start > key,
      finding.rule == SpecRule.unknownType.rule.name
    {
      return true
    }
    if part?.hasStrayArguments == true, finding.rule == SpecRule.missingParameter.rule.name {
      return true
    }
    if part?.hasUnknownKey == true, Self.ofMissingKeys.contains(finding.rule) { return true }
    if part?.hasUnreadValue == true, Self.ofMissingValues.contains(finding.rule) { return true }
    // What a section loads may stand under a key that is not known.
    if part?.hasUnknownKey == true, finding.rule == SpecRule.ineffectiveKey.rule.name,
      finding.message.contains("is written in the spec")
    {
      return true
    }
    if hasBrokenEvents, Self.ofParameters.contains(finding.rule),
      finding.message.hasPrefix("event `")
    {
      return true
    }
    if let suspects = suspects[finding.primary.file], Self.ofLists.contains(finding.rule),
      finding.message.quoted.contains(where: suspects.contains)
    {
      return true
    }
    // A key of a field may be its key in payloads, which could not be read.
    if part?.hasUnknownKey == true || part?.hasUnreadValue == true, part?.kind == .model,
      finding.rule == SpecRule.sampleMismatch.rule.name
    {
      return true
    }
    if Self.ofMissingKeys.contains(finding.rule), hasError(in: finding.primary) { return true }
    // What is told to be a piece of something else is nothing by itself.
    if unknownKeys[finding.primary.file]?.contains(where: {
      $0 != finding.primary.span && $0.contains(finding.primary.span)
    }) == true {
      return true
    }
    if finding.rule == SpecRule.bindingTypeMismatch.rule.name
      || finding.rule == SpecRule.shownKey.rule.name,
      mappings[finding.primary.file]?.contains(where: { $0.contains(finding.primary.span) }) == true
    {
      return true
    }
    // A text that stands below the wrong key is told with that.
    if Self.ofTexts.contains(finding.rule), let text = finding.message.quotedWords.first,
      misplacedTexts[finding.primary.file]?.contains(text) == true
    {
      return true
    }
    if !doubledDeclarations.isEmpty, finding.rule == SpecRule.missingAdapter.rule.name,
      ([finding.message] + finding.related.map(\.message)).contains(where: {
        $0.quoted.contains { doubledDeclarations.contains(String($0)) }
      })
    {
      return true
    }
    // An enum whose cases could not be read lacks those that responses have, or it has for those that it does not know.
    if part?.kind == .enumeration, part?.hasUnreadValue == true,
      [SpecRule.sampleMismatch, .unknownCase].contains(where: { $0.rule.name == finding.rule })
    {
      return true
    }
    guard !Self.ofNames.contains(finding.rule) else { return false }
    return finding.message.quoted.contains { $0 != part?.name ?? "" && names.contains(String($0)) }
  }

  /// Whether something within a place could not be read.
  private func hasError(in place: Location) -> Bool {
    errors[place.file]?.contains {
      $0 != place.span && place.span.start <= $0.start && $0.end <= place.span.end
    } == true
  }

  /// The rules that say that something is not there, and would be under a key of the declaration.
  private static let ofMissingKeys: Set<String> = Set(
    [
      SpecRule.ambiguousAdapter, .closedEnum, .emptyDeclaration, .eventWithoutAdapter,
      .extraParameter, .incompleteTheme, .lowContrast, .parameterTypeMismatch,
      .stringArgumentMismatch,
      .swiftModuleReach, .unusedEvent,
      .missingAccessibilityLabel, .missingAdapter,
      .missingDefault,
      .missingEmptyState, .missingErrorState, .missingIdentity, .missingReturn, .misplacedEffect,
      .noRetry,
      .paginationIncomplete, .queryMismatch, .selectWithoutAdapter, .silentSubmit,
      .unavailableScope, .unhandledEvent,
      .unknownEvent, .unmarkedSecret,
      .unsetState, .unusedFormField, .unusedParameter, .unusedResult, .unusedState,
    ].map(\.rule.name))

  /// Those of them that a value which could not be read may be all about.
  private static let ofMissingValues: Set<String> = Set(
    [
      SpecRule.bindingTypeMismatch, .closedEnum, .emptyDeclaration, .eventWithoutAdapter,
      .extraParameter, .ineffectiveKey, .misplacedEffect, .missingAccessibilityLabel,
      .missingAdapter, .missingEmptyState, .missingErrorState, .missingIdentity,
      .invalidSteps,
      .invalidTabs, .missingParameter, .paginationIncomplete, .parameterTypeMismatch,
      .selectWithoutAdapter, .silentSubmit, .stringArgumentMismatch, .unavailableScope,
      .unhandledEvent, .unknownEvent, .unmarkedSecret,
      .unsupportedByArchitecture, .unusedEvent, .unusedFormField, .unusedParameter, .unusedResult,
      .unusedState,
    ].map(\.rule.name))

  /// The rules about what a list does not have, which could not be read.
  private static let ofLists: Set<String> = Set(
    [SpecRule.onboardingMismatch, .unknownEvent, .extraParameter, .sessionMismatch].map(\.rule.name)
  )

  /// The rules about texts that seem to be paths.
  private static let ofTexts: Set<String> = [
    Rule.invalidValue.name, SpecRule.forgottenDollar.rule.name,
  ]

  /// The rules that say that a module does not give or take something.
  private static let ofModules: Set<String> = Set(
    [SpecRule.notExported, .moduleNotUsed, .unexportedType, .swiftModuleReach].map(\.rule.name))

  /// The rules about what is given to something that is declared twice.
  private static let ofParameters: Set<String> = Set(
    [SpecRule.extraParameter, .missingParameter, .parameterTypeMismatch].map(\.rule.name))

  /// The rules about what follows from what the app says.
  private static let ofApps: Set<String> = Set(
    [SpecRule.unsupportedByArchitecture, .ineffectiveKey, .unhandledEvent].map(\.rule.name))

  /// The rules about the names themselves, which are right or wrong whatever else their declarations say.
  private static let ofNames: Set<String> = Set(
    [SpecRule.duplicateName, .nameStyle, .reservedName, .swiftNameCollision].map(\.rule.name))
}

extension String {
  /// What stands in quotes, up to a dot: `Post.title` is of `Post`.
  fileprivate var quoted: [Substring] {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0].prefix { $0 != "." } }
  }

  /// The names in all that stands in quotes: `[LogIn, SignUp]` has two.
  fileprivate var quotedNames: [Substring] {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.flatMap {
      parts[$0].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
  }
}
