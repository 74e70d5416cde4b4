import Foundation
import Testing

@testable import ScreenCore

/// Photos of a field, from the library to the form.
@MainActor @Suite struct FieldPhotosTests {
  private final class Album {
    var photos: [Data] = []
  }

  private let album = Album()
  private let roof = Data("roof".utf8)
  private let door = Data("door".utf8)

  private func entry(_ rules: [FieldRule] = []) -> FormEntry {
    FormEntry(
      .photos(
        id: "photos", title: .verbatim("Photos"), rules: rules,
        value: StateBinding(get: { [album] in album.photos }, set: { [album] in album.photos = $0 })
      ))
  }

  @Test func formWaitsForThoseThatWereChosen() throws {
    let entry = entry()
    let photos = try #require(entry.field.chosenPhotos)
    #expect(entry.problem == nil)
    photos.expect(2)
    #expect(photos.isAwaited)
    #expect(entry.problem == StandardText.photosLoading)
    photos.add([roof, door])
    #expect(entry.problem == nil)
    #expect(album.photos == [roof, door])
  }

  @Test func thereIsRoomForThoseThatAreNeitherThereNorAwaited() throws {
    let photos = try #require(entry([.length(max: 3)]).field.chosenPhotos)
    #expect(photos.room == 3)
    photos.expect(1)
    #expect(photos.room == 2)
    photos.add([nil])
    #expect(photos.room == 3)
    #expect(photos.text == StandardText.photosFailed)
    photos.expect(1)
    photos.add([roof])
    #expect(photos.room == 2)
    #expect(photos.text == StandardText.addPhotos)
    #expect(try #require(entry().field.chosenPhotos).room == nil)
  }

  @Test func onlyWhatIsThereIsTakenAway() throws {
    let photos = try #require(entry().field.chosenPhotos)
    photos.add([roof, door])
    photos.remove(at: 2)
    #expect(album.photos == [roof, door])
    photos.remove(at: 0)
    #expect(album.photos == [door])
  }

  @Test func rulesCountPhotos() {
    let entry = entry([.required, .length(min: 2)])
    #expect(entry.problem == StandardText.required)
    album.photos = [roof]
    #expect(entry.problem == StandardText.tooFew(2))
    album.photos = [roof, door]
    #expect(entry.problem == nil)
  }

  @Test func draftsKeepNone() {
    #expect(entry().field.draft == nil)
  }
}
