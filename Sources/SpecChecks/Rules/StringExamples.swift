import Diagnostics

extension RuleExamples {
  /// An app of one screen with files of strings.
  ///
  /// - Parameters:
  ///   - paths: The path of the strings in the app's spec, or a list of paths.
  ///   - title: What stands in the menu for the screen.
  ///   - declarations: Documents behind the app and its screen.
  ///   - files: The files of strings.
  static func ofStrings(
    strings paths: String, title: String = "tab.feed", beside declarations: String = "",
    _ files: (path: String, text: String)...
  ) -> RuleExamples {
    let app = """
      app: Notes
      language: 1
      strings: \(paths)
      host:
        menu: [{ screen: Feed, title: \(title), icon: house }]
      ---
      screen: Feed
      swift: { type: FeedController }
      """
    let further = declarations.isEmpty ? "" : "\n---\n" + declarations
    return RuleExamples([("App.yaml", app + further)] + files)
  }
}
