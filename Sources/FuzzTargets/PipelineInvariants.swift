import SourceText
import SpecChecks
import SpecModel
import SpecSemantics
import SwiftEmitter

/// What holds for an app of one spec file, whatever stands in it.
struct PipelineInvariants {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var violation: String? {
    let file = SpecReader.read(bytes, id: FileID(rawValue: 0), path: "Fuzz.yaml")
    let result = Checker().check([file])
    let findings = FindingInvariants(bytes).violation(of: file.diagnostics + result.diagnostics)
    if let findings { return findings }
    let hasErrors = (file.diagnostics + result.diagnostics).contains { $0.severity == .error }
    guard let app = result.app else {
      let isRight = hasErrors || file.declarations.isEmpty
      return isRight ? nil : "refused without an error"
    }
    guard !hasErrors else { return "passed with an error" }
    return violation(of: app)
  }

  private func violation(of app: CheckedApp) -> String? {
    let emitter = Emitter(app: app)
    let again = Emitter(app: app)
    for file in app.index.files {
      let swift: EmittedFile?
      do throws(EmissionError) {
        swift = try emitter.emit(file)
      } catch {
        return "an internal error: \(error.problem.message)"
      }
      guard let swift else { continue }
      guard String(validating: swift.bytes, as: UTF8.self) != nil else { return "broken text" }
      guard swift.bytes == (try? again.emit(file))?.bytes else {
        return "other code the second time"
      }
      var brackets = BracketScanner(swift.bytes)
      guard brackets.areBalanced else { return "brackets that do not match in \(swift.name)" }
    }
    return nil
  }
}
