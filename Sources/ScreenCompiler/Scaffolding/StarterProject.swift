import SourceText
import SpecFormat

/// The first files of a project: an app with one screen, the configuration, one for yamllint that has
/// nothing against formatted specs, and one that tells hosts of repositories what is generated.
public struct StarterProject: Sendable {
  /// A file, and whether it was written; where one stands already, it stays as it is.
  public struct File: Sendable, Hashable {
    public let path: String
    public let isWritten: Bool
  }

  /// Where a new Swift package finds screenc.
  public struct Dependency: Sendable, Hashable {
    let place: String
    let version: String

    /// - Parameters:
    ///   - place: A path from the new package, or an address.
    ///   - version: The version that is asked for at an address.
    public init(place: String, version: String) {
      self.place = place
      self.version = version
    }
  }

  private let name: String
  private let specs: String
  private let package: StarterPackage?

  /// - Parameters:
  ///   - name: The app's name, which begins those of generated types.
  ///   - specs: The folder for the specs.
  ///   - screenc: Where screenc is, if the project becomes a Swift package around the folder for the specs.
  /// - Returns: nil if the name cannot be an app's: a capital and then letters and digits.
  public init?(name: String, specs: String, packageWith screenc: Dependency? = nil) {
    guard name.utf8.first?.isCapital == true, name.isLettersAndDigits else {
      return nil
    }
    self.name = name
    self.specs = Path.normalized(specs)
    package = screenc.map {
      StarterPackage(name: name, screenc: $0.place, version: $0.version)
    }
  }

  /// Writes the files that are not there, in the order in which they are to be read.
  public func write() throws(FileError) -> [File] {
    var files: [File] = []
    for (path, text) in texts {
      try FileSystem.createDirectory(Path.parent(of: path))
      files.append(
        File(path: path, isWritten: try FileSystem.create(Array(text.utf8), at: path)))
    }
    return files
  }

  private var texts: [(path: String, text: String)] {
    [
      (Path.join(specs, "App.yaml"), app), (Path.join(specs, "Home.yaml"), home),
      (Path.join(specs, Project.configurationName), configuration),
      (Path.normalized(specs + "/../.yamllint"), LinterConfiguration.yamllint),
      (Path.normalized(specs + "/../\(output)/.gitattributes"), Self.attributes),
    ] + (package?.texts ?? []).map { (Path.normalized(specs + "/../\($0.path)"), $0.text) }
  }

  /// The folder of generated code, beside that of the specs.
  private var output: String { package == nil ? "Generated" : "Sources/\(name)/Generated" }

  /// How Git and hosts treat generated code.
  static let attributes = """
    # Reviews fold what screenc generated.
    *.swift linguist-generated
    # The app's lists have a line for each entry: what two branches add in one place, both stays.
    App.swift merge=union

    """

  private var app: String {
    """
    app: \(name)
    language: 1
    \(package == nil ? "" : "swift: { access: public }\n")host:
      menu:
        - screen: Home
          title: { verbatim: \(name) }
          icon: house

    """
  }

  private var home: String {
    """
    screen: Home
    title: { verbatim: \(name) }
    content:
      - text: { verbatim: Hello }

    """
  }

  private var configuration: String {
    """
    # Configuration of screenc; paths are relative to this file.
    output: ../\(output)

    """
  }
}
