import Foundation
public import ScreenKit
public import SpecModel

/// The app's texts, from the files that its specs name.
public struct PreviewStrings {
  private let specRoot: URL

  /// The files of specs in a folder.
  public init(_ specRoot: String) {
    self.specRoot = URL(fileURLWithPath: specRoot, isDirectory: true).absoluteURL
  }

  /// The texts in a language; without one, in the first that files have.
  public func table(of app: AppDeclaration?, language: String?) throws -> StringTable {
    let files = (app?.strings ?? []).map { specRoot.appending(path: $0.text).standardizedFileURL }
    guard !files.isEmpty else { return StringTable() }
    return try StringTable(
      contentsOf: files.map { translated($0, to: language) },
      locale: Locale(identifier: language ?? "en_US"))
  }

  /// The file beside `file` in the folder of a language, where that is there.
  private func translated(_ file: URL, to language: String?) -> URL {
    guard let language, file.deletingLastPathComponent().pathExtension == "lproj" else {
      return file
    }
    let folder = file.deletingLastPathComponent().deletingLastPathComponent()
    let other = folder.appending(path: "\(language).lproj/\(file.lastPathComponent)")
    return FileManager.default.fileExists(atPath: other.path) ? other : file
  }
}
