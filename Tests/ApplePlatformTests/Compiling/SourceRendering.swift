import Foundation

/// Sources as the compiler of this system has to read them so that it says what one of Apple's would say.
struct SourceRendering {
  let system: BuildSystem
  let availability: AvailabilityRendering

  /// What is compiled in the place of what cannot be compiled here.
  private static let substitutes = [
    // Apple's Foundation has more than the one here; see its declarations.
    ("import Foundation\n", "import AppleFoundation\n"),
    // With Objective-C, the compiler asks its standard library for what that has on Apple's systems only: to
    // make an `NSError` of an error, and a pointer of a variable.
    ("error as NSError", "nsError(error)"),
    ("self as NSError", "nsError(self)"),
    (
      "targetContentOffset: &target)",
      "targetContentOffset: withUnsafeMutablePointer(to: &target) { $0 })"
    ),
  ]

  /// A file of the run-time, or one that imports it.
  func render(_ text: String) throws -> String {
    try Self.substitutes.reduce(renderDeclarations(text)) { $0.replacing($1.0, with: $1.1) }
  }

  /// A file that declares what Apple does, of which some stands below Foundation.
  func renderDeclarations(_ text: String) throws -> String {
    try availability.render(ConditionalText(text).text(on: system))
  }

  /// Writes a file; the folders of its path become part of its name.
  static func write(_ text: String, as path: String, in folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: path.replacing("/", with: "."))
    try Data(text.utf8).write(to: file)
    return file
  }
}
