import Diagnostics

extension RuleExamples {
  /// An app of one screen with files of strings.
  ///
  /// - Parameters:
  ///   - files: The files of strings: their texts by their paths.
  ///   - paths: The path of the strings in the app's spec, or a list of paths, where that is not the one there is.
  ///   - title: What stands in the menu for the screen.
  ///   - declarations: Documents behind the app and its screen.
  static func ofStrings(
    _ files: KeyValuePairs<String, String>, strings paths: String? = nil,
    title: String = "tab.feed",
    beside declarations: String = ""
  ) -> RuleExamples {
    let app = """
      app: Notes
      language: 1
      strings: \(paths ?? files.map(\.key).joined())
      host:
        menu: [{ screen: Feed, title: \(title), icon: house }]
      ---
      screen: Feed
      swift: { type: FeedController }
      """
    let further = declarations.isEmpty ? "" : "\n---\n" + declarations
    return RuleExamples([("App.yaml", app + further)] + files.map { ($0.key, $0.value) })
  }
}
