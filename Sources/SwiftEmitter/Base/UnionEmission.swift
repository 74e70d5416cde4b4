import SpecModel
import SpecSemantics
import SwiftCode

/// Unions: enums whose cases carry a model each, told apart by a tag.
extension FileScope {
  func emit(_ union: UnionDeclaration, origin: Origin) -> [SwiftDeclaration] {
    exposeRuntime()
    let name = Naming.type(union.name.text)
    let cases = union.cases.map { item -> SwiftDeclaration in
      .enumCase(SwiftEnumCase(Naming.member(item.name.text), [CasePayload(named(item.model.text))]))
    }
    let type = SwiftDeclaration.type(
      TypeDeclaration(
        .enum, name, documentation: origin.documentation(union.summaries), access: app.access,
        modifiers: .nonisolated,
        inherits: ["UnionModel"], members: cases + [model(of: union), replacing(in: union)]))
    return [type, decoding(of: union, named: name)]
  }

  private func model(of union: UnionDeclaration) -> SwiftDeclaration {
    let cases = union.cases.map { item in
      SwitchCase(
        .implicit(Naming.member(item.name.text), binding: ["model"]), body: [.expression("model")])
    }
    return .getter("model", .any("Model"), access: app.access, body: [.switch("self", cases)])
  }

  private func replacing(in union: UnionDeclaration) -> SwiftDeclaration {
    let name = Naming.type(union.name.text)
    let cases = union.cases.map { item in
      let cast = SwiftExpression.identifier("model").cast(.conditional, to: named(item.model.text))
      let wrap = SwiftExpression.member(.identifier(name), Naming.member(item.name.text))
      return SwitchCase(
        .implicit(Naming.member(item.name.text)),
        body: [.expression(SwiftExpression.tuple([.arg(cast)]).call("map", [.arg(wrap)]))])
    }
    return .function(
      FunctionDeclaration(
        "replacing", [Parameter("with", "model", .any("Model"))], access: app.access,
        returning: .optional(.named(name)), body: [.switch("self", cases)]))
  }

  private func decoding(of union: UnionDeclaration, named name: String) -> SwiftDeclaration {
    var cases = union.cases.map { item in
      let payload = SwiftExpression.call(
        .type(named(item.model.text)), [.arg("from", "decoder")])
      return SwitchCase(
        item.tags.map { .expression(.string($0.text)) },
        body: [
          .assign("self", .implicit(Naming.member(item.name.text), [.arg(.try(payload))]))
        ])
    }
    // Tags are strings of the outside world, so this is the one switch that needs a default.
    cases.append(
      .default(body: [
        .throw(
          .call(
            "UnknownUnionCase",
            [
              .arg("tag", "tag"), .arg("union", .string(union.name.text)),
              .arg("skips", .boolean(union.unknown == .skip)),
            ]))
      ]))
    // Numbers among tags are read as identities are: as the texts of what stands there.
    let type: SwiftExpression = union.hasNumbersAsTags ? "Identifier" : "String"
    let read = SwiftExpression.identifier("container").call(
      "decode", [.arg(.member(type, "self")), .arg("forKey", .implicit("tag"))])
    let tag = union.hasNumbersAsTags ? read.member("rawValue") : read
    let conformance = app.coding(of: union.name.text)
    return .extension(
      ExtensionDeclaration(
        .named(name), modifiers: .nonisolated, inherits: [conformance.type],
        members: [
          .memberwise(.codingKeys([CodingKeyCase("tag", key: union.tag.text)]), access: nil),
          decodingInitializer([.let("tag", nil, .try(tag)), .switch("tag", cases)]),
        ] + (conformance == .read ? [] : [encodingMethod(of: union)])))
  }

  /// What is kept is written as it is read: the model of the case, with the tag beside its fields.
  private func encodingMethod(of union: UnionDeclaration) -> SwiftDeclaration {
    let container = SwiftExpression.identifier("encoder").call(
      "container", [.arg("keyedBy", .member("CodingKeys", "self"))])
    let cases = union.cases.map { item in
      let tag = SwiftExpression.identifier("container").call(
        "encode", [.arg(.string(item.tag)), .arg("forKey", .implicit("tag"))])
      let model = SwiftExpression.identifier("model").call("encode", [.arg("to", "encoder")])
      return SwitchCase(
        .implicit(Naming.member(item.name.text), binding: ["model"]),
        body: [.expression(.try(tag)), .expression(.try(model))])
    }
    return .function(
      FunctionDeclaration(
        "encode", [Parameter("to", "encoder", .any("Encoder"))], access: app.access, throws: true,
        body: [.var("container", nil, container), .switch("self", cases)]))
  }

  private func decodingInitializer(_ body: [Statement]) -> SwiftDeclaration {
    let container = SwiftExpression.identifier("decoder").call(
      "container", [.arg("keyedBy", .member("CodingKeys", "self"))])
    return .initializer(
      InitializerDeclaration(
        [Parameter("from", "decoder", .any("Decoder"))], access: app.access, throws: true,
        body: [.let("container", nil, .try(container))] + body))
  }
}
