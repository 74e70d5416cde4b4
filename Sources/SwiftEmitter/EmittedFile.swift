/// A Swift file that was generated from a spec file.
public struct EmittedFile: Sendable {
  /// The file's name, such as `Feed.PostCard.swift`.
  public let name: String
  /// The module of the app that the spec belongs to, by whose name the folder of the file goes; nil
  /// for what is the app's own.
  public let module: String?
  /// The spec file's path, relative to the spec root.
  public let specPath: String
  /// The whole content, header included.
  public let bytes: [UInt8]

  /// Where the file goes, relative to the output folder.
  public let path: String

  /// - Parameter folder: Where the files of the module go, if not into a folder of its name.
  init(name: String, module: String?, folder: String? = nil, specPath: String, bytes: [UInt8]) {
    self.name = name
    self.module = module
    self.specPath = specPath
    self.bytes = bytes
    path = (folder ?? module).map { "\($0)/\(name)" } ?? name
  }
}
