import Foundation
import ScreenCompiler

/// Tells when a file that the app is made of was saved: a spec, a sample, or one with its texts.
struct SpecWatcher: Sendable {
  private let folder: String
  private let others: [String]
  private static let deepest = 64

  /// - Parameter others: Files elsewhere.
  init(_ folder: String, _ others: [URL]) {
    self.folder = folder
    self.others = others.map(\.path)
  }

  /// What files were like when they were looked at.
  struct State: Equatable, Sendable {
    fileprivate let files: [String: FileStamp?]

    /// The same with files that were not looked at.
    func adding(_ other: State) -> State {
      State(files: other.files.merging(files.filter { other.files[$0.key] != nil }) { $1 })
    }
  }

  /// What the files are like now. Nobody who looks at the app waits for that.
  @concurrent
  func look() async -> State {
    var files: [String: FileStamp?] = [:]
    Self.look(into: folder, depth: 0, &files)
    for file in others { files[file] = .some(FileSystem.stamp(of: file)) }
    return State(files: files)
  }

  private static func look(into folder: String, depth: Int, _ files: inout [String: FileStamp?]) {
    guard depth < deepest, let entries = try? FileSystem.entries(of: folder) else { return }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = "\(folder)/\(entry.name)"
      switch entry.kind {
      case .directory: look(into: path, depth: depth + 1, &files)
      case .file, .other: files[path] = .some(FileSystem.stamp(of: path))
      }
    }
  }
}
