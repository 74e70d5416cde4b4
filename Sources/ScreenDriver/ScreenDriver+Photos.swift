public import ScreenKit

/// Photos that a form asks for.
extension ScreenDriver {
  /// Taps the button that adds photos to the field with the id `id`, and chooses `photos` in the library.
  public func addPhotos(_ photos: [Data], to id: String) async throws {
    try await tap(id: id)
    try await choosePhotos(photos)
  }

  /// Chooses `photos` in the device's library, which a field for photos has opened; choosing none closes it.
  public func choosePhotos(_ photos: [Data]) async throws {
    guard let library = topScreen,
      let picking = ScreenCompanions.of(library, as: PhotoPicking.self)
    else { throw failure("No library of photos is open.") }
    if let limit = picking.limit, photos.count > limit {
      throw failure("The library lets no more than \(limit) be chosen.")
    }
    picking.choose(photos, in: library)
    try await settle()
  }

  /// Takes the photo at `index` away from the field with the id `id`.
  public func removePhoto(at index: Int, from id: String) async throws {
    try await tap(id: PhotoPicking.removeID(index, of: id))
  }
}
