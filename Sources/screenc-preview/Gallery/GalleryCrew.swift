import Foundation

/// Several processes of this program, each of which draws its share of a gallery.
struct GalleryCrew {
  private let options: PreviewOptions
  private let size: Int

  init(_ options: PreviewOptions, size: Int) {
    self.options = options
    self.size = size
  }

  /// Has them draw, and waits until they have.
  ///
  /// - Throws: A ``PreviewFailure`` with what a process says that could not.
  func draw() async throws -> [GalleryShare.Drawn] {
    let crew = Crew(
      (0..<size).map { number in
        let share = GalleryShare(number, of: size).text
        let arguments = ["--specs", options.specs, "--output", options.folder, "--share", share]
        return arguments + (options.language.map { ["--language", $0] } ?? [])
      })
    let decoder = JSONDecoder()
    return try await crew.work().map { try decoder.decode(GalleryShare.Drawn.self, from: $0) }
  }
}
