import Foundation
import HeadlessUIKit
import Testing

@MainActor struct AlertTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let journal = Journal()

  private func present(_ style: UIAlertController.Style, fields: Int = 0) -> UIAlertController {
    window.rootViewController = root
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "T", message: "M", preferredStyle: style)
    for number in 0..<fields { alert.addTextField { $0.placeholder = "field \(number)" } }
    for (title, style) in [("Save", UIAlertAction.Style.default), ("Back", .cancel)] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [journal] in
          journal.entries.append("\($0.title ?? "") \(alert.textFields?.first?.text ?? "")")
        })
    }
    root.present(alert, animated: false)
    return alert
  }

  @Test func theFirstFieldTakesWhatIsTyped() {
    let alert = present(.alert, fields: 2)
    #expect(window.headlessFirstResponder === alert.textFields?.first)
    #expect(alert.headlessType("name"))
    #expect(!alert.headlessType("none", intoFieldAt: 2))
    alert.headlessChoose(titled: "Save")
    #expect(journal.entries == ["Save name"])
    #expect(root.presentedViewController == nil)
  }

  @Test func returnGoesThroughTheFieldsToThePreferredAction() {
    let alert = present(.alert, fields: 2)
    alert.preferredAction = alert.actions.first { $0.title == "Back" }
    #expect(alert.headlessPressReturn())
    #expect(window.headlessFirstResponder === alert.textFields?.last)
    #expect(journal.entries.isEmpty)
    #expect(alert.headlessPressReturn())
    #expect(journal.entries == ["Back "])
  }

  @Test func disabledActionsCannotBeChosen() {
    let alert = present(.alert)
    alert.actions[0].isEnabled = false
    #expect(!alert.headlessChoose(titled: "Save"))
    #expect(root.presentedViewController === alert)
  }

  @Test func touchingBesideCancelsSheetsOnly() {
    let alert = present(.alert)
    #expect(!alert.headlessTapOutside())
    alert.headlessChoose(titled: "Save")
    let sheet = present(.actionSheet)
    #expect(sheet.headlessTapOutside())
    #expect(journal.entries == ["Save ", "Back "])
    #expect(root.presentedViewController == nil)
  }

  @Test("an alert leaves its presenter appeared")
  func presenterStays() {
    let presenter = LoggingController("a", journal)
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    journal.entries = []
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    presenter.present(alert, animated: true)
    window.headlessFinishTransitions()
    #expect(alert.view.window === window && presenter.view.window === window)
    alert.headlessChoose(titled: "OK")
    window.headlessFinishTransitions()
    #expect(alert.view.window == nil)
    #expect(journal.entries.isEmpty)
  }

  @Test("an alert that the app takes away runs no action")
  func dismissedByTheApp() {
    let alert = present(.alert)
    root.dismiss(animated: true)
    window.headlessFinishTransitions()
    #expect(root.presentedViewController == nil && alert.presentingViewController == nil)
    #expect(journal.entries.isEmpty)
    #expect(!alert.headlessChoose(titled: "Save"), "nobody sees it any more")
    #expect(journal.entries.isEmpty)
  }

  @Test("an action can show the next alert, as its own has gone before")
  func nextAlert() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    let (first, second) = (
      UIAlertController(title: "1", message: nil, preferredStyle: .alert),
      UIAlertController(title: "2", message: nil, preferredStyle: .alert)
    )
    first.addAction(
      UIAlertAction(title: "Next", style: .default) { [root] _ in
        #expect(first.view.window == nil && first.presentingViewController == nil)
        root.present(second, animated: false)
      })
    root.present(first, animated: false)
    first.headlessChoose(titled: "Next")
    #expect(root.presentedViewController === second)
  }

  @Test("choosing in an alert over a sheet takes only the alert away")
  func alertOverASheet() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    let sheet = LoggingController("s", journal)
    root.present(sheet, animated: false)
    journal.entries = []
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    sheet.present(alert, animated: false)
    alert.headlessChoose(titled: "OK")
    #expect(sheet.presentedViewController == nil)
    #expect(root.presentedViewController === sheet)
    #expect(journal.entries.isEmpty)
  }

  @Test("actions stand in the order in which they were added, and a cancelling one comes once")
  func oneCancelAction() async {
    #expect(present(.alert).actions.map(\.title) == ["Save", "Back"])
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Back", style: .cancel))
        alert.addAction(UIAlertAction(title: "Away", style: .cancel))
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
  }

  @Test("action sheets have no fields")
  func fieldsOfAlertsOnly() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      ))
  }
}
