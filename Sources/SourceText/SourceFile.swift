/// Names a file of a ``SourceTable``, or of whatever other ``SourceProvider`` handed it out.
public struct FileID: Sendable, Hashable, Comparable {
  /// The file's index among the provider's files.
  public let rawValue: UInt32

  /// Creates the name of the file with this index.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Orders files by their index.
  @inlinable
  public static func < (left: FileID, right: FileID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The bytes of a source file, and the path by which its reader knows it.
public struct SourceFile: Sendable {
  /// The path as shown to the user, relative to the working directory or to the spec root.
  public let path: String
  /// The file's contents.
  public let bytes: [UInt8]

  /// Creates a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a file that holds `text` in UTF-8.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

/// Where paths and contents of files come from when there is something to show of them.
///
/// A compiler drops a file's bytes once it has what it needs of them; a provider may read them
/// again for the few files that have findings.
public protocol SourceProvider {
  /// The path of a file as shown to the user.
  func path(of file: FileID) -> String
  /// A file with its contents; nil if they cannot be had any more.
  func source(of file: FileID) -> SourceFile?
}

/// Files that are held in memory.
public struct SourceTable: Sendable, SourceProvider {
  /// All files, in the order in which they were added.
  public private(set) var files: [SourceFile]

  /// Creates a table of the given files; the first is file 0.
  public init(_ files: [SourceFile] = []) {
    self.files = files
  }

  /// Adds a file.
  public mutating func add(_ file: SourceFile) -> FileID {
    files.append(file)
    return FileID(rawValue: UInt32(clamping: files.count - 1))
  }

  public func path(of file: FileID) -> String {
    source(of: file)?.path ?? "<unknown file>"
  }

  public func source(of file: FileID) -> SourceFile? {
    let index = Int(file.rawValue)
    return files.indices.contains(index) ? files[index] : nil
  }
}
