import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// The least PNG: one pixel.
let pixel = Data(
  base64Encoded:
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)

@MainActor @Suite struct ImageTests {
  private let address = URL.literal("https://images.example/1.png")
  private let transport = ScriptedTransport { _ in HTTPResponse(body: pixel ?? Data()) }

  @Test func imagesAreLoadedOnceAndKept() async throws {
    let loader = ImageLoader(transport: transport)
    var answers: [UIImage?] = []
    let first = loader.load(address) { answers.append($0) }
    let second = loader.load(address) { answers.append($0) }
    try await wait(until: "both are answered") { answers.count == 2 }
    #expect(answers.allSatisfy { $0 != nil })
    #expect(await transport.requests.count == 1)
    #expect(loader.cachedImage(at: address) != nil)
    loader.removeAll()
    #expect(loader.cachedImage(at: address) == nil)
    first.cancel()
    second.cancel()
  }

  @Test func imagesThatNobodyWantsAreNotWaitedFor() async throws {
    await transport.hold()
    let loader = ImageLoader(transport: transport)
    var answers = 0
    let first = loader.load(address) { _ in answers += 1 }
    let second = loader.load(address) { _ in answers += 1 }
    first.cancel()
    #expect(loader.loadCount == 1)
    second.cancel()
    #expect(loader.loadCount == 0)
    await transport.release()
    try await Task.sleep(for: .milliseconds(10))
    #expect(answers == 0)
  }

  @Test("an image that is wanted again after it was given up arrives")
  func imagesWantedAgainArrive() async throws {
    await transport.hold()
    let loader = ImageLoader(transport: transport)
    var answers: [UIImage?] = []
    loader.load(address) { answers.append($0) }.cancel()
    let again = loader.load(address) { answers.append($0) }
    try await wait(until: "one is on its way") { await transport.heldCount > 0 }
    await transport.release()
    try await wait(until: "it is answered") { !answers.isEmpty }
    #expect(answers.count == 1)
    #expect(answers[0] != nil)
    again.cancel()
  }

  @Test func missingImagesLeaveThePlaceholder() async throws {
    let loader = ImageLoader(transport: ScriptedTransport { _ in HTTPResponse(status: 404) })
    var answers: [UIImage?] = []
    let request = loader.load(address) { answers.append($0) }
    try await wait(until: "an answer came") { !answers.isEmpty }
    #expect(answers == [nil])
    request.cancel()
  }

  @Test func onlyTheImagesUsedLastAreKept() async throws {
    let loader = ImageLoader(transport: transport, capacity: 4)
    let addresses = (0..<5).map { address.appending(path: "\($0)") }
    var requests: [ImageRequest] = []
    for address in addresses {
      var isThere = false
      requests.append(loader.load(address) { _ in isThere = true })
      try await wait(until: "it is there") { isThere }
    }
    #expect(loader.cachedImage(at: addresses[0]) == nil)
    #expect(loader.cachedImage(at: addresses[4]) != nil)
  }
}
