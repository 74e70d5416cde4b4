import SwiftCode

extension Specimens {
  static var expressions: [Specimen] {
    operators + calls + literals + closures + chains
  }

  private static var operators: [Specimen] {
    [
      expression("sum") { .binary(.binary(id($0), .plus, id($0, "b")), .plus, id($0, "c")) },
      expression("conjunction") {
        .binary(
          .binary(id($0), .equal, id($0, "b")), .and,
          .binary(.not(id($0, "c")), .and, .binary(id(5), .greater, id($0, "d"))))
      },
      expression("mixed") {
        .binary(.binary(id($0), .and, id($0, "b")), .or, .binary(id($0, "c"), .and, id(5)))
      },
      expression("stackedConjunction") {
        .binary(
          id($0), .or,
          .binary(
            .binary(id($0, "b"), .and, id($0, "c")), .and, .binary(id(5), .equal, id($0, "d"))))
      },
      expression("conjunctionAmongDisjunctions") {
        .binary(
          .binary(id($0), .or, .binary(id($0, "b"), .and, id($0, "c"))), .or,
          .binary(.binary(id($0, "d"), .coalescing, 1), .equal, id(5)))
      },
      expression("chainInDisjunction") {
        .binary(
          id(5), .or,
          .call(
            .member(.call(.member(id($0), "b"), [.arg(id($0, "c"))]), "d"), [.arg(id($0, "e"))]))
      },
      expression("sumInCoalescing") {
        .binary(
          id($0), .coalescing, .binary(.binary(id($0, "b"), .plus, id($0, "c")), .plus, id(5)))
      },
      expression("ternaryOfConditions") {
        .ternary(
          .binary(id($0), .and, id($0, "b")),
          then: .binary(.binary(id($0, "c"), .and, id($0, "d")), .and, id(5)),
          else: .binary(id($0, "e"), .or, .binary(id($0, "f"), .and, id(5))))
      },
      expression("ternaryOfSums") {
        .ternary(
          id($0), then: .binary(.binary(id($0, "c"), .plus, id($0, "d")), .plus, id(5)),
          else: .binary(id($0, "e"), .plus, .binary(id($0, "f"), .dividedBy, id(5))))
      },
      expression("coalescing") {
        .binary(id($0), .coalescing, .binary(id($0, "b"), .coalescing, id($0, "c")))
      },
      expression("ternary") {
        .ternary(.binary(id($0), .greater, 1), then: id($0, "b"), else: id($0, "c"))
      },
      expression("nestedTernary") {
        .ternary(
          id($0), then: id($0, "b"), else: .ternary(id($0, "c"), then: 1, else: id($0, "d")))
      },
      expression("cast") { .cast(id($0), .conditional, .generic("Box", type($0), type($0, "U"))) },
      expression("product", maximum: 41) {
        .binary(.binary(id($0), .plus, id($0, "b")), .dividedBy, .prefix("-", id($0, "c")))
      },
      expression("tryAwait") {
        .try(.await(.call(id($0), [.arg(id($0, "b")), .arg(id($0, "c"))])))
      },
      expression("trySum") { .try(.binary(.call(id($0)), .plus, .call(id($0, "b")))) },
    ]
  }

  private static var calls: [Specimen] {
    [
      expression("call") {
        .call(id($0), [.arg(id($0, "b")), .arg(name($0, "label"), id($0, "c"))])
      },
      expression("nestedCall") {
        .call(id($0), [.arg(.call(id($0, "b"), [.arg(id($0, "c")), .arg("d", 1)])), .arg("e", 2)])
      },
      expression("singleArgument") { .call(id($0), [.arg("only", id($0, "b"))]) },
      expression("singleArray") {
        .call(id($0), [.arg("only", .array([id($0, "b"), id($0, "c")]))])
      },
      expression("singleDictionary") {
        .call(id($0), [.arg(.dictionary([DictionaryEntry(.string("k"), id($0, "b"))]))])
      },
      expression("singleClosure") { .call(id($0), [.arg("only", .closure(["b"], id($0, "b")))]) },
      expression("singleCall") {
        .call(id(6), [.arg("only", .call(id($0), [.arg(id($0, "b")), .arg(id($0, "c"))]))])
      },
      expression("closureArgument") {
        .call(
          id($0),
          [
            .arg("first", id($0, "b")),
            .arg("second", .closure(["x"], body: [.let("y", nil, "x"), .return("y")])),
          ])
      },
      expression("implicit") {
        .implicit(name($0), [.arg(.implicit(name($0, "b"))), .arg("c", .implicit("d"))])
      },
      expression("genericCall") {
        .call(.type(.generic(.named("Box"), [type($0), type($0, "U")])), [.arg(id($0))])
      },
      expression("optionalChain") {
        id($0).optionalChained.call("b", [.arg(id($0, "c"))])
      },
      expression("keyPath") { .call(id($0), [.arg(.keyPath(name($0)))]) },
      expression("tuple") { .tuple([.arg(id($0)), .arg("b", id($0, "b")), .arg(id($0, "c"))]) },
    ]
  }

  private static var literals: [Specimen] {
    [
      expression("array") { .array([id($0), id($0, "b"), id($0, "c")]) },
      expression("arrayOfCalls") {
        .array([
          .call(id($0), [.arg("x", id($0, "b")), .arg("y", 2)]),
          .call(id($0), [.arg("x", 1), .arg("y", 2)]),
        ])
      },
      expression("dictionary") {
        .dictionary([
          DictionaryEntry(.string(name($0)), id($0)),
          DictionaryEntry(.string("b"), .array([id($0, "b"), id($0, "c")])),
        ])
      },
      expression("string") { .string(name($0 * 2)) },
      expression("interpolation") {
        .string([.text(name($0)), .interpolation(id($0)), .text(" ünï "), .interpolation("b")])
      },
      expression("interpolatedCall") {
        .string([
          .text(name($0)),
          .interpolation(.call(id($0), [.arg(.binary(id($0), .plus, 1)), .arg(2)])),
        ])
      },
    ]
  }

  private static var closures: [Specimen] {
    [
      expression("trailing") {
        .call(
          id($0), [.arg(id($0, "b")), .arg(id($0, "c"))], trailing: Closure(["d"], id($0, "d")))
      },
      expression("trailingBlock") {
        .call(
          id($0), [.arg(id($0, "b"))],
          trailing: Closure(
            ["d"], captures: ["weak self"],
            body: [.guard(["self"], else: [.return]), .call("self.use", [.arg(id($0, "d"))])]))
      },
      expression("typedClosure", maximum: 19) {
        var closure = Closure(["a", "b"], body: [.return(id($0))])
        closure.result = type($0, "R")
        return .closure(closure)
      },
      expression("longCaptures") {
        let captures = ["context = presenter.context", "interactor = presenter.interactor", "app"]
        return .call(
          id($0),
          [
            .arg("x", id($0, "b")),
            .arg(
              "operation",
              .closure(Closure(["item"], captures: captures, body: [.expression(id($0, "c"))]))),
          ])
      },
      expression("longTrailingCaptures") {
        .call(
          id($0), [.arg(id($0, "b"))],
          trailing: Closure(
            captures: ["first = presenter.firstOfAll", "second = presenter.secondOfAllOfThem"],
            body: [.call(id($0, "c")), .call("use", [.arg("first")])]))
      },
      expression("emptyClosure") { .call(id($0), [.arg("x", 1)], trailing: Closure(body: [])) },
      expression("taskInClosure") {
        .call(
          "Task",
          trailing: Closure(
            captures: ["weak self", "id = model.id"],
            body: [.expression(.await(.call("self?.run", [.arg(id($0)), .arg(id($0, "b"))])))]))
      },
    ]
  }

  private static var chains: [Specimen] {
    [
      expression("member", maximum: 41) { id($0).member(name($0, "b")).member("c") },
      expression("methodCall", maximum: 41) {
        id($0).member("b").call(name($0, "c"), [.arg(1), .arg(id($0))])
      },
      expression("chainOfTwo") {
        id($0).call("first", [.arg(id($0, "b"))]).call("second", [.arg("x", id($0, "c")), .arg(1)])
      },
      expression("chainOfThree") {
        id($0).call("first").call("second", [.arg(id($0))]).call(name($0, "third"), [.arg("x", 1)])
      },
      expression("chainOfClosures") {
        id($0).call("filter", trailing: Closure(.not("$0.isHidden")))
          .call("map", trailing: Closure(.call(id($0), ["$0"])))
      },
      expression("chainWithBlock") {
        id($0).call("first").call(
          "map", trailing: Closure(["x"], body: [.let("y", nil, "x"), .return(id($0))]))
      },
      expression("chainWithBlocks") {
        id($0).call(
          "map", trailing: Closure(["x"], body: [.let("y", nil, "x"), .return(id($0))])
        ).call("filter", trailing: Closure(["x"], body: [.let("y", nil, "x"), .return("y")]))
      },
      expression("staticChain") {
        .member(nil, "font").optionalChained.call(name($0), [.arg(id($0))]).call("weight", ["b"])
          .member("size")
      },
    ]
  }
}
