import Foundation
import ScreenInterpreter

/// Shows an app's screens: as a gallery, as files for some of them, or as an app that runs in a browser.
@MainActor
struct PreviewTool {
  func run(_ arguments: [String]) async -> Int32 {
    do {
      let options = try PreviewOptions(arguments)
      let app = try PreviewedApp(options.specs)
      if let format = options.tests {
        let report = try await Trials(app, options).run()
        FileHandle.standardOutput.write(Data(report.written(as: format).utf8))
        return report.failures.isEmpty ? 0 : 1
      } else if let share = options.share {
        try await share.draw(app, options)
      } else if options.serves {
        try await PrototypeHost(app, options).run(say)
      } else if options.isGallery {
        say(try await Gallery(app, options).write())
      } else {
        say(try await PictureFiles(app, options).write())
      }
      return 0
    } catch {
      say("\(error)")
      return 2
    }
  }

  private func say(_ words: String) {
    FileHandle.standardError.write(Data((words + "\n").utf8))
  }
}
