import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct MessageControllerTests {
  private let bench = FixtureBench()

  @Test func messageOfTextAloneHasNeitherImageNorButton() {
    let controller = MessageController(
      runtime: bench.app.runtime, message: Message(text: .verbatim("Nothing here")))
    let window = makeWindow(controller)
    #expect(controller.view.all(UILabel.self).contains { $0.text == "Nothing here" })
    #expect(controller.view.all(UIButton.self).allSatisfy { $0.isHidden })
    #expect(controller.view.all(UIImageView.self).allSatisfy { $0.isHidden })
    withExtendedLifetime(window) {}
  }

  @Test func buttonOfAMessageDoesItsAction() throws {
    var taps = 0
    let controller = MessageController(
      runtime: bench.app.runtime,
      message: Message(
        image: .symbol("tray"), text: .verbatim("Nothing here"),
        button: Message.Button(title: .verbatim("Add")) { taps += 1 }))
    let window = makeWindow(controller)
    let button = try #require(controller.view.all(UIButton.self).first)
    #expect(button.currentTitle == "Add")
    #expect(button.headlessTap())
    #expect(taps == 1)
    let image = try #require(controller.view.all(UIImageView.self).first)
    #expect(!image.isHidden)
    #expect(image.frame.maxY < button.frame.minY)
    withExtendedLifetime(window) {}
  }

  @Test func messageCanChangeWhileItIsShown() {
    let controller = MessageController(
      runtime: bench.app.runtime,
      message: Message(
        text: .verbatim("Old"), button: Message.Button(title: .verbatim("Add")) {}))
    let window = makeWindow(controller)
    controller.message = Message(text: .verbatim("New"))
    #expect(controller.view.all(UILabel.self).contains { $0.text == "New" })
    #expect(controller.view.all(UIButton.self).allSatisfy { $0.isHidden })
    withExtendedLifetime(window) {}
  }
}
