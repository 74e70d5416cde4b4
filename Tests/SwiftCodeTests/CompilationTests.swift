import Foundation
import SwiftCode
import TestTools
import Testing

@Suite struct CompilationTests {
  @Test func printedDeclarationsTypeCheckInSwift6() async throws {
    guard let compiler = Toolchain.find("swiftc") else { return }
    let scratch = try ScratchFolder("swift-code")
    try scratch.write(SourcePrinter.print(CompilableFile.file), to: "Printed.swift")
    let check = try await Toolchain.run(
      compiler,
      [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
        scratch.file("Printed.swift").path,
      ])
    #expect(check.status == 0)
    #expect(check.text.isEmpty)
  }
}

/// Declarations that mean something, so that the compiler can judge them: keywords as names, all
/// effects, all kinds of types.
private enum CompilableFile {
  static var file: SourceFile {
    SourceFile(
      header: ["Printed by a test."], imports: ["Swift"],
      declarations: [keywordEnum, box, loader, refined, session, failure, operators])
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
      .struct, "Box", documentation: "A box.", access: .public, inherits: ["Sendable"],
      members: [
        .variable(VariableDeclaration(.let, "value", "Int", access: .public)),
        .variable(
          VariableDeclaration(
            .var, "count", "Int", 0, access: .public, setterAccess: .private)),
        .initializer(
          InitializerDeclaration(
            [
              Parameter("_", "value", "Int"),
              Parameter("in", "range", .generic("Range", "Int"), default: .raw("0..<1")),
            ],
            access: .public,
            body: [.assign("self.value", "value"), .assign("count", "range.count")])),
        .function(
          FunctionDeclaration(
            "map",
            [
              Parameter(
                "_", "transform",
                .function(["Int"], throws: true, returning: "Other"))
            ],
            generics: [
              GenericParameter("Other", "Sendable")
            ],
            throws: true, returning: .array("Other"),
            body: [.return(.array([.try(.call("transform", ["value"]))]))])
        ),
        .function(
          FunctionDeclaration(
            "element", [Parameter("_", "index", "Int"), Parameter("default", "fallback", "Int")],
            returning: "Int",
            body: [
              .return(.ternary(.binary("index", .equal, 0), then: "value", else: "fallback"))
            ])),
      ]))

  private static let loader: Declaration = .type(
    TypeDeclaration(
      .protocol, "Loader", attributes: [.mainActor], inherits: ["AnyObject"],
      members: [
        .variable(VariableDeclaration(.var, "limit", "Int", accessors: .get)),
        .variable(VariableDeclaration(.var, "first", .optional("Int"), accessors: .get)),
        .function(
          FunctionDeclaration(
            "load", [Parameter("for", "key", "String")], isAsync: true, throws: true,
            returning: .array("Int"))),
      ]))

  private static let refined: Declaration = .extension(
    ExtensionDeclaration(
      "Loader",
      members: [
        .function(
          FunctionDeclaration(
            "total", isAsync: true, throws: true, returning: "Int",
            body: [
              .var("sum", nil, "limit"),
              .let("items", nil, .try(.await(.call("load", [.arg("for", .string("a\t\"b\""))])))),
              .assignment("sum", .call("items.reduce", [.arg("sum"), .arg(.raw("+"))])),
              .return("sum"),
            ]))
      ]))

  private static let session: Declaration = .type(
    TypeDeclaration(
      .class, "Session", attributes: [.mainActor], modifiers: .final, inherits: ["Loader"],
      members: [
        .variable(VariableDeclaration(.var, "limit", "Int", 10)),
        .variable(VariableDeclaration(.var, "changes", nil, 0, access: .private)),
        .variable(VariableDeclaration(.var, "delegate", .optional("AnyObject"), modifiers: .weak)),
        .variable(
          VariableDeclaration(
            .var, "names", .array("String"),
            .call(.closure(body: [.let("a", nil, .string("x")), .return(.array(["a"]))])),
            modifiers: .lazy)),
        .variable(
          VariableDeclaration(
            .var, "half", "Int", accessors: .getter([.return(.binary("limit", .dividedBy, 2))]))),
        .variable(
          VariableDeclaration(
            .var, "first", .optional("Int"),
            accessors: .getter([
              .let("given", nil, "names.first"),
              .return(.call("given.map", trailing: Closure("$0.count"))),
            ]))),
        .initializer(
          InitializerDeclaration(
            [Parameter("limit", "Int")], isFailable: true,
            body: [
              .guard([.expression(.binary("limit", .greater, 0))], else: [.return(.nil)]),
              .assign("self.limit", "limit"),
            ])),
        .function(
          FunctionDeclaration(
            "load", [Parameter("for", "key", "String")], isAsync: true, throws: true,
            returning: .array("Int"),
            body: [
              .expression(.try(.call("check", ["key"]))),
              .return(
                .array([1, 2]).call(
                  "map",
                  trailing: Closure(
                    ["x"], captures: ["weak self"],
                    body: [
                      .guard([.let("self")], else: [.return("x")]),
                      .return(.binary("x", .plus, "self.limit")),
                    ]))),
            ])),
        .function(
          FunctionDeclaration(
            "check", [Parameter("_", "key", "String")], modifiers: .nonisolated,
            throws: true,
            body: [.if([.expression("key.isEmpty")], then: [.throw("Failure.empty")])])),
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
        Parameter("inout", "let", "Int"),
      ],
      returning: "Bool",
      body: [
        .var("var", nil, "let"),
        .assignment("var", .binary(.binary("a", .plus, 1), .dividedBy, .prefix("-", "a"))),
        .let(
          "c", nil,
          .binary("b", .coalescing, .binary(.call("Int", [.arg("exactly", "a")]), .coalescing, "a"))
        ),
        .let(
          "name", nil,
          .string([.text("é "), .interpolation(.binary("a", .plus, -1)), .interpolation("var")])),
        .return(
          .binary(
            .not(.binary(.binary("a", .equal, "c"), .or, "name.isEmpty")), .and,
            .binary(.cast(.cast("name", .coerce, "Any"), .conditional, "Int"), .equal, .nil))),
      ]))
}
