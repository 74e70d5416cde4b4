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

  /// The languages that the texts are translated to, beside the one that is shown unless another is chosen.
  public func languages(of app: AppDeclaration?) -> [String] {
    let folders = (app?.strings ?? []).map {
      specRoot.appending(path: $0.text).standardizedFileURL.deletingLastPathComponent()
    }
    var languages: Set<String> = []
    for folder in folders where folder.pathExtension == "lproj" {
      let beside = try? FileManager.default.contentsOfDirectory(
        atPath: folder.deletingLastPathComponent().path)
      let others = (beside ?? []).filter {
        $0.hasSuffix(".lproj") && $0 != folder.lastPathComponent
      }
      languages.formUnion(others.map { String($0.dropLast(".lproj".count)) })
    }
    return languages.subtracting(["Base"]).sorted()
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
