import Testing

@testable import ScreenKit

/// What a message says, and where.
@MainActor @Suite struct MessageViewTests {
  private let runtime = AppRuntime(
    launch: LaunchValues(clock: ManualClock(), store: MemoryStore()), theme: Theme(name: "Plain"))

  private func view(_ message: Message) -> MessageView {
    let view = MessageView(runtime: runtime)
    view.show(message)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
    view.layoutIfNeeded()
    return view
  }

  private func labels(of view: MessageView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  @Test func aTextAloneIsNoHeading() throws {
    let labels = labels(of: view(Message(text: .verbatim("Nothing here"))))
    #expect(labels.map(\.text) == ["Nothing here"])
    let label = try #require(labels.first)
    #expect(label.accessibilityTraits == .staticText)
    #expect(label.font.pointSize == 17)
    #expect(label.frame.midY == 350)
  }

  @Test func aTextAboveAnotherIsAHeading() throws {
    let labels = labels(
      of: view(Message(text: .verbatim("Nothing here"), detail: .verbatim("Begin above"))))
    #expect(labels.map(\.text) == ["Nothing here", "Begin above"])
    #expect(labels.map(\.font.pointSize) == [22, 17])
    #expect(labels.map(\.accessibilityTraits) == [.header, .staticText])
    #expect(labels[1].frame.minY == labels[0].frame.maxY + 8)
    #expect((labels[0].frame.minY + labels[1].frame.maxY) / 2 == 350)
  }

  @Test func aSecondTextThatIsEmptyTakesNoRoom() {
    let view = view(Message(text: .verbatim("Nothing here"), detail: .verbatim("Begin above")))
    view.show(Message(text: .verbatim("Nothing here"), detail: .value(nil as String?)))
    view.layoutIfNeeded()
    #expect(labels(of: view).map(\.text) == ["Nothing here"])
    #expect(labels(of: view).map(\.font.pointSize) == [17])
  }

  @Test func failuresHaveTheirPictureAndTheirSecondText() {
    let state = ListState.failed(
      ErrorState(
        image: .symbol("wifi.slash"), text: .verbatim("No luck"), detail: .verbatim("Try later")),
      LoadError.connection("down"))
    let message = state.message {}
    #expect(message?.image == .symbol("wifi.slash"))
    #expect(message?.detail == .verbatim("Try later"))
  }

  @Test func whatIsSaidAnewIsAnotherState() {
    func key(_ detail: ScreenText?) -> ListState.Key {
      ListState.empty(EmptyState(text: .verbatim("Nothing here"), detail: detail)).key
    }
    #expect(key(nil) == key(nil))
    #expect(key(nil) != key(.verbatim("Begin above")))
  }
}
