/// Where a screen stands whose keys are tried.
enum KeyHost: String, CaseIterable, Sendable {
  /// A whole app, from its start on.
  case app
  /// A screen that is shown with values that are made up, and with nothing around it.
  case alone
  case entry = "an entry of the menu"
  case pushed
  case sheet = "in a sheet"
  case cover = "over the window"
  case header = "above tabs"
  case tab = "behind a tab"
  case part = "in a page"

  /// Those in which the keys of a screen may come to something else.
  static let ofScreens: [KeyHost] = [.entry, .pushed, .sheet, .cover, .header, .tab, .part]

  /// Whether a tap leads to the screen.
  var isBehindButton: Bool {
    switch self {
    case .pushed, .sheet, .cover: true
    case .app, .alone, .entry, .header, .tab, .part: false
    }
  }

  /// The files around a probe with its screen in its place.
  func surroundings(_ files: [String], of screen: String, in probe: String) -> [String] {
    guard let around = around(screen, returning: probe.contains("\nreturns: ")) else {
      return self == .entry ? files.map { Self.menu(of: $0, beginningWith: screen) } : files
    }
    return files.map { Self.menu(of: $0, beginningWith: "Around") } + ["screen: Around\n\(around)"]
  }

  /// What a screen around the other one is; nil where there is none.
  ///
  /// - Parameter isReturning: Whether the other one returns something.
  private func around(_ screen: String, returning isReturning: Bool) -> String? {
    let taking =
      isReturning ? #", returned: { notice: { verbatim: "took {$result}" } }"# : ""
    return switch self {
    case .app, .alone, .entry: nil
    case .pushed: Self.button("push: \(screen)\(taking)")
    case .sheet: Self.button("present: \(screen)\(taking)")
    case .cover: Self.button("present: \(screen), as: fullScreen\(taking)")
    case .header:
      """
      tabs:
        header: { screen: \(screen), height: 1100 }
        pages:
          - { title: { verbatim: First }, screen: Home }
          - { title: { verbatim: Second }, screen: Home2 }

      """
    case .tab:
      """
      tabs:
        - { title: { verbatim: First }, screen: \(screen) }
        - { title: { verbatim: Second }, screen: Home }

      """
    case .part: "content: [{ embed: { screen: \(screen), height: 1100 } }]\n"
    }
  }

  private static func button(_ effect: String) -> String {
    """
    sections: []
    bar: { trailing: [{ title: { verbatim: Enter }, \(effect) }] }

    """
  }

  /// An app whose menu has a screen before all others.
  private static func menu(of file: String, beginningWith screen: String) -> String {
    let entry = "    - { screen: \(screen), title: { verbatim: Here }, icon: tray }"
    return file.replacing("\n  menu:\n", with: "\n  menu:\n\(entry)\n", maxReplacements: 1)
  }
}
