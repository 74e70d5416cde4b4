import SourceText
import SpecModel

/// The models that an app declares in Swift itself. Emission asks for every type that it writes whether it
/// is one of them.
package struct OwnModels: Sendable {
  private var types = NameMap<SwiftTypeReference>()

  package init(among models: [ModelDeclaration]) {
    for model in models {
      if let type = model.swift { _ = types.add(type, for: model.name.text) }
    }
  }

  /// The type that stands for a model; nil for one that is generated.
  package subscript(model: String) -> SwiftTypeReference? { types[model] }

  package var digest: NameSetDigest {
    var digest = NameSetDigest()
    for (name, type) in zip(types.names, types.values) {
      digest.insert("\(name)=\(type.module?.text ?? "").\(type.type.text)")
    }
    return digest
  }
}
