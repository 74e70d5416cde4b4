import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What stands where something is named, and says what is meant by what it is to that.
extension AppIndex {
  /// What is meant in such places by files and by the keys of titles, and by values that stand without names.
  func namesMeant() -> [Location: MeantName] {
    guard !isSound else { return [:] }
    var meant: [Location: MeantName] = [:]
    for file in files {
      for finding in file.diagnostics {
        guard let (written, kinds) = finding.placeOfName else { continue }
        if written.isFileOfSpecs {
          if let name = name(of: kinds, in: written) { meant[finding.primary] = .ofFile(name) }
        } else if kinds == [.screen], let screen = screen(titled: written) {
          meant[finding.primary] = .titled(screen, by: written)
        }
      }
      meant.merge(argumentsMeant(in: file)) { name, _ in name }
    }
    return meant
  }

  /// The only screen with a key of the app's strings as its title, in the menu or by itself.
  private func screen(titled key: String) -> String? {
    func isKey(_ title: TextValue?) -> Bool {
      guard case .key(let name, _)? = title else { return false }
      return name.text == key
    }
    let entries = app?.host?.menu.filter { isKey($0.title) }.map(\.screen.text) ?? []
    guard entries.isEmpty else { return entries.count == 1 ? entries[0] : nil }
    let screens = files.flatMap(\.declarations).compactMap { declaration -> String? in
      guard case .screen(let screen) = declaration, isKey(screen.title) else { return nil }
      return screen.name.text
    }
    return screens.count == 1 ? screens[0] : nil
  }

  /// The only thing of some kinds that a file declares, or what is called as the file is.
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
  /// What stands where the name of something is due, and what kinds of things can have that name.
  fileprivate var placeOfName: (written: String, kinds: [DeclarationKind])? {
    guard rule == Rule.wrongType.name, message.hasPrefix("expected a"),
      let written = message.quotedWords.last, message.hasSuffix(", found `\(written)`")
    else { return nil }
    let what = message.dropLast(", found `\(written)`".count).split(separator: " ").dropFirst(2)
    switch what.joined(separator: " ") {
    case "type": return (written, [.model, .enumeration, .union])
    case "screen of the menu": return (written, [.screen])
    case "declaration of the module": return (written, DeclarationKind.allCases)
    case let word: return DeclarationKind(rawValue: word.lowercased()).map { (written, [$0]) }
    }
  }

  /// The same, which says what is meant by what stands there.
  func naming(_ meant: MeantName) -> Diagnostic {
    let written = message.quotedWords.last ?? ""
    return Diagnostic(
      rule: rule, severity: severity, message: message, at: primary, label: label,
      related: related, notes: notes, help: [meant.help],
      fixes: Fix.replacing(written, at: primary, by: meant.name, .unsafe))
  }
}

/// The name that is meant where something else stands.
enum MeantName: Sendable {
  /// The file that declares it stands there.
  case ofFile(String)
  /// The key of the title of a screen stands there.
  case titled(String, by: String)
  /// A value stands there without the name of what gets it.
  case argument(String)

  var name: String {
    switch self {
    case .ofFile(let name), .titled(let name, _), .argument(let name): name
    }
  }

  var help: String {
    switch self {
    case .ofFile(let name): "did you mean `\(name)`? What is declared is named, and not its file"
    case .titled(let name, let key):
      "did you mean `\(name)`? Screens are known by their names, and `\(key)` is the title of this one"
    case .argument(let argument): "write `\(argument)`"
    }
  }
}

extension String {
  fileprivate var isFileOfSpecs: Bool { hasSuffix(".yaml") || hasSuffix(".yml") }
}
