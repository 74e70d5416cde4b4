import DatasetteServer
import Foundation
import LoginServer
import Testing

/// Gives a test, or the tests of a suite together, a server of their own.
///
/// Where Datasette is not installed the tests are skipped, except in continuous integration
/// (the variable `CI` is set), where they fail.
struct DatasetteTrait: TestTrait, SuiteTrait, TestScoping {
  let contents: LibraryContents

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent () async throws -> Void
  ) async throws {
    let server = try await Datasette(.library(contents))
    do {
      try await Datasette.$current.withValue(server) { try await function() }
    } catch {
      try await server.remove()
      throw error
    }
    try await server.remove()
  }

  func prepare(for test: Test) async throws {
    let isCI = ProcessInfo.processInfo.environment["CI"] != nil
    if !isCI && !DatasetteInstallation.isPresent {
      try Test.cancel("Datasette is not installed: run Server/setup")
    }
  }
}

extension Trait where Self == DatasetteTrait {
  /// A library with things to borrow.
  static var library: DatasetteTrait { DatasetteTrait(contents: .filled) }
  /// A library without anything to borrow.
  static var emptyLibrary: DatasetteTrait { DatasetteTrait(contents: .empty) }
}

extension Datasette {
  /// The server of the running test.
  @TaskLocal static var current: Datasette?
}
