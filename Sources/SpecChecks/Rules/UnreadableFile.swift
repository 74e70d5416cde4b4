import Diagnostics
import ReferencedFiles
import SpecModel

extension Findings {
  /// Reports that a file that a spec names cannot be read.
  ///
  /// - Parameter help: What to do about one that is too large.
  mutating func report(
    _ rule: SpecRule, _ problem: ReferenceProblem, of path: Name, _ place: DeclarationPlace,
    tooLarge help: String = "check the path"
  ) {
    let help =
      switch problem {
      case .unreadable(_, let meant?): "did you mean `\(meant)`?"
      case .unreadable: path.text.cureOfPath
      case .tooLarge: help
      case .notText: "save it as UTF-8"
      case .otherKind:
        "name a string catalogue (`.xcstrings`), a file of strings (`.strings`) or one of plural"
          + " rules (`.stringsdict`)"
      }
    let location = place.location(path.span)
    var fixes: [Fix] = []
    if case .unreadable(_, let meant?) = problem {
      fixes = Fix.replacing(path.text, at: location, by: meant, .unsafe)
    }
    report(
      rule, problem.message(about: "`\(path.text)`"), at: location, help: [help], fixes: fixes)
  }
}

extension String {
  /// What to do about a path at which nothing is.
  fileprivate var cureOfPath: String {
    if utf8.contains(UInt8(ascii: "\\")) || utf8.contains(where: { $0 < 0x20 }) {
      return "folders are parted by `/`"
    }
    if utf8.contains(where: { "*?[".utf8.contains($0) }) {
      return "name each file by itself: patterns are not read"
    }
    if hasPrefix("~") {
      return "the path begins in the folder of the specs, and not in that of a person"
    }
    return "the path is relative to the folder of the specs; check its spelling"
  }
}
