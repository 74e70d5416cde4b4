/// What fills a screen with a list that is at something.
@MainActor
package protocol PhasedContent {
  var phase: ScreenPhase { get }
  var hasFailed: Bool { get }
}

extension ListDisplay: PhasedContent {
  package var phase: ScreenPhase { engine.phase }
  package var hasFailed: Bool { engine.hasFailed }
}

extension ScreenController {
  /// What the screen's list is at; nil for a screen without one.
  package var listPhase: ScreenPhase? { phasedContent?.phase }

  /// Whether something of the screen's list could not be loaded.
  package var listHasFailed: Bool { phasedContent?.hasFailed ?? false }

  private var phasedContent: (any PhasedContent)? { screenContent as? any PhasedContent }
}
