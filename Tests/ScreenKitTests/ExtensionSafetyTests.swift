import Foundation
import Testing

/// What app extensions may not use is used only by what says that it isn't for them.
struct ExtensionSafetyTests {
  /// Members of UIKit that don't compile where only extensions' API is allowed.
  private static let barred = ["UIApplication.shared", "canOpenURL", "UIScreen.main"]
  private static let mark = "@available(iOSApplicationExtension, unavailable)"
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardized

  @Test(arguments: ["ScreenKit", "ScreenCore", "ScreenKitSQLite"])
  func applicationIsAskedOnlyByWhatIsMarked(target: String) throws {
    let folder = Self.sources.appending(path: target)
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      guard Self.barred.contains(where: text.contains) else { continue }
      #expect(text.contains(Self.mark), "\(file.lastPathComponent)")
    }
    #expect(count > 0)
  }
}
