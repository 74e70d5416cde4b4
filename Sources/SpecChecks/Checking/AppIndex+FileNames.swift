import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Files that stand where something is named that they declare.
extension AppIndex {
  /// What is meant by such files, by where they stand: the only thing of the kind that the file declares, or what is
  /// called as the file is.
  func namesMeantByFiles() -> [Location: String] {
    guard !isSound else { return [:] }
    var meant: [Location: String] = [:]
    for file in files {
      for finding in file.diagnostics {
        guard let (written, kinds) = finding.fileInPlaceOfName else { continue }
        meant[finding.primary] = name(of: kinds, in: written)
      }
    }
    return meant
  }

  private func name(of kinds: [DeclarationKind], in written: String) -> String? {
    let path = written.hasPrefix("./") ? String(written.dropFirst(2)) : written
    let named = files.filter { $0.path == path || $0.path.hasSuffix("/\(path)") }
    let declared = named.flatMap(\.declarations).filter { kinds.contains($0.kind) }
    if declared.count == 1 { return declared[0].name.text }
    let stem = String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
    return kinds.contains { id(of: $0, stem) != nil } ? stem : nil
  }
}

extension Diagnostic {
  /// The file that stands where the name of something is due, and what kinds of things can have that name.
  fileprivate var fileInPlaceOfName: (file: String, kinds: [DeclarationKind])? {
    guard rule == Rule.wrongType.name, message.hasPrefix("expected a"),
      let file = message.quotedWords.last, file.hasSuffix(".yaml") || file.hasSuffix(".yml"),
      message.hasSuffix(", found `\(file)`")
    else { return nil }
    let what = message.dropLast(", found `\(file)`".count).split(separator: " ").dropFirst(2)
    switch what.joined(separator: " ") {
    case "type": return (file, [.model, .enumeration, .union])
    case "screen of the menu": return (file, [.screen])
    case "declaration of the module": return (file, DeclarationKind.allCases)
    case let word: return DeclarationKind(rawValue: word.lowercased()).map { (file, [$0]) }
    }
  }

  /// The same, which says what the file is the name of.
  func naming(_ name: String) -> Diagnostic {
    let file = message.quotedWords.last ?? ""
    return Diagnostic(
      rule: rule, severity: severity, message: message, at: primary, label: label,
      related: related, notes: notes,
      help: ["did you mean `\(name)`? What is declared is named, and not its file"],
      fixes: Fix.replacing(file, at: primary, by: name, .unsafe))
  }
}
