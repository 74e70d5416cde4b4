import Diagnostics
import SpecModel

/// How much the findings of rules matter: everywhere in a project, and otherwise in folders of it.
public struct ProjectSeverities: Sendable {
  /// What holds below a folder.
  struct Folder: Sendable {
    /// Below the spec root, with a slash at its end; empty for the root.
    var path: String
    var settings: SeverityOverrides
  }

  private let everywhere: SeverityOverrides
  /// The deepest first.
  private let folders: [Folder]

  init(_ settings: SeverityOverrides = SeverityOverrides(), folders: [Folder] = []) {
    var everywhere = settings
    for name in folders.flatMap(\.settings.ruleNames) where everywhere[name] == nil {
      // A rule that a folder asks for is not applied to the others.
      if RuleCatalogue.rule(named: name)?.isOptIn == true { everywhere[name] = .off }
    }
    self.everywhere = everywhere
    self.folders = folders.sorted { $0.path.utf8.count > $1.path.utf8.count }
  }

  /// Settings by which a rule is reported wherever any setting reports it.
  var reportingMost: SeverityOverrides {
    var most = everywhere
    for settings in folders.map(\.settings) {
      for name in settings.ruleNames {
        if case .report? = settings[name] { most[name] = settings[name] }
      }
    }
    return most
  }

  /// Whether a finding of a rule is an error anywhere in the project.
  func canFail(_ rule: Rule) -> Bool {
    rule.severity == .error
      || ([everywhere] + folders.map(\.settings)).contains {
        if case .report(.error)? = $0[rule.name] { true } else { false }
      }
  }

  /// Whether findings of a rule are reported anywhere in the project.
  public func reports(_ rule: String) -> Bool {
    switch reportingMost[rule] {
    case .report: true
    case .off: false
    case nil: RuleCatalogue.rule(named: rule)?.isOptIn != true
    }
  }

  /// The diagnostics with their settings applied; those switched off are left out.
  func apply(to diagnostics: [Diagnostic], _ sources: SpecSources) -> [Diagnostic] {
    guard !folders.isEmpty else { return everywhere.apply(to: diagnostics) }
    return diagnostics.compactMap { $0.applying(setting(of: $0, sources)) }
  }

  /// Whether anything changes how much a finding matters.
  func concerns(_ diagnostic: Diagnostic, _ sources: SpecSources) -> Bool {
    setting(of: diagnostic, sources) != nil
  }

  private func setting(
    of diagnostic: Diagnostic, _ sources: SpecSources
  ) -> SeverityOverrides.Setting? {
    if let path = sources.pathBelowRoot(of: diagnostic.primary.file) {
      for folder in folders where path.hasPrefix(folder.path) {
        if let setting = folder.settings[diagnostic.rule] { return setting }
      }
    }
    return everywhere[diagnostic.rule]
  }
}

extension ProjectSeverities {
  /// The settings of a configuration.
  ///
  /// - Returns: the settings, and the names of folders that are not there.
  static func read(
    _ configuration: ProjectConfiguration, at path: String, specRoot: String
  ) -> (severities: ProjectSeverities, missing: [Name]) {
    guard !configuration.folders.isEmpty else {
      return (ProjectSeverities(configuration.severities), [])
    }
    var folders: [Folder] = []
    var missing: [Name] = []
    let root = FileSystem.realPath(specRoot) ?? specRoot
    for folder in configuration.folders {
      let place = Path.join(Path.parent(of: path), folder.path.text)
      guard let real = FileSystem.realPath(place), FileSystem.kind(of: real) == .directory else {
        missing.append(folder.path)
        continue
      }
      if real == root || "\(root)/".hasPrefix(real == "/" ? real : "\(real)/") {
        folders.append(Folder(path: "", settings: folder.severities))
      } else if real.hasPrefix("\(root)/") {
        let below = real.dropFirst(root.count + 1) + "/"
        folders.append(Folder(path: String(below), settings: folder.severities))
      }
      // A configuration may stand above several spec folders; another's folders are none of this one.
    }
    return (ProjectSeverities(configuration.severities, folders: folders), missing)
  }
}

extension Rule {
  static let unknownFolder = Rule(
    name: "unknown-folder", severity: .warning,
    summary: "The configuration sets severities for a folder that does not exist.",
    rationale:
      "They change nothing, and where the folder went the rules hold that it was excepted from.",
    examples: [
      "screenc.yaml": "folders: { ‹Odl→Old›: { unused-model: off } }",
      "Old/Mood.yaml": "enum: Mood\ncases: [good, bad]",
    ])
}
