import Foundation

/// A folder of files that can be had again from elsewhere, each called by a digest of what it is kept for:
/// nothing of that can be read from the names.
///
/// Where there are more files than may be, or more bytes, those go that were used longest ago, as far back
/// as files tell by their dates. Files are written whole or not at all. What cannot be read or written is
/// as if it were not there. The folder is the cache's own: other files in it are removed in their turn.
package struct CacheFolder {
  private struct Entry {
    let bytes: Int
    var lastUse: Int
  }

  private struct Use {
    let name: String
    let number: Int
  }

  private let folder: URL
  private let ending: String
  private let mostFiles: Int
  private let mostBytes: Int
  /// The files by their names; nil as long as nobody has looked.
  private var entries: [String: Entry]?
  private var bytes = 0
  private var uses = 0
  /// All uses in their order. Those that another of the same file followed count no more.
  private var order: [Use] = []
  /// The first of them that was not looked at yet for making room.
  private var oldest = 0

  /// The folder at `folder`, which is made when something is written; its files end in `ending`.
  package init(
    _ folder: URL, ending: String, mostFiles: Int = .max, mostBytes: Int = .max
  ) {
    self.folder = folder
    self.ending = ending
    self.mostFiles = mostFiles
    self.mostBytes = mostBytes
  }

  /// What was written for `key`.
  package mutating func data(for key: Data) -> Data? {
    let name = name(for: key)
    let file = folder.appending(path: name)
    guard let data = try? Data(contentsOf: file) else { return nil }
    // What another run finds is ordered by these dates.
    try? FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: file.path)
    note(name, bytes: data.count)
    return data
  }

  /// Writes `data` for `key`, in the place of what there was.
  package mutating func write(_ data: Data, for key: Data) {
    guard data.count <= mostBytes else { return remove(key) }
    let name = name(for: key)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      try data.write(to: folder.appending(path: name), options: .atomic)
    } catch {
      return
    }
    note(name, bytes: data.count)
    makeRoom()
  }

  /// Removes what was written for `key`, as where it turned out to be damaged.
  package mutating func remove(_ key: Data) {
    removeFile(name(for: key))
  }

  /// Removes everything.
  package mutating func removeAll() {
    try? FileManager.default.removeItem(at: folder)
    entries = [:]
    order = []
    oldest = 0
    bytes = 0
  }

  // MARK: Files

  private mutating func note(_ name: String, bytes: Int) {
    load()
    self.bytes += bytes - (entries?[name]?.bytes ?? 0)
    use(name, bytes: bytes)
    forgetFormerUses()
  }

  private mutating func use(_ name: String, bytes: Int) {
    uses += 1
    entries?[name] = Entry(bytes: bytes, lastUse: uses)
    order.append(Use(name: name, number: uses))
  }

  private func isLast(_ use: Use) -> Bool { entries?[use.name]?.lastUse == use.number }

  /// Drops uses that count no more, once these are most of all: with each use that takes a few steps, not
  /// a pass over all files.
  private mutating func forgetFormerUses() {
    guard order.count > 2 * (entries?.count ?? 0) + 64 else { return }
    order = order[oldest...].filter(isLast)
    oldest = 0
  }

  private mutating func removeFile(_ name: String) {
    load()
    bytes -= entries?.removeValue(forKey: name)?.bytes ?? 0
    try? FileManager.default.removeItem(at: folder.appending(path: name))
  }

  private mutating func makeRoom() {
    while (entries ?? [:]).count > mostFiles || bytes > mostBytes, oldest < order.count {
      let use = order[oldest]
      oldest += 1
      if isLast(use) { removeFile(use.name) }
    }
  }

  /// Looks at what another run has left.
  private mutating func load() {
    guard entries == nil else { return }
    let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: keys)) ?? []
    let found = files.map { file in
      let values = try? file.resourceValues(forKeys: Set(keys))
      return (
        name: file.lastPathComponent, bytes: values?.fileSize ?? 0,
        date: values?.contentModificationDate ?? .distantPast
      )
    }
    entries = [:]
    for file in found.sorted(by: { $0.date < $1.date }) {
      bytes += file.bytes
      use(file.name, bytes: file.bytes)
    }
  }

  private func name(for key: Data) -> String {
    let digits = SHA256Digest.digest(of: key).map {
      String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
    }
    return digits.joined() + "." + ending
  }
}
