import Diagnostics
import SourceText
import SpecSyntax

/// What `screenc.yaml` says.
public struct ProjectConfiguration: Sendable {
  /// The folder for generated code, relative to the configuration file.
  public var output: Name?
  public var severities = SeverityOverrides()
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
      configuration = reader.read(form, document) ?? configuration
    }
    return (configuration, tree.problems.map { Diagnostic($0, in: id) } + reader.diagnostics)
  }

  private static let form = Form<ProjectConfiguration>.construct(
    ConfigurationGrammar.construct
  ) { mapping in
    var configuration = ProjectConfiguration()
    configuration.output = mapping.value(ConfigurationGrammar.output)
    for setting in mapping.value(ConfigurationGrammar.severities) ?? [] {
      configuration.ruleNames.append(setting.rule)
      configuration.severities[setting.rule.text] = setting.level.setting
    }
    return configuration
  }
}

enum ConfigurationGrammar {
  static let output = Key(
    "output", .string("a path"), "The folder for generated code, relative to this file.",
    example: "../Sources/App/Generated")
  static let severities = Key(
    "severities", Form<[RuleSeverity]>.ruleSeverities, "How much the findings of rules matter.",
    example: "{ unused-model: off }")
  static let construct = Construct(
    "configuration",
    """
    What `screenc.yaml` says, which lies in the spec folder or above it. It is no spec: it \
    configures the tool.
    """,
    example: """
      output: ../Sources/App/Generated
      severities: { unused-model: off }
      """,
    [[output.description, severities.description]])
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
        return reader.mismatch(node, expected: "a mapping of rules to severities")
      }
      return reader.tree.pairs(node).compactMap { key, value in
        guard reader.tree.kind(key) == .scalar else { return nil }
        return reader.read(levels, value).map { RuleSeverity(rule: reader.name(key), level: $0) }
      }
    }
  }
}

extension RuleSeverity.Level: DocumentedChoice {
  var documentation: String {
    switch self {
    case .off: "They are not shown."
    case .note: "They are shown and change nothing."
    case .warning: "They make a run with `--strict` fail."
    case .error: "They make every run fail."
    }
  }
}
