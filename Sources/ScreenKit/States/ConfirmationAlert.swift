/// Asks whether something shall really be done.
@MainActor
enum ConfirmationAlert {
  static func make(
    _ text: ScreenText, runtime: AppRuntime, then: @escaping @MainActor () -> Void
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: runtime.string(text), message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: runtime.string(StandardText.cancel), style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: runtime.string(StandardText.ok), style: .destructive) { _ in then() })
    return alert
  }
}
