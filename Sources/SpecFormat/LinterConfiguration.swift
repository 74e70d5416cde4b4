/// What other tools need to know of the style.
public enum LinterConfiguration {
  /// The configuration with which yamllint has nothing to say of formatted specs: its default but
  /// for what the language and the style ask for.
  public static let yamllint = """
    extends: default
    rules:
      # A space within braces, none within brackets.
      braces:
        min-spaces-inside: 1
        max-spaces-inside: 1
        min-spaces-inside-empty: 0
        max-spaces-inside-empty: 0
      # Comments at the end of a mapping are indented like its entries.
      comments-indentation: disable
      # A file that declares one thing needs no marker.
      document-start: disable
      # Texts and comments are not broken into lines.
      line-length: { max: 100, level: warning }
      # Keys are names, `on` as well.
      truthy: { check-keys: false }

    """
}
