/// The images used last.
struct ImageMemory {
  private struct Entry {
    let image: UIImage
    var lastUse: Int
  }

  private let capacity: Int
  private var entries: [URL: Entry] = [:]
  private var uses = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  mutating func image(at url: URL) -> UIImage? {
    uses += 1
    entries[url]?.lastUse = uses
    return entries[url]?.image
  }

  mutating func insert(_ image: UIImage, at url: URL) {
    uses += 1
    entries[url] = Entry(image: image, lastUse: uses)
    guard entries.count > capacity else { return }
    // A quarter at once, so that not every further image has to look for the oldest.
    let oldest = entries.sorted { $0.value.lastUse < $1.value.lastUse }.prefix(capacity / 4 + 1)
    for entry in oldest { entries[entry.key] = nil }
  }

  mutating func removeAll() {
    entries.removeAll()
  }
}
