#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the operating system said when a file could not be used.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path that was asked for.
  public let path: String
  /// What was to be done (`read`, `write` …).
  public let operation: String
  /// The system's own words.
  public let reason: String

  /// An error of the last system call.
  init(_ operation: String, _ path: String) {
    self.init(operation, path, code: errno)
  }

  init(_ operation: String, _ path: String, code: Int32) {
    self.init(operation, path, reason: String(cString: strerror(code)))
  }

  init(_ operation: String, _ path: String, reason: String) {
    self.path = path
    self.operation = operation
    self.reason = reason
  }

  public var description: String { "cannot \(operation) \(path): \(reason)" }
}

/// What stands at a path.
package enum FileKind: Sendable {
  case file, directory, other
}

/// The calls of the operating system that the compiler needs.
package enum FileSystem {
  /// What stands at a path, links followed; nil if there is nothing.
  package static func kind(of path: String) -> FileKind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    default: return .other
    }
  }

  /// The absolute path of what stands at a path, links followed; nil if there is nothing.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The stamp of what stands at a path, links followed; nil unless it is a file.
  package static func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileStamp(status)
  }

  /// All bytes of a file.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    try readWithStamp(path).bytes
  }

  /// All bytes of a file, and its stamp as they were read.
  static func readWithStamp(
    _ path: String
  ) throws(FileError) -> (bytes: [UInt8], stamp: FileStamp) {
    // A pipe that nobody writes to must not be waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError("read", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError("read", path, reason: "Not a regular file")
    }
    var failure: Int32 = 0
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let got = readBytes(descriptor, base + count, size - count)
        if got < 0 { failure = errno }
        guard got > 0 else { return }
        count += got
      }
    }
    guard failure == 0 else { throw FileError("read", path, code: failure) }
    return (bytes, FileStamp(status))
  }

  /// Creates a file, or empties it, and writes all bytes.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    _ = try writeWithStamp(bytes, to: path)
  }

  /// Creates a file, or empties it, and writes all bytes.
  ///
  /// - Returns: Its stamp, which it keeps when it is renamed.
  static func writeWithStamp(_ bytes: [UInt8], to path: String) throws(FileError) -> FileStamp {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError("write", path) }
    return try write(bytes, to: descriptor, of: path)
  }

  /// Creates a file with all bytes.
  ///
  /// - Returns: Whether it was created; where something stands already, nothing is changed.
  package static func create(_ bytes: [UInt8], at path: String) throws(FileError) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      guard errno == EEXIST else { throw FileError("write", path) }
      return false
    }
    do throws(FileError) {
      _ = try write(bytes, to: descriptor, of: path)
    } catch {
      // Half a file would be taken for one that is there.
      unlink(path)
      throw error
    }
    return true
  }

  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, of path: String
  ) throws(FileError) -> FileStamp {
    var written = 0
    var failure: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      while written < buffer.count, let base = buffer.baseAddress {
        let count = writeBytes(descriptor, base + written, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          failure = count < 0 ? errno : EIO
          return
        }
        written += count
      }
    }
    var status = stat()
    if failure == 0, fstat(descriptor, &status) != 0 { failure = errno }
    let isClosed = close(descriptor) == 0
    if failure == 0, !isClosed { failure = errno }
    guard failure == 0 else { throw FileError("write", path, code: failure) }
    return FileStamp(status)
  }

  /// Puts a file in the place of another in one step.
  package static func rename(_ path: String, to target: String) throws(FileError) {
    guard renameFile(path, target) == 0 else { throw FileError("replace", target) }
  }

  /// Puts a file's new contents in the place of the old ones in one step, so that a failure leaves
  /// the old ones whole. Links stay links, and what is allowed with the file stays allowed.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0, let target = realPath(path) else {
      throw FileError("write", path)
    }
    let folder = Path.parent(of: target)
    let staged = Path.join(folder, ".\(Path.name(of: target)).\(processSuffix())")
    do throws(FileError) {
      try write(bytes, to: staged)
      guard chmod(staged, status.st_mode & 0o7777) == 0 else { throw FileError("write", path) }
      try rename(staged, to: target)
    } catch {
      unlink(staged)
      throw FileError("write", path, reason: error.reason)
    }
  }

  /// Writes a file in one step, whether there is one or not; the folders above it are made. What is no
  /// file, such as a pipe, is written to.
  package static func put(_ bytes: [UInt8], at path: String) throws(FileError) {
    switch kind(of: path) {
    case .file: return try replace(path, with: bytes)
    case .directory: throw FileError("write", path, code: EISDIR)
    case .other: return try write(bytes, to: path)
    case nil: break
    }
    let folder = Path.parent(of: path)
    let staged = Path.join(folder, ".\(Path.name(of: path)).\(processSuffix())")
    try createDirectory(folder)
    do throws(FileError) {
      try write(bytes, to: staged)
      try rename(staged, to: path)
    } catch {
      unlink(staged)
      throw FileError("write", path, reason: error.reason)
    }
  }

  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError("remove", path) }
  }

  /// Creates a folder and those above it.
  package static func createDirectory(_ path: String) throws(FileError) {
    if mkdir(path, 0o755) == 0 { return }
    let code = errno
    if code == EEXIST, kind(of: path) == .directory { return }
    let parent = Path.parent(of: path)
    guard code == ENOENT, parent != path else { throw FileError("create", path, code: code) }
    try createDirectory(parent)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FileError("create", path) }
  }

  package static func removeDirectory(_ path: String) throws(FileError) {
    guard rmdir(path) == 0 || errno == ENOENT else { throw FileError("remove", path) }
  }

  /// Creates a folder of a name that nothing else has, where the system keeps what is soon thrown away.
  package static func createTemporaryDirectory() throws(FileError) -> String {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array(Path.join(base, "screenc.XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { throw FileError("create a folder in", base) }
    return String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes a folder with all that is in it, as far as that is possible.
  package static func removeTree(_ path: String) {
    for entry in (try? entries(of: path)) ?? [] where entry.kind == .directory {
      removeTree(Path.join(path, entry.name))
    }
    for entry in (try? entries(of: path)) ?? [] { try? remove(Path.join(path, entry.name)) }
    try? removeDirectory(path)
  }

  /// The names in a folder with what they are, in no order.
  ///
  /// Links to folders are left out, so that no walk is endless; links to nothing are there, so that
  /// they are not passed over in silence.
  package static func entries(of path: String) throws(FileError) -> [(name: String, kind: FileKind)]
  {
    guard let directory = opendir(path) else { throw FileError("read", path) }
    defer { closedir(directory) }
    var entries: [(name: String, kind: FileKind)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): entries.append((name, .file))
      case Int32(DT_DIR): entries.append((name, .directory))
      default:
        let target = "\(path)/\(name)"
        var status = stat()
        let isLink = lstat(target, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
        let kind = kind(of: target) ?? .other
        guard !(isLink && kind == .directory) else { continue }
        entries.append((name, kind))
      }
    }
    return entries
  }

  /// What tells the program that runs from any other build of it, if its file can be found.
  package static func programIdentity() -> String? {
    programPath().flatMap(stamp).map { "\($0.size) \($0.modified.nanoseconds) \($0.inode)" }
  }

  /// The file of the program that runs, without links on the way.
  package static func programFile() -> String? {
    guard let path = programPath(), let file = realpath(path, nil) else { return nil }
    defer { free(file) }
    return String(cString: file)
  }

  private static func programPath() -> String? {
    #if canImport(Darwin)
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { path in
        var size = UInt32(path.count)
        guard let start = path.baseAddress, _NSGetExecutablePath(start, &size) == 0 else {
          return nil
        }
        return String(cString: start)
      }
    #else
      "/proc/self/exe"
    #endif
  }

  /// A name that no other running process uses.
  package static func processSuffix() -> String { "\(getpid())" }

  /// Whether the process of a suffix still runs; as far as can be told, for any other text.
  package static func isRunning(processSuffix suffix: Substring) -> Bool {
    guard let process = pid_t(suffix), process > 0 else { return true }
    return kill(process, 0) == 0 || errno != ESRCH
  }
}

// The calls whose names the methods above take.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

private func writeBytes(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

private func renameFile(_ path: String, _ target: String) -> Int32 {
  rename(path, target)
}
