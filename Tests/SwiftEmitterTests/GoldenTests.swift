import Foundation
import SwiftEmitter
import Testing

/// Every construct: a small spec beside the Swift it yields.
///
/// `SCREENC_UPDATE_GOLDENS=1` writes the Swift instead of comparing it.
struct GoldenTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  static var isUpdating: Bool {
    ProcessInfo.processInfo.environment["SCREENC_UPDATE_GOLDENS"] == "1"
  }

  /// The golden stands beside its spec, under the name of the generated file.
  private static func golden(of file: EmittedFile) -> URL {
    root.appending(path: file.specPath).deletingLastPathComponent().appending(path: file.name)
  }

  @Test func emittedSwiftIsAsTheGoldensSay() throws {
    for file in try SpecProject(at: Self.root).emit() {
      let golden = Self.golden(of: file)
      if Self.isUpdating {
        try Data(file.bytes).write(to: golden)
      } else {
        let expected = try String(contentsOf: golden, encoding: .utf8)
        #expect(file.text == expected, "\(file.specPath)")
      }
    }
  }

  @Test(.disabled(if: isUpdating, "the goldens are being written"))
  func everyGoldenIsStillEmitted() throws {
    let emitted = Set(try SpecProject(at: Self.root).emit().map { Self.golden(of: $0).path })
    let goldens = try FileManager.default.subpathsOfDirectory(atPath: Self.root.path)
      .filter { $0.hasSuffix(".swift") }
      .map { Self.root.appending(path: $0).path }
    #expect(Set(goldens) == emitted)
  }
}
