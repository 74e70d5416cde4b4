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
}
