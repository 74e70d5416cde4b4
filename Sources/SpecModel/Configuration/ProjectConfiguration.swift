import Diagnostics
import SourceText
import SpecSyntax

/// What `screenc.yaml` says.
public struct ProjectConfiguration: Sendable {
  /// The folder for generated code, relative to the configuration file.
  public var output: Name?
  /// The folders with symbol graphs of the app's own code, relative to the configuration file.
  public var symbols: [Name] = []
  public var severities = SeverityOverrides()
  /// What is otherwise in folders.
  public var folders: [FolderSeverities] = []
  /// The names of the rules that have a severity, with their places, so that unknown ones are found.
  public var ruleNames: [Name] = []

  public init() {}

  /// Reads a configuration file; what is wrong with it is among the diagnostics.
  public static func read(
    _ bytes: [UInt8], id: FileID
  ) -> (configuration: ProjectConfiguration, diagnostics: [Diagnostic]) {
    let tree = SyntaxTree.parse(bytes)
    let reader = DocumentReader(tree: tree, file: id)
    var configuration = ProjectConfiguration()
    if let document = tree.documents.first {
      configuration = reader.read(ConfigurationGrammar.record.form, document) ?? configuration
    }
    let others = tree.documents.dropFirst().prefix(1).map { document in
      let firstKey = tree.pairs(document).first { _ in true }?.key ?? document
      return Diagnostic(
        .wrongType, "the configuration is one document, and here another begins",
        at: Location(file: id, span: tree.span(firstKey)),
        help: ["put all keys in the first"])
    }
    return (
      configuration, tree.problems.map { Diagnostic($0, in: id) } + reader.diagnostics + others
    )
  }
}

/// The severities of a folder in a configuration.
public struct FolderSeverities: Sendable {
  /// The folder, relative to the configuration file.
  public var path: Name
  public var severities: SeverityOverrides
}

extension SeverityOverrides {
  fileprivate init(_ settings: [RuleSeverity]) {
    self.init()
    for setting in settings { self[setting.rule.text] = setting.level.setting }
  }
}

enum ConfigurationGrammar {
  static let output = Key(
    "output", .string("a path"), "The folder for generated code, relative to this file.",
    example: "../Sources/App/Generated")
  static let symbols = Key(
    "symbols", .oneOrMore(of: .string("a path")),
    """
    The folder, or several, into which the compiler writes the symbol graphs of the app's code, \
    relative to this file. What specs leave to that code is looked up there.
    """,
    example: "../.build/symbols")
  static let severities = Key(
    "severities", Form<[RuleSeverity]>.ruleSeverities, "How much the findings of rules matter.",
    example: "{ unused-model: off }")
  static let folders = Key(
    "folders", Form<[FolderSettings]>.folderSettings,
    """
    How much the findings of rules matter in folders, which are named relative to this file. Where \
    several have a rule, the deepest counts.
    """,
    example: "{ Legacy: { missing-empty-state: warning } }")
  static let record = Record<ProjectConfiguration>(
    "configuration",
    """
    What `screenc.yaml` says, which lies in the spec folder or above it. It is no spec: it \
    configures the tool.
    """,
    example: """
      output: ../Sources/App/Generated
      symbols: ../.build/symbols
      severities: { unused-model: off }
      folders:
        Legacy: { missing-empty-state: warning }
      """,
    misplaced: [
      "language":
        "the version of the language is that of the specs: say it in the document `app:`, as `language: 1`",
      "minimumIOS": "say it in the document `app:`, as `swift: { minimumIOS: … }`",
      "access": "say it in the document `app:`, as `swift: { access: … }`",
      "architecture": "say it in the document `app:`, as `architecture: …`",
      "theme": "say it in the document `app:`, as `theme: …`",
      "strings": "say it in the document `app:`, as `strings: …`",
    ]
  ) { mapping in
    var configuration = ProjectConfiguration()
    configuration.output = mapping.value(output)
    configuration.symbols = mapping.value(symbols) ?? []
    let everywhere = mapping.value(severities) ?? []
    configuration.severities = SeverityOverrides(everywhere)
    configuration.ruleNames = everywhere.map(\.rule)
    for folder in mapping.value(folders) ?? [] {
      configuration.folders.append(
        FolderSeverities(path: folder.path, severities: SeverityOverrides(folder.settings)))
      configuration.ruleNames += folder.settings.map(\.rule)
    }
    return configuration
  }
}

/// The severity of a rule in a configuration.
struct RuleSeverity: Sendable {
  enum Level: String, CaseIterable {
    case off, note, warning, error

    var setting: SeverityOverrides.Setting {
      switch self {
      case .off: .off
      case .note: .report(.note)
      case .warning: .report(.warning)
      case .error: .report(.error)
      }
    }
  }

  var rule: Name
  var level: Level
}

extension Form where Value == [RuleSeverity] {
  static var ruleSeverities: Form {
    let levels = Form<RuleSeverity.Level>.choice
    return Form(.map(keys: .text("a rule"), levels.shape)) { node, reader in
      guard reader.tree.kind(node) == .mapping else {
        return reader.mismatch(
          node, expected: "a mapping of rules to severities",
          help: "write a rule in each line, without `- `: `unused-model: off`")
      }
      return reader.tree.pairs(node).compactMap { key, value in
        guard reader.tree.kind(key) == .scalar else { return nil }
        return reader.read(levels, value).map { RuleSeverity(rule: reader.name(key), level: $0) }
      }
    }
  }
}

/// What a configuration sets for a folder.
struct FolderSettings: Sendable {
  var path: Name
  var settings: [RuleSeverity]
}

extension Form where Value == [FolderSettings] {
  static var folderSettings: Form {
    let severities = Form<[RuleSeverity]>.ruleSeverities
    return Form(.map(keys: .text("a folder"), severities.shape)) { node, reader in
      guard reader.tree.kind(node) == .mapping else {
        return reader.mismatch(
          node, expected: "a mapping of folders to mappings of rules to severities")
      }
      return reader.tree.pairs(node).compactMap { key, value in
        guard reader.tree.kind(key) == .scalar else { return nil }
        return reader.read(severities, value).map {
          FolderSettings(path: reader.name(key), settings: $0)
        }
      }
    }
  }
}

extension RuleSeverity.Level: DocumentedChoice {
  static var otherWords: [String: RuleSeverity.Level] {
    [
      "warn": .warning, "1": .warning, "fatal": .error, "critical": .error, "2": .error,
      "info": .note, "information": .note, "hint": .note, "ignore": .off, "none": .off,
      "disable": .off, "disabled": .off, "false": .off, "no": .off, "0": .off,
    ]
  }

  var documentation: String {
    switch self {
    case .off: "They are not shown."
    case .note: "They are shown and change nothing."
    case .warning: "They make a run with `--strict` fail."
    case .error: "They make every run fail."
    }
  }
}
