import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Events that actions of screens name without the adapter that tells them.
extension AppIndex {
  /// The events that such actions may wait for, with their adapters, by where they stand: those of adapters that the
  /// screen lists, about which nothing is done yet.
  func eventsMeantAlone() -> [Location: [String]] {
    guard !isSound else { return [:] }
    var meant: [Location: [String]] = [:]
    for file in files {
      for finding in file.diagnostics {
        guard let event = finding.loneEvent, let screen = file.screen(at: finding.primary.span)
        else { continue }
        let events = screen.usedAdapters.map(\.text).filter { name in
          adapter(name)?.events.contains { $0.text == event } == true
            && !screen.handles(event, of: name)
        }.map { "\($0).\(event)" }
        if (1...Self.mostMeant).contains(events.count) { meant[finding.primary] = events }
      }
    }
    return meant
  }

  /// More adapters are no help to who chooses one.
  private static let mostMeant = 3
}

extension Diagnostic {
  /// The event that it says to be named without its adapter.
  var loneEvent: String? {
    if case .loneEvent(let name) = subject { name } else { nil }
  }

  /// The same about an event that is known to be one of some.
  func naming(_ events: [String]) -> Diagnostic {
    var named = Diagnostic(
      rule: rule, severity: severity, message: message, at: primary, label: label,
      related: related, notes: notes,
      help: ["write \(events.map { "`\($0)`" }.joined(separator: " or "))"],
      fixes: events.count == 1 ? [.replacing(at: primary, by: events[0], .unsafe)] : [])
    (named.stage, named.cause, named.consequences) = (stage, cause, consequences)
    named.subject = subject
    return named
  }
}

extension SpecFile {
  /// The screen whose declaration a place is in.
  func screen(at place: ByteSpan) -> ScreenDeclaration? {
    let declaration = declarations.filter { $0.name.span.start <= place.start }
      .max { $0.name.span.start < $1.name.span.start }
    guard case .screen(let screen) = declaration else { return nil }
    return screen
  }
}

extension ScreenDeclaration {
  /// Whether an action waits for an event of an adapter.
  fileprivate func handles(_ event: String, of adapter: String) -> Bool {
    actions.contains { action in
      guard case .event(let name, let handled) = action.trigger else { return false }
      return name.text == adapter && handled.text == event
    }
  }
}
