import Foundation
import Testing

/// The run-time and the code that is generated for it compile as Apple's compiler would see them.
@Suite(.withOwnDeclarations) struct AppleCompilationTests {
  @Test(arguments: BuildSystem.apple)
  func theRuntimeCompiles(on system: BuildSystem) async throws {
    let build = try await AppleBuild.of(system)
    for (module, said) in build.said.sorted(by: { $0.key < $1.key }) {
      #expect(said == "", "\(module) on \(system.name)")
    }
    for target in RuntimeSources.targets(on: system) {
      #expect(build.said[target] != nil, "\(target) was not reached")
    }
  }

  /// The goldens that are one module each, with what their apps add by hand.
  @Test(arguments: [
    ("Goldens", "App"), ("GateGoldens", "Gate"), ("EverydayGoldens", "Everyday"),
    ("LenientGoldens", nil), ("LogInGoldens", "LogIn"),
  ])
  func generatedCodeCompiles(in folder: String, with handWritten: String?) async throws {
    let build = try await AppleBuild.of(.iOS)
    if folder == "Goldens" {
      #expect(try await build.said(of: "BannerKit", files: Self.handWritten("BannerKit")) == "")
    }
    let goldens = try RuntimeSources.swiftFiles(in: "\(Self.emitterTests)/\(folder)")
    let files = try goldens.merging(handWritten.map(Self.handWritten) ?? [:]) { $1 }
    #expect(try await build.said(of: folder, files: files) == "")
  }

  private static let emitterTests = "Tests/SwiftEmitterTests"

  private static func handWritten(_ name: String) throws -> [String: String] {
    try RuntimeSources.swiftFiles(in: "\(emitterTests)/HandWritten").filter {
      $0.key.hasSuffix("HandWritten/\(name).swift")
    }
  }
}
