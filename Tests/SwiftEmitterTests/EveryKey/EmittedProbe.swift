import ProbedKeys
import SwiftEmitter

/// An app of a probe as the Swift that is generated for it.
struct EmittedProbe: KeyComparison {
  private let whole: ProbeApp.Outcome
  /// The Swift of the probe alone.
  private let code: String

  init(_ whole: ProbeApp.Outcome) throws {
    self.whole = whole
    code = try Self.code(of: whole, probeOnly: true)
  }

  /// Whether another app is generated alike.
  func isAlike(_ other: ProbeApp.Outcome) async throws -> Bool {
    guard try Self.code(of: other, probeOnly: true) == code else { return false }
    return try Self.code(of: other, probeOnly: false) == Self.code(of: whole, probeOnly: false)
  }

  /// The Swift of the probe, or of all, without comments and spaces.
  private static func code(
    of outcome: ProbeApp.Outcome, probeOnly: Bool
  ) throws -> String {
    guard let app = outcome.app else { return "" }
    let emitter = Emitter(app: app)
    var code = ""
    for file in app.index.files where (file.path == "Probe.yaml") == probeOnly {
      guard let emitted = try emitter.emit(file) else { continue }
      for line in emitted.text.split(separator: "\n") {
        let words = line.drop { $0 == " " }
        if !words.hasPrefix("//") { code += words }
      }
      code += "\n"
    }
    return code
  }
}
