import SwiftCode

extension Specimens {
  static var declarations: [Specimen] {
    types + callables + variables
  }

  private static var types: [Specimen] {
    [
      Specimen(name: "struct") { width in
        [
          .type(TypeDeclaration(.struct, name(width, "S"))),
          .type(
            TypeDeclaration(
              .struct, name(width, "S"), documentation: "A type.\n\nMore on it.",
              attributes: ["@frozen"], access: .public,
              inherits: [type(width, "P"), type(width, "Q"), "R"],
              members: [.variable(VariableDeclaration(.let, "a", "Int"))])),
        ]
      },
      Specimen(name: "class") { width in
        [
          .type(
            TypeDeclaration(
              .class, name(width, "C"), attributes: [.mainActor, "@available(iOS 17, *)"],
              access: .public, modifiers: .final, inherits: [type(width, "P")],
              members: [.comment("Words.")]))
        ]
      },
      Specimen(name: "enum") { width in
        [
          .type(
            TypeDeclaration(
              .enum, name(width, "E"), modifiers: .nonisolated, inherits: ["String", type(width)],
              members: [
                .enumCase(EnumCaseDeclaration(name(width), documentation: "One.")),
                .enumCase(EnumCaseDeclaration("b", rawValue: .string(name(width)))),
                .enumCase(
                  EnumCaseDeclaration(
                    name(width, "c"),
                    [CasePayload(type(width)), CasePayload("x", type(width), default: 1)])),
                .enumCase(EnumCaseDeclaration("d", [CasePayload("y", .array("Int"))])),
                .type(TypeDeclaration(.enum, "Nested", members: [])),
              ]))
        ]
      },
      Specimen(name: "protocol", maximum: 34) { width in
        [
          .type(
            TypeDeclaration(
              .protocol, name(width, "P"), attributes: [.mainActor], access: .package,
              inherits: ["AnyObject", type(width)],
              members: [
                .variable(VariableDeclaration(.var, name(width), type(width), accessors: .get)),
                .variable(
                  VariableDeclaration(
                    .var, name(width), type(width), documentation: "Doc.", accessors: .get)),
                .function(
                  FunctionDeclaration(
                    name(width), [Parameter("a", type(width))], isAsync: true, throws: true)),
                .initializer(InitializerDeclaration([Parameter("a", "Int")])),
              ]))
        ]
      },
      Specimen(name: "extension") { width in
        [
          .extension(ExtensionDeclaration(type(width))),
          .extension(
            ExtensionDeclaration(
              .member(type(width), "Nested"), inherits: [type(width), "Q"],
              members: [
                .typealias(
                  TypealiasDeclaration(name(width, "T"), .generic("Box", type(width), type(width)))),
                .function(FunctionDeclaration("a", modifiers: .static, body: [])),
              ])),
        ]
      },
    ]
  }

  private static var callables: [Specimen] {
    [
      Specimen(name: "function", maximum: 41) { width in
        [
          function(width, 0), function(width, 1), function(width, 2), function(width, 3),
          .function(
            FunctionDeclaration(
              name(width),
              [
                Parameter("_", "a", type(width)),
                Parameter("b", .optional(type(width)), default: .nil),
              ],
              attributes: [.discardableResult, "@available(*, deprecated)"], access: .public,
              modifiers: [.nonisolated, .static],
              generics: [GenericParameter("A", type(width)), GenericParameter("B", "P")],
              isAsync: true, throws: true,
              returning: .generic("Box", type(width), type(width)),
              body: [.call("a")])),
          .function(
            FunctionDeclaration(
              "closures",
              [
                Parameter(
                  "done", .function(["Int", type(width)], isAsync: true, returning: type(width)),
                  attributes: [.escaping, "@Sendable"]),
                Parameter("more", type(width)),
              ],
              body: [.call("a")])),
        ]
      },
      Specimen(name: "initializer") { width in
        [
          .type(
            TypeDeclaration(
              .class, "C",
              members: [
                .initializer(
                  InitializerDeclaration(
                    [Parameter("a", type(width)), Parameter("b", type(width))], access: .public,
                    modifiers: .required,
                    isFailable: true, throws: true, body: [.call("self.init", [.arg("a", "a")])])),
                .initializer(
                  InitializerDeclaration(
                    [Parameter("coder", "NSCoder")], attributes: [.unavailable],
                    modifiers: .required, isFailable: true, body: [.return(.nil)])),
              ]))
        ]
      },
    ]
  }

  private static func function(_ width: Int, _ parameters: Int) -> Declaration {
    .function(
      FunctionDeclaration(
        name(width), (0..<parameters).map { Parameter(name(width, "p\($0)"), type(width)) },
        documentation: "Does it.", throws: parameters > 1, returning: type(width),
        body: parameters == 0 ? [] : [.return(id(width))]))
  }

  private static var variables: [Specimen] {
    [
      Specimen(name: "makers") { width in
        let maker = SwiftType.function(
          [
            type(width), .optional(type(width)), .attributed([.escaping], .function([type(width)])),
          ],
          returning: type(width), attributes: [.mainActor])
        return [
          .variable(VariableDeclaration(.var, "make", .optional(maker), access: .public)),
          .variable(VariableDeclaration(.let, "made", maker)),
          .function(
            FunctionDeclaration(
              "start",
              [
                Parameter("make", .optional(maker), default: .nil),
                Parameter("made", maker, attributes: [.escaping]),
              ],
              body: [.call("a")])),
        ]
      },
      Specimen(name: "variable") { width in
        [
          .type(
            TypeDeclaration(
              .class, "C", modifiers: .final,
              members: [
                .variable(VariableDeclaration(.let, name(width), type(width))),
                .variable(
                  VariableDeclaration(
                    .var, name(width), nil, id(width), access: .public, setterAccess: .private,
                    modifiers: .static)),
                .variable(
                  VariableDeclaration(
                    .var, name(width), .optional(.any(type(width))), access: .private,
                    modifiers: .weak)),
                .variable(
                  VariableDeclaration(
                    .var, name(width), type(width),
                    .call(id(width), [.arg(id(width)), .arg("x", id(width))]),
                    attributes: [.mainActor], modifiers: .lazy)),
                .variable(
                  VariableDeclaration(
                    .var, name(width), type(width),
                    .call(.closure(body: [.let("a", nil, 1), .return("a")])), modifiers: .lazy)),
                .variable(
                  VariableDeclaration(
                    .var, name(width), type(width), accessors: .getter([.expression(id(width))]))),
                .variable(
                  VariableDeclaration(
                    .var, "a", "Int", accessors: .getter([.let("b", nil, 1), .return("b")]))),
                .variable(
                  VariableDeclaration(
                    .var, "a", "Int", attributes: [.unavailable],
                    accessors: .getter([.return(.binary(id(width), .and, id(width)))]))),
                .variable(
                  VariableDeclaration(
                    .var, "e", type(width), .dictionary([]))),
                .variable(VariableDeclaration(.var, "g", .some(type(width)))),
                .variable(
                  VariableDeclaration(
                    .var, "h", .optional(.function([type(width)], isAsync: true, throws: true)))),
              ]))
        ]
      },
    ]
  }
}
