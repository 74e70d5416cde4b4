import SourceText
import SpecFormat

/// The first files of a project: the specs of an app with its first screens, the configuration, one for yamllint that has
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

  /// Where the screens will be.
  public enum Surroundings: Sendable, Hashable {
    /// In an app of their own, of which nothing else is written.
    case ownApp
    /// In a Swift package around the folder for the specs.
    case package(Dependency)
    /// In an app that is there already, and shows them where it wants to.
    case existingApp
  }

  private let name: String
  private let specs: String
  private let template: StarterTemplate
  private let surroundings: Surroundings

  /// - Parameters:
  ///   - name: The app's name, which begins those of generated types.
  ///   - specs: The folder for the specs.
  ///   - template: What kind of app it is.
  /// - Returns: nil if the name cannot be an app's: a capital and then letters and digits.
  public init?(
    name: String, specs: String, template: StarterTemplate = .hello,
    in surroundings: Surroundings = .ownApp
  ) {
    guard Self.isName(name) else { return nil }
    self.name = name
    self.specs = Path.normalized(specs)
    self.template = template
    self.surroundings = surroundings
  }

  /// Whether an app can be called so: a capital, and then letters and digits.
  public static func isName(_ name: String) -> Bool {
    name.utf8.first?.isCapital == true && name.isLettersAndDigits
  }

  /// The name of an app that is like another one, such as that of its folder: `MyNotes` for `my-notes`.
  ///
  /// - Returns: nil where it has no letters that could be in one.
  public static func name(like text: String) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return isName(name) ? name : nil
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
    let specs = [("App.yaml", app)] + template.specs(ofApp: name)
    let beside = [
      (".yamllint", LinterConfiguration.yamllint), ("\(output)/.gitattributes", Self.attributes),
    ]
    return specs.map { (Path.join(self.specs, $0.0), $0.1) }
      + [(Path.join(self.specs, Project.configurationName), configuration)]
      + (beside + code).map { (Path.normalized(self.specs + "/../\($0.0)"), $0.1) }
  }

  /// What is written by hand around generated code.
  private var code: [(path: String, text: String)] {
    switch surroundings {
    case .ownApp: []
    case .package(let screenc):
      StarterPackage(name: name, template: template, screenc: screenc).texts
    case .existingApp: [("\(name)Screens.swift", screens)]
    }
  }

  /// The folder of generated code, beside that of the specs.
  private var output: String {
    if case .package = surroundings { "Sources/\(name)/Generated" } else { "Generated" }
  }

  /// How Git and hosts treat generated code.
  static let attributes = """
    # Reviews fold what screenc generated.
    *.swift linguist-generated
    # The app's lists have a line for each entry: what two branches add in one place, both stays.
    App.swift merge=union

    """

  private var app: String {
    var head = ["app: \(name)", "language: 1"]
    if case .package = surroundings { head.append("swift: { access: public }") }
    if template.theme != nil { head.append("theme: Plain") }
    if surroundings != .existingApp { head.append(host) }
    return ([head.joined(separator: "\n")] + [template.api, template.theme].compactMap(\.self))
      .joined(separator: "\n---\n") + "\n"
  }

  private var host: String {
    let menu = template.menu(ofApp: name)
    let entries = menu.map {
      "    - screen: \($0.screen)\n      title: { verbatim: \($0.title) }\n      icon: \($0.icon)"
    }
    let style = menu.count > 1 ? ["  style: tabBar"] : []
    let logIn = template == .login ? ["  onboarding:", "    logIn: { email: LogIn }"] : []
    return (["host:"] + style + ["  menu:"] + entries + logIn).joined(separator: "\n")
  }

  /// How an app that is there makes its generated screens, with what they leave to it.
  private var screens: String {
    let screen = template.menu(ofApp: name)[0].screen
    return """
      import ScreenKit

      /// Makes the screens that screenc generates, for whatever shows them: push, present or embed them as any other.
      @MainActor
      final class \(name)Screens {
        private let app: \(name)App

        /// - Parameter launch: What the app gives its screens: servers, strings, its own networking.
        init(launch: LaunchValues = LaunchValues()) {
          app = \(name)App(launch: launch, dependencies: \(name)Parts())
        }

        func \(screen.loweringFirst)() -> UIViewController { \(screen)ViewController(app: app) }
      }

      /// What the specs leave to code: nothing yet.
      @MainActor
      private final class \(name)Parts: \(name)Dependencies {}

      """
  }

  private var configuration: String {
    """
    # Configuration of screenc; paths are relative to this file.
    output: ../\(output)

    """
  }
}
