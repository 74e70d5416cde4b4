public import Foundation

/// How many images an app keeps, and where.
public struct ImageCaching: Hashable, Sendable {
  /// The most images in memory.
  public var count: Int
  /// The most bytes that the images in memory take once they are drawn, four for each pixel.
  public var memoryBytes: Int
  /// Where images outlive the app's run, as a rule in the device's folder of caches; nil to keep them in
  /// memory only. The folder is the cache's own: other files in it are removed.
  public var folder: URL?
  /// The most bytes in that folder.
  public var diskBytes: Int

  /// Up to 200 images in 128 MB of memory, and 256 MB where there is a folder, unless said otherwise.
  public init(
    count: Int = 200, memoryBytes: Int = 128 << 20, folder: URL? = nil,
    diskBytes: Int = 256 << 20
  ) {
    self.count = count
    self.memoryBytes = memoryBytes
    self.folder = folder
    self.diskBytes = diskBytes
  }
}
