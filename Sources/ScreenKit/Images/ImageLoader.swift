/// Loads images and keeps the last ones in memory.
///
/// However many views want one image, it is loaded once; when none of them wants it any more, as after
/// fast scrolling, the load is cancelled.
@MainActor
public final class ImageLoader {
  private struct Load {
    let task: Task<Void, Never>
    var waiting: [Int: @MainActor (UIImage?) -> Void]
  }

  private let transport: any HTTPTransport
  private var memory: ImageMemory
  private var loads: [URL: Load] = [:]
  private var lastTicket = 0

  /// A loader that keeps up to `capacity` images.
  public init(transport: any HTTPTransport, capacity: Int = 200) {
    self.transport = transport
    memory = ImageMemory(capacity: capacity)
  }

  /// The image at `url` if it is in memory.
  public func cachedImage(at url: URL) -> UIImage? { memory.image(at: url) }

  /// Forgets all images.
  public func removeAll() {
    memory.removeAll()
  }

  /// How many images are on their way.
  public var loadCount: Int { loads.count }

  /// Loads the image at `url` and hands it to `completion`: nil when there is none. Cancelling the
  /// answer means that this image isn't wanted any more.
  public func load(
    _ url: URL, completion: @escaping @MainActor (UIImage?) -> Void
  ) -> ImageRequest {
    lastTicket += 1
    let ticket = lastTicket
    if loads[url] == nil {
      let task = Task { [weak self, transport] in
        let data = await Self.data(at: url, through: transport)
        self?.finish(url, data.flatMap { UIImage(data: $0) })
      }
      loads[url] = Load(task: task, waiting: [:])
    }
    loads[url]?.waiting[ticket] = completion
    return ImageRequest { [weak self] in self?.cancel(url, ticket) }
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

  private func finish(_ url: URL, _ image: UIImage?) {
    if let image { memory.insert(image, at: url) }
    guard let load = loads.removeValue(forKey: url) else { return }
    for completion in load.waiting.values {
      completion(image)
    }
  }

  private func cancel(_ url: URL, _ ticket: Int) {
    loads[url]?.waiting[ticket] = nil
    guard let load = loads[url], load.waiting.isEmpty else { return }
    load.task.cancel()
    loads[url] = nil
  }
}

/// An image on its way.
@MainActor
public final class ImageRequest {
  private var onCancel: (@MainActor () -> Void)?

  init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
  }

  /// Says that the image isn't wanted any more.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }
}
