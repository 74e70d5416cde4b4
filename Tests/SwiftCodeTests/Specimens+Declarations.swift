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
              generics: [GenericParameter("A", type(width)), "B"],
              inherits: [type(width, "P"), type(width, "Q"), "R"],
              where: [.conforms("B", type(width)), .same("A.C", type(width))],
              members: [.variable(VariableDeclaration(.let, "a", "Int"))])),
        ]
      },
      Specimen(name: "class") { width in
        [
          .type(
            TypeDeclaration(
              .class, name(width, "C"), attributes: [.mainActor, .available("iOS 17, *")],
              access: .public, modifiers: .final, inherits: [type(width, "P")],
              where: [.conforms("A", "B")],
              members: [.deinitializer([.call("a")]), .mark("Part"), .comment("Words.")]))
        ]
      },
      Specimen(name: "enum") { width in
        [
          .type(
            TypeDeclaration(
              .enum, name(width, "E"), modifiers: .indirect, inherits: ["String", type(width)],
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
                .associatedType(
                  AssociatedTypeDeclaration("A", inherits: [type(width)], default: type(width))),
                .variable(VariableDeclaration(.var, name(width), type(width), accessors: .get)),
                .variable(
                  VariableDeclaration(
                    .var, name(width), type(width), documentation: "Doc.", accessors: .getSet)),
                .variable(
                  VariableDeclaration(
                    .var, "c", "Int",
                    accessors: .requirement(isSettable: false, isAsync: true, throws: .any))),
                .function(
                  FunctionDeclaration(
                    name(width), [Parameter("a", type(width))], isAsync: true, throws: .any)),
                .initializer(InitializerDeclaration([Parameter("a", "Int")])),
                .subscript(
                  SubscriptDeclaration(
                    [Parameter("_", "index", type(width))], returning: type(width),
                    accessors: .getSet)),
              ]))
        ]
      },
      Specimen(name: "extension") { width in
        [
          .extension(ExtensionDeclaration(type(width))),
          .extension(
            ExtensionDeclaration(
              .member(type(width), "Nested"), inherits: [type(width), "Q"],
              where: [.conforms("A", type(width))],
              members: [
                .typealias(
                  TypealiasDeclaration(name(width, "T"), .generic("Box", type(width), type(width)))),
                .function(FunctionDeclaration("a", modifiers: .static, body: [])),
              ])),
          .extension(
            ExtensionDeclaration(
              "A", where: [.conforms("B", type(width)), .same("C", type(width))],
              members: [.raw(["let a = 1"])])),
          .conditional(
            ConditionalCompilation(branches: [
              .init("canImport(UIKit)", [.extension(ExtensionDeclaration(type(width)))]),
              .init(
                "os(Linux)",
                [
                  .typealias(TypealiasDeclaration("T", .any(type(width)))),
                  .typealias(TypealiasDeclaration("U", .any(type(width)))),
                ]),
              .init("", [.function(FunctionDeclaration("a", body: []))]),
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
              attributes: [.discardableResult, .available("*, deprecated")], access: .public,
              modifiers: [.nonisolated, .static],
              generics: [GenericParameter("A", type(width)), GenericParameter("B", "P")],
              isAsync: true, throws: .typed(type(width)),
              returning: .generic("Box", type(width), type(width)),
              where: [.conforms("A", type(width)), .same("B", "Int")], body: [.call("a")])),
          .function(
            FunctionDeclaration(
              "closures",
              [
                Parameter(
                  "done", .function(["Int", type(width)], isAsync: true, returning: type(width)),
                  attributes: [.escaping, .sendable]),
                Parameter("more", type(width), isVariadic: true),
                Parameter("out", .inout(type(width))),
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
                    modifiers: [.required, .convenience],
                    isFailable: true, throws: .any, body: [.call("self.init", [.arg("a", "a")])])),
                .initializer(
                  InitializerDeclaration(
                    [Parameter("coder", "NSCoder")], attributes: [.unavailable],
                    modifiers: .required, isFailable: true, body: [.return(.nil)])),
                .initializer(
                  InitializerDeclaration(
                    generics: ["T"], where: [.conforms("T", type(width))], body: [])),
                .subscript(
                  SubscriptDeclaration(
                    [
                      Parameter("_", "index", type(width)),
                      Parameter("default", "value", type(width)),
                    ], returning: type(width),
                    accessors: .computed(get: [.return(1)], set: [.call("a", ["newValue"])]))),
                .subscript(
                  SubscriptDeclaration(
                    [Parameter("index", "Int")], returning: type(width),
                    accessors: .getter([.expression(id(width))]))),
              ]))
        ]
      },
    ]
  }

  private static func function(_ width: Int, _ parameters: Int) -> Declaration {
    .function(
      FunctionDeclaration(
        name(width), (0..<parameters).map { Parameter(name(width, "p\($0)"), type(width)) },
        documentation: "Does it.", throws: parameters > 1 ? .any : nil, returning: type(width),
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
                    accessors: .getter([.return(.binary(id(width), "&&", id(width)))]))),
                .variable(
                  VariableDeclaration(
                    .var, "b", "Int",
                    accessors: .computed(
                      get: [.return(id(width))], set: [.assign("a", id(width)), .call("c")]))),
                .variable(
                  VariableDeclaration(
                    .var, "c", "Int",
                    accessors: .computed(
                      Getter([.return(1)], isAsync: true, throws: .any), setter: nil))),
                .variable(
                  VariableDeclaration(
                    .var, "d", "Int", 1,
                    accessors: .observed(willSet: nil, didSet: [.call(id(width))]))),
                .variable(
                  VariableDeclaration(
                    .var, "e", .dictionary("String", .array(type(width))), .dictionary([]),
                    accessors: .observed(willSet: [.call("a")], didSet: [.call("b"), .call("c")]))),
                .variable(
                  VariableDeclaration(
                    .var, "f",
                    .tuple([TupleTypeElement("a", type(width)), TupleTypeElement("b", type(width))])
                  )),
                .variable(VariableDeclaration(.var, "g", .composition([type(width), .some("P")]))),
                .variable(
                  VariableDeclaration(
                    .var, "h", .optional(.function([type(width)], isAsync: true, throws: .any)))),
              ]))
        ]
      },
    ]
  }
}
