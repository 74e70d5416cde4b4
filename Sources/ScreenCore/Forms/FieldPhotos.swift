public import Foundation

/// The photos of a field: those that were chosen, and those that are still on their way from the device's library.
@MainActor
package final class FieldPhotos {
  private let value: StateBinding<[Data]>
  /// How many there may be; nil for any number.
  private let most: Int?
  /// How many were chosen and have not come yet.
  private var awaited = 0
  /// Whether some of those that were chosen last have not come.
  private var hasFailed = false

  /// Told after a photo has come, or is awaited, or has not come. A field may be seen at two places: on the screen of
  /// its step, and below that.
  package let changes = Broadcaster<Void>()

  init(_ value: StateBinding<[Data]>, most: Int?) {
    self.value = value
    self.most = most
  }

  /// The photos in the order in which they were added.
  package var photos: [Data] { value.value }

  /// Whether some were chosen that have not come yet.
  package var isAwaited: Bool { awaited > 0 }

  /// How many can be added; nil for any number.
  package var room: Int? { most.map { max($0 - photos.count - awaited, 0) } }

  /// What the button says that adds photos.
  package var text: ScreenText {
    if isAwaited { return StandardText.photosLoading }
    return hasFailed ? StandardText.photosFailed : StandardText.addPhotos
  }

  /// What stands in the way of sending the photos: some were chosen and would be missing.
  var problem: ScreenText? { isAwaited ? StandardText.photosLoading : nil }

  /// So many were chosen, and come later.
  package func expect(_ count: Int) {
    guard count > 0 else { return }
    // What has failed of others that are still on their way is not forgotten.
    if awaited == 0 { hasFailed = false }
    awaited += count
    changes.send(())
  }

  /// What was awaited is here; nil stands for what could not be loaded.
  package func add(_ photos: [Data?]) {
    guard !photos.isEmpty else { return }
    let found = photos.compactMap(\.self)
    awaited = max(awaited - photos.count, 0)
    hasFailed = hasFailed || found.count < photos.count
    if !found.isEmpty { value.value += found }
    changes.send(())
  }

  /// Takes one away.
  package func remove(at index: Int) {
    guard photos.indices.contains(index) else { return }
    hasFailed = false
    value.value.remove(at: index)
    changes.send(())
  }
}

extension FormField {
  /// Photos of the device's library, in the order in which they were added. Drafts keep none: they would be as large as
  /// the library itself.
  public static func photos(
    id: String, title: ScreenText, rules: [FieldRule] = [], value: StateBinding<[Data]>
  ) -> FormField {
    let photos = FieldPhotos(value, most: rules.mostChoices)
    return FormField(id: id, title: title, rules: rules, control: .photos(photos)) {
      .choices(value.value.count)
    }
  }

  /// The photos of the field, if it is for photos.
  package var chosenPhotos: FieldPhotos? {
    if case .photos(let photos) = control { photos } else { nil }
  }
}
