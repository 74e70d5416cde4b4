import Diagnostics
import JSONSyntax
import SpecModel
import SpecSemantics
import SpecSyntax

/// The identities of the items of one response: a model's name with what its `id` says.
struct ItemIdentities {
  private struct Identity: Hashable {
    let model: String
    let id: String
  }

  private var places: [Identity: JSONTree.NodeID] = [:]

  /// Notes an item.
  ///
  /// - Returns: The place of one that has the same identity, where there is one already.
  mutating func note(
    _ id: JSONTree.NodeID, of model: String, in tree: JSONTree
  ) -> JSONTree.NodeID? {
    let text: String
    switch tree.kind(id) {
    case .string: text = tree.string(id)
    case .number: text = String(tree.number(id))
    case .null, .isFalse, .isTrue, .array, .object: return nil
    }
    let identity = Identity(model: model, id: text)
    if let first = places[identity] { return first }
    places[identity] = id
    return nil
  }
}

extension SampleDecoder {
  /// Looks whether another item of the response has the identity of this one.
  mutating func noteIdentity(
    of element: JSONTree.NodeID, as type: SpecType, in identities: inout ItemIdentities
  ) {
    guard let name = model(of: element, as: type), let model = index.model(name),
      let field = model.fields.first(where: { $0.name.text == "id" }),
      let id = tree.value(at: field.payloadKeys(by: keys), in: element),
      let first = identities.note(id, of: name, in: tree)
    else { return }
    repetitions.append(
      Repetition(
        model: name, id: String(decoding: tree.bytes[tree.span(id).range], as: UTF8.self),
        place: Location(file: sample.file, span: tree.span(id)),
        first: Location(file: sample.file, span: tree.span(first))))
  }

  /// The model of an item, which its tag says if it is of a union.
  private func model(of element: JSONTree.NodeID, as type: SpecType) -> String? {
    switch type {
    case .model(let name): return name
    case .union(let name):
      guard let union = index.union(name), let tag = tree.value(of: union.tag.text, in: element)
      else { return nil }
      return tree.tag(of: union, at: tag).flatMap(union.item)?.model.text
    default: return nil
    }
  }

  /// Two items of a response with one identity.
  struct Repetition {
    let model: String
    /// As it is written.
    let id: String
    let place: Location
    let first: Location

    var diagnostic: Diagnostic {
      Diagnostic(
        .repeatedIdentity,
        "another `\(model)` of this response has the `id` \(id), too, by which lists know their rows",
        at: place,
        related: [.init(first, "it stands here first")],
        help: [
          "let the server give each item an `id` of its own, or declare a field that tells them apart as `id`"
        ])
    }
  }
}
