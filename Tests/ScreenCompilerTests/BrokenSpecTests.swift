import Diagnostics
import Foundation
import SourceText
import TestTools
import Testing

@testable import ScreenCompiler

/// A sound app with one mistake after the other: each is found where it is, and nothing else is.
///
/// The messages stand beside the cases; `SCREENC_UPDATE_GOLDENS=1` writes them anew.
@Suite struct BrokenSpecTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "BrokenSpecs")

  static let topics = [
    "accessibility", "adapters", "addresses", "bars", "causes", "conditions", "copies", "data",
    "encoding", "environments", "firestore", "forms", "habits", "headers", "language", "levels",
    "limits", "lines", "loads", "looks", "meaning", "models", "modules", "navigation", "notation",
    "orders",
    "output", "parts", "readings", "references", "renamed", "roots", "scalars", "screens", "sent",
    "shapes", "siblings", "slips", "texts", "tools", "values", "vocabulary", "yaml-slips",
  ]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  static func cases(of topic: String) throws -> [BrokenSpec] {
    try BrokenSpec.all(in: text("\(topic).cases"))
  }

  /// The app that the cases break, by the paths of its files.
  static func app() throws -> [String: String] {
    let root = folder.appending(path: "App").path
    var files: [String: String] = [:]
    for path in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
      if !isFolder.boolValue { files[path] = try text("App/\(path)") }
    }
    return files
  }

  @Test func theAppItselfIsSound() throws {
    let project = try ScratchProject(try Self.app().prefixed)
    #expect(try project.compiler().lint().diagnostics.map(\.message) == [])
  }

  @Test(arguments: topics)
  func mistakesAreFoundWhereTheyAre(topic: String) throws {
    let app = try Self.app()
    var messages = ""
    for broken in try Self.cases(of: topic) {
      let (project, places) = try Self.write(broken, in: app)
      let report =
        broken.generatedPaths.isEmpty
        ? try project.compiler().lint() : try project.build().report
      let found = report.diagnostics.map { Self.place(of: $0, in: report) }
      #expect(found.sorted() == places.sorted(), "\(broken.title)")
      messages += "== \(broken.title)\n\n" + Self.text(of: report) + "\n"
      try Self.expectFixesToEnd(in: project, after: report.diagnostics, broken.title)
    }
    let golden = Self.folder.appending(path: "\(topic).txt")
    if Goldens.areRenewed { try Data(messages.utf8).write(to: golden) }
    #expect(messages == (try? Self.text("\(topic).txt")), "the messages of \(topic) have changed")
  }

  /// What can be mended by itself is mended in steps that come to an end, and leave no more than there
  /// was.
  private static func expectFixesToEnd(
    in project: ScratchProject, after before: [Diagnostic], _ title: String
  ) throws {
    guard before.contains(where: { !$0.fixes.isEmpty }) else { return }
    let after = try project.compiler().fix(unsafe: true).report
    #expect(after.diagnostics.count <= before.count, "\(title)")
    #expect(try project.compiler().fix(unsafe: true).count == 0, "\(title)")
  }

  @Test func thereAreEnough() throws {
    let cases = try Self.topics.flatMap { try Self.cases(of: $0) }
    #expect(cases.count >= 800)
    #expect(Set(cases.map(\.title)).count == cases.count)
  }

  /// Writes the app with a mistake in it; returns what has to be found in it.
  static func write(
    _ broken: BrokenSpec, in app: [String: String]
  ) throws -> (ScratchProject, places: [String]) {
    let project = try ScratchProject(broken.generatedPaths.isEmpty ? [:] : app.prefixed)
    var app = app
    if !broken.generatedPaths.isEmpty { try project.build() }
    for path in broken.generatedPaths { app[path] = try project.text("Specs/\(path)") }
    let marked = try broken.markedFiles(of: app).sorted { $0.key < $1.key }
    var places: [String] = []
    for (path, marked) in marked {
      let (bytes, spans) = (broken.encodings[path] ?? .utf8).encoded(marked)
      try project.write(bytes, to: "Specs/\(path)")
      places += spans.map { "\(path) \($0.start)..<\($0.end)" }
    }
    #expect(places.count == broken.rules.count, "\(broken.title): as many rules as marks")
    return (project, zip(places, broken.rules).map { "\($0) \($1)" })
  }

  private static func place(of finding: Diagnostic, in report: Report) -> String {
    let span = finding.primary.span
    return "\(path(of: finding, in: report)) \(span.start)..<\(span.end) \(finding.rule)"
  }

  private static func path(of finding: Diagnostic, in report: Report) -> String {
    let path = report.sources.path(of: finding.primary.file)
    if let generated = path.components(separatedBy: "/Generated/").dropFirst().last {
      return "../Generated/\(generated)"
    }
    return path.components(separatedBy: "/Specs/").last ?? path
  }

  /// The findings as people read them, without the folder that the files happen to be in.
  private static func text(of report: Report) -> String {
    let renderer = TextRenderer(sources: report.sources)
    let text = report.diagnostics.map { renderer.render($0) }.joined(separator: "\n")
    return text.replacing(/[^ \n]*\/(?:Specs\/|(?=Generated\/))/, with: "")
  }
}

extension [String: String] {
  /// The files in the folder of the specs.
  var prefixed: [String: String] {
    Dictionary(uniqueKeysWithValues: map { ("Specs/\($0.key)", $0.value) })
  }
}
