import SpecModel
import SpecSemantics
import SwiftCode

/// A view of SwiftUI that shows nothing but the name of what it is for yet.
struct HostedViewStub {
  /// Something that the view is made of.
  struct Value {
    let name: String
    let type: SpecType
  }

  private let type: SwiftTypeReference
  private let name: String
  private let documentation: String
  private let stored: [StoredProperty]
  private let file: FileScope

  /// The view that the cells of an adapter are.
  init(
    _ adapter: AdapterDeclaration, type: SwiftTypeReference, madeOf values: [Value],
    in file: FileScope
  ) {
    self.type = type
    self.file = file
    name = adapter.name.text
    documentation = "The adapter `\(name)`: how `\(adapter.model.text)` looks."
    stored = values.map {
      StoredProperty(Naming.member($0.name), file.type($0.type), access: nil)
    }
  }

  var declaration: SwiftDeclaration {
    let view = file.swiftUIView(at: type)
    let access = file.app.access
    let body = SwiftDeclaration.getter(
      "body", .some(view), .call("Text", [.arg(.string(name))]), access: access)
    // Swift makes the initializer by itself where no other module has to see it.
    let start = access == nil || stored.isEmpty ? [] : [stored.initializer(access: access)]
    return .type(
      TypeDeclaration(
        .struct, type.type.text, documentation: documentation, access: access,
        inherits: [view], members: stored.declarations + start + [body]))
  }
}

extension FileScope {
  /// The protocol of SwiftUI's views, for a type of the app's.
  fileprivate func swiftUIView(at type: SwiftTypeReference) -> SwiftType {
    use(module: Name("SwiftUI", span: type.type.span), exposed: true)
    return moduleTypes.hides("View") ? .member("SwiftUI", "View") : .named("View")
  }
}
