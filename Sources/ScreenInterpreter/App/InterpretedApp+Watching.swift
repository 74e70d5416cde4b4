import ScreenKit
import SpecModel

/// What those ask who hold an app to its specs.
extension InterpretedApp {
  /// The name of the screen that a controller shows; nil for what is no screen of the app.
  package func screenName(of controller: UIViewController) -> String? {
    made.name(of: controller)
  }

  /// What a screen says where there is nothing; nil where its spec says nothing of that.
  package func emptyText(of controller: UIViewController) -> String? {
    made.parts(of: controller)?.emptyState.map { runtime.string($0.text) }
  }

  /// What a screen says where a load has failed.
  package func errorText(of controller: UIViewController) -> String? {
    made.parts(of: controller).map {
      runtime.string($0.listConfiguration.error.text ?? StandardText.error)
    }
  }

  /// The title of the button for another try; nil where the screen offers none.
  package func retryTitle(of controller: UIViewController) -> String? {
    let offersRetry = made.parts(of: controller)?.listConfiguration.error.retry ?? false
    return offersRetry ? runtime.string(StandardText.retry) : nil
  }

  /// What people read for the cases of an enum, in their order.
  package func choiceTitles(of enumeration: String) -> [String] {
    (schema.choices[enumeration]?.cases ?? []).map { runtime.string($0.text) }
  }

  /// Has somebody be logged in, of whom what is known is made up.
  package func logIn(_ answers: SourceAnswers) {
    guard let fields = index.session?.fields.map(\.field) else { return }
    begin(DynamicSession(fields: StandardValues(self, answers).values(of: fields)))
  }

  /// Has every flag that is on or off be the other.
  package func turnFlags() {
    flags = flags.mapValues { value in
      if case .boolean(let isOn) = value { .boolean(!isOn) } else { value }
    }
  }
}
