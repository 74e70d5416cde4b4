import Foundation
import HeadlessUIKit
import Testing

/// Writes down what it is asked and told, and may refuse.
private final class TextLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var entries: [String] = []
  var refuses: Set<String> = []

  private func ask(_ question: String) -> Bool {
    entries.append(question)
    return !refuses.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin?") }
  func textFieldDidBeginEditing(_ textField: UITextField) { entries.append("begun") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end?") }
  func textFieldDidEndEditing(_ textField: UITextField) { entries.append("ended") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { ask("\(range.location)+\(range.length) \(string)?") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return?") }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("begin?") }
  func textViewDidBeginEditing(_ textView: UITextView) { entries.append("begun") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("end?") }
  func textViewDidEndEditing(_ textView: UITextView) { entries.append("ended") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { ask("\(range.location)+\(range.length) \(text)?") }
  func textViewDidChange(_ textView: UITextView) { entries.append("changed") }
}

@MainActor struct TextInputTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log = TextLog()

  private func field() -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.delegate = log
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"), (.editingDidEndOnExit, "event exit"),
    ]
    for (event, name) in events {
      field.addAction(UIAction { [log] _ in log.entries.append(name) }, for: event)
    }
    window.isHidden = false
    window.addSubview(field)
    return field
  }

  @Test func fieldsTellTheirDelegateAndThenTheirTargets() {
    let field = field()
    #expect(field.headlessTap() && field.isFirstResponder)
    field.headlessType("a")
    field.resignFirstResponder()
    #expect(
      log.entries == [
        "begin?", "begun", "event begin", "0+0 a?", "event changed", "end?", "ended", "event end",
      ])
    #expect(field.text == "a")
  }

  @Test func theDelegateMayRefuse() {
    let field = field()
    log.refuses = ["begin?"]
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    log.refuses = ["1+0 b?", "end?"]
    field.headlessType("abc")
    #expect(field.text == "ac")
    #expect(!field.resignFirstResponder() && field.isEditing)
    #expect(!window.endEditing(false) && field.isEditing)
  }

  @Test func theReturnKeyIsAskedFor() {
    let field = field()
    field.becomeFirstResponder()
    log.entries = []
    field.headlessPressReturn()
    log.refuses = ["return?"]
    field.headlessPressReturn()
    #expect(log.entries == ["return?", "event exit", "return?"])
  }

  @Test func editingMovesFromFieldToField() {
    let first = field()
    let second = field()
    first.becomeFirstResponder()
    second.clearsOnBeginEditing = true
    second.text = "old"
    log.entries = []
    second.becomeFirstResponder()
    #expect(
      log.entries == ["begin?", "end?", "ended", "event end", "begun", "event begin"])
    #expect(!first.isEditing && second.isEditing && second.text == "")
  }

  @Test func disabledFieldsAreNotEdited() {
    let field = field()
    field.isEnabled = false
    #expect(!field.headlessTap() && !field.becomeFirstResponder())
    #expect(log.entries.isEmpty)
  }

  @Test func rangesCountAsInObjectiveC() {
    let field = field()
    field.headlessType("👍")
    log.entries = []
    field.headlessType("x")
    #expect(log.entries == ["2+0 x?", "event changed"])
    field.headlessReplaceText(by: "y")
    #expect(log.entries.contains("0+3 y?") && field.text == "y")
  }

  @Test func textViewsTellTheirDelegate() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    window.isHidden = false
    window.addSubview(view)
    view.delegate = log
    log.refuses = ["1+0 b?"]
    view.headlessType("abc")
    view.resignFirstResponder()
    #expect(view.text == "ac")
    #expect(
      log.entries == [
        "begin?", "begun", "0+0 a?", "changed", "1+0 b?", "1+0 c?", "changed", "end?", "ended",
      ])
    view.isEditable = false
    #expect(!view.becomeFirstResponder())
  }

  @Test func textViewsGrowWithTheirText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let empty = view.contentSize.height
    view.text = "a text that has to be broken into more lines than one"
    #expect(view.contentSize.height > empty)
    #expect(view.sizeThatFits(CGSize(width: 400, height: 0)).height < view.contentSize.height)
  }
}
