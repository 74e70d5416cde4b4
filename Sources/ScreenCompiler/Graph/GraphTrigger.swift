extension AppGraph {
  /// What has to happen for an arrow to be followed.
  public struct Trigger: Sendable, Hashable {
    public enum Kind: String, Sendable, CaseIterable {
      /// The app begins, while nobody is logged in or somebody is.
      case start
      /// An entry of the host's menu.
      case menu
      /// An address is opened.
      case link
      /// A tap on a row of a model.
      case select
      /// An adapter's cell tells an event.
      case event
      case swipe
      /// A finger rests on a row of a model.
      case hold
      /// A row of a model is dragged to another place.
      case reorder
      /// An item of a bar, or of the one at the bottom.
      case bar, toolbar
      /// A tap on a row or a part of a page that is written in place.
      case row
      case button
      /// A control or an input gets another value.
      case change
      /// A component tells an event.
      case component
      /// The button of an empty list.
      case empty
      case submit
      /// Something is done with selected rows.
      case selection
      /// A page of tabs, or what stands above them.
      case page, header
      /// A screen that stands in a cell or a page.
      case embed
    }

    /// What happens between the trigger and the arrow.
    public enum Step: Sendable, Hashable {
      case then, failed, returned, cancelled
      /// An entry of a menu.
      case choice(String)
    }

    public let kind: Kind
    /// The model, adapter, component or section that it is about.
    public var of: String?
    /// The title, event or address by which it is known.
    public var says: String?
    public var after: [Step] = []

    func after(_ steps: [Step]) -> Trigger {
      var trigger = self
      trigger.after = steps
      return trigger
    }
  }
}

extension AppGraph.Trigger {
  /// The trigger in a few words.
  public var words: String {
    ([base] + after.map(\.words)).joined(separator: ", ")
  }

  private var base: String {
    let what = of ?? ""
    switch kind {
    case .start: return says ?? "at the start"
    case .menu, .link, .page: return says ?? what
    case .select: return "tap on \(what)"
    case .event, .component: return "\(what) tells \(says ?? "")"
    case .swipe: return "swipe \(what): \(says ?? "")"
    case .hold: return "menu of \(what)"
    case .reorder: return "reorder of \(what)"
    case .bar, .toolbar: return "\(kind.rawValue): \(says ?? "")"
    case .row: return "row \(what)" + (says.map { ": \($0)" } ?? "")
    case .button: return joined("button", says, in: of)
    case .change: return joined("change of", says, in: of)
    case .empty: return "when empty: \(says ?? "")"
    case .submit: return "submit: \(says ?? "")"
    case .selection: return "selected \(what): \(says ?? "")"
    case .header: return "above the tabs"
    case .embed: return joined("stands", nil, in: of)
    }
  }

  private func joined(_ word: String, _ name: String?, in place: String?) -> String {
    [word, name, place.map { "in \($0)" }].compactMap(\.self).joined(separator: " ")
  }
}

extension AppGraph.Trigger.Step {
  var words: String {
    switch self {
    case .then: "then"
    case .failed: "if it fails"
    case .returned: "with its result"
    case .cancelled: "when it is closed without one"
    case .choice(let title): "choosing \(title)"
    }
  }

  /// What it is called in JSON.
  var key: String {
    switch self {
    case .then: "then"
    case .failed: "failed"
    case .returned: "returned"
    case .cancelled: "cancelled"
    case .choice: "choice"
    }
  }
}

extension AppGraph.Arrow {
  /// The arrow in a line: what has to happen, and what is handed over.
  public var words: String {
    let given = values.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    let when = condition.map { " when \($0)" } ?? ""
    return trigger.words + when + (given.isEmpty ? "" : " (\(given))")
  }
}
