/// What an index of an app asks of a declaration.
///
/// The entries of a file lie side by side and are made while it is read: looking for the same in the declarations,
/// which lie all over the memory, takes longer than everything else about an index.
public struct IndexEntry: Sendable {
  public let kind: DeclarationKind
  public let name: String
  /// The model of an adapter.
  public let model: String?
  /// Whether the declaration names events that others may ask for.
  public let hasEvents: Bool

  init(_ declaration: Declaration) {
    kind = declaration.kind
    name = declaration.name.text
    switch declaration {
    case .adapter(let adapter):
      model = adapter.model.text
      hasEvents = false
    case .request(let request):
      model = nil
      hasEvents = !request.emits.isEmpty
    case .events:
      model = nil
      hasEvents = true
    default:
      model = nil
      hasEvents = false
    }
  }
}
