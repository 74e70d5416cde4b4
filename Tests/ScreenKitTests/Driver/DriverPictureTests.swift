import Foundation
import ScreenDriver
import ScreenKit
import TestTools
import Testing

/// Pictures of what a driver sees.
@MainActor struct DriverPictureTests {
  private let driver: ScreenDriver
  private let scratch: ScratchFolder
  /// Where nothing is yet.
  private var folder: URL { scratch.file("Pictures") }

  init() throws {
    scratch = try ScratchFolder("pictures")
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 20))
    label.text = "Seen & drawn"
    controller.view.addSubview(label)
    driver = ScreenDriver(root: controller, size: CGSize(width: 200, height: 100))
  }

  private func files() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  @Test func picturesAreWrittenUnderTheirNames() throws {
    let file = try driver.writePicture(named: "My screen: dark/light", in: folder)
    #expect(file.lastPathComponent == "My-screen-dark-light.svg")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == driver.picture)
    #expect(text.hasPrefix("<svg ") && text.contains(">Seen &amp; drawn</text>"))
  }

  @Test func failuresLeaveAPictureWherePicturesAreKept() async throws {
    await #expect(throws: DriverError.self) { try await driver.tap(text: "Nothing") }
    #expect(files().isEmpty)
    driver.pictures = folder
    let error = await #expect(throws: DriverError.self) {
      try await driver.tap(text: "Nothing")
    }
    let picture = try #require(error?.picture)
    #expect(files() == [picture.lastPathComponent])
    #expect(error?.description.contains(picture.path) == true)
  }
}
