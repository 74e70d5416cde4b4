#if canImport(UIKit)
  import PhotosUI
#endif

/// Lets the reader choose photos of the device's library. That asks for no permission: the app is handed what was
/// chosen, and sees nothing else.
@MainActor
package final class PhotoPicking: NSObject, PHPickerViewControllerDelegate {
  private let photos: FieldPhotos
  /// How many may be chosen; nil for any number.
  package let limit: Int?

  /// What the button is called that takes the photo at `index` of the field `id` away.
  package static func removeID(_ index: Int, of id: String) -> String {
    "\(id).remove.\(index)"
  }

  private init(_ photos: FieldPhotos) {
    self.photos = photos
    limit = photos.room
  }

  /// The library, for as many photos as there is still room for.
  static func makePicker(for photos: FieldPhotos) -> PHPickerViewController {
    let picking = PhotoPicking(photos)
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    configuration.selectionLimit = picking.limit ?? 0
    configuration.selection = .ordered
    // Servers and other devices read few of the formats that cameras write.
    configuration.preferredAssetRepresentationMode = .compatible
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = picking
    // The library keeps no delegate.
    ScreenCompanions.set(picking, of: picker)
    return picker
  }

  package func picker(
    _ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]
  ) {
    close(picker)
    let providers = results.map(\.itemProvider)
    guard !providers.isEmpty else { return }
    photos.expect(providers.count)
    Task { [photos] in
      var found: [Data?] = []
      for provider in providers { found.append(await provider.photo()) }
      photos.add(found)
    }
  }

  /// Has chosen `photos` in the library, for tests: nobody else is let into it.
  package func choose(_ chosen: [Data], in picker: UIViewController) {
    close(picker)
    photos.expect(chosen.count)
    photos.add(chosen)
  }

  private func close(_ picker: UIViewController) {
    picker.presentingViewController?.dismiss(
      animated: picker.viewIfLoaded?.window != nil, completion: nil)
  }
}

extension NSItemProvider {
  /// The bytes of a photo; nil where they can't be loaded, as without a network when they are elsewhere.
  @MainActor
  fileprivate func photo() async -> Data? {
    await withCheckedContinuation { continuation in
      _ = loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
        continuation.resume(returning: data)
      }
    }
  }
}
