import Foundation
import ScreenCompiler
import ScreenInterpreter
import SpecSemantics

/// An app whose specs have no errors, with what its sources answer.
@MainActor
struct PreviewedApp {
  /// When everything is seen, the same on every day: 14 March 2026, three in the afternoon, universal time. Dates that
  /// are invented lie around it.
  static let now = Date(timeIntervalSince1970: 1_773_500_400)

  let specs: SpecFolder
  let checked: CheckedApp
  let report: Report
  let blueprint: AppBlueprint
  let answers: SourceAnswers

  init(_ path: String) throws {
    specs = SpecFolder(path)
    (report, checked) = try specs.checked()
    blueprint = AppBlueprint(of: checked)
    answers = .inventing(
      for: checked.index, besides: Samples(specRoot: path), at: Self.now)
  }

  /// The name of the app.
  var name: String { checked.index.app?.name.text ?? "the app" }

  /// Its screens as they look with the texts of a language.
  func preview(in language: String?) throws -> ScreenPreview {
    let strings = try PreviewStrings(specs.path).table(
      of: checked.index.app, language: language)
    return ScreenPreview(of: blueprint, answers: answers, strings: strings, at: Self.now)
  }
}
