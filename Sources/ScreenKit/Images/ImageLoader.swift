/// Loads images and keeps the last ones: in memory, and on disk where there is a folder for them.
///
/// However many views want one image, it is loaded once; when none of them wants it any more, as after
/// fast scrolling, the load is cancelled. An address is taken to stand for one image for good: what is on
/// disk is not asked for again. What is there but is no image is forgotten and loaded anew.
@MainActor
public final class ImageLoader {
  private struct Waiting {
    let target: ImageTarget
    let completion: @MainActor (UIImage?) -> Void
  }

  private struct Load {
    let number: Int
    let task: Task<Void, Never>
    var waiting: [Int: Waiting] = [:]
  }

  /// Makes images of what was loaded; those in memory stay as they are.
  public var decoder: any ImageDecoding = SystemImageDecoder()

  private let transport: any HTTPTransport
  private let disk: ImageDisk?
  private var memory: ImageMemory
  private var loads: [URL: Load] = [:]
  private var lastTicket = 0
  /// How often all was forgotten: what was asked for before is shown to who waits, and not kept.
  private var removals = 0

  /// A loader that keeps images as `caching` says.
  public init(transport: any HTTPTransport, caching: ImageCaching = ImageCaching()) {
    self.transport = transport
    memory = ImageMemory(mostImages: caching.count, mostBytes: caching.memoryBytes)
    disk = caching.folder.map { ImageDisk($0, mostBytes: caching.diskBytes) }
  }

  /// A loader that keeps up to `capacity` images in memory.
  public convenience init(transport: any HTTPTransport, capacity: Int) {
    self.init(transport: transport, caching: ImageCaching(count: capacity))
  }

  /// The image at `url`, with all its pixels, if it is in memory.
  public func cachedImage(at url: URL) -> UIImage? { cachedImage(for: ImageTarget(url)) }

  /// An image that is large enough for `target`, if one is in memory.
  public func cachedImage(for target: ImageTarget) -> UIImage? { memory.image(for: target) }

  /// An image at `url` that is in memory, however small, to be shown until a larger one is there.
  func preview(at url: URL) -> UIImage? { memory.largestImage(at: url) }

  /// Forgets the images in memory; those on disk stay, and those that views show stay with these.
  public func removeFromMemory() {
    memory.removeAll()
  }

  /// Forgets all images, those on disk included. Those that are on their way are not kept.
  public func removeAll() {
    memory.removeAll()
    removals += 1
    if let disk { Task { await disk.removeAll() } }
  }

  /// How many images are on their way.
  public var loadCount: Int { loads.count }

  /// Loads the image at `url`, with all its pixels, and hands it to `completion`: nil when there is none.
  /// Cancelling the answer means that this image isn't wanted any more.
  public func load(
    _ url: URL, completion: @escaping @MainActor (UIImage?) -> Void
  ) -> ImageRequest {
    load(ImageTarget(url), completion: completion)
  }

  /// Loads an image that is large enough for `target` and hands it to `completion`: nil when there is
  /// none. Cancelling the answer means that this image isn't wanted any more.
  public func load(
    _ target: ImageTarget, completion: @escaping @MainActor (UIImage?) -> Void
  ) -> ImageRequest {
    lastTicket += 1
    let ticket = lastTicket
    let url = target.url
    if loads[url] == nil { loads[url] = Load(number: ticket, task: begin(url, ticket)) }
    loads[url]?.waiting[ticket] = Waiting(target: target, completion: completion)
    return ImageRequest { [weak self] in self?.cancel(url, ticket) }
  }

  // MARK: Loads

  private func begin(_ url: URL, _ number: Int) -> Task<Void, Never> {
    let age = removals
    return Task { [weak self, transport, disk] in
      if let kept = await disk?.data(at: url) {
        if await self?.answer(url, number, with: kept, of: age) != false { return }
        await disk?.remove(url)
      }
      if let data = await Self.data(at: url, through: transport),
        await self?.answer(url, number, with: data, of: age) != false
      {
        if self?.removals == age { await disk?.keep(data, of: url) }
      } else {
        self?.fail(url, number)
      }
    }
  }

  /// The image that `data` is, as it fills `size`, in points, made beside the main thread; nil if it is none.
  func image(of data: Data, size: CGSize, scale: CGFloat) async -> UIImage? {
    // What is here already stands at no address.
    let target = ImageTarget(URL(filePath: "/"), size: size, scale: scale)
    return await Self.image(from: data, for: target, by: decoder)
  }

  @concurrent
  nonisolated private static func data(
    at url: URL, through transport: any HTTPTransport
  ) async -> Data? {
    guard let answer = try? await transport.send(HTTPRequest(.get, url)),
      (200..<300).contains(answer.status)
    else { return nil }
    return answer.body
  }

  @concurrent
  nonisolated private static func image(
    from data: Data, for target: ImageTarget, by decoder: any ImageDecoding
  ) async -> UIImage? {
    decoder.image(from: data, for: target)
  }

  /// Hands the image that `data` is to all who wait for it, to each in its size; false if it is none. It is
  /// kept unless all was forgotten since it was asked for, at the `age`.
  private func answer(
    _ url: URL, _ number: Int, with data: Data, of age: Int
  ) async -> Bool {
    while let target = load(url, number)?.waiting.min(by: { $0.key < $1.key })?.value.target {
      guard let image = await Self.image(from: data, for: target, by: decoder) else {
        return false
      }
      if removals == age { memory.insert(image, for: target) }
      hand(image, to: load(url, number)?.waiting.filter { target.serves($0.value.target) })
    }
    if load(url, number) != nil { loads[url] = nil }
    return true
  }

  private func fail(_ url: URL, _ number: Int) {
    guard let load = load(url, number) else { return }
    loads[url] = nil
    hand(nil, to: load.waiting)
  }

  private func hand(_ image: UIImage?, to waiting: [Int: Waiting]?) {
    for (ticket, one) in (waiting ?? [:]).sorted(by: { $0.key < $1.key }) {
      loads[one.target.url]?.waiting[ticket] = nil
      one.completion(image)
    }
  }

  /// The load with that number, unless it was given up; another of the same image may have begun since.
  private func load(_ url: URL, _ number: Int) -> Load? {
    loads[url].flatMap { $0.number == number ? $0 : nil }
  }

  private func cancel(_ url: URL, _ ticket: Int) {
    guard loads[url]?.waiting.removeValue(forKey: ticket) != nil,
      let load = loads[url], load.waiting.isEmpty
    else { return }
    load.task.cancel()
    loads[url] = nil
  }
}
