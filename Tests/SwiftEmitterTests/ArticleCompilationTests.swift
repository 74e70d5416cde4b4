import Foundation
import Testing

/// The code in articles compiles: all Swift of one, after another, as one file.
@Suite(.enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is missing"))
struct ArticleCompilationTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/ScreenKit/ScreenKit.docc")

  @Test(arguments: ["Adapters", "DataSources"])
  func codeCompiles(article: String) async throws {
    let text = try String(contentsOf: Self.folder.appending(path: "\(article).md"), encoding: .utf8)
    let code = text.matches(of: /```swift\n(.*?)```/.dotMatchesNewlines()).map { $0.1 }
    #expect(code.count > 2)
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    defer { try? compiler.remove() }
    let source = "import Foundation\nimport ScreenKit\n\n" + code.joined(separator: "\n")
    let file = try compiler.write(source, as: "\(article).swift")
    let said = try await compiler.run(["-module-name", article, "-typecheck"], files: [file])
    #expect(said == "")
  }
}
