import SourceText

/// A view of SwiftUI that the app's code has, and what it is made of.
struct HostedView: Sendable {
  var type: SwiftTypeReference
  /// By the names that its initializer has for it; nil for the model alone.
  var arguments: [Argument]?

  init(type: SwiftTypeReference, arguments: [Argument]? = nil) {
    self.type = type
    self.arguments = arguments
  }

  init(type: Name) {
    self.init(type: SwiftTypeReference(type: type, module: nil))
  }

  /// The cell that is nothing but the view, which tells `events`.
  func cell(showing model: Name, telling events: [Name]) -> CellNode {
    let span = type.type.span
    let view = CellOwnView(
      .swiftUI, type: type, arguments: arguments ?? [whole(model, span: span)],
      isMadeOfModel: arguments == nil,
      tellings: events.map { Effect(action: .event($0), span: $0.span) })
    return CellNode(content: .view(view), condition: nil, span: span)
  }

  /// The model, by its own name.
  private func whole(_ model: Name, span: ByteSpan) -> Argument {
    let item = Expression(.path(ValuePath(scope: .item, components: [])), span: span)
    return Argument(name: Name(model.text, span: span), value: item)
  }
}

enum HostedViewGrammar {
  static let arguments = Key(
    "with", .arguments,
    """
    What it is made of, by the names that its initializer has for that. Left out, it is the model alone, by the name \
    of the model: `PostCardView(post:)`.
    """,
    example: "{ title: $item.title, likes: $item.likes }")
  static let record = Record<HostedView>(
    "SwiftUI view",
    """
    A view of SwiftUI that the app owns and screenc does not generate. It is made anew when one of the values that it \
    is made of changes. Behind them it is handed a closure for each of the adapter's `events`: `onLike` for `like`.
    """,
    example: """
      type: PostCardView
      module: CardsUI
      with: { title: $item.title, likes: $item.likes }
      """
  ) { mapping in
    let type = mapping.part(of: SwiftTypeGrammar.record.construct) { SwiftTypeGrammar.read(&$0) }
    let arguments = mapping.value(arguments)
    guard let type, arguments != nil || !mapping.has(Self.arguments) else { return nil }
    return HostedView(type: type, arguments: arguments)
  }
}
