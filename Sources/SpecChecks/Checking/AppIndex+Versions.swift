import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension AppIndex {
  /// Findings about keys that the version of the language does not have that the app is written in.
  ///
  /// Files are read without knowing of one another, so this is seen when all are there.
  var keysOfLaterVersions: [Diagnostic] {
    guard let language = app?.language.value else { return [] }
    return versionedKeys.filter { $0.key.since > language }.map { file, key in
      Diagnostic(
        .unsupportedLanguageVersion,
        "`\(key.name.text)` is new in version \(key.since) of the language, and the app is "
          + "written in version \(language)",
        at: Location(file: file, span: key.name.span),
        help: ["say `language: \(key.since)` in the app, or leave the key out"])
    }
  }
}
