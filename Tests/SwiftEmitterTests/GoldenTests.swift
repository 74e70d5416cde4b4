import Foundation
import SwiftEmitter
import TestTools
import Testing

/// Every construct: a small spec beside the Swift it yields.
///
/// `SCREENC_UPDATE_GOLDENS=1` writes the Swift instead of comparing it.
struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// An app that is there for everybody.
  static let root = folder.appending(path: "Goldens")

  /// An app behind a log-in gate.
  static let gateRoot = folder.appending(path: "GateGoldens")

  /// Screens as many apps have them: orders, products, forms, a library, settings, downloads …
  static let everydayRoot = folder.appending(path: "EverydayGoldens")

  /// Over a server that writes truth values as numbers, with a list beside a search.
  static let lenientRoot = folder.appending(path: "LenientGoldens")

  /// With a log-in of its own, uploads, and events under the names of its analytics.
  static let logInRoot = folder.appending(path: "LogInGoldens")

  /// Whose modules are Swift modules.
  static let moduleRoot = folder.appending(path: "ModuleGoldens")

  static let roots = [root, gateRoot, everydayRoot, lenientRoot, logInRoot, moduleRoot]

  /// The golden stands beside its spec, under the name of the generated file.
  private static func golden(of file: EmittedFile, in root: URL) -> URL {
    root.appending(path: file.specPath).deletingLastPathComponent().appending(path: file.name)
  }

  @Test(arguments: roots) func emittedSwiftIsAsTheGoldensSay(root: URL) throws {
    for file in try SpecProject(at: root).emit() {
      let golden = Self.golden(of: file, in: root)
      if Goldens.areRenewed {
        try Data(file.bytes).write(to: golden)
      } else {
        let expected = try String(contentsOf: golden, encoding: .utf8)
        #expect(file.text == expected, "\(file.specPath)")
      }
    }
  }

  @Test("no value is left open that a check should have refused", arguments: roots)
  func noValueIsLeftOpen(root: URL) throws {
    for file in try SpecProject(at: root).emit() {
      #expect(!file.text.contains("<#"), "\(file.specPath)")
    }
  }

  @Test(.disabled(if: Goldens.areRenewed, "the goldens are being written"), arguments: roots)
  func everyGoldenIsStillEmitted(root: URL) throws {
    let emitted = Set(
      try SpecProject(at: root).emit().map { Self.golden(of: $0, in: root).path })
    let goldens = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }
      .map { root.appending(path: $0).path }
    #expect(Set(goldens) == emitted)
  }
}
