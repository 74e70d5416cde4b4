import Foundation
import Testing

/// The code in articles compiles: all Swift of one, after another, as one file.
@Suite(.enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is missing"))
struct ArticleCompilationTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The articles of the library and of the driver, by their names.
  private static let files: [String: URL] = {
    let files = ["ScreenKit", "ScreenDriver"].flatMap { target in
      let folder = root.appending(path: "Sources/\(target)/\(target).docc")
      return
        (try? FileManager.default.contentsOfDirectory(
          at: folder, includingPropertiesForKeys: nil)) ?? []
    }
    let articles = files.filter { file in
      // Some only tell.
      let text = try? String(contentsOf: file, encoding: .utf8)
      return file.pathExtension == "md" && text?.contains("```swift") == true
    }
    return Dictionary(
      uniqueKeysWithValues: articles.map { ($0.deletingPathExtension().lastPathComponent, $0) })
  }()

  static let articles = files.keys.sorted()

  @Test(arguments: articles)
  func codeCompiles(article: String) async throws {
    let text = try String(contentsOf: #require(Self.files[article]), encoding: .utf8)
    let code = text.matches(of: /```swift\n(.*?)```/.dotMatchesNewlines()).map { String($0.1) }
    #expect(!code.isEmpty)
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    let surroundings = try #require(ArticleSurroundings.all[article])
    let parts = code.enumerated().map {
      Self.declaration(of: $1, number: $0, in: surroundings)
    }
    let body = surroundings.declarations + parts.joined()
    let access = body.contains("public ") ? "public " : ""
    let source = "import Foundation\n\(access)import ScreenKit\n\n" + body
    let file = try compiler.write(source, as: "\(article).swift")
    let files = try [file] + surroundings.generated(in: Self.root)
    let said = try await compiler.run(
      ["-module-name", article + "Article", "-typecheck"] + surroundings.options, files: files)
    #expect(said == "")
  }

  /// Statements as a function that is handed what they speak of, and methods as those of a class.
  private static func declaration(
    of code: String, number: Int, in surroundings: ArticleSurroundings
  ) -> String {
    if code.hasPrefix("func ") || code.hasPrefix("@Test ")
      || code.hasPrefix("public override func ")
    {
      return surroundings.type(around: code, called: "Part\(number)")
    }
    guard code.contains(/^(let |window\.|app\.|dependencies\.|screen\.|[A-Z]\w*\()/) else {
      return code + "\n"
    }
    let names = code.matches(of: /^let (\w+) =/.anchorsMatchLineEndings()).map { "_ = \($0.1)" }
    // What only stands there is made for nothing.
    let body = (code.contains(/^[A-Z]/) ? "_ = " : "") + code + names.joined(separator: "; ")
    return """
      @MainActor func part\(number)(\(surroundings.parameters)) {
      \(body)
      }

      """
  }
}
