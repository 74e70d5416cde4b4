import Diagnostics
import SourceText
import SpecModel

/// Where the specs of an app lie and where its generated code goes.
public struct Project: Sendable {
  /// The name of the configuration file.
  public static let configurationName = "screenc.yaml"

  /// The folder of the specs.
  public let specRoot: String
  /// The folder for generated code, if it is known.
  public let output: String?
  public let severities: ProjectSeverities
  /// Where the compiler has written what it knows of the app's own code; none if it is not looked at.
  public let symbols: [SymbolFolder]
  /// The configuration file, if there is one.
  public let configurationPath: String?
  /// Of the configuration file's contents.
  let configurationDigest: ContentDigest?
  /// What is wrong with the configuration; the file has the first identifier.
  let configurationDiagnostics: [Diagnostic]
  /// What was said in place of the configuration.
  private let given: Given

  private struct Given: Sendable {
    /// Replaces the configured folder for generated code.
    var output: String?
    /// Replace the configured folders with symbol graphs.
    var symbols: [SymbolFolder]
  }

  /// Whether the configuration itself has errors, so that what it says may not be what was meant.
  public var hasConfigurationErrors: Bool {
    configurationDiagnostics.contains { $0.severity == .error }
  }

  /// Why a project cannot be worked on at all.
  public enum Failure: Error, Sendable, Hashable {
    case noSpecFolder(String)
    /// There is a file, perhaps a single spec, where the folder of all specs should be.
    case specFolderIsFile(String)
    case unreadableConfiguration(FileError)
    case noSymbolFolder(String)
    /// There is a folder, and nothing of the compiler's in it.
    case noSymbolGraphs(String)
  }

  /// The identifier of the configuration file.
  static let configurationID = FileID(rawValue: 0)

  /// Finds the configuration of a spec folder, in it or above it.
  ///
  /// - Parameters:
  ///   - specRoot: the folder of the specs, relative to the working directory or absolute.
  ///   - output: replaces the configured folder.
  ///   - symbols: replaces the configured folders with symbol graphs.
  public static func find(
    specRoot: String, output: String? = nil, symbols: [String] = []
  ) throws(Failure) -> Project {
    let root = Path.normalized(specRoot)
    switch FileSystem.kind(of: root) {
    case .directory: break
    case .file, .other: throw .specFolderIsFile(specRoot)
    case nil: throw .noSpecFolder(specRoot)
    }
    let given = Given(
      output: output.map(Path.normalized), symbols: try SymbolFolder.given(symbols))
    guard let path = configurationPath(above: root) else {
      return Project(unconfigured: root, given)
    }
    do throws(FileError) {
      return Project(specRoot: root, given, configuration: try FileSystem.read(path), at: path)
    } catch {
      throw .unreadableConfiguration(error)
    }
  }

  private init(unconfigured root: String, _ given: Given) {
    specRoot = root
    output = given.output
    severities = ProjectSeverities()
    symbols = given.symbols
    configurationPath = nil
    configurationDigest = nil
    configurationDiagnostics = []
    self.given = given
  }

  private init(specRoot root: String, _ given: Given, configuration bytes: [UInt8], at path: String)
  {
    let (configuration, diagnostics) = ProjectConfiguration.read(bytes, id: Self.configurationID)
    let configured = configuration.output.map {
      Path.normalized(Path.join(Path.parent(of: path), $0.text))
    }
    let (severities, missing) = ProjectSeverities.read(configuration, at: path, specRoot: root)
    specRoot = root
    output = given.output ?? configured
    self.severities = severities
    symbols =
      given.symbols.isEmpty
      ? SymbolFolder.configured(configuration.symbols, at: path) : given.symbols
    configurationPath = path
    configurationDigest = ContentDigest(bytes)
    configurationDiagnostics =
      diagnostics + RuleCatalogue.unknownRules(configuration.ruleNames)
      + RuleCatalogue.unknownFolders(missing)
    self.given = given
  }

  /// The project as it is with texts in the place of what is in files, by their paths; the configuration may
  /// be among them.
  func edited(_ texts: [String: [UInt8]]) -> Project {
    guard let path = configurationPath, let bytes = texts[path] else { return self }
    return Project(specRoot: specRoot, given, configuration: bytes, at: path)
  }

  private static func configurationPath(above root: String) -> String? {
    var folder = root
    // A relative path leads upward by `..` once its own components are used up.
    for _ in 0..<64 {
      let path = Path.join(folder, configurationName)
      if FileSystem.kind(of: path) == .file { return path }
      if folder == "/" { return nil }
      let above = Path.normalized(folder + "/..")
      guard FileSystem.kind(of: above) == .directory, !isRoot(above) else { return nil }
      folder = above
    }
    return nil
  }

  private static func isRoot(_ folder: String) -> Bool {
    // 33 times `..` is longer.
    guard folder.utf8.count > 3 * 32 else { return false }
    let components = folder.split(separator: "/")
    return components.count > 32 && components.allSatisfy { $0 == ".." }
  }
}
