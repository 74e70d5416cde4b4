/// Keys of a keyboard that are pressed together to do what a button does.
public struct KeyShortcut: Hashable, Sendable {
  /// Keys that are held down.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let command = Modifiers(rawValue: 1)
    public static let shift = Modifiers(rawValue: 2)
    public static let option = Modifiers(rawValue: 4)
    public static let control = Modifiers(rawValue: 8)
  }

  /// The key that is pressed.
  public enum Key: Hashable, Sendable {
    /// The key that writes this.
    case character(Character)
    case escape
    case delete
    case enter
    case up
    case down
    case left
    case right
  }

  public let key: Key
  public let modifiers: Modifiers

  /// A key pressed while others are held down.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The key that writes `character`, pressed while others are held down.
  public init(_ character: Character, _ modifiers: Modifiers) {
    self.init(.character(character), modifiers)
  }
}
