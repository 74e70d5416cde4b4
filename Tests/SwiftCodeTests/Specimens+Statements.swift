import SwiftCode

extension Specimens {
  static var statements: [Specimen] {
    branches + switches + others
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
            [
              .let(name(width), .call(id(width), [.arg("x", id(width))])),
              .binding(.var, name(width), type(width), id(width)),
            ],
            then: [.call("a")], else: [.call("c")]),
          .if(
            [.expression(.binary(id(width), .and, .binary(id(width), .or, id(width, "b"))))],
            then: [.call("a")]),
          .if(
            [
              .expression(.binary(.binary(id(width), .or, id(width, "b")), .or, id(width, "c"))),
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
            [.let(name(width), .try(.await(id(width)))), .expression(id(width))],
            else: [.call("log", [.arg(id(width))]), .return(.nil)]),
          .guard(
            [.let(name(width), .call(id(width), [.arg(id(width)), .arg(1)]))],
            else: [.throw(.implicit("missing"))]),
          .guard([.expression(.binary(id(width), .and, id(width, "b")))], else: [.break]),
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
              SwitchCase(.implicit("d"), body: [.comment("Why."), .call("d")]),
              SwitchCase(
                [.enumCase("Kind", name(width), nil), .implicit("e")], body: [.call("e")]),
              SwitchCase(.expression(.string(name(width))), body: [.call("i")]),
              .default(body: [.break]),
            ])
        ]
      }
    ]
  }

  private static var others: [Specimen] {
    [
      statement("errors") { width in
        [
          .throw(.call(type: type(width), [.arg("reason", id(width))])),
          .assignment(id(width), id(width, "b")),
          .assign("_", .call(id(width))),
        ]
      },
      statement("locals") { width in
        [
          .let(name(width), type(width), .call(id(width), [.arg(1)])),
          .var(name(width), .generic(.named("Box"), [type(width), type(width)])),
          .let(name(width), .function([type(width), "Int"], returning: type(width)), id(width)),
          .comment(
            "A comment whose words are many, so that it needs more than one line of a hundred columns at most."
          ),
          .declaration(
            .function(
              FunctionDeclaration(
                "inner", [Parameter("x", type(width)), Parameter("y", type(width))],
                returning: "Int", body: [.return(1)]))),
        ]
      },
    ]
  }
}

extension Expression {
  fileprivate static func call(type: SwiftType, _ arguments: [Argument]) -> Expression {
    .call(.type(type), arguments)
  }
}
