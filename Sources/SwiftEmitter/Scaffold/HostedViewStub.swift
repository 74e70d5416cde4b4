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
  /// Whether what makes it for a screen hands it what it is made of, in order.
  private let isScreen: Bool
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
    isScreen = false
    stored =
      values.map { StoredProperty(Naming.member($0.name), file.type($0.type), access: nil) }
      + adapter.events.map {
        let told = SwiftType.function([], attributes: [.mainActor])
        return StoredProperty(Naming.telling($0.text), told, access: nil)
      }
  }

  /// The view that a screen is.
  init(_ screen: ScreenDeclaration, type: SwiftTypeReference, in file: FileScope) {
    self.type = type
    self.file = file
    name = screen.name.text
    documentation = "The screen `\(name)`."
    isScreen = true
    stored = ScreenStub(screen, type: type, in: file).handedOver
  }

  var declaration: SwiftDeclaration {
    let view = file.swiftUIView(at: type)
    let access = file.app.access
    let body = SwiftDeclaration.getter(
      "body", .some(view), .call("Text", [.arg(.string(name))]), access: access)
    // Swift makes the initializer by itself where no other module has to see it.
    let start =
      isScreen
      ? [.initializer(handingOver(access))]
      : access == nil || stored.isEmpty ? [] : [stored.initializer(access: access)]
    return .type(
      TypeDeclaration(
        .struct, type.type.text, documentation: documentation, access: access,
        inherits: [view], members: stored.declarations + start + [body]))
  }

  /// As dependencies that are begun call it.
  private func handingOver(_ access: SwiftCode.AccessLevel?) -> InitializerDeclaration {
    InitializerDeclaration(
      stored.map { $0.parameter(label: "_") }, access: access, body: stored.map(\.assignment))
  }
}

extension FileScope {
  /// The protocol of SwiftUI's views, for a type of the app's.
  fileprivate func swiftUIView(at type: SwiftTypeReference) -> SwiftType {
    use(module: Name("SwiftUI", span: type.type.span), exposed: true)
    return moduleTypes.hides("View") ? .member("SwiftUI", "View") : .named("View")
  }
}
