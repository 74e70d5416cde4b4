import Foundation

/// A place where an app has files.
public enum FileFolder: Hashable, Sendable, CaseIterable {
  /// What people make; it is in backups.
  case documents
  /// What can be made again; the system may remove it.
  case caches
  /// What comes with the app; it can only be read.
  case bundle
}

/// Where an app's files are.
///
/// Lists that are read from a file follow at once what is written by the same value, or a copy of it: as a rule
/// the one that the app was launched with. What others write, such as an extension of the app or another value
/// for the same folder, they find when they come into sight again and when the app comes back. Changes that are
/// made by `update` are made one after the other only by one value, so that an app shares one.
public struct FileFolders: Hashable, Sendable {
  public var documents: URL
  public var caches: URL
  public var bundle: URL
  /// Writes files, and tells who shows them.
  let writer = FileWriter()

  public static func == (left: FileFolders, right: FileFolders) -> Bool {
    left.documents == right.documents && left.caches == right.caches && left.bundle == right.bundle
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(documents)
    hasher.combine(caches)
    hasher.combine(bundle)
  }

  /// The app's own folders.
  public init() {
    documents = Self.folder(.documentDirectory)
    caches = Self.folder(.cachesDirectory)
    bundle = Bundle.main.resourceURL ?? Bundle.main.bundleURL
  }

  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    let manager = FileManager.default
    return manager.urls(for: folder, in: .userDomainMask).first ?? manager.temporaryDirectory
  }

  /// Folders for a test, or for an app whose resources are elsewhere.
  public init(documents: URL, caches: URL, bundle: URL) {
    self.documents = documents
    self.caches = caches
    self.bundle = bundle
  }

  /// Where a file is.
  public func url(of file: StoredFile) -> URL {
    let folder =
      switch file.folder {
      case .documents: documents
      case .caches: caches
      case .bundle: bundle
      }
    return folder.appending(path: file.path.text)
  }
}

/// A file of an app.
public struct StoredFile: Hashable, Sendable {
  public var path: FilePath
  public var folder: FileFolder

  /// The file at `path` in a folder.
  public init(_ path: FilePath, in folder: FileFolder = .documents) {
    self.path = path
    self.folder = folder
  }
}

/// A path whose interpolated values name one file each, so that no value can reach another folder.
public struct FilePath: Hashable, Sendable, ExpressibleByStringInterpolation {
  public let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Puts signs that mean folders into others.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    public mutating func appendInterpolation(_ value: some RequestValue) {
      let value = value.requestScalar.text.replacing("%", with: "%25").replacing("/", with: "%2F")
        .replacing("\0", with: "%00")
      text += value.allSatisfy { $0 == "." } ? value.replacing(".", with: "%2E") : value
    }
  }
}
