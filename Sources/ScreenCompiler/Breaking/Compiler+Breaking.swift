import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension Compiler {
  /// Compares the specs with an earlier state of them and tells what breaks others.
  ///
  /// - Parameter categories: Whom changes are to be reported for.
  /// - Returns: The changes, or what is wrong with the specs as they are now: they are compared only
  ///   where there is nothing wrong.
  public func breakingChanges(
    since earlier: EarlierSpecs, _ categories: Set<BreakingCategory>
  ) throws(EarlierSpecs.Failure) -> Report {
    let checked: Checked
    do throws(FileError) {
      checked = try check(isForBuilding: true)
    } catch {
      throw .file(error)
    }
    guard let app = checked.app, !checked.report.hasErrors else { return checked.report }
    let before = try EarlierFiles(earlier, of: project, firstID: checked.report.sources.count)
    let index = AppIndex(files: before.specs, references: before.references)
    guard index.app != nil else { throw .noApp }
    let changes = AppComparison.changes(from: index, to: app.index).filter {
      BreakingCategory(ofRule: $0.rule).map(categories.contains) ?? false
    }
    let sources = checked.report.sources.adding(before.paths, texts: before.texts)
    return Report(
      diagnostics: changes.sortedForDisplay(paths: sources),
      sources: sources, specCount: checked.report.specCount,
      understood: (before.specs + app.index.files, app))
  }
}
