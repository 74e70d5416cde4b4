import ScreenKit

#if canImport(UIKit)
  import UIKit

  /// What UIKit has and its stand-in hasn't.
  extension UIKitHands {
    /// In the app that hosts the tests, if there is one, a window of its scene: others are never shown.
    package func makeWindow(of size: CGSize) -> UIWindow {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.windowScene = hostScene
      // Nobody waits to see how screens come in.
      window.layer.speed = 100
      return window
    }

    /// Packages' tests run in no app: there `UIApplication.shared` is nothing.
    private var hostScene: UIWindowScene? {
      guard Bundle.main.bundleURL.pathExtension == "app" else { return nil }
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    }

    package func picture(of window: UIWindow) -> Picture {
      let renderer = UIGraphicsImageRenderer(bounds: window.bounds)
      let data = renderer.pngData { _ in
        _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
      }
      return Picture(data: data, type: "png")
    }

    func perform(_ action: UIAction, from sender: Any) {
      action.performWithSender(sender, target: nil)
    }

    /// Sends what a button in a bar does by target and selector; the answer is whether someone took it.
    func sendAction(of button: UIBarButtonItem) -> Bool {
      guard let action = button.action else { return false }
      return UIApplication.shared.sendAction(action, to: button.target, from: button, for: nil)
    }

    func sendAction(ofSegmentAt index: Int, of control: UISegmentedControl) {
      if let action = control.actionForSegment(at: index) { perform(action, from: control) }
    }

    /// UIKit tells of a change when something is inserted; should it not, it is told of here.
    func insert(_ text: String, inPlaceOfAllIn field: UITextField) {
      let watch = ChangeWatch(of: field)
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.endOfDocument)
      text.isEmpty ? field.deleteBackward() : field.insertText(text)
      if !watch.end() { field.sendActions(for: .editingChanged) }
    }

    /// Leaves a field for which someone waits for the return key, as UIKit does.
    func endEditingOnExit(of field: UITextField) {
      if field.allControlEvents.contains(.editingDidEndOnExit) { field.resignFirstResponder() }
    }

    /// What UIKit offers by itself where rows can be deleted.
    func standardDeletion(at path: IndexPath, of table: UITableView) -> UISwipeActionsConfiguration?
    {
      guard let commit = (table.dataSource?.tableView(_:commit:forRowAt:)),
        (table.dataSource?.tableView(_:canEditRowAt:))?(table, path) ?? true,
        (table.delegate?.tableView(_:editingStyleForRowAt:))?(table, path) ?? .delete == .delete
      else { return nil }
      let title =
        (table.delegate?.tableView(_:titleForDeleteConfirmationButtonForRowAt:))?(table, path)
      let deletion = UIContextualAction(style: .destructive, title: title ?? "Delete") {
        _, _, done in
        commit(table, .delete, path)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [deletion])
    }
  }

  /// Hears whether a field tells of a change.
  @MainActor
  private final class ChangeWatch {
    private let field: UITextField
    private var action: UIAction?
    private var hasHeard = false

    init(of field: UITextField) {
      self.field = field
      let action = UIAction { [weak self] _ in self?.hasHeard = true }
      self.action = action
      field.addAction(action, for: .editingChanged)
    }

    /// Hears no more; the answer is whether it did.
    func end() -> Bool {
      if let action { field.removeAction(action, for: .editingChanged) }
      return hasHeard
    }
  }
#else
  /// What the stand-in has in the place of what only UIKit has.
  extension UIKitHands {
    package func makeWindow(of size: CGSize) -> UIWindow {
      UIWindow(frame: CGRect(origin: .zero, size: size))
    }

    package func picture(of window: UIWindow) -> Picture {
      Picture(data: Data(window.headlessPicture().utf8), type: "svg")
    }

    func perform(_ action: UIAction, from sender: Any) { UIControl().sendAction(action) }

    /// Targets and selectors are Objective-C's.
    func sendAction(of button: UIBarButtonItem) -> Bool { false }

    /// Nobody can ask for a segment's action here: it is done by the hook.
    func sendAction(ofSegmentAt index: Int, of control: UISegmentedControl) {}

    func insert(_ text: String, inPlaceOfAllIn field: UITextField) {
      field.text = text
      field.sendActions(for: .editingChanged)
      field.delegate?.textFieldDidChangeSelection(field)
    }

    func endEditingOnExit(of field: UITextField) {}

    /// Swift can't tell whether a data source implements what deletes.
    func standardDeletion(at path: IndexPath, of table: UITableView) -> UISwipeActionsConfiguration?
    { nil }
  }
#endif
