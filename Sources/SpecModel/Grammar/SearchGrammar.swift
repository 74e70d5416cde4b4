import Diagnostics
import SourceText
import SpecSyntax

enum SearchGrammar {
  static let query = Key(
    "query", .condition, .required, "The state that holds what is typed: a path to a String.",
    example: "$state.query")
  static let delay = Key(
    "after", Form<SpecDuration>.duration.located(), .defaultsTo("300ms"),
    "How long typing has to rest before it is searched for.", example: "300ms")
  static let minimum = Key(
    "minimum", Form<Int>.integer(atLeast: 0), .defaultsTo("0"),
    """
    The least number of characters that is searched for. While there are fewer, what takes the query is empty; \
    with 0, it is asked for before anything is typed.
    """, example: "2")
  static let prompt = Key(
    "prompt", .text, "What the empty field says.", example: "search.prompt")
  static let scopes = Key(
    "scopes", Form<Located<ValuePath>>.cases(named: "scopes"),
    """
    The piece of the state that says what is searched in, of an enum's type: its cases are buttons below the field, of \
    which one is chosen. They say what pickers say.
    """, example: "$state.kind")
  static let suggestions = Key(
    "suggestions", Form<SuggestionsDeclaration>.suggestions,
    """
    What is offered to search for while the field is edited; a tap on one searches for it at once. It follows the \
    `$data` and `$state` that it comes from, and is narrowed to what contains the typed words, unless its source takes \
    the query.
    """, example: "{ of: $data.brands, text: $item.name }")
  static let record = Record<SearchDeclaration>(
    "search",
    """
    A search field. What is typed goes into the screen's state, from where the source takes it; \
    answers to an older query are dropped.
    """,
    example: """
      query: $state.query
      after: 300ms
      minimum: 2
      scopes: $state.kind
      suggestions: $data.terms
      """
  ) { mapping in
    let query = mapping.value(query)
    let delay = mapping.value(delay)
    let minimum = mapping.value(minimum)
    let prompt = mapping.value(prompt)
    let scopes = mapping.value(scopes)
    let suggestions = mapping.value(suggestions)
    return query.map {
      SearchDeclaration(
        query: $0, delay: delay ?? Located(SpecDuration(milliseconds: 300), span: $0.span),
        minimum: minimum ?? 0, prompt: prompt, scopes: scopes, suggestions: suggestions)
    }
  }
}

extension Form where Value == Located<ValuePath> {
  /// A path to a piece of the state whose enum has as its cases what there is to choose from.
  ///
  /// - Parameter key: What these are called.
  static func cases(named key: String) -> Form {
    Form(.notation(.path)) { node, reader in
      let kind = reader.tree.kind(node)
      let isType = kind == .scalar && reader.tree.string(node).first?.isUppercase == true
      if isType, let meant = reader.state(ofType: reader.tree.string(node), around: node) {
        return reader.mismatch(
          node, expected: "a path",
          help: "write `\(meant)`, which is of type `\(reader.tree.string(node))`",
          fixes: Fix.replacing(
            reader.tree.string(node), at: reader.location(reader.span(node)), by: meant, .unsafe))
      }
      guard kind != .sequence, !isType else {
        let meant = kind == .sequence ? reader.stateOfCase(among: node) : nil
        return reader.mismatch(
          node, expected: "a path",
          help: "the \(key) are the cases of an `enum:`; give the path to a piece of the state "
            + "of its type, `\(key): \(meant ?? "$state.kind")`")
      }
      return reader.path(node, likely: .state).map { Located($0, span: reader.span(node)) }
    }
  }
}

extension DocumentReader {
  /// The path to the only piece of the state around a node that is declared by a type.
  fileprivate func state(ofType type: String, around node: NodeID) -> String? {
    guard let document = document(of: node),
      let state = value(of: Scope.state.rawValue, in: document), tree.kind(state) == .mapping
    else { return nil }
    let found = tree.pairs(state).filter { typeOfSlot($0.value) == type }
    guard found.count == 1, tree.kind(found[0].key) == .scalar else { return nil }
    return "$\(Scope.state.rawValue).\(tree.string(found[0].key))"
  }

  /// The path to a piece of the state around a list of cases whose type has them: it starts with one of them, or it is the
  /// only one of a type of the app's own.
  fileprivate func stateOfCase(among cases: NodeID) -> String? {
    guard let document = document(of: cases),
      let state = value(of: Scope.state.rawValue, in: document), tree.kind(state) == .mapping
    else { return nil }
    let written = Set(
      tree.items(cases).filter { tree.kind($0) == .scalar }.map { tree.string($0) })
    let own = tree.pairs(state).filter { pair in
      guard tree.kind(pair.key) == .scalar, let type = typeOfSlot(pair.value) else { return false }
      return type.first?.isUppercase == true && BuiltinType(rawValue: type) == nil
    }
    let started = own.filter { startOfSlot($0.value).map(written.contains) == true }
    let found = started.isEmpty ? own : started
    guard found.count == 1 else { return nil }
    return "$\(Scope.state.rawValue).\(tree.string(found[0].key))"
  }

  /// The type that a slot is declared with, as it is written.
  private func typeOfSlot(_ slot: NodeID) -> String? {
    let declared = tree.kind(slot) == .mapping ? value(of: "type", in: slot) : slot
    guard let declared, tree.kind(declared) == .scalar else { return nil }
    return tree.string(declared).split(separator: " ").first.map(String.init)
  }

  /// What a slot starts with, as it is written.
  private func startOfSlot(_ slot: NodeID) -> String? {
    if tree.kind(slot) == .mapping {
      guard let start = value(of: "default", in: slot), tree.kind(start) == .scalar else {
        return nil
      }
      return tree.string(start)
    }
    guard tree.kind(slot) == .scalar else { return nil }
    let parts = tree.string(slot).split(separator: "=", maxSplits: 1)
    return parts.count == 2 ? parts[1].split(separator: " ").first.map(String.init) : nil
  }
}
