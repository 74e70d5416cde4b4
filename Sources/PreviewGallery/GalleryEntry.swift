/// What the list of a gallery knows of a screen.
///
/// It can be written down and read again, so that the screens of a gallery can be drawn by several programs.
public struct GalleryEntry: Sendable, Codable {
  /// What the list knows of a picture.
  struct Picture: Sendable, Codable {
    let state: String
    let surroundings: String
    let width: Double
    let height: Double
    let findings: Int
  }

  let name: String
  let module: String?
  /// What the screen is found by, beside its name.
  let words: [String]
  let pictures: [Picture]

  /// How many pictures there are of the screen.
  public var pictureCount: Int { pictures.count }

  public init(_ screen: GalleryScreen) {
    name = screen.name
    module = screen.module
    let findings = screen.findings + screen.pictures.flatMap(\.findings)
    words = screen.models + screen.adapters + Set(findings.map(\.rule)).sorted()
    pictures = screen.pictures.map { picture in
      Picture(
        state: picture.state, surroundings: picture.surroundings, width: picture.width,
        height: picture.height, findings: picture.findings.count + screen.findings.count)
    }
  }
}
