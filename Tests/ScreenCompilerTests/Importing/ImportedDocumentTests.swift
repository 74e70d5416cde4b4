import Diagnostics
import Foundation
import SourceText
import Testing

@testable import ScreenCompiler

/// Descriptions that others wrote become specs in which there is nothing wrong.
@Suite struct ImportedDocumentTests {
  private static let own = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Documents")

  /// Those that lie here, and those in a folder that is named from outside.
  private static let documents: [URL] = {
    let more = ProcessInfo.processInfo.environment["SCREENC_OPENAPI_DOCUMENTS"]
    let folders = [own] + (more.map { [URL(filePath: $0)] } ?? [])
    return folders.flatMap { folder in
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return (files ?? []).filter { ["yaml", "yml", "json"].contains($0.pathExtension) }
        .sorted { $0.path < $1.path }
    }
  }()

  @Test(arguments: documents)
  func nothingIsWrongWithWhatComesOfIt(document: URL) throws {
    let project = try ScratchProject([:])
    let outcome = try SpecImporter([document.path], specs: project.specs).run()
    #expect(outcome.obstacles == [])
    #expect(!outcome.files.isEmpty)
    #expect(outcome.report.diagnostics.allSatisfy { !$0.help.isEmpty })
    let report = try project.compiler().lint()
    let wrong = report.diagnostics.filter { $0.severity != .note && $0.rule != "insecure-url" }
    #expect(wrong.map(\.message) == [])
    let formatting = SpecFormatting(writes: false).format(outcome.files.map(\.path))
    #expect(formatting.changes.map(\.path) == [])
  }

  @Test(arguments: [
    ("petstore", "3 of 3 operations taken over: 2 sources, 1 request, 2 models"),
    ("petstore-expanded", "4 of 4 operations taken over: 2 sources, 2 requests, 3 models"),
    ("uspto", "2 of 3 operations taken over: 1 source, 1 request, 3 models"),
    ("link-example", "6 of 6 operations taken over: 5 sources, 1 request, 3 models, 1 enum"),
    ("museum", "7 of 8 operations taken over: 3 sources, 4 requests, 7 models, 1 enum"),
    (
      "swagger-petstore",
      "16 of 19 operations taken over: 5 sources, 11 requests, 6 models, 2 enums"
    ),
    ("realworld", "19 of 19 operations taken over: 7 sources, 12 requests, 28 models"),
  ])
  func mostOfItIsTakenOver(name: String, summary: String) throws {
    let project = try ScratchProject([:])
    let document = Self.own.appending(path: "\(name).yaml")
    let outcome = try SpecImporter([document.path], specs: project.specs).run()
    #expect(outcome.summary == summary)
  }

  @Test func whatIsLeftOutIsToldAtItsPlace() throws {
    let project = try ScratchProject([:])
    let document = Self.own.appending(path: "swagger-petstore.yaml")
    let report = try SpecImporter([document.path], specs: project.specs).run().report
    let lines = report.diagnostics.filter { $0.severity == .warning }.map { finding in
      let file = report.sources.source(of: finding.primary.file)
      let place = file.map {
        LineIndex($0.bytes).position(at: Int(finding.primary.span.start))
      }
      return "\(place?.line ?? 0): \(finding.message)"
    }
    #expect(
      lines == [
        "331: `POST /pet/{petId}/uploadImage` is sent as `application/octet-stream`",
        "355: the keys of `GetInventoryAnswer` are not known beforehand, which no model can have",
        "524: `GET /user/login` answers with no objects, and sources yield models",
        "569: `GET /user/logout` answers with nothing that a model could be made of",
      ])
  }
}
