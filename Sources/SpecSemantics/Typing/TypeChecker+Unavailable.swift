import Diagnostics
import SourceText
import SpecModel

/// Paths from where there is nothing, and what there is of their names elsewhere.
extension TypeChecker {
  func unavailable(
    _ path: ValuePath, at span: ByteSpan, in scope: ValueScope, expecting expected: SpecType? = nil
  ) -> TypeProblem {
    var problem = TypeProblem.unavailable(path.scope, in: index.systems, at: span)
    if path.scope == .parameters, let name = path.components.first?.text {
      // It is the same to say that it has none of them.
      problem.cause = TypeProblem.causeOfUnknownParameter(name)
      problem.help = [path.declaredAsParameter]
    }
    if let meant = ofItem(meantBy: path, in: scope) {
      problem.help =
        ["did you mean `\(meant)`?"] + (scope.isOfAdapter ? [] : problem.help.map { "or \($0)" })
      return problem.replaced(by: meant, insteadOf: path.text)
    }
    if path.scope == .session, index.session == nil {
      problem.help = [
        "no API has a `session:`, whose fields it holds: declare one, or take a value of the app's `flags:`"
      ]
    }
    if expected.map({ $0.unwrapped.isList }) != false,
      let meant = ofSelected(meantBy: path, in: scope)
    {
      problem.help = ["write `\(meant)`: what is selected is not one row"]
      return problem.replaced(by: meant, insteadOf: path.text)
    }
    let others = namesakes(of: path, in: scope)
    if path.scope == .parameters, scope.isOfAdapter {
      // An adapter has no key under which it could declare any.
      problem.help =
        others.isEmpty ? ["take it from `$item`, which is all that an adapter is given"] : []
    }
    if scope.isOfQuestion, let cure = path.asParameter(beside: scope.parameters) {
      // The identity that it is asked with is most likely the one that is meant.
      let identities = scope.parameters.filter { $0.type.shape == .builtin(.identifier) }
      if path.components.last?.text == "id", others.count == 1, identities.count == 1 {
        problem.help = ["did you mean `\(others[0])`?", "or \(cure)"]
        return problem.replaced(by: others[0], insteadOf: path.text)
      }
      problem.help = [cure]
    }
    if path.scope == .item, scope.isPageWithoutItem {
      let item = likelyItem(in: scope) ?? "…"
      problem.help = ["say beside `content:` what the page is about: `item: \(item)`"]
    } else if !others.isEmpty {
      let known = "here there is \(Listing.quoted(others))"
      // What has the very name is there already, and need not be declared.
      let isFirst =
        path.scope == .parameters && !scope.isOfAdapter && !owners(of: path, in: scope).isEmpty
      problem.help = isFirst ? [known] + problem.help.map { "or \($0)" } : problem.help + [known]
    } else if path.scope == .item, scope.state != nil {
      problem.help.append(helpOutsideOfRows(in: scope))
    }
    return problem
  }

  /// The field of a row that is called after the row in what a screen would be given: `accountID` is the `id` of an
  /// `Account`. It was copied from where there are parameters.
  private func ofItem(meantBy path: ValuePath, in scope: ValueScope) -> String? {
    guard path.scope == .parameters, path.components.count == 1, let name = path.components.first,
      case .model(let item)? = scope.item?.unwrapped, let model = index.model(item)
    else { return nil }
    let (words, own) = (NearMiss.wordTexts(name.text), NearMiss.wordTexts(item))
    let found = model.properties.filter { field in
      let last = NearMiss.wordTexts(field.name.text)
      guard words.count >= last.count, words.suffix(last.count).elementsEqual(last) else {
        return false
      }
      let owner = words.dropLast(last.count)
      return owner.isEmpty
        || owner.count <= own.count && own.suffix(owner.count).elementsEqual(owner)
    }
    // The one that is called just so comes before those that only end so.
    let meant = found.first { $0.name.text == name.text } ?? (found.count == 1 ? found[0] : nil)
    return meant.map { "$item.\($0.name.text)" }
  }

  /// What there is of the selected rows for a value of a row: it was copied from an action that is for one of them.
  private func ofSelected(meantBy path: ValuePath, in scope: ValueScope) -> String? {
    guard path.scope == .item, !scope.selected.isEmpty else { return nil }
    switch path.components.count {
    case 0: return "$selected.items"
    case 1: return path.components[0].text == "id" ? "$selected.ids" : nil
    default: return nil
    }
  }

  /// Types a value that stands in a text, where it may be of any type that can be read.
  ///
  /// Of what is selected a text says how many they are: a list of them is no text.
  func shown(
    _ expression: Expression, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    do throws(TypeProblem) {
      return try type(expression, expecting: nil, in: scope)
    } catch {
      guard error.kind == .unavailableScope, case .path(let path) = expression.kind,
        ofSelected(meantBy: path, in: scope) != nil
      else { throw error }
      var problem = error
      problem.help = ["write `$selected.count`, how many they are: what is selected is not one row"]
      throw problem.replaced(by: "$selected.count", insteadOf: path.text)
    }
  }

  /// Where the values of a screen come from that stand on no row.
  private func helpOutsideOfRows(in scope: ValueScope) -> String {
    let known = roots(of: scope).filter { !$0.1.isEmpty }.map { "$\($0.0.rawValue)" }
    let origin =
      known.isEmpty
      ? "the screen itself has no values here: what it is given is declared under `parameters:`"
      : "values outside of rows are those of \(Listing.quoted(known))"
    return "\(origin); a text by itself is a key of the app's strings"
  }

  /// `$flags` of an app that has none, with what else has the name here.
  func noFlags(_ path: ValuePath, at span: ByteSpan, in scope: ValueScope) -> TypeProblem {
    var problem = TypeProblem.noFlags(path, at: span)
    let own = owners(of: path, in: scope).prefix(Self.mostNamesakes)
    if !own.isEmpty { problem.help.append("here there is \(Listing.quoted(Array(own)))") }
    return problem
  }

  /// What a page is most likely about: the first model that it is given, or that it loads.
  private func likelyItem(in scope: ValueScope) -> String? {
    let roots: [(Scope, [Field])] = [(.parameters, scope.parameters), (.data, scope.data ?? [])]
    for (root, fields) in roots {
      if let field = fields.first(where: { index.model(of: $0) != nil }) {
        return "$\(root.rawValue).\(field.name.text)"
      }
    }
    return nil
  }

  private static let mostNamesakes = 3

  /// What has the name that a path asks for, by itself or in a model.
  private func owners(of path: ValuePath, in scope: ValueScope) -> [String] {
    guard let name = path.components.first?.text else { return [] }
    let rest = path.components.map(\.text).joined(separator: ".")
    var found: [String] = []
    if case .model(let item)? = scope.item?.unwrapped, index.model(item)?.property(name) != nil {
      found.append("$item.\(rest)")
    }
    for (root, fields) in roots(of: scope) {
      for field in fields {
        if field.name.text == name {
          found.append("$\(root.rawValue).\(rest)")
        } else if index.model(of: field)?.property(name) != nil {
          found.append("$\(root.rawValue).\(field.name.text).\(rest)")
        }
      }
    }
    return found
  }

  private func roots(of scope: ValueScope) -> [(Scope, [Field])] {
    [
      (.parameters, scope.parameters), (.data, scope.data ?? []), (.state, scope.state ?? []),
      (.form, scope.form), (.group, scope.group), (.selected, scope.selected),
      (.moved, scope.moved),
    ]
  }

  /// What has the name that a path asks for, and else what is known only at places such as this.
  private func namesakes(of path: ValuePath, in scope: ValueScope) -> [String] {
    guard let name = path.components.first?.text else { return [] }
    var found = owners(of: path, in: scope)
    if found.isEmpty, name == "id" {
      for (root, fields) in roots(of: scope) {
        for field in fields where field.type.shape == .builtin(.identifier) {
          found.append("$\(root.rawValue).\(field.name.text)")
        }
      }
    }
    if found.isEmpty {
      found += scope.parameters.map { "$parameters.\($0.name.text)" }
      found += scope.group.map { "$group.\($0.name.text)" }
      found += scope.selected.map { "$selected.\($0.name.text)" }
      found += scope.moved.map { "$moved.\($0.name.text)" }
    }
    return Array(found.prefix(Self.mostNamesakes))
  }
}

extension ValuePath {
  /// How what begins with it is declared, where nothing is given from outside yet.
  fileprivate var declaredAsParameter: String {
    let words = components.first.map { NearMiss.wordTexts($0.text) } ?? []
    let type = components.count == 1 && words.last == "id" ? "ID" : "…"
    return "declare what is given from outside under `parameters:`, as in "
      + "`parameters: { \(components.first?.text ?? "id"): \(type) }`"
  }

  /// How a source or a request that is declared by itself is given what the screens that ask have.
  ///
  /// - Parameter known: Its parameters.
  fileprivate func asParameter(beside known: [Field]) -> String? {
    let ofScreens: Set<Scope> = [.item, .state, .data, .form, .result, .value, .selected, .moved]
    guard ofScreens.contains(scope), let last = components.last?.text else { return nil }
    let owner = components.dropLast().last?.text
    let name = last == "id" ? owner.map { "\($0)ID" } ?? last : last
    guard !known.contains(where: { $0.name.text == name }) else { return nil }
    let field = "\(name): \(last == "id" ? "ID" : "…")"
    let declared =
      known.isEmpty ? "`parameters: { \(field) }`" : "`\(field)` under `parameters:`"
    return "declare \(declared), and write `$parameters.\(name)`: whoever asks gives it"
  }
}

extension AppIndex {
  /// The model that a field's value is of, if it is of one.
  fileprivate func model(of field: Field) -> ModelDeclaration? {
    guard case .model(let name) = type(field.type)?.unwrapped else { return nil }
    return model(name)
  }
}
