import Diagnostics
import SourceText

/// What a search offers to search for.
enum SuggestionsGrammar {
  static let list = Key(
    "of", Form<Located<ValuePath>>.suggestedList, .required,
    "The list whose elements are suggested: texts, or models of which each says a text.",
    example: "$data.brands")
  static let text = Key(
    "text", .text, "What is suggested of a model, its `$item`.", example: "$item.name")
  static let record = Record<SuggestionsDeclaration>(
    "suggestions",
    """
    What a search offers to search for while its field is edited: the texts of a list, or what its models say. Short, \
    `suggestions` is the path of a list of texts, or a list of texts that stay.
    """,
    example: """
      of: $data.brands
      text: $item.name
      """
  ) { mapping in
    let list = mapping.value(list)
    let text = mapping.value(text)
    return list.map { .elements(of: $0, text: text) }
  }
}

extension Form where Value == Located<ValuePath> {
  /// A path to a list that the screen has.
  static var suggestedList: Form {
    Form(.notation(.path)) { node, reader in
      reader.path(node, likely: .data).map { Located($0, span: reader.span(node)) }
    }
  }
}

extension Form where Value == SuggestionsDeclaration {
  /// Texts that stay, the path of a list, or a list with what its elements say.
  static var suggestions: Form {
    let texts = Form<[TextValue]>.list(of: .text)
    let path = Form<Located<ValuePath>>.suggestedList
    let elements = SuggestionsGrammar.record.form
    return Form(.either([path.shape, texts.shape, elements.shape])) { node, reader in
      switch reader.tree.kind(node) {
      case .mapping: return elements.read(node, reader)
      case .sequence:
        guard reader.tree.count(node) > 0 else {
          reader.report(
            .wrongType, "nothing is suggested here", at: reader.span(node),
            help: "list what can be searched for, or leave `suggestions:` out")
          return nil
        }
        return texts.read(node, reader).map { .texts($0) }
      default: return path.read(node, reader).map { .elements(of: $0, text: nil) }
      }
    }
  }
}
