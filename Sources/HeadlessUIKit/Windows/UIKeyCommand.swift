import Foundation

/// Keys that are held down while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
  public static let numericPad = Self(rawValue: 1 << 21)
}

/// Something that keys of a keyboard do. UIKit's is made with a selector; here it is made with what it does.
@MainActor open class UIKeyCommand: NSObject {
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputDelete = "UIKeyInputDelete"

  /// The key that is pressed.
  open var input: String? { pressed }
  /// What is held down meanwhile.
  open var modifierFlags: UIKeyModifierFlags { held }
  /// What the command is called among those that there are.
  open var title = ""
  /// What the command is called where a person asks what keys do.
  open var discoverabilityTitle: String?
  /// Whether the command comes before what the system does by the same keys.
  open var wantsPriorityOverSystemBehavior = false
  let perform: @MainActor () -> Void
  private let pressed: String
  private let held: UIKeyModifierFlags

  init(input: String, modifierFlags: UIKeyModifierFlags, perform: @escaping @MainActor () -> Void) {
    pressed = input
    held = modifierFlags
    self.perform = perform
    super.init()
  }
}
