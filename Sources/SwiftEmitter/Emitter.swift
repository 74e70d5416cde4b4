import SourceText
import SpecModel
import SpecSemantics
import SwiftCode

/// Generates Swift from the specs of an app.
///
/// One spec file gives at most one Swift file, and what it holds depends on nothing but the app's
/// declarations. Files can be emitted in any order and on several threads.
public struct Emitter: Sendable {
  private let index: AppIndex
  private let analysis: AppAnalysis
  private let shapes: SystemShapes
  private let app: PartFacts?

  /// Creates an emitter for an app.
  public init(app: CheckedApp) {
    self.init(app: app, shapes: .standard)
  }

  /// Creates an emitter for an app whose screens are of systems of certain shapes.
  init(app: CheckedApp, shapes: SystemShapes) {
    index = app.index
    analysis = AppAnalysis(of: app.index)
    self.shapes = shapes
    self.app = PartFacts(index: index, analysis: analysis, shapes: shapes)
  }

  /// A digest of all that the Swift of a file follows from beside the file itself and those that
  /// were read for it, as ``RecordingEmitter`` tells.
  ///
  /// - Parameter contents: The digest of a file's contents.
  package func sharedInputs(contents: (FileID) -> ContentDigest) -> ContentDigest {
    ContentDigest([index.outline(contents: contents).value] + analysis.digest)
  }

  /// An emitter that records what files are made from.
  package func recording() -> RecordingEmitter { RecordingEmitter(index, analysis, shapes) }

  /// The file that stands for a spec that needs no Swift, where each spec has to have one: a header and nothing.
  /// Nil for a spec whose module is made elsewhere.
  package func placeholder(for spec: SpecFile) -> EmittedFile? {
    guard let app, !index.isInterface(fileAt: spec.path) else { return nil }
    return Self.file([], of: spec, in: app.scope(ofFile: spec.path))
  }

  /// The Swift of a spec file; nil for a file whose declarations need none of their own.
  public func emit(_ spec: SpecFile) throws(EmissionError) -> EmittedFile? {
    guard let app else { return nil }
    return try Self.emit(spec, of: app)
  }

  fileprivate static func emit(
    _ spec: SpecFile, of app: PartFacts
  ) throws(EmissionError) -> EmittedFile? {
    guard !app.index.isInterface(fileAt: spec.path) else { return nil }
    let file = app.scope(ofFile: spec.path)
    let declarations: [SwiftDeclaration]
    do throws(PlanError) {
      declarations = try file.emitAll(of: spec)
    } catch {
      throw EmissionError(file: spec.id, problem: error)
    }
    return declarations.isEmpty ? nil : Self.file(declarations, of: spec, in: file)
  }

  private static func file(
    _ declarations: [SwiftDeclaration], of spec: SpecFile, in file: FileScope
  ) -> EmittedFile {
    let module = file.app.index.module(ofFileAt: spec.path)?.name.text
    let bytes = SourcePrinter.print(
      SwiftCode.SourceFile(imports: file.imports, declarations: declarations),
      below: GeneratedHeader(specPath: spec.path, module: module).bytes)
    return EmittedFile(
      name: outputName(forSpecPath: spec.path), module: module, folder: file.app.part?.folder,
      specPath: spec.path, bytes: bytes)
  }

  /// The name of the Swift file for a spec file: `Feed/PostCard.yaml` gives `Feed.PostCard.swift`.
  public static func outputName(forSpecPath path: String) -> String {
    let ending = path.hasEnding(".yaml") ? ".yaml" : path.hasEnding(".yml") ? ".yml" : ""
    let stem = path.utf8.dropLast(ending.utf8.count)
    let suffix = ".swift".utf8
    return String(unsafeUninitializedCapacity: stem.count + suffix.count) { text in
      var place = 0
      for byte in stem {
        text.initializeElement(at: place, to: byte == UInt8(ascii: "/") ? UInt8(ascii: ".") : byte)
        place += 1
      }
      for byte in suffix {
        text.initializeElement(at: place, to: byte)
        place += 1
      }
      return place
    }
  }
}

/// An emitter that tells which files the Swift of a file was made from. It serves one thread, on which
/// files are emitted one after the other.
package struct RecordingEmitter {
  private let app: PartFacts?
  private let reads = ReadLog()

  fileprivate init(_ index: AppIndex, _ analysis: AppAnalysis, _ shapes: SystemShapes) {
    app = PartFacts(index: AppIndex(index, noting: reads), analysis: analysis, shapes: shapes)
  }

  /// The Swift of a spec file, and the files that it was made from beside the spec file itself.
  package func emit(
    _ spec: SpecFile
  ) throws(EmissionError) -> (file: EmittedFile?, reads: FilesRead) {
    // What was asked for before concerns all files, and is part of the shared inputs.
    _ = reads.take()
    guard let app else { return (nil, reads.take()) }
    let file = try Emitter.emit(spec, of: app)
    return (file, reads.take())
  }
}
