import Foundation
import ScreenDriver
import Synchronization
import TestTools
import Testing

@testable import ScreenKit

/// Images in the sizes in which they are shown, in memory and on disk.
@MainActor @Suite struct ImageCachingTests {
  private let address = URL.literal("https://images.example/1.png")
  private let transport = ScriptedTransport { _ in HTTPResponse(body: pixel ?? Data()) }
  private let scratch: ScratchFolder
  /// Where nothing is yet.
  private var folder: URL { scratch.file("Images") }

  init() throws { scratch = try ScratchFolder("images") }

  private func loader(_ caching: ImageCaching? = nil) -> ImageLoader {
    ImageLoader(transport: transport, caching: caching ?? ImageCaching(folder: folder))
  }

  private func image(_ loader: ImageLoader, _ target: ImageTarget) async throws -> UIImage? {
    var answers: [UIImage?] = []
    let request = loader.load(target) { answers.append($0) }
    try await wait(until: "the image is answered") { !answers.isEmpty }
    request.cancel()
    return answers[0]
  }

  /// The names of what is on disk, but for what is being written there now.
  private func files() -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".image") }
  }

  // MARK: Disk

  @Test func imagesOnDiskAreNotAskedForInTheNextRun() async throws {
    #expect(try await image(loader(), ImageTarget(address)) != nil)
    try await wait(until: "it is on disk") { files().count == 1 }
    #expect(try await image(loader(), ImageTarget(address)) != nil)
    #expect(await transport.requests.count == 1)
    #expect(files().allSatisfy { !$0.contains("1.png") })
  }

  @Test("a file that is no image is dropped, and the image loaded anew")
  func damagedFilesAreDropped() async throws {
    #expect(try await image(loader(), ImageTarget(address)) != nil)
    try await wait(until: "it is on disk") { files().count == 1 }
    let file = folder.appending(path: files()[0])
    try Data("half an im".utf8).write(to: file)
    #expect(try await image(loader(), ImageTarget(address)) != nil)
    #expect(await transport.requests.count == 2)
    try await wait(until: "it is on disk again") { (try? Data(contentsOf: file)) == pixel }
  }

  @Test func whatIsNoImageIsNotKept() async throws {
    await transport.setAnswer { _ in HTTPResponse(body: Data("<html>".utf8)) }
    let loader = loader()
    #expect(try await image(loader, ImageTarget(address)) == nil)
    #expect(files().isEmpty)
    await transport.setAnswer { _ in HTTPResponse(body: pixel ?? Data()) }
    #expect(try await image(loader, ImageTarget(address)) != nil)
  }

  @Test("an image that was on its way when all were forgotten is shown to who waits, and not kept")
  func imagesOnTheirWayAreForgotten() async throws {
    let loader = loader()
    await transport.hold()
    var answers: [UIImage?] = []
    let request = loader.load(ImageTarget(address)) { answers.append($0) }
    try await wait(until: "it is asked for") { await transport.heldCount > 0 }
    loader.removeAll()
    await transport.release()
    try await wait(until: "the image is answered") { !answers.isEmpty }
    request.cancel()
    #expect(answers[0] != nil)
    #expect(loader.cachedImage(at: address) == nil)
    // Files are written one after the other: that of the first would be there before.
    #expect(try await image(loader, ImageTarget(address.appending(path: "2"))) != nil)
    try await wait(until: "the next one is on disk") { !files().isEmpty }
    #expect(files().count == 1)
  }

  @Test func withoutAFolderNothingIsWritten() async throws {
    let loader = loader(ImageCaching())
    #expect(try await image(loader, ImageTarget(address)) != nil)
    #expect(files().isEmpty)
  }

  // MARK: Sizes

  @Test("an image is made in the size in which it is shown, and made again only to be larger")
  func imagesAreMadeInTheirSizes() async throws {
    let loader = loader(ImageCaching())
    let decoder = RecordingDecoder()
    loader.decoder = decoder
    let small = ImageTarget(address, size: CGSize(width: 40, height: 40), scale: 2)
    let large = ImageTarget(address, size: CGSize(width: 300, height: 200), scale: 2)
    for target in [small, large, small] {
      if loader.cachedImage(for: target) == nil { _ = try await image(loader, target) }
    }
    #expect(decoder.sizes == [CGSize(width: 80, height: 80), CGSize(width: 600, height: 400)])
    #expect(loader.cachedImage(for: small) != nil)
    #expect(loader.cachedImage(at: address) == nil)
  }

  @Test("a view that is used again shows a smaller image until the one of its size is there")
  func smallerImagesStandIn() async throws {
    let loader = loader(ImageCaching())
    let view = RemoteImageView(frame: .zero)
    func show(_ side: CGFloat, _ address: URL) {
      view.show(
        .url(address), placeholder: .symbol("photo"), size: CGSize(width: side, height: side),
        scale: 2, from: loader)
    }
    show(20, address)
    try await wait(until: "it is there") { !view.isLoading }
    let small = try #require(view.image)
    view.cancel()
    await transport.hold()
    show(20, address.appending(path: "other"))
    #expect(view.image !== small)
    show(200, address)
    #expect(view.image === small)
    #expect(view.isLoading)
    await transport.release()
    try await wait(until: "the larger one is there") { !view.isLoading }
    #expect(view.image !== small)
  }

  @Test("views of several sizes that want one image share its load")
  func sizesShareALoad() async throws {
    let loader = loader(ImageCaching())
    let decoder = RecordingDecoder()
    loader.decoder = decoder
    await transport.hold()
    var answers = 0
    let requests = [20, 40, 20].map { side in
      loader.load(ImageTarget(address, size: CGSize(width: side, height: side), scale: 1)) {
        if $0 != nil { answers += 1 }
      }
    }
    try await wait(until: "it is asked for") { await transport.heldCount > 0 }
    await transport.release()
    try await wait(until: "all are answered") { answers == 3 }
    #expect(await transport.requests.count == 1)
    #expect(decoder.sizes.count == 2)
    for request in requests { request.cancel() }
  }

  @Test func pixelsSufficeToCoverThePlaceAndAreNeverMoreThanThereAre() {
    let target = ImageTarget(address, size: CGSize(width: 100, height: 50), scale: 2)
    // Twice as high as wide: 200 pixels across are 400 down.
    #expect(target.longerSide(of: CGSize(width: 2_000, height: 4_000)) == 400)
    #expect(target.longerSide(of: CGSize(width: 4_000, height: 1_000)) == 400)
    #expect(target.longerSide(of: CGSize(width: 60, height: 30)) == 60)
    #expect(ImageTarget(address).longerSide(of: CGSize(width: 60, height: 90)) == 90)
    #expect(ImageTarget(address, size: .zero, scale: 2).pixelSize == nil)
  }

  @Test("images in memory take no more than they may, those used last staying")
  func memoryIsLimited() async throws {
    // Each takes four bytes, drawn.
    let loader = loader(ImageCaching(memoryBytes: 4 * 8))
    let addresses = (0..<20).map { address.appending(path: "\($0)") }
    for address in addresses { _ = try await image(loader, ImageTarget(address)) }
    let kept = addresses.filter { loader.cachedImage(at: $0) != nil }
    #expect(kept.count <= 8)
    #expect(kept.last == addresses.last)
  }
}

/// Writes down in which sizes images are made.
private final class RecordingDecoder: ImageDecoding {
  private let record = Mutex<[CGSize]>([])

  var sizes: [CGSize] { record.withLock { $0 } }

  func image(from data: Data, for target: ImageTarget) -> UIImage? {
    record.withLock { $0.append(target.pixelSize ?? .zero) }
    return UIImage(data: data)
  }
}
