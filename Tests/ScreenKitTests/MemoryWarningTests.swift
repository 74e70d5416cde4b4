import Foundation
import ScreenDriver
import TestTools
import Testing

@testable import ScreenCore
@testable import ScreenKit

/// What is let go of when the system runs out of memory.
@MainActor @Suite struct MemoryWarningTests {
  private let center = NotificationCenter()
  private let address = URL.literal("https://images.example/1.png")
  private let scratch: ScratchFolder
  /// Where nothing is yet.
  private var folder: URL { scratch.file("Kept") }

  init() throws { scratch = try ScratchFolder("memory") }

  private func warn() {
    center.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
  }

  private func runtime(_ launch: LaunchValues) -> AppRuntime {
    AppRuntime(launch: launch, theme: .classic, notifications: center)
  }

  @Test("images go from memory, and come back from disk")
  func imagesGoFromMemory() async throws {
    let transport = ScriptedTransport { _ in HTTPResponse(body: pixel ?? Data()) }
    let runtime = runtime(
      LaunchValues(transport: transport, images: ImageCaching(folder: folder)))
    let images = runtime.images
    try await load(from: images)
    try await wait(until: "the image is on disk") {
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.count == 1
    }
    #expect(images.cachedImage(at: address) != nil)
    warn()
    try await wait(until: "memory is empty") { images.cachedImage(at: address) == nil }
    try await load(from: images)
    #expect(await transport.requests.count == 1)
  }

  @Test("answers go from memory, and come back from their folder")
  func answersGoFromMemory() async throws {
    let responses = ResponseCache(folder: folder)
    let runtime = runtime(LaunchValues(responses: responses))
    let request = HTTPRequest(.get, address)
    await responses.keep(HTTPResponse(body: Data("kept".utf8)), for: request)
    warn()
    try await wait(until: "memory is empty") { await responses.count == 0 }
    #expect(await responses.response(to: request)?.body == Data("kept".utf8))
    withExtendedLifetime(runtime) {}
  }

  private func load(from images: ImageLoader) async throws {
    var isAnswered = false
    let request = images.load(address) { isAnswered = $0 != nil }
    try await wait(until: "the image is there") { isAnswered }
    request.cancel()
  }
}
