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

  private func files(of app: AppDeclaration?) -> [URL] {
    (app?.strings ?? []).map { specRoot.appending(path: $0.text).standardizedFileURL }
  }

  /// The texts in a language; without one, in the first that files have.
  public func table(of app: AppDeclaration?, language: String?) throws -> StringTable {
    let files = files(of: app)
    guard !files.isEmpty else { return StringTable() }
    if let pseudo = language.flatMap(PseudoLanguage.init) {
      return try table(of: app, language: nil).spoken(in: pseudo)
    }
    return try StringTable(
      contentsOf: files.map { translated($0, to: language) },
      locale: language.map { Locale(identifier: $0) } ?? Self.firstLocale)
  }

  /// The languages that the texts are translated to, beside the one that is shown unless another is chosen.
  public func languages(of app: AppDeclaration?) -> [String] {
    files(of: app).reduce(into: Set<String>()) { $0.formUnion(languages(beside: $1)) }.sorted()
  }

  /// The languages that nobody speaks, in which every app can be shown that has texts in files.
  public func pseudoLanguages(of app: AppDeclaration?) -> [String] {
    files(of: app).isEmpty ? [] : PseudoLanguage.allCases.map(\.rawValue)
  }

  /// Whether a language is written from right to left.
  public static func readsRightToLeft(_ language: String) -> Bool {
    PseudoLanguage(rawValue: language)?.isRightToLeft
      ?? (Locale.Language(identifier: language).characterDirection == .rightToLeft)
  }

  /// The files of the texts in other languages, where each has one of its own.
  public func translations(of app: AppDeclaration?) -> [URL] {
    let files = files(of: app)
    return languages(of: app).flatMap { language in files.map { translated($0, to: language) } }
      .filter { !files.contains($0) }
  }

  /// The languages of a catalogue, or those of the folders beside the one of a file.
  private func languages(beside file: URL) -> Set<String> {
    if file.pathExtension == "xcstrings" {
      guard let catalog = try? Data(contentsOf: file) else { return [] }
      return StringTable.languages(ofCatalog: catalog, beside: Self.firstLocale)
    }
    let folder = file.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return [] }
    let beside = try? FileManager.default.contentsOfDirectory(
      atPath: folder.deletingLastPathComponent().path)
    let others = (beside ?? []).filter { $0.hasSuffix(".lproj") && $0 != folder.lastPathComponent }
    return Set(others.map { String($0.dropLast(".lproj".count)) }).subtracting(["Base"])
  }

  /// What an app is shown in unless a language is chosen.
  private static let firstLocale = Locale(identifier: "en_US")

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
