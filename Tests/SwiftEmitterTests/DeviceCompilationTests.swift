import Foundation
import Testing

/// What asks the system about notifications, places, hashes and keys, or stands in SwiftUI, is compiled on Apple's
/// platforms only. Here its types are checked against declarations that are written as Apple's are.
@Suite(.enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is missing"))
struct DeviceCompilationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A system that code is compiled for, as far as this one can stand for it.
  enum System: String, CaseIterable {
    case iOS, macOS

    /// Declarations or code as the compiler sees them for the system: its conditions are decided, and what is unavailable
    /// there is so for this one.
    func seen(_ text: String) -> String {
      var text = text
      for system in Self.allCases {
        text = text.replacing("os(\(system))", with: system == self ? "true" : "false")
        text = text.replacing(
          "@available(\(system), unavailable)",
          with: system == self ? "@available(*, unavailable)" : "")
      }
      return text
    }
  }

  /// What the compiler says of `file`, changed by `edit`, beside Apple's `framework`.
  private func check(
    _ file: String, with framework: String, on system: System = .iOS,
    _ edit: (String) -> String = { $0 }
  ) async throws -> String {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    defer { try? compiler.remove() }
    let declarations = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "AppleDeclarations/\(framework).swift")
    let module = compiler.folder.appending(path: "\(framework).swiftmodule").path
    let said = try await compiler.run(
      ["-emit-module", "-module-name", framework, "-emit-module-path", module],
      files: [
        compiler.write(
          system.seen(String(contentsOf: declarations, encoding: .utf8)), as: "Declarations.swift")
      ])
    guard said.isEmpty else { return said }
    let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
    let access = text.contains("public ") ? "public " : ""
    // There is UIKit where there is SwiftUI, but for the Mac.
    let here = system.seen(edit(text)).replacing(" && canImport(UIKit)", with: "")
    let copy = try compiler.write("\(access)import ScreenKit\n" + here, as: "Copy.swift")
    // Whether it is free of data races is known only after the check of types.
    let object = compiler.folder.appending(path: "Copy.sil").path
    return try await compiler.run(
      ["-emit-sil", "-o", object, "-module-name", "Copy"], files: [copy])
  }

  @Test(
    arguments: [
      ("Sources/ScreenKit/Host/DevicePushNotifications.swift", "UserNotifications"),
      ("Sources/ScreenCore/Device/DeviceLocation.swift", "CoreLocation"),
      ("Sources/ScreenCore/Networking/Signing/SHA256Digest.swift", "CryptoKit"),
      ("Sources/ScreenCore/Networking/Pinning/PinningDelegate.swift", "Security"),
      ("Sources/ScreenKit/SwiftUI/ScreenRepresentable.swift", "SwiftUI"),
    ], System.allCases)
  func itsTypesFitTheSystem(of file: (path: String, framework: String), on system: System)
    async throws
  {
    #expect(try await check(file.path, with: file.framework, on: system) == "")
  }

  /// Each system lacks something that the other has.
  @Test(arguments: System.allCases)
  func whatASystemLacksIsFound(system: System) async throws {
    let said = try await check(
      "Sources/ScreenCore/Device/DeviceLocation.swift", with: "CoreLocation", on: system
    ) { $0 + "let lacking = CLAuthorizationStatus.authorizedWhenInUse\n" }
    #expect(said.contains("'authorizedWhenInUse' is unavailable") == (system == .macOS))
  }

  /// So that the test above can fail.
  @Test func whatDoesNotFitIsFound() async throws {
    let said = try await check(
      "Sources/ScreenCore/Device/DeviceLocation.swift", with: "CoreLocation"
    ) { $0.replacing("authorizedWhenInUse", with: "authorizedAtTimes") }
    #expect(said.contains("has no member 'authorizedAtTimes'"))
    let racing = try await check(
      "Sources/ScreenCore/Device/DeviceLocation.swift", with: "CoreLocation"
    ) { $0.replacing("MainActor.assumeIsolated { places", with: "do { places") }
    #expect(racing.contains("loses global actor 'MainActor'"))
    let keys = try await check(
      "Sources/ScreenCore/Networking/Pinning/PinningDelegate.swift", with: "Security"
    ) { $0.replacing("space.serverTrust", with: "space.clientTrust") }
    #expect(keys.contains("has no member 'clientTrust'"))
    let view = try await check(
      "Sources/ScreenKit/SwiftUI/ScreenRepresentable.swift", with: "SwiftUI"
    ) { $0.replacing("makeUIViewController(", with: "makeController(") }
    #expect(view.contains("does not conform to protocol 'UIViewControllerRepresentable'"))
  }
}
