import Foundation
import SwiftCode
import Testing

@Suite struct CompilationTests {
  @Test func printedDeclarationsTypeCheckInSwift6() async throws {
    guard let compiler = Toolchain.find("swiftc") else { return }
    try await Toolchain.withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("Printed.swift")
      try Data(SourcePrinter.print(CompilableFile.file)).write(to: path)
      let check = try await Toolchain.run(
        compiler,
        [
          "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
          path.path,
        ])
      #expect(check.status == 0)
      #expect(check.text.isEmpty)
    }
  }
}

/// Declarations that mean something, so that the compiler can judge them: keywords as names, all
/// effects, all kinds of types.
private enum CompilableFile {
  static var file: SourceFile {
    SourceFile(
      header: ["Printed by a test."], imports: ["Swift"],
      declarations: [keywordEnum, box, loader, refined, session, failure, operators, conditions])
  }

  private static let keywordEnum: Declaration = .type(
    TypeDeclaration(
      .enum, "Kind", access: .public, inherits: ["String", "CaseIterable", "Sendable"],
      members: ["default", "case", "in", "protocol", "where", "any"].map {
        .enumCase(EnumCaseDeclaration($0))
      } + [
        .variable(
          VariableDeclaration(
            .var, "next", "Kind",
            accessors: .getter([
              .switch(
                "self",
                [
                  SwitchCase(
                    [.implicit("default"), .implicit("case")], body: [.return(.implicit("in"))]),
                  SwitchCase(.implicit("in"), body: [.return(.implicit("protocol"))]),
                  SwitchCase(
                    [.implicit("protocol"), .implicit("where"), .implicit("any")],
                    body: [.return(.implicit("default"))]),
                ])
            ])))
      ]))

  private static let box: Declaration = .type(
    TypeDeclaration(
      .struct, "Box", documentation: "A box.", access: .public,
      generics: [GenericParameter("Element", "Sendable")], inherits: ["Sendable"],
      members: [
        .variable(VariableDeclaration(.let, "value", "Element", access: .public)),
        .variable(
          VariableDeclaration(
            .var, "count", "Int", 0, access: .public, setterAccess: .private)),
        .initializer(
          InitializerDeclaration(
            [
              Parameter("_", "value", "Element"),
              Parameter("in", "range", .generic("Range", "Int"), default: .binary(0, "..<", 1)),
            ],
            access: .public,
            body: [.assign("self.value", "value"), .assign("count", "range.count")])),
        .function(
          FunctionDeclaration(
            "map",
            [
              Parameter(
                "_", "transform",
                .function(["Element"], throws: .typed("Failure"), returning: "Other"))
            ],
            generics: [
              GenericParameter("Other", "Sendable"), GenericParameter("Failure", "Error"),
            ],
            throws: .typed("Failure"), returning: .generic("Box", "Other"),
            body: [.return(.call("Box<Other>", [.arg(.try(.call("transform", ["value"])))]))])
        ),
        .subscript(
          SubscriptDeclaration(
            [Parameter("_", "index", "Int"), Parameter("default", "fallback", "Element")],
            returning: "Element",
            accessors: .getter([
              .return(.ternary(.binary("index", "==", 0), then: "value", else: "fallback"))
            ]))),
      ]))

  private static let loader: Declaration = .type(
    TypeDeclaration(
      .protocol, "Loader", attributes: [.mainActor], inherits: ["AnyObject"],
      members: [
        .associatedType(AssociatedTypeDeclaration("Item", inherits: ["Sendable"], default: "Int")),
        .variable(VariableDeclaration(.var, "limit", "Int", accessors: .getSet)),
        .variable(
          VariableDeclaration(
            .var, "first", .optional("Item"),
            accessors: .requirement(isSettable: false, isAsync: true, throws: .any))),
        .function(
          FunctionDeclaration(
            "load", [Parameter("for", "key", "String")], isAsync: true, throws: .any,
            returning: .array("Item"))),
      ]))

  private static let refined: Declaration = .extension(
    ExtensionDeclaration(
      "Loader", where: [.same("Item", "Int")],
      members: [
        .function(
          FunctionDeclaration(
            "total", isAsync: true, throws: .any, returning: "Int",
            body: [
              .var("sum", nil, 0),
              .forIn(
                ForStatement(
                  "item", in: .try(.await(.call("load", [.arg("for", .string("a\t\"b\""))]))),
                  where: .binary("item", ">", 0), body: [.assignment("sum", "+=", "item")])),
              .return("sum"),
            ]))
      ]))

  private static let session: Declaration = .type(
    TypeDeclaration(
      .class, "Session", attributes: [.mainActor], modifiers: .final, inherits: ["Loader"],
      members: [
        .variable(
          VariableDeclaration(
            .var, "limit", "Int", 10,
            accessors: .observed(
              willSet: nil, didSet: [.assign("changes", .binary("changes", "+", 1))]))),
        .variable(VariableDeclaration(.var, "changes", nil, 0, access: .private)),
        .variable(VariableDeclaration(.var, "delegate", .optional("AnyObject"), modifiers: .weak)),
        .variable(
          VariableDeclaration(
            .var, "names", .array("String"),
            .call(.closure(body: [.let("a", nil, .string("x")), .return(.array(["a"]))])),
            modifiers: .lazy)),
        .variable(
          VariableDeclaration(
            .var, "half", "Int",
            accessors: .computed(
              get: [.return(.binary("limit", "/", 2))],
              set: [.assign("limit", .binary("newValue", "*", 2))]))),
        .variable(
          VariableDeclaration(
            .var, "first", .optional("Int"),
            accessors: .computed(
              Getter(
                [.return(.await(.call("Task", trailing: Closure(1)).member("value")))],
                isAsync: true, throws: .any), setter: nil))),
        .initializer(
          InitializerDeclaration(
            [Parameter("limit", "Int")], isFailable: true,
            body: [
              .guard([.expression(.binary("limit", ">", 0))], else: [.return(.nil)]),
              .assign("self.limit", "limit"),
            ])),
        .function(
          FunctionDeclaration(
            "load", [Parameter("for", "key", "String")], isAsync: true, throws: .any,
            returning: .array("Int"),
            body: [
              .do(
                DoStatement(
                  [.expression(.try(.call("check", ["key"])))], throws: nil,
                  catches: [
                    CatchClause(.implicit("empty"), body: [.return(.array([]))]),
                    CatchClause(
                      .implicit("long", binding: ["count"]), where: .binary("count", ">", 9),
                      body: [.throw("Failure.empty")]),
                  ])),
              .return(
                .array([1, 2]).call(
                  "map",
                  trailing: Closure(
                    ["x"], captures: ["weak self"],
                    body: [
                      .guard([.let("self")], else: [.return("x")]),
                      .return(.binary("x", "*", "self.limit")),
                    ]))),
            ])),
        .function(
          FunctionDeclaration(
            "check", [Parameter("_", "key", "String")], modifiers: .nonisolated,
            throws: .typed("Failure"),
            body: [.if([.expression("key.isEmpty")], then: [.throw(.implicit("empty"))])])),
      ]))

  private static let failure: Declaration = .type(
    TypeDeclaration(
      .enum, "Failure", inherits: ["Error"],
      members: [
        .enumCase(EnumCaseDeclaration("empty")),
        .enumCase(EnumCaseDeclaration("long", [CasePayload("count", "Int")])),
      ]))

  private static let operators: Declaration = .function(
    FunctionDeclaration(
      "operators",
      [
        Parameter("a", "Int"), Parameter("b", .optional("Int")),
        Parameter("inout", "let", .inout("Int")),
      ],
      returning: "Bool",
      body: [
        .assignment("let", "+=", .binary(.binary("a", "+", 1), "*", .prefix("-", "a"))),
        .let(
          "c", nil, .binary("b", "??", .binary(.call("Int", [.arg("exactly", "a")]), "??", "a"))),
        .let(
          "sign", "String",
          .ifExpression(
            IfStatement(
              [.expression(.binary("a", "<", "c"))], then: [.expression(.string("minus"))],
              else: [.expression(.string("plus"))]))),
        .let(
          "name", nil,
          .switchExpression(
            SwitchStatement(
              "sign.count",
              [
                SwitchCase(
                  .expression(.binary(0, "...", 4)),
                  body: [
                    .expression(.string([.text("é "), .interpolation(.binary("a", "-", -1))]))
                  ]), .default(body: [.expression("sign")]),
              ]))),
        .return(
          .binary(
            .not(.binary(.binary("a", "==", "c"), "||", "name.isEmpty")), "&&",
            .cast(.cast("name", .coerce, "Any"), .check, "String"))),
      ]))

  private static let conditions: Declaration = .conditional(
    ConditionalCompilation(
      "os(Linux)",
      [
        .typealias(
          TypealiasDeclaration("Platform", .dictionary("String", .optional(.any("Error")))))
      ],
      else: [
        .typealias(
          TypealiasDeclaration(
            "Platform", .tuple([TupleTypeElement("a", "Int"), TupleTypeElement("b", "Int")])))
      ]))
}
