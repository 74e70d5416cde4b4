import SpecModel
import SpecSemantics
import SwiftCode

/// What searches offer to search for.
extension ScreenParts {
  /// What is offered now; nil for a search without suggestions.
  var searchSuggestions: SwiftDeclaration? {
    guard let suggestions = plan.search?.suggestions else { return nil }
    return override(
      "makeSearchSuggestions", returning: .optional("SearchSuggestions"),
      body: [.expression(value(of: suggestions))])
  }

  private func value(of suggestions: SearchSuggestionsPlan) -> SwiftExpression {
    switch suggestions {
    case .texts(let texts):
      return .call("SearchSuggestions", [.arg("texts", .array(texts.map { context.text($0) }))])
    case .elements(let list, let isChosenByQuery, let text):
      var arguments: [SwiftArgument] = []
      arguments.add(text == nil ? "words" : "of", context.write(list))
      if isChosenByQuery { arguments.add("narrowed", .boolean(false)) }
      return .call("SearchSuggestions", arguments, trailing: text.map { saying($0, of: list) })
    }
  }

  /// What is said of an element, which is asked at once.
  private func saying(_ text: TypedText, of list: TypedExpression) -> Closure {
    guard case .list(let element) = list.type.unwrapped else { return Closure([], body: []) }
    context.depth += 1
    defer { context.depth -= 1 }
    return context.closure(.step, ["item"]) {
      context.within(context.scope.with(item: element)) { [.expression(context.text(text))] }
    }
  }
}
