import SwiftEmitter

/// For which screens hand-written code is begun.
public enum ScaffoldedScreens: Sendable, Hashable {
  case all
  /// The screens of these names.
  case named([String])
}

/// What became of the hand-written files that screens need.
public struct ScaffoldOutcome: Sendable, Hashable {
  public enum Action: Sendable, Hashable {
    case written
    /// A file of that name is there; it is the app's and stays as it is.
    case kept
    /// The app's code has what the file is for in another one.
    case notNeeded(because: String)
  }

  public struct File: Sendable, Hashable {
    public let path: String
    public let action: Action
  }

  /// The files in the order in which the screens need them; none where they leave nothing to do.
  public let files: [File]
}

/// The outcome of asking for a scaffold.
public enum ScaffoldResult: Sendable, Hashable {
  case files(ScaffoldOutcome)
  /// There is no screen of a name; perhaps another one was meant.
  case unknownScreen(String, suggestion: String?)
}

/// Writes beginnings of hand-written code, each once.
struct ScaffoldWriter {
  /// Where the files go; nil for folders beside the generated code that they belong to: one of each
  /// screen's name, and one for what several screens use.
  let folder: String?
  /// The app's code, in which something may be there already.
  let codeFolder: String
  /// Generated code, which is not the app's.
  let generatedFolder: String
  /// The folders of generated code that do not lie in that, relative to it.
  let otherFolders: [String]

  /// - Parameter dependencies: What is the app's as a whole. It stands beside the generated code, and is
  ///   begun with the first screen that needs something.
  func write(
    _ files: [HandWrittenFile], then dependencies: HandWrittenFile? = nil
  ) throws(FileError) -> ScaffoldOutcome {
    var outcome: [ScaffoldOutcome.File] = []
    let others = otherFolders.map { Path.normalized(Path.join(generatedFolder, $0)) }
    let code = try AppCode(
      below: [codeFolder] + others.map { Path.parent(of: $0) }, without: [generatedFolder] + others)
    for file in files {
      let path = Path.join(folder ?? self.folder(of: file), file.name)
      outcome.append(
        ScaffoldOutcome.File(path: path, action: try write(file, to: path, code)))
    }
    if !files.isEmpty, let dependencies {
      let path = Path.join(codeFolder, dependencies.name)
      let action = try write(dependencies, to: path, code)
      outcome.append(ScaffoldOutcome.File(path: path, action: action))
    }
    return ScaffoldOutcome(files: outcome)
  }

  /// A folder beside the generated code: that of the app, or of a Swift module that lies elsewhere.
  private func folder(of file: HandWrittenFile) -> String {
    let name =
      switch file.home {
      case .screen(let screen): screen
      case .shared: "Shared"
      }
    guard let generated = file.generatedFolder, OutputFolder.isElsewhere(generated) else {
      return Path.join(codeFolder, name)
    }
    return Path.join(Path.parent(of: Path.normalized(Path.join(generatedFolder, generated))), name)
  }

  private func write(
    _ file: HandWrittenFile, to path: String, _ code: AppCode
  ) throws(FileError) -> ScaffoldOutcome.Action {
    if FileSystem.kind(of: path) != nil { return .kept }
    if let other = code.file(with: file.subject) { return .notNeeded(because: other) }
    try FileSystem.createDirectory(Path.parent(of: path))
    return try FileSystem.create(file.bytes, at: path) ? .written : .kept
  }
}
