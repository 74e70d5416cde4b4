import SwiftCode

extension Specimens {
  static var statements: [Specimen] {
    branches + switches + loops + others
  }

  private static var branches: [Specimen] {
    [
      statement("if", maximum: 41) { width in
        [
          .if([.expression(id(width))], then: [.call("a")]),
          .if(
            [.let(name(width), id(width, "b")), .expression(id(width, "c"))], then: [.call("a")],
            else: [.call("b")]),
          .if(
            IfStatement(
              first: ConditionalBranch(
                [.let(name(width), .call(id(width), [.arg("x", id(width))]))], [.call("a")]),
              elseIf: [
                ConditionalBranch(
                  [
                    .matches(.implicit("some", binding: [name(width)]), id(width)),
                    .binding(.var, name(width), type(width), id(width)),
                  ],
                  [.call("b")])
              ],
              else: [.call("c")])),
          .if([.available("iOS 17, *")], then: []),
          .if(
            [.expression(.binary(id(width), "&&", .binary(id(width), "||", id(width, "b"))))],
            then: [.call("a")]),
          .if(
            [
              .expression(.binary(.binary(id(width), "||", id(width, "b")), "||", id(width, "c"))),
              .expression(id(4)),
            ],
            then: [.call("a")]),
        ]
      },
      statement("guard") { width in
        [
          .guard([.let(name(width))], else: [.return]),
          .guard([.let(name(width), id(width)), .expression(id(width))], else: [.return]),
          .guard(
            [.let(name(width), .try(.tryOptional(id(width)))), .expression(id(width))],
            else: [.call("log", [.arg(id(width))]), .return(.nil)]),
          .guard(
            [.let(name(width), .call(id(width), [.arg(id(width)), .arg(1)]))],
            else: [.throw(.implicit("missing"))]),
          .guard([.expression(.binary(id(width), "&&", id(width, "b")))], else: [.continue]),
        ]
      },
      statement("ifExpression") { width in
        let branch = IfStatement(
          [.expression(id(width))], then: [.expression(id(width, "b"))], else: [.expression(2)])
        return [
          .let("a", nil, .ifExpression(branch)),
          .assign("self.a", .ifExpression(branch)),
          .return(.ifExpression(branch)),
        ]
      },
    ]
  }

  private static var switches: [Specimen] {
    [
      statement("switch") { width in
        [
          .switch(
            id(width),
            [
              SwitchCase(
                .implicit("a", binding: [name(width), name(width, "b")]), body: [.call("a")]),
              SwitchCase(
                [.implicit(name(width)), .implicit(name(width, "b")), .implicit("c")],
                body: [.break]),
              SwitchCase(.implicit("d"), where: id(width), body: [.comment("Why."), .call("d")]),
              SwitchCase(
                [.implicit(name(width)), .implicit("e")], where: .binary(id(width), "==", 2),
                body: [.call("e")]),
              SwitchCase(
                .tuple([PatternElement(.implicit("x")), PatternElement(.wildcard)]),
                body: [.fallthrough]),
              SwitchCase(.cast(.let("g"), type(width)), body: [.call("g")]),
              SwitchCase(.check(type(width)), body: [.call("h")]),
              SwitchCase(.expression(.string(name(width))), body: [.call("i")]),
              .default(attributes: ["@unknown"], body: [.break]),
            ])
        ]
      },
      statement("switchExpression") { width in
        let choice = SwitchStatement(
          id(width),
          [
            SwitchCase(
              .implicit(name(width), binding: ["x"]),
              body: [.expression(.call(id(width), [.arg("x"), .arg(id(width))]))]),
            SwitchCase(.implicit("b"), body: [.expression(.string(name(width)))]),
            SwitchCase(.implicit("c"), body: [.throw(id(width))]),
          ])
        return [
          .let("a", "Int", .switchExpression(choice)),
          .assign("self.a", .switchExpression(choice)),
          .return(.switchExpression(choice)),
          .call("with", trailing: Closure(.switchExpression(choice))),
        ]
      },
    ]
  }

  private static var loops: [Specimen] {
    [
      statement("for") { width in
        [
          .forIn(ForStatement(.identifier(name(width)), in: id(width), body: [.call("a")])),
          .forIn(
            ForStatement(
              .identifier(name(width)), in: id(width), where: id(width), body: [.call("a")])),
          .forIn(
            ForStatement(
              .tuple([PatternElement(.identifier(name(width))), PatternElement(.identifier("b"))]),
              in: .call(id(width), [.arg(id(width)), .arg("x", 1)]), body: [.call("a")])),
          .forIn(
            ForStatement(
              "item", in: .call(id(width)), isTried: true, isAwaited: true, body: [.continue])),
          .while([.expression(id(width)), .let("x", id(width))], body: [.break]),
          .repeatWhile(body: [.call("a")], .binary(id(width), "<", 3)),
        ]
      }
    ]
  }

  private static var others: [Specimen] {
    [
      statement("errors") { width in
        [
          .do(
            DoStatement(
              [.expression(.try(.call(id(width))))],
              catches: [CatchClause(body: [.call("log", ["error"])])])),
          .do(
            DoStatement(
              [.expression(.try(.await(.call(id(width)))))],
              throws: .typed(type(width)),
              catches: [
                CatchClause(.implicit(name(width)), where: id(width), body: [.call("a")]),
                CatchClause(.cast(.let("error"), type(width)), body: [.throw("error")]),
                CatchClause(.check("CancellationError"), body: []),
              ])),
          .defer([.call(id(width))]),
          .throw(.call(type: type(width), [.arg("reason", id(width))])),
          .assignment(id(width), "+=", id(width, "b")),
          .assign(.wildcard, .call(id(width))),
        ]
      },
      statement("locals") { width in
        [
          .let(name(width), type(width), .call(id(width), [.arg(1)])),
          .var(name(width), .generic(.named("Box"), [type(width), type(width)])),
          .let(name(width), .function([type(width), "Int"], returning: type(width)), id(width)),
          .blankLine,
          .comment(
            "A comment whose words are many, so that it needs more than one line of a hundred columns at most."
          ),
          .conditional(
            ConditionalCompilation(
              "DEBUG", [.call(id(width))], else: [.call("b"), .if(["x"], then: [.call("c")])])),
          .declaration(
            .function(
              FunctionDeclaration(
                "inner", [Parameter("x", type(width)), Parameter("y", type(width))],
                returning: "Int", body: [.return(1)]))),
          .raw(["verbatim()"]),
        ]
      },
    ]
  }
}

extension Expression {
  fileprivate static let wildcard: Expression = "_"

  fileprivate static func call(type: SwiftType, _ arguments: [Argument]) -> Expression {
    .call(.type(type), arguments)
  }
}
