#if canImport(UIKit)
  import UIKit
#endif

/// The keys that do what the buttons in a screen's bars do, as UIKit has them: it knows what they do by a selector.
@MainActor
final class KeyShortcuts: NSObject {
  /// Something that keys do.
  struct Command {
    let shortcut: KeyShortcut
    let title: String
    let perform: @MainActor () -> Void
  }

  private var commands: [Command] = []

  /// Makes what UIKit knows of `commands`.
  func keyCommands(for commands: [Command]) -> [UIKeyCommand] {
    self.commands = commands
    return commands.map(makeKeyCommand)
  }

  private func makeKeyCommand(_ command: Command) -> UIKeyCommand {
    let input = command.shortcut.input
    let flags = command.shortcut.modifierFlags
    #if canImport(UIKit)
      let made = UIKeyCommand(
        input: input, modifierFlags: flags,
        action: #selector(ScreenController.performKeyCommand(_:)))
    #else
      let made = UIKeyCommand.headlessCommand(input: input, modifierFlags: flags) { [weak self] in
        self?.perform(input, flags)
      }
    #endif
    made.title = command.title
    made.discoverabilityTitle = command.title
    // Arrows and the like move what is in focus as long as nobody says otherwise.
    made.wantsPriorityOverSystemBehavior = true
    return made
  }

  /// Does what the keys do.
  func perform(_ input: String?, _ flags: UIKeyModifierFlags) {
    let command = commands.first {
      $0.shortcut.input == input && $0.shortcut.modifierFlags == flags
    }
    command?.perform()
  }
}

#if canImport(UIKit)
  extension ScreenController {
    @objc func performKeyCommand(_ command: UIKeyCommand) {
      barButtons.shortcuts.perform(command.input, command.modifierFlags)
    }
  }
#endif

extension KeyShortcut {
  /// The key as UIKit writes it.
  @MainActor fileprivate var input: String {
    switch key {
    case .character(let character): String(character)
    case .escape: UIKeyCommand.inputEscape
    case .delete: UIKeyCommand.inputDelete
    case .enter: "\r"
    case .up: UIKeyCommand.inputUpArrow
    case .down: UIKeyCommand.inputDownArrow
    case .left: UIKeyCommand.inputLeftArrow
    case .right: UIKeyCommand.inputRightArrow
    }
  }

  fileprivate var modifierFlags: UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if modifiers.contains(.command) { flags.insert(.command) }
    if modifiers.contains(.shift) { flags.insert(.shift) }
    if modifiers.contains(.option) { flags.insert(.alternate) }
    if modifiers.contains(.control) { flags.insert(.control) }
    return flags
  }
}
