import SpecChecks
import SpecModel
import SwiftCode

/// Generates Swift from the specs of an app.
///
/// One spec file gives at most one Swift file, and what it holds depends on nothing but the app's
/// declarations. Files can be emitted in any order and on several threads.
public struct Emitter: Sendable {
  private let app: AppFacts?

  /// Creates an emitter for an app.
  public init(app: CheckedApp) {
    self.app = AppFacts(index: app.index)
  }

  /// The Swift of a spec file; nil for a file whose declarations need none of their own.
  public func emit(_ spec: SpecFile) -> EmittedFile? {
    guard let app else { return nil }
    let file = FileScope(app: app)
    let declarations = file.emitAll(of: spec)
    guard !declarations.isEmpty else { return nil }
    let module = app.index.module(ofFileAt: spec.path)?.name.text
    var bytes = SourcePrinter.print(
      SourceFile(imports: file.imports, declarations: declarations),
      below: GeneratedHeader.unsealed(specPath: spec.path, module: module))
    GeneratedHeader.seal(&bytes, specPath: spec.path)
    return EmittedFile(
      name: Self.outputName(forSpecPath: spec.path), module: module, specPath: spec.path,
      bytes: bytes)
  }

  /// The name of the Swift file for a spec file: `Feed/PostCard.yaml` gives `Feed.PostCard.swift`.
  public static func outputName(forSpecPath path: String) -> String {
    var name = Array(path.utf8)
    for suffix in [".yaml", ".yml"] where path.hasSuffix(suffix) {
      name.removeLast(suffix.utf8.count)
      break
    }
    for position in name.indices where name[position] == UInt8(ascii: "/") {
      name[position] = UInt8(ascii: ".")
    }
    return String(decoding: name, as: UTF8.self) + ".swift"
  }
}
