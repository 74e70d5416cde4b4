import SpecModel
import SpecSemantics
import SwiftCode

/// The values of a model that the app works out, which say nothing yet.
struct ComputedStub {
  private let model: ModelDeclaration
  private let file: FileScope

  init(_ model: ModelDeclaration, in file: FileScope) {
    self.model = model
    self.file = file
  }

  var typeName: String { Naming.type(model.name.text) }

  var declaration: SwiftDeclaration {
    let values = model.computed.map { value in
      SwiftDeclaration.getter(
        Naming.member(value.name.text), file.type(value.type), start(of: value),
        access: file.app.access)
    }
    return .extension(
      ExtensionDeclaration(
        .named(typeName), documentation: "What is worked out from the fields of `\(typeName)`.",
        modifiers: .nonisolated, members: values))
  }

  /// Something of the value's type. Where nothing goes without saying, it is left open, as editors do.
  private func start(of value: Field) -> SwiftExpression {
    switch value.type.shape {
    case .optional: .nil
    case .list: .array([])
    case .builtin(let type): type.start
    case .named(let name): firstCase(of: name) ?? .raw("<#\(value.name.text)#>")
    }
  }

  private func firstCase(of name: String) -> SwiftExpression? {
    file.app.index.enumeration(name)?.cases.first.map { .implicit(Naming.member($0.name.text)) }
  }
}

extension BuiltinType {
  /// A value of the type that says as little as can be.
  fileprivate var start: SwiftExpression {
    switch self {
    case .string: .string("")
    case .integer, .number, .decimal: .integer(0)
    case .boolean: false
    case .date: .call("Date", [.arg("timeIntervalSince1970", .integer(0))])
    case .url: .implicit("literal", [.arg(.string("https://example.com"))])
    case .identifier: .string("")
    case .color: .call("ColorToken", [.arg(.string("")), .arg("light", .integer(0))])
    case .image: .implicit("symbol", [.arg(.string("circle"))])
    case .data: .call("Data")
    case .text: .implicit("verbatim", [.arg(.string(""))])
    }
  }
}
