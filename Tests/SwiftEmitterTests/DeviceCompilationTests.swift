import Foundation
import Testing

/// What asks the system about notifications, places, hashes and keys, or stands in SwiftUI, is compiled on Apple's
/// platforms only. Here its types are checked against declarations that are written as Apple's are.
@Suite(.enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is missing"))
struct DeviceCompilationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What the compiler says of `file`, changed by `edit`, beside Apple's `framework`.
  private func check(
    _ file: String, with framework: String, _ edit: (String) -> String = { $0 }
  ) async throws -> String {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    defer { try? compiler.remove() }
    let declarations = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "AppleDeclarations/\(framework).swift")
    let module = compiler.folder.appending(path: "\(framework).swiftmodule").path
    let said = try await compiler.run(
      ["-emit-module", "-module-name", framework, "-emit-module-path", module],
      files: [declarations])
    guard said.isEmpty else { return said }
    let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
    let access = text.contains("public ") ? "public " : ""
    // There is UIKit where there is SwiftUI, but for the Mac.
    let here = edit(text).replacing(" && canImport(UIKit)", with: "")
    let copy = try compiler.write("\(access)import ScreenKit\n" + here, as: "Copy.swift")
    // Whether it is free of data races is known only after the check of types.
    let object = compiler.folder.appending(path: "Copy.sil").path
    return try await compiler.run(
      ["-emit-sil", "-o", object, "-module-name", "Copy"], files: [copy])
  }

  @Test(arguments: [
    ("Sources/ScreenKit/Host/DevicePushNotifications.swift", "UserNotifications"),
    ("Sources/ScreenCore/Device/DeviceLocation.swift", "CoreLocation"),
    ("Sources/ScreenCore/Networking/Signing/SHA256Digest.swift", "CryptoKit"),
    ("Sources/ScreenCore/Networking/Pinning/PinningDelegate.swift", "Security"),
    ("Sources/ScreenKit/SwiftUI/ScreenRepresentable.swift", "SwiftUI"),
  ])
  func itsTypesFitTheSystem(file: String, framework: String) async throws {
    #expect(try await check(file, with: framework) == "")
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
