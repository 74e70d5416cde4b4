import Foundation
import ScreenInterpreter

/// Shows an app's screens: as a gallery, as files for some of them, or as an app that runs in a browser.
@MainActor
struct PreviewTool {
  func run(_ arguments: [String]) async -> Int32 {
    do {
      let options = try PreviewOptions(arguments)
      let app = try PreviewedApp(options.specs, for: options.purpose)
      if let folder = options.scaffold {
        let lines = try await TestScaffold(app, options, into: folder).write()
        FileHandle.standardOutput.write(Data(lines.map { $0 + "\n" }.joined().utf8))
      } else if let format = options.tests {
        let report = try await Trials(app, options).run()
        FileHandle.standardOutput.write(Data(report.written(as: format).utf8))
        return report.failures.isEmpty ? 0 : 1
      } else if let share = options.share {
        try await options.isOfSet
          ? PictureSet(app, options).draw(share) : share.draw(app, options)
      } else if options.serves {
        try await PrototypeHost(app, options).run(say)
      } else if let outcome = try await comparison(app, options) {
        return tell(outcome)
      } else if options.isGallery {
        say(try await Gallery(app, options).write())
      } else {
        let words = try await PictureFiles(app, options).write { path in
          // An editor opens what it asked for.
          if options.place != nil { FileHandle.standardOutput.write(Data("\(path)\n".utf8)) }
        }
        say(words)
      }
      return 0
    } catch let failure as SpecFolder.Failure {
      say("\(failure)")
      // `screenc` knows by that to say what is wrong.
      return 4
    } catch {
      say("\(error)")
      return 2
    }
  }

  /// Compares pictures, where that is asked for.
  private func comparison(
    _ app: PreviewedApp, _ options: PreviewOptions
  ) async throws -> PreviewOutcome? {
    guard options.checked != nil || options.updated != nil || options.earlier != nil else {
      return nil
    }
    if let unknown = PicturePlan(options).unknownScreen(of: app.screenNames) {
      throw app.failure(forUnknown: unknown)
    }
    if let kept = options.updated {
      return try await KeptPictures(app, options, in: kept).update()
    }
    if let kept = options.checked {
      let page = try options.chosenFolder.map {
        try ChangesPages(app, options, in: $0, since: kept)
      }
      return try await KeptPictures(app, options, in: kept).check(showingIn: page)
    }
    guard let earlier = options.earlier else { return nil }
    let page = try ChangesPages(
      app, options, in: options.folder, since: options.earlierName ?? earlier)
    return try await EarlierScreens(app, options, since: earlier).compare(showingIn: page)
  }

  /// Tells what has come of a comparison.
  ///
  /// - Returns: The status of the program.
  private func tell(_ outcome: PreviewOutcome) -> Int32 {
    let lines = outcome.findings.map { $0 + "\n" }.joined()
    FileHandle.standardOutput.write(Data(lines.utf8))
    say(outcome.words)
    return outcome.findings.isEmpty ? 0 : 1
  }

  private func say(_ words: String) {
    FileHandle.standardError.write(Data((words + "\n").utf8))
  }
}
