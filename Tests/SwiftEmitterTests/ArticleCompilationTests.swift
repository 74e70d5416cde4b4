import Foundation
import Testing

/// The code in articles compiles: all Swift of one, after another, as one file.
@Suite(.enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is missing"))
struct ArticleCompilationTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/ScreenKit/ScreenKit.docc")

  /// What articles leave to the app that their reader has.
  private static let surroundings = [
    "Adapters": "", "DataSources": "",
    "Host": """
    class UIScene {}

    @MainActor protocol AnyApp {
      var runtime: AppRuntime { get }
      func makeRootViewController() -> HostController
    }

    """,
    "Images": """
    struct User: Model {
      var id: Identifier
      var portrait: URL?
    }

    final class PortraitCell: UICollectionViewCell {
      func show(_ user: User) {}
    }

    struct Palette {
      let image = UIImage()
      init?(_ data: Data) { nil }
    }

    @MainActor protocol AnyApp { var runtime: AppRuntime { get } }

    """,
    "Networking": """
    struct Dependencies {}
    struct ShopApp { init(launch: LaunchValues, dependencies: Dependencies) {} }
    @MainActor protocol AnyApp {}

    """,
    "Theming": "@MainActor protocol AnyApp {}\n\n",
  ]

  @Test(arguments: surroundings.keys.sorted())
  func codeCompiles(article: String) async throws {
    let text = try String(contentsOf: Self.folder.appending(path: "\(article).md"), encoding: .utf8)
    let code = text.matches(of: /```swift\n(.*?)```/.dotMatchesNewlines()).map { String($0.1) }
    #expect(code.count > 1)
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    defer { try? compiler.remove() }
    let parts = code.enumerated().map { Self.declaration(of: $1, number: $0) }
    let surroundings = try #require(Self.surroundings[article])
    let source = "import Foundation\nimport ScreenKit\n\n" + surroundings + parts.joined()
    let file = try compiler.write(source, as: "\(article).swift")
    let said = try await compiler.run(["-module-name", article, "-typecheck"], files: [file])
    #expect(said == "")
  }

  /// Statements as a function that is handed what they speak of, and methods as those of a class.
  private static func declaration(of code: String, number: Int) -> String {
    if code.hasPrefix("func ") {
      return """
        @MainActor final class Part\(number) {
          let app: any AnyApp
          init(app: any AnyApp) { self.app = app }
          \(code)
        }

        """
    }
    guard code.contains(/^(let |window\.|app\.)/) else { return code + "\n" }
    let parameters =
      code.contains("dependencies: dependencies")
      ? "strings: StringTable, dependencies: Dependencies" : "app: any AnyApp, window: UIWindow"
    let names = code.matches(of: /let (\w+) =/.anchorsMatchLineEndings()).map { "_ = \($0.1)" }
    let body = code + names.joined(separator: "; ")
    return "@MainActor func part\(number)(\(parameters)) {\n\(body)\n}\n"
  }
}
