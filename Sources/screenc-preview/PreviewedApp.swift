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
  /// The specs as they were read; nil where nobody will ask whether they have changed.
  let memory: SpecMemory?

  init(_ path: String, for purpose: CheckPurpose = .everything) throws {
    let specs = SpecFolder(path)
    self.init(specs, try specs.checked(for: purpose), memory: purpose.memory)
  }

  /// An app whose specs have been checked.
  init(
    _ specs: SpecFolder, _ found: (report: Report, app: CheckedApp), memory: SpecMemory?
  ) {
    self.specs = specs
    self.memory = memory
    (report, checked) = found
    blueprint = AppBlueprint(of: checked)
    answers = .inventing(
      for: checked.index, besides: Samples(specRoot: specs.path), at: Self.now)
  }

  /// The name of the app.
  var name: String { checked.index.app?.name.text ?? "the app" }

  /// The names of its screens, in the order of the specs.
  var screenNames: [String] {
    declarations.compactMap { if case .screen(let screen) = $0 { screen.name.text } else { nil } }
  }

  /// What is said where it has no screen of a name.
  func failure(forUnknown screen: String) -> PreviewFailure {
    PreviewFailure(
      "there is no screen `\(screen)`: the specs have \(screenNames.joined(separator: ", "))")
  }

  /// The names of the APIs that it calls.
  var apiNames: [String] {
    declarations.compactMap { if case .api(let api) = $0 { api.name.text } else { nil } }
  }

  private var declarations: [Declaration] { checked.index.files.flatMap(\.declarations) }

  /// The languages of its texts, beside the first, and those that nobody speaks.
  var languages: [String] {
    let strings = PreviewStrings(specs.path)
    let app = checked.index.app
    return strings.languages(of: app) + strings.pseudoLanguages(of: app)
  }

  /// The files that it is made of, beside the specs, and that may lie elsewhere than these: texts in all languages,
  /// samples and queries.
  var filesElsewhere: [URL] {
    let folder = URL(fileURLWithPath: specs.path, isDirectory: true)
    let named = checked.index.files.flatMap(\.referencedFiles).map { file in
      switch file {
      case .query(let path), .sample(let path), .strings(let path):
        folder.appending(path: path).standardizedFileURL
      }
    }
    return named + PreviewStrings(specs.path).translations(of: checked.index.app)
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
