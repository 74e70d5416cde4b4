#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What tells, without reading it, whether a file is still the one that was seen.
package struct FileStamp: Hashable, Sendable {
  let size: Int64
  /// When the contents were changed last.
  let modified: FileTime
  let inode: UInt64

  init(size: Int64, modified: FileTime, inode: UInt64) {
    self.size = size
    self.modified = modified
    self.inode = inode
  }

  init(_ status: stat) {
    size = Int64(status.st_size)
    #if canImport(Darwin)
      modified = FileTime(status.st_mtimespec)
    #else
      modified = FileTime(status.st_mtim)
    #endif
    inode = UInt64(status.st_ino)
  }

  /// Whether a change after a time would show in the stamp.
  func isSettled(at time: FileTime) -> Bool {
    modified.nanoseconds + modified.granularity < time.nanoseconds
  }
}

/// A moment of the clock by which the file system stamps files.
struct FileTime: Hashable, Sendable {
  /// Since 1970, in UTC.
  let nanoseconds: Int64

  init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  init(_ time: timespec) {
    nanoseconds = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }

  /// How far apart two changes are, at least, whose times differ.
  ///
  /// Systems that keep nanoseconds take them from a clock that ticks every 1 to 10 ms; others keep
  /// milliseconds at best and two seconds (FAT) at worst.
  fileprivate var granularity: Int64 {
    nanoseconds % 1_000_000 == 0 ? 2_000_000_000 : 20_000_000
  }
}
