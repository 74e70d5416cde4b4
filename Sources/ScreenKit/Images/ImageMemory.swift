/// The images used last, in the sizes in which they were made.
struct ImageMemory {
  private struct Entry {
    let image: UIImage
    let bytes: Int
    var lastUse: Int
  }

  private let mostImages: Int
  private let mostBytes: Int
  private var entries: [URL: [ImageTarget: Entry]] = [:]
  private var count = 0
  private var uses = 0
  /// What all images take once they are drawn.
  private(set) var bytes = 0

  init(mostImages: Int, mostBytes: Int) {
    self.mostImages = mostImages
    self.mostBytes = mostBytes
  }

  /// An image that is large enough for `target`.
  mutating func image(for target: ImageTarget) -> UIImage? {
    guard let made = entries[target.url]?.keys.first(where: { $0.serves(target) }) else {
      return nil
    }
    uses += 1
    entries[target.url]?[made]?.lastUse = uses
    return entries[target.url]?[made]?.image
  }

  /// The largest image of `url` that there is.
  func largestImage(at url: URL) -> UIImage? {
    entries[url]?.values.max { $0.bytes < $1.bytes }?.image
  }

  /// Keeps `image`, which was made for `target`, in the place of those that are smaller.
  mutating func insert(_ image: UIImage, for target: ImageTarget) {
    for smaller in (entries[target.url] ?? [:]).keys where target.serves(smaller) {
      remove(smaller)
    }
    uses += 1
    let pixels = image.size.width * image.size.height * image.scale * image.scale
    let entry = Entry(image: image, bytes: Int(pixels) * 4, lastUse: uses)
    entries[target.url, default: [:]][target] = entry
    count += 1
    bytes += entry.bytes
    if count > mostImages || bytes > mostBytes { makeRoom(keeping: target) }
  }

  mutating func removeAll() {
    entries.removeAll()
    count = 0
    bytes = 0
  }

  private mutating func remove(_ target: ImageTarget) {
    guard let entry = entries[target.url]?.removeValue(forKey: target) else { return }
    if entries[target.url]?.isEmpty == true { entries[target.url] = nil }
    count -= 1
    bytes -= entry.bytes
  }

  /// Removes the images used longest ago. A quarter goes at once, so that not every further image has to
  /// look for the oldest.
  private mutating func makeRoom(keeping kept: ImageTarget) {
    let oldest = entries.values.joined().sorted { $0.value.lastUse < $1.value.lastUse }
    for (target, _) in oldest where target != kept {
      remove(target)
      if count <= mostImages / 4 * 3, bytes <= mostBytes / 4 * 3 { return }
    }
  }
}
