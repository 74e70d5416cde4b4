import Diagnostics
import SourceText
import SpecChecks
import SpecImport
import SpecModel

/// All rules that screenc applies, whichever stage reports them.
public enum RuleCatalogue {
  /// In alphabetical order.
  public static let all: [Rule] =
    (Rule.syntax + Rule.reading + RuleSet.all.map(\.rule) + Rule.compiling)
    .sorted { $0.name < $1.name }

  /// The rules for changes that break others, which need the specs of an earlier state. No other
  /// command applies them.
  public static let breaking = Rule.breaking.sorted { $0.name < $1.name }

  /// The rules for what is imported. No other command applies them.
  public static let importing = Rule.importing.sorted { $0.name < $1.name }

  /// The rule of a name, whichever command applies it.
  public static func explained(_ name: String) -> Rule? {
    rule(named: name) ?? (breaking + importing).first { $0.name == name }
  }

  /// The rule of a name.
  public static func rule(named name: String) -> Rule? {
    all.first { $0.name == name }
  }

  /// The rule's name that was most likely meant.
  public static func suggestion(for name: String) -> String? {
    NearMiss.suggestion(for: name, among: all.map(\.name))
  }

  static func unknownFolders(_ names: [Name]) -> [Diagnostic] {
    names.map { name in
      Diagnostic(
        .unknownFolder, "there is no folder `\(name.text)`",
        at: Location(file: Project.configurationID, span: name.span),
        help: ["folders are named relative to this file; correct the path, or take it out"])
    }
  }

  static func unknownRules(_ names: [Name]) -> [Diagnostic] {
    names.filter { rule(named: $0.text) == nil }.map { name in
      unknownRule(name.text, at: Location(file: Project.configurationID, span: name.span))
    }
  }

  /// - Parameter help: What to do where no rule has a name like this.
  static func unknownRule(
    _ name: String, at place: Location, help: String = "`screenc rules` lists all rules"
  ) -> Diagnostic {
    let match = NearMiss.match(for: name, among: all.map(\.name))
    return Diagnostic(
      .misnamedInConfiguration, "there is no rule `\(name)`", at: place,
      help: [match.map { "did you mean `\($0.name)`?" } ?? help],
      fixes: match?.fixes(of: name, at: place) ?? [])
  }
}

/// The rules that concern files and not what they say.
extension Rule {
  static let unreadableFile = Rule(
    name: "unreadable-file", severity: .error,
    summary: "A spec file cannot be read.",
    rationale: "What is in it is part of the app, and the rest cannot be checked without it.",
    examples: ["Note.yaml« -> Missing.yaml→»": "‹›«→screen: Note\nsections: []»"])

  static let misnamedFile = Rule(
    name: "misnamed-file", severity: .error,
    summary: "A file is called nearly as specs are.",
    rationale:
      "Specs end in `.yaml` or `.yml`, in small letters, on every system; what is called otherwise is passed over, and "
      + "what it declares is missing.",
    examples: [
      "App.yaml": "app: Notes\nlanguage: 1",
      "Feed.«YAML→yaml»": "‹›enum: Mood\ncases: [good, bad]",
    ])

  static let outputNameCollision = Rule(
    name: "output-name-collision", severity: .error,
    summary: "Two spec files would be generated into the same Swift file.",
    rationale:
      "A Swift module cannot have two files of one name, and some file systems take upper and lower case for the same.",
    examples: [
      "App.yaml": "app: Notes\nlanguage: 1",
      "Feed.Row.yaml": "enum: Mood\ncases: [good, bad]",
      "Feed/«Row→Column».yaml": "‹›enum: Temper\ncases: [calm, hot]",
    ])

  static let editedOutput = Rule(
    name: "edited-output", severity: .error,
    summary: "A generated file was changed by hand.",
    rationale:
      "The change would be lost at the next build, so the build leaves the file as it is and says so.",
    examples: [
      "App.yaml": """
      app: Notes
      language: 1
      host: { menu: [{ screen: Home, title: tab.home }] }
      """,
      "../Generated/App.swift": "‹›…«// Shorter for now.→»",
    ])

  static let foreignOutput = Rule(
    name: "foreign-output", severity: .error,
    summary:
      "A file that screenc did not write, or wrote for another app, stands where it would write one.",
    rationale:
      "Only files that screenc wrote for this app are replaced or removed: a copied `output:` would cost another app its "
      + "code.",
    examples: [
      "App.yaml": """
      app: Notes
      language: 1
      host: { menu: [{ screen: Home, title: tab.home }] }
      """,
      "../Generated/«App→Tools».swift": "‹›// Written by hand.",
    ])

  static let misnamedInConfiguration = Rule(
    name: "unknown-rule", severity: .error,
    summary: "The configuration or a comment names a rule that does not exist.",
    rationale:
      "What is set or ignored for no rule changes nothing, though it looks as if it did.",
    examples: [
      "screenc.yaml": "severities: { ‹unused-modle→unused-model›: error }"
    ])

  static let compiling: [Rule] = [
    unreadableFile, misnamedFile, outputNameCollision, editedOutput, foreignOutput,
    misnamedInConfiguration,
    unformattable, unusedSuppression, suppressionWithoutReason, staleBaseline, unknownFolder,
  ]
}
