import SourceText

/// How paths are written for programs that do not know where screenc ran.
public struct ReportPaths: Sendable, Hashable {
  /// The working directory, which relative paths start from; nil if it is not known.
  public let directory: String?
  /// The folder to which reports write paths relative.
  public let root: String?

  /// Describes the folders of a run, both by their absolute paths.
  ///
  /// - Parameter root: The top of what is checked out, where the working directory lies in it;
  ///   otherwise the working directory takes its place.
  public init(directory: String? = nil, root: String? = nil) {
    let directory = directory.map(Self.normalized)
    let top = root.map(Self.normalized).flatMap { root in
      directory.flatMap { Self.path($0, below: root) } == nil ? nil : root
    }
    self.directory = directory
    self.root = top ?? directory
  }

  /// A path from the root of the file system, as far as the working directory is known.
  public func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let directory else { return Self.normalized(path) }
    return Self.normalized("\(directory)/\(path)")
  }

  /// A path relative to the root; an absolute one if it does not lie below it.
  public func relative(_ path: String) -> String {
    let absolute = absolute(path)
    guard let root else { return absolute }
    return Self.path(absolute, below: root) ?? absolute
  }

  /// A path as a URI, which is relative to the root if it lies below it.
  func uri(_ path: String) -> String {
    let path = relative(path)
    return path.hasPrefix("/") ? "file://" + Self.percentEncoded(path) : Self.percentEncoded(path)
  }

  /// The URI of a folder, which ends with a slash so that others can be relative to it.
  static func folderURI(_ path: String) -> String {
    "file://" + percentEncoded(path) + (path.hasSuffix("/") ? "" : "/")
  }

  /// What of a path is below a folder; nil if it does not lie there. Empty for the folder itself.
  private static func path(_ path: String, below folder: String) -> String? {
    if path == folder { return "" }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.hasPrefix(prefix) else { return nil }
    return String(path.dropFirst(prefix.count))
  }

  /// A path without `.`, and without `..` where what it leaves is known.
  private static func normalized(_ path: String) -> String {
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else if component != ".." || !path.hasPrefix("/") {
        components.append(component)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + components.joined(separator: "/")
  }

  /// All but the characters that have no meaning of their own in a path is encoded. A colon is, since
  /// before the first slash it would end the name of a scheme.
  private static func percentEncoded(_ path: String) -> String {
    var encoded: [UInt8] = []
    for byte in path.utf8 {
      if byte.isLetterOrDigit || "-._~/".utf8.contains(byte) {
        encoded.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true).leftPadded(to: 2, "0")
        encoded += Array("%\(digits)".utf8)
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
