import Foundation
import SpecModel

/// Begins the tests of an app's own package: for each screen, those of its states, with what its spec says, and those
/// of its log-in gate. What is there is the app's and stays as it is.
@MainActor
struct TestScaffold {
  private let setting: TrialSetting
  private let only: [String]
  private let folder: URL
  private let shownFolder: String
  private var app: PreviewedApp { setting.app }

  init(_ app: PreviewedApp, _ options: PreviewOptions, into folder: String) throws {
    if let unknown = options.screens.first(where: { !app.screenNames.contains($0) }) {
      throw app.failure(forUnknown: unknown)
    }
    setting = try TrialSetting(app, language: options.language)
    only = options.screens
    shownFolder = folder
    self.folder = URL(fileURLWithPath: folder, isDirectory: true).absoluteURL.standardizedFileURL
  }

  /// Writes them.
  ///
  /// - Returns: What has become of each file, a line each.
  func write() async throws -> [String] {
    let text = ScaffoldText(
      app: app.name, isTestable: app.checked.index.app?.access == .internal,
      wayToSpecs: wayToSpecs, strings: (app.checked.index.app?.strings ?? []).map(\.text),
      now: Int(PreviewedApp.now.timeIntervalSince1970))
    let scout = ScreenScout(setting)
    var lines: [String] = []
    for screen in setting.plan.screens where only.isEmpty || only.contains(screen.name) {
      let name = "\(screen.name)ScreenTests.swift"
      guard !isThere(name) else {
        lines.append("kept \(path(of: name))")
        continue
      }
      switch await scout.look(at: screen) {
      case .found(let found):
        // What all share is begun with the first that needs it.
        if !isThere(Self.stage), try create(text.stage, at: Self.stage) {
          lines.append("wrote \(path(of: Self.stage))")
        }
        let isNew = try create(text.tests(of: found), at: name)
        lines.append("\(isNew ? "wrote" : "kept") \(path(of: name))")
      case .leftOut(let screen, let reason): lines.append("left out \(screen): \(reason)")
      }
    }
    if only.isEmpty { lines += try await writeGate(text) }
    return lines
  }

  /// Writes the tests of the log-in gate, where the app has one.
  private func writeGate(_ text: ScaffoldText) async throws -> [String] {
    guard app.checked.index.app?.host?.onboarding != nil else { return [] }
    if isThere(Self.gateTests) { return ["kept \(path(of: Self.gateTests))"] }
    let gate = await GateScout(setting).look()
    var lines: [String] = []
    if !gate.flows.isEmpty {
      let files = [(Self.gateStage, text.gateStage), (Self.gateTests, text.tests(of: gate))]
      for (file, contents) in files {
        let isNew = try create(contents, at: file)
        lines.append("\(isNew ? "wrote" : "kept") \(path(of: file))")
      }
    }
    return lines + gate.leftOut.map { "left out \($0.name): \($0.reason)" }
  }

  private static let stage = "ScreenStage.swift"
  private static let gateStage = "GateStage.swift"
  private static let gateTests = "GateFlowTests.swift"

  private func path(of file: String) -> String {
    shownFolder.hasSuffix("/") ? shownFolder + file : "\(shownFolder)/\(file)"
  }

  private func isThere(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: file).path)
  }

  /// Writes a file unless one is there.
  private func create(_ text: String, at file: String) throws -> Bool {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      try Data(text.utf8).write(to: folder.appending(path: file), options: .withoutOverwriting)
      return true
    } catch CocoaError.fileWriteFileExists {
      return false
    }
  }

  /// The way from the folder of the tests to the one of the specs.
  private var wayToSpecs: String {
    let specs = URL(fileURLWithPath: app.specs.path, isDirectory: true).absoluteURL
      .standardizedFileURL.pathComponents
    let here = folder.pathComponents
    let shared = zip(specs, here).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: here.count - shared) + specs[shared...])
      .joined(separator: "/")
  }
}
