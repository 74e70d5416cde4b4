import SourceText

/// What makes the first specs a Swift package: a library with the app, a program that prints its screens,
/// and a test that drives them.
struct StarterPackage: Sendable {
  /// The app's name.
  let name: String
  let template: StarterTemplate
  /// Where the package of screenc is.
  let screenc: StarterProject.Dependency

  /// The files, with their paths in the package's folder.
  var texts: [(path: String, text: String)] {
    [
      ("Package.swift", manifest),
      ("Sources/\(name)/\(name)App+Assembly.swift", assembly),
      ("Sources/\(name)Demo/\(name)Demo.swift", demonstration),
      template.tests(ofApp: name),
      (".gitignore", ".build/\n"),
    ]
  }

  private var place: String { screenc.place }

  private var isAddress: Bool { place.contains("://") || place.hasPrefix("git@") }

  private var dependency: String {
    let place = Self.escaped(place)
    return isAddress
      ? ".package(url: \"\(place)\", from: \"\(screenc.version)\", traits: [])"
      : ".package(name: \"screenc\", path: \"\(place)\", traits: [])"
  }

  /// By what SwiftPM knows the package: what its address ends with.
  private var identity: String {
    guard isAddress else { return "screenc" }
    let last = place.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? "screenc"
    return Self.escaped(last.hasSuffix(".git") ? String(last.dropLast(4)) : last)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v15), .iOS(.v16)],
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [
        // Without its traits: an app links the run-time, and none of what the compiler is made with.
        \(dependency)
      ],
      targets: [
        // The app: what screenc generates from Specs/, and what is written by hand beside it.
        .target(
          name: "\(name)",
          dependencies: [.product(name: "ScreenKit", package: "\(identity)")]
        ),
        // Prints the app's screens, on machines without UIKit too.
        .executableTarget(
          name: "\(name)Demo",
          dependencies: ["\(name)", .product(name: "ScreenDriver", package: "\(identity)")]
        ),
        .testTarget(
          name: "\(name)Tests",
          dependencies: ["\(name)", .product(name: "ScreenDriver", package: "\(identity)")]
        ),
      ]
    )

    """
  }

  private var assembly: String {
    """
    public import ScreenKit

    extension \(name)App {
      /// The app with all that is written for it by hand.
    \(template == .login ? Self.assemblyWithSession(of: name) : Self.assembly(of: name))
    }

    /// What the specs leave to code: nothing yet.
    @MainActor
    private final class \(name)Parts: \(name)Dependencies {}

    """
  }

  private static func assembly(of name: String) -> String {
    """
      public static func assembled(launch: LaunchValues = LaunchValues()) -> \(name)App {
        \(name)App(launch: launch, dependencies: \(name)Parts())
      }
    """
  }

  private static func assemblyWithSession(of name: String) -> String {
    """
      ///
      /// - Parameter sessionStorage: Where it is kept who is logged in; in memory unless given. On devices this is the
      ///   place for a `KeychainSessionStorage`.
      public static func assembled(
        launch: LaunchValues = LaunchValues(),
        sessionStorage: any SessionStorage = MemorySessionStorage()
      ) -> \(name)App {
        \(name)App(launch: launch, dependencies: \(name)Parts(), sessionStorage: sessionStorage)
      }
    """
  }

  private var demonstration: String {
    let answers = template.demonstrationAnswers
    return """
      \(answers == nil ? "" : "import Foundation\n")import \(name)
      import ScreenDriver
      import ScreenKit

      /// Launches the app in a window of its own and prints what is seen: `swift run \(name)Demo`.
      @main
      @MainActor
      struct \(name)Demo {
        static func main() async throws {
          let app = \(name)App.assembled(\(answers == nil ? "" : "launch: LaunchValues(transport: answers)"))
          let driver = ScreenDriver(root: app.makeRootViewController())
          try await driver.settle()
          print(driver.dump)
        }\(answers.map { "\n\n\($0)" } ?? "")
      }

      """
  }
}
