import Foundation
import Testing

/// UIKit and SwiftUI ask for the colours of appearances wherever they draw. What answers belongs to no actor, or
/// the app ends there (SE-0423); the compiler takes it either way.
struct ColorProviderTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardized

  @Test(arguments: ["ScreenKit", "ScreenCore"])
  func providersBelongToNoActor(target: String) throws {
    let files = try #require(
      FileManager.default.enumerator(
        at: Self.sources.appending(path: target), includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for provider in text.matches(of: /(?:return|=|\()\s*UIColor(?:\(dynamicProvider:)?\s*\{(.*)/)
      {
        count += 1
        #expect(provider.1.contains("@Sendable"), "\(file.lastPathComponent)")
      }
    }
    #expect(target != "ScreenKit" || count > 0)
  }
}
