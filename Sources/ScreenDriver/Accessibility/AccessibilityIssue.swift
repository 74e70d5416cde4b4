public import Foundation

/// What keeps somebody from using a screen who hears it, reads it in large text or needs strong colours.
public struct AccessibilityIssue: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as Xcode's accessibility audits tell it apart.
  public enum Kind: String, CaseIterable, Sendable {
    /// VoiceOver stops there and has nothing to say.
    case missingLabel = "nothing to read out"
    /// VoiceOver doesn't get there, and offers no action for it.
    case unreachable = "not reachable"
    /// Two things to touch beside each other are read out alike.
    case sameLabel = "read out like another"
    /// What can be tapped isn't read out as that.
    case missingTrait = "not read out as a button"
    /// The text above a section isn't read out as a heading.
    case missingHeading = "not read out as a heading"
    /// A finger has less than 44 points to hit it.
    case smallTarget = "smaller than 44 points"
    /// A text stands out from its ground by less than WCAG 2.2 asks for.
    case lowContrast = "too little contrast"
    /// A text is cut off that isn't at the standard size.
    case clippedText = "cut off"
  }

  public let kind: Kind
  /// The class of the screen.
  public let screen: String
  /// What is concerned: its class with its text or id.
  public let element: String
  /// What was measured, and in which surroundings.
  public let details: String
  /// Where it is in the window; nil for what no view stands for.
  public var frame: CGRect?

  public var description: String {
    "\(screen): \(element): \(kind.rawValue)"
      + (details.isEmpty ? "" : " (\(details))")
  }
}
