import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Forms straight from specs that ask for photos.
@MainActor @Suite struct PhotoFieldTests {
  private static let app = """
    app: House
    language: 1
    architecture: collection
    ---
    api: Main
    base: https://house.example
    ---
    request: Report
    parameters: { photos: "[Data]", note: String? }
    method: POST
    path: /damages
    body: { photos: $parameters.photos, note: $parameters.note }
    ---
    screen: Damage
    form:
      photos: { type: "[Data]", title: { verbatim: Photos }, length: { max: 2 } }
      note:
        type: String
        title: { verbatim: Note }
        when: $form.photos.count > 1
    submit:
      title: { verbatim: Report }
      request: Report
      with: { photos: $form.photos, note: $form.note }
      then: { notice: { verbatim: Thanks } }

    """

  private let server = ScriptedTransport { _ in HTTPResponse(json: "{}") }

  private func damage() async throws -> ScreenDriver {
    let sketch = try Sketch(["App.yaml": Self.app])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(transport: server))
    let screen = try #require(app.makeController(forScreen: "Damage", with: [:]))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    return driver
  }

  private var bodies: [String] {
    get async {
      await server.requests.map { String(decoding: $0.body ?? Data(), as: UTF8.self) }
    }
  }

  @Test func photosAreCountedAndSent() async throws {
    let driver = try await damage()
    try await driver.addPhotos([Data("a".utf8)], to: "photos")
    #expect(!driver.sees("Note"))
    try await driver.addPhotos([Data("b".utf8)], to: "photos")
    #expect(driver.sees("Note"))
    try await driver.removePhoto(at: 0, from: "photos")
    #expect(!driver.sees("Note"))
    try await driver.tap(text: "Report")
    #expect(driver.sees("Thanks"))
    let sent = try #require(await bodies.first)
    #expect(sent.contains(#""photos":["Yg=="]"#))
  }

  @Test func withoutPhotosTheListIsEmpty() async throws {
    let driver = try await damage()
    try await driver.tap(text: "Report")
    let sent = try #require(await bodies.first)
    #expect(sent.contains(#""photos":[]"#))
  }
}
