import Foundation
import Testing

/// What the Swift compiler checks of screens with presenters.
@Suite(.serialized, .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is missing"))
struct PresenterCompilationTests {
  private let app: ExampleApp
  private let generated: [(name: String, text: String)]

  init() throws {
    app = try #require(try ExampleApp.all.first { $0.name == "Login" })
    generated = try app.project(for: AppSettings(access: "public")).emit()
      .map { ($0.name, $0.text) }
  }

  /// Compiles the app with `old` replaced by `new` in its generated code, where it has to stand once.
  private func compile(replacing old: String, by new: String) async throws -> String {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    let count = generated.reduce(0) { $0 + $1.text.ranges(of: old).count }
    #expect(count == 1, "\(old) stands \(count) times")
    var files = try generated.map {
      try compiler.write($0.text.replacing(old, with: new), as: $0.name)
    }
    for (number, file) in try app.handWritten(in: app.name).enumerated() {
      let text = try String(contentsOf: file, encoding: .utf8)
      files.append(try compiler.write(text, as: "\(number).\(file.lastPathComponent)"))
    }
    let bundle = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
    files.append(try compiler.write(bundle, as: "resource_bundle_accessor.swift"))
    return try await compiler.run(["-module-name", "Login", "-typecheck"], files: files)
  }

  @Test func controllerThatIsNotTheViewOfItsPresenterDoesNotCompile() async throws {
    let said = try await compile(
      replacing: "PresenterListTableController<ThingsPresenter>, ThingsView {",
      by: "PresenterListTableController<ThingsPresenter> {")
    #expect(said.contains("error:") && said.contains("ThingsView"))
  }

  @Test func cellThatIsNotTheViewOfItsPresenterDoesNotCompile() async throws {
    let said = try await compile(
      replacing: "TreePresenterTableCell<ThingRowPresenter>, ThingRowView {",
      by: "TreePresenterTableCell<ThingRowPresenter> {")
    #expect(said.contains("error:") && said.contains("ThingRowView"))
  }

  @Test func cellOfAnotherPresenterDoesNotCompile() async throws {
    let said = try await compile(
      replacing: "PresentedTableFace(ThingRowTableCell.self, presenter)",
      by: "PresentedTableFace(ThingCardTableCell.self, presenter)")
    #expect(said.contains("error:"))
  }

  /// Presenters, the protocols of their views and the data layer, without what shows them, need nothing
  /// but ScreenCore, in which there is no UIKit.
  @Test func presentersCompileWithoutUIKit() async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    let files = try generated.map { file in
      let text = file.text.replacing("public import ScreenKit", with: "public import ScreenCore")
        .replacing(/public typealias LoginDestination = .*\n/, with: "")
        // Protocols without members end in the middle of a line.
        .replacing("\n{}\n", with: "\n{\n}\n")
      let parts = text.components(separatedBy: "\n}\n").filter { part in
        !part.isEmpty && !Self.viewTypes.contains(where: part.contains)
      }
      let kept = parts.map { $0 + "\n}\n" }.joined()
      return try compiler.write(kept, as: file.name)
    }
    let app = try compiler.write(Self.appWithoutViews, as: "AppWithoutViews.swift")
    let said = try await compiler.run(
      ["-module-name", "Login", "-typecheck"], files: files + [app])
    #expect(said == "")
    let presenters = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    #expect(presenters.contains("class WishPresenter") && presenters.contains("ThingRowPresenter"))
  }

  /// What stands in the declarations that are left out.
  private static let viewTypes = [
    "Controller<", "TableCell<", "CollectionCell<", "PresentedTableFace", "PresentedCollectionFace",
    "UIViewController", "AppRuntime", "extension LoginDestination",
  ]

  /// Where to go is a value, of which a presenter needs no more than that there is one.
  private static let appWithoutViews = """
    public import ScreenCore

    public enum LoginDestination: Sendable {
      case account, keptThings, wish
      case thingDetail(thingID: Identifier)
    }

    @MainActor
    public class LoginApp {
      let main: APIClient
      let dependencies: any LoginDependencies
      let presenterContext: PresenterContext<LoginDestination>

      init(
        main: APIClient, dependencies: any LoginDependencies,
        presenterContext: PresenterContext<LoginDestination>
      ) {
        self.main = main
        self.dependencies = dependencies
        self.presenterContext = presenterContext
      }

      func send<Request: APIRequest>(_ request: Request) async throws -> Request.Response {
        try await main.send(request)
      }
    }

    public final class LoginLoggedInApp: LoginApp {
      let session: OpenSession<LoginSession>

      init(_ app: LoginApp, session: OpenSession<LoginSession>) {
        self.session = session
        super.init(
          main: app.main, dependencies: app.dependencies, presenterContext: app.presenterContext)
      }
    }
    """
}
