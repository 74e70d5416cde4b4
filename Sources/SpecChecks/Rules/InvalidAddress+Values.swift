import SourceText
import SpecModel
import SpecSemantics

/// A value that is meant by a placeholder of a path, as it is written here.
struct ValueInPath {
  /// As it stands in a path.
  let written: String
  /// The parameter that it is, and what would have to declare it, if nothing does.
  private let undeclared: (name: String, owner: String, besideOthers: Bool)?

  /// The parameter that a name stands for: one that is called so, or the only one whose last words it is.
  init(named name: String, _ place: DeclarationPlace) {
    let (kind, owner) = (place.index.kind(of: place.id), place.index.name(of: place.id))
    let known = place.index.parameters(of: kind, owner)?.map(\.name.text)
    let words = NearMiss.wordTexts(name)
    let longer = known?.filter { NearMiss.wordTexts($0).suffix(words.count) == words[...] } ?? []
    let isKnown = known?.contains(name) != false
    let parameter = isKnown || longer.count != 1 ? name : longer[0]
    written = "{$\(Scope.parameters.rawValue).\(parameter)}"
    undeclared =
      isKnown || longer.count == 1
      ? nil : (parameter, "\(kind.rawValue) `\(owner)`", known?.isEmpty == false)
  }

  private init(written: String) { (self.written, undeclared) = (written, nil) }

  /// A value by its path in braces.
  static func meant(by path: String, _ place: DeclarationPlace) -> ValueInPath {
    let prefix = "{$\(Scope.parameters.rawValue)."
    guard path.hasPrefix(prefix), !path.dropFirst(prefix.count).contains(".") else {
      return ValueInPath(written: path)
    }
    return ValueInPath(named: String(path.dropFirst(prefix.count).dropLast()), place)
  }

  /// What else is to be done where nothing declares the parameter, unless it stands in the path by a slip.
  ///
  /// - Parameter placeholder: What stands in its place.
  func declaring(insteadOf placeholder: String?) -> [String] {
    guard let undeclared else { return [] }
    let isIdentity = NearMiss.wordTexts(undeclared.name).last == "id"
    let field = "\(undeclared.name): \(isIdentity ? "ID" : "String")"
    let declared =
      undeclared.besideOthers ? "`\(field)` under `parameters:`" : "`parameters: { \(field) }`"
    let other = placeholder.map { "; or take `\($0)` out of the path" } ?? ""
    return ["declare it in \(undeclared.owner), too: \(declared)\(other)"]
  }
}
