public import DatasetteServer
import Foundation
public import Testing

/// Gives a test, or the tests of a suite together, a server of their own.
///
/// Where Datasette is not installed the tests are skipped, except in continuous integration
/// (the variable `CI` is set), where they fail.
public struct DatasetteTrait: TestTrait, SuiteTrait, TestScoping {
  private let site: DatasetteSite

  /// A server of `site`.
  public init(_ site: DatasetteSite) {
    self.site = site
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent () async throws -> Void
  ) async throws {
    let server = try await Datasette(site)
    do {
      try await Datasette.$current.withValue(server) { try await function() }
    } catch {
      try await server.remove()
      throw error
    }
    try await server.remove()
  }

  public func prepare(for test: Test) async throws {
    let isCI = ProcessInfo.processInfo.environment["CI"] != nil
    if !isCI && !DatasetteInstallation.isPresent {
      try Test.cancel("Datasette is not installed: run Examples/Moments/Server/setup")
    }
  }
}

extension Datasette {
  /// The server of the running test.
  @TaskLocal public static var current: Datasette?
}
