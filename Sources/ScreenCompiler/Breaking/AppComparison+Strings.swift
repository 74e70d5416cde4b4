import Diagnostics
import SpecSemantics

/// The app's strings, which hand-written code uses, too.
extension AppComparison {
  mutating func compareStrings() {
    guard let old = earlier.strings?.summaries, let new = later.strings?.summaries else { return }
    let now = Dictionary(new.map { ($0.key, $0) }) { first, _ in first }
    for string in old {
      guard let after = now[string.key] else {
        report(
          .visualString, "the app's strings have no `\(string.key)` any more", at: string.place,
          help: "keep it until nothing asks for it any more")
        continue
      }
      guard after.demand != string.demand else { continue }
      report(
        .visualString,
        "the texts of `\(string.key)` take \(after.demand), and took \(string.demand)",
        at: after.place, was: (string.place, "it stood here"),
        help: "whoever shows the text has to give these values")
    }
  }
}
