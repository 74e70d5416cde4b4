import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Segments in a bar write which one is chosen to one piece of the state.
  static let invalidSegments: SpecRule = .init(
    name: "invalid-segments",
    summary:
      "The segments in a bar are not the cases of a piece of the state, or do not choose the tabs.",
    rationale:
      "One of the segments is always chosen, and what the screen shows follows from which one: so it is kept in the "
      + "state, as a case of an enum. A screen with tabs has one choice among them, which stands in the bar or below "
      + "it, so that segments in its bar are those of its tabs.",
    examples: """
      enum: Folder
      cases: [all, unread]
      ---
      screen: Messages
      title: { value: $state.folder }
      state: { folder: «String = ""→Folder = all» }
      bar: { segments: ‹$state.folder› }
      source: { use: Posts }
      adapters: [PostRow]
      """,
    reportedBy: [.choices])
}
