import Foundation
import ScreenCompiler
import ScreenCore
import ScreenInterpreter
import SpecModel
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

  /// The names of its screens, in the order of the specs.
  var screenNames: [String] {
    declarations.compactMap { if case .screen(let screen) = $0 { screen.name.text } else { nil } }
  }

  /// The names of the APIs that it calls.
  var apiNames: [String] {
    declarations.compactMap { if case .api(let api) = $0 { api.name.text } else { nil } }
  }

  private var declarations: [Declaration] { checked.index.files.flatMap(\.declarations) }

  /// The languages of its texts, beside the first.
  var languages: [String] { PreviewStrings(specs.path).languages(of: checked.index.app) }

  /// The files of its texts, which may lie elsewhere than the specs.
  var stringFiles: [URL] {
    let folder = URL(fileURLWithPath: specs.path, isDirectory: true)
    return (checked.index.app?.strings ?? []).map { folder.appending(path: $0.text) }
  }

  /// Its texts in a language.
  func strings(in language: String?) throws -> StringTable {
    try PreviewStrings(specs.path).table(of: checked.index.app, language: language)
  }

  /// Its screens as they look with the texts of a language.
  func preview(in language: String?) throws -> ScreenPreview {
    ScreenPreview(
      of: blueprint, answers: answers, strings: try strings(in: language), at: Self.now)
  }
}
