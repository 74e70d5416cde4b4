/// Keys that are pressed together: `cmd+n`.
public struct SpecShortcut: Sendable, Hashable {
  /// A key that is held down while another is pressed.
  public enum Modifier: String, Sendable, Hashable, CaseIterable {
    case cmd
    case shift
    case alt
    case ctrl
  }

  /// A key that writes nothing.
  public enum NamedKey: String, Sendable, Hashable, CaseIterable {
    case escape
    case delete
    case enter
    case up
    case down
    case left
    case right
  }

  /// The key that is pressed.
  public enum Key: Sendable, Hashable {
    case character(Character)
    case named(NamedKey)
  }

  public let key: Key
  /// What is held down, in the order of ``Modifier/allCases``.
  public let modifiers: [Modifier]

  /// The shortcut that `text` writes; nil for anything else. A key that writes something needs another one that is held
  /// down and is not only for capitals.
  init?(_ text: String) {
    var parts = text.split(separator: "+", omittingEmptySubsequences: false)
    // `cmd++` is the key of the plus sign.
    if parts.count > 1, parts.suffix(2) == ["", ""] {
      parts.replaceSubrange((parts.count - 2)..., with: ["+"])
    }
    guard let last = parts.popLast() else { return nil }
    let held = parts.map { Modifier(rawValue: String($0)) }
    let modifiers = Set(held.compactMap { $0 })
    guard modifiers.count == parts.count else { return nil }
    if let named = NamedKey(rawValue: String(last)) {
      key = .named(named)
    } else {
      guard last.count == 1, let character = last.first, !character.isWhitespace,
        !character.isUppercase, !modifiers.isSubset(of: [.shift])
      else { return nil }
      key = .character(character)
    }
    self.modifiers = Modifier.allCases.filter(modifiers.contains)
  }
}

extension SpecShortcut: CustomStringConvertible {
  public var description: String {
    let last =
      switch key {
      case .character(let character): String(character)
      case .named(let named): named.rawValue
      }
    return (modifiers.map(\.rawValue) + [last]).joined(separator: "+")
  }
}
