import Diagnostics
import SpecModel
import SpecSemantics

/// The events that hand-written code tells all screens, by `app.emit`.
extension AppComparison {
  /// What was told is still there where anything else tells it now: the app, or a request.
  mutating func compareEmitted() {
    let left = later.emittedEvents
    var gone: Set<String> = []
    for file in earlier.files {
      for declaration in file.declarations {
        for event in declaration.emits where !left.contains(event.text) {
          guard gone.insert(event.text).inserted else { continue }
          reportGone(event, of: declaration, Location(file: file.id, span: event.span))
        }
      }
    }
  }

  private mutating func reportGone(
    _ event: Name, of declaration: Declaration, _ place: Location
  ) {
    let name = declaration.kind == .app ? later.app?.name.text : declaration.name.text
    let owner = name.flatMap { later.location(of: declaration.kind, $0) }
    report(
      .sourceApp, "the event `\(event.text)` is gone", at: owner ?? place,
      was: owner.map { _ in (place, "it was declared here") },
      help: "code that emits the event has to change, too")
  }
}

extension Declaration {
  fileprivate var emits: [Name] {
    switch self {
    case .app(let app): app.emits
    case .request(let request): request.emits
    default: []
    }
  }
}
