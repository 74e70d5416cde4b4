import ScreenDriver
import Testing

@testable import ScreenKit

/// A field for photos, which are chosen in the library and taken away again.
@MainActor @Suite struct PhotoFieldTests {
  private final class ReportController: FormController {
    nonisolated struct Report: Hashable, Sendable {
      var photos: [Data] = []
    }

    let report: StateBox<Report>
    private(set) var sent: [Report] = []

    init(app: FixtureApp, beginning: Report = Report()) {
      report = StateBox(beginning)
      super.init(
        runtime: app.runtime, configuration: FormConfiguration(submitTitle: .verbatim("Report")))
      observe(report)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func makeFields() -> [FormField] {
      [
        .photos(
          id: "photos", title: .verbatim("Photos"), rules: [.required, .length(min: 2, max: 3)],
          value: report.binding(\.photos))
      ]
    }

    override func submit() { sent.append(report.value) }
  }

  private let bench = FixtureBench()
  private let roof = Data("roof".utf8)
  private let door = Data("door".utf8)
  private let wall = Data("wall".utf8)

  private func show(
    _ photos: [Data] = []
  ) async throws -> (screen: ReportController, driver: ScreenDriver) {
    let screen = ReportController(
      app: bench.app, beginning: ReportController.Report(photos: photos))
    let driver = bench.show(screen)
    try await driver.settle()
    return (screen, driver)
  }

  private func view(_ screen: UIViewController) throws -> FieldPhotosView {
    try #require(screen.view.all(FieldPhotosView.self).first)
  }

  private func labels(_ view: FieldPhotosView) -> [String] {
    view.photoViews.flatMap { $0.all(UIImageView.self) }.filter(\.isAccessibilityElement)
      .compactMap(\.accessibilityLabel)
  }

  @Test func photosAreAddedToThoseThatAreThere() async throws {
    let (screen, driver) = try await show()
    #expect(driver.sees("Add photos"))
    try await driver.addPhotos([roof], to: "photos")
    try await driver.addPhotos([door, wall], to: "photos")
    #expect(driver.topScreen === screen)
    #expect(screen.report.value.photos == [roof, door, wall])
    #expect(labels(try view(screen)) == ["Photo 1 of 3", "Photo 2 of 3", "Photo 3 of 3"])
    #expect(screen.hasChanges)
  }

  @Test func photosAreTakenAway() async throws {
    let (screen, driver) = try await show([roof, door, wall])
    let kept = try view(screen).photoViews[2]
    try await driver.removePhoto(at: 1, from: "photos")
    #expect(screen.report.value.photos == [roof, wall])
    #expect(try view(screen).photoViews.last === kept)
    #expect(labels(try view(screen)) == ["Photo 1 of 2", "Photo 2 of 2"])
    try await driver.tap(label: "Remove photo 2 of 2")
    #expect(screen.report.value.photos == [roof])
  }

  @Test func voiceOverTakesPhotosAway() async throws {
    let (screen, driver) = try await show([roof, door])
    let image = try #require(
      try view(screen).photoViews[0].all(UIImageView.self).first(where: \.isAccessibilityElement))
    let action = try #require(image.accessibilityCustomActions?.first)
    #expect(action.name == "Remove photo 1 of 2")
    #expect(action.actionHandler?(action) == true)
    try await driver.settle()
    #expect(screen.report.value.photos == [door])
  }

  @Test func thereHaveToBeEnoughAndThereIsRoomForNoMore() async throws {
    let (screen, driver) = try await show()
    try await driver.tap(text: "Report")
    #expect(driver.sees("Please fill this in"))
    try await driver.addPhotos([roof], to: "photos")
    #expect(driver.sees("Choose at least 2"))
    await #expect(throws: DriverError.self) {
      try await driver.addPhotos([roof, door, wall], to: "photos")
    }
    try await driver.choosePhotos([door, wall])
    #expect(!driver.sees("Choose at least 2"))
    #expect(try !view(screen).addButton.isEnabled)
    try await driver.tap(text: "Report")
    #expect(screen.sent.map(\.photos) == [[roof, door, wall]])
  }

  @Test func libraryOffersAsManyAsThereIsRoomFor() async throws {
    let (screen, driver) = try await show([roof])
    try await driver.tap(id: "photos")
    let library = try #require(driver.topScreen as? PHPickerViewController)
    #expect(library.configuration.selectionLimit == 2)
    library.headlessPick([])
    try await driver.settle()
    #expect(driver.topScreen === screen)
    #expect(screen.report.value.photos == [roof])
  }

  @Test func whatCannotBeLoadedIsSaid() async throws {
    let (screen, driver) = try await show()
    try await driver.tap(id: "photos")
    let library = try #require(driver.topScreen as? PHPickerViewController)
    library.headlessPick([roof, nil])
    try await driver.settle()
    #expect(screen.report.value.photos == [roof])
    #expect(driver.sees("Not all photos could be loaded. Tap to choose again."))
    try await driver.addPhotos([door], to: "photos")
    #expect(driver.sees("Add photos"))
  }

  @Test func photosStandBesideOneAnotherAboveTheButton() async throws {
    let (screen, driver) = try await show([roof, door, wall])
    let view = try view(screen)
    screen.view.layoutIfNeeded()
    let frames = view.photoViews.map(\.frame)
    #expect(Set(frames.map(\.minY)) == [0])
    #expect(frames[0].maxX < frames[1].minX)
    #expect(frames.allSatisfy { $0.maxX <= view.bounds.width })
    #expect(view.addButton.frame.minY > frames[0].maxY)
    #expect(view.addButton.frame.maxY == view.bounds.height)
    let height = view.bounds.height
    for _ in 0..<3 { try await driver.removePhoto(at: 0, from: "photos") }
    screen.view.layoutIfNeeded()
    #expect(view.bounds.height < height)
  }
}
