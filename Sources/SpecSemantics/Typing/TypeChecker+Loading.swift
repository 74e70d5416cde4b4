import SourceText
import SpecModel

/// Whether what a screen loads whole is there.
///
/// An object is missing until then, which conditions ask by `!= nil`. A list is an empty one, as it can be
/// afterwards, so it is asked whether it `isLoaded`.
extension TypeChecker {
  /// The step that says whether a list has been loaded; nil for any other one.
  ///
  /// - Parameter steps: The steps before, of which the first is what `data:` loads.
  func step(
    asking name: Name, of base: SpecType, after steps: [PathStep], _ path: ValuePath,
    at span: ByteSpan
  ) throws(TypeProblem) -> PathStep? {
    guard let word = LoadWord(name.text), name.text == path.components.last?.text,
      let loaded = steps.first?.name
    else { return nil }
    if case .model(let model) = base.unwrapped,
      index.model(model)?.property(name.text) != nil || steps.count > 1
    {
      return nil
    }
    guard base.isList, steps.count == 1 else {
      throw .missingUntilLoaded(
        loaded, isList: steps[0].type.isList, word, "\(base.unwrapped)", name, at: span)
    }
    guard word == .isLoaded else { throw .isNotLoaded(word, name) }
    return PathStep(name: name.text, type: .builtin(.boolean), derivation: .isLoaded)
  }
}

/// What others call whether something has been loaded.
enum LoadWord {
  case isLoaded
  /// Another word for the same.
  case hasArrived
  /// The opposite.
  case isLoading

  init?(_ text: String) {
    switch text {
    case "isLoaded": self = .isLoaded
    case "loaded", "hasLoaded", "didLoad", "isReady": self = .hasArrived
    case "isLoading", "loading", "isFetching": self = .isLoading
    default: return nil
    }
  }
}

extension TypeProblem {
  /// What is asked of an object, or of a part of one, in the words for lists.
  ///
  /// - Parameter isList: Whether the whole that is loaded is a list, which is never missing.
  fileprivate static func missingUntilLoaded(
    _ data: String, isList: Bool, _ word: LoadWord, _ type: String, _ name: Name,
    at span: ByteSpan
  ) -> TypeProblem {
    let asksForLoading = word == .isLoading
    let help =
      isList
      ? "write `\(asksForLoading ? "not " : "")$data.\(data).isLoaded`: all of the list comes at once"
      : "write `$data.\(data) \(asksForLoading ? "==" : "!=") nil`: it is missing until it has been loaded"
    return TypeProblem(
      .unknownField, "`\(type)` has no field `\(name.text)`", at: span, help: [help])
  }

  /// Another word for whether a list has been loaded.
  fileprivate static func isNotLoaded(_ word: LoadWord, _ name: Name) -> TypeProblem {
    TypeProblem(
      .unknownField, "a list of `data:` has no field `\(name.text)`", at: name.span,
      help: [
        word == .isLoading
          ? "ask for the opposite, `not` and the list's `isLoaded`" : "did you mean `isLoaded`?"
      ])
  }
}
