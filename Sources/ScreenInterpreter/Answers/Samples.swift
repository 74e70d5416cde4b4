import Foundation
import SpecModel

/// The recorded answers of an app's sources.
public struct Samples: Sendable {
  /// The folder that the paths of samples are relative to.
  private let folder: URL

  /// The samples of the specs in a folder.
  public init(specRoot: String) {
    folder = URL(fileURLWithPath: specRoot, isDirectory: true).absoluteURL
  }

  /// The first recorded answer of a source that can be read; nil where there is none.
  func answer(of source: SourceDeclaration) -> Data? { recorded(of: source)?.answer }

  /// The path of that answer from the folder of the specs.
  func path(of source: SourceDeclaration) -> String? { recorded(of: source)?.path }

  private func recorded(of source: SourceDeclaration) -> (path: String, answer: Data)? {
    for path in source.samples {
      let file = folder.appending(path: path.text).standardizedFileURL
      if let data = try? Data(contentsOf: file) { return (path.text, data) }
    }
    return nil
  }
}
