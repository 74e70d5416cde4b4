import ScreenKit

/// A coordinator of the simplest screen there is: one message.
@MainActor
final class MessageCoordinator: ScreenCoordinator {
  private let text: String
  private let journal: Journal

  init(runtime: AppRuntime, text: String, journal: Journal = Journal()) {
    self.text = text
    self.journal = journal
    super.init(runtime: runtime, title: .verbatim(text))
  }

  override func start() {
    journal.add(text, "start")
    container.content = MessageController(
      runtime: runtime, message: Message(text: .verbatim(text)))
  }

  override func stop() {
    journal.add(text, "stop")
  }
}
