import SwiftCode
import Testing

@Suite struct DeclarationTextTests {
  private func text(_ declaration: Declaration) -> String { SourcePrinter.text(of: declaration) }

  @Test func variables() {
    #expect(
      text(.variable(VariableDeclaration(.let, "a", "Int", 1, access: .public)))
        == "public let a: Int = 1")
    #expect(
      text(
        .variable(
          VariableDeclaration(.var, "a", .optional("T"), access: .private, modifiers: .weak)))
        == "private weak var a: T?")
    #expect(
      text(
        .variable(
          VariableDeclaration(
            .var, "a", nil, 1, access: .public, setterAccess: .private, modifiers: [.static])))
        == "public private(set) static var a = 1")
    #expect(
      text(.variable(VariableDeclaration(.var, "a", "Int", modifiers: [.lazy], accessors: .stored)))
        == "lazy var a: Int")
    #expect(
      text(.variable(VariableDeclaration(.var, "a", "Int", accessors: .getter([.expression(1)]))))
        == "var a: Int { 1 }")
    #expect(
      text(
        .variable(
          VariableDeclaration(
            .var, "a", "Int", accessors: .getter([.let("b", nil, 1), .return("b")]))))
        == "var a: Int {\n  let b = 1\n  return b\n}")
    #expect(
      text(.variable(VariableDeclaration(.var, "a", "Int", accessors: .get)))
        == "var a: Int { get }")
  }

  @Test func functionWithEverything() {
    let function = FunctionDeclaration(
      "for",
      [
        Parameter("_", "a", "Int"), Parameter("in", "in", "Int", default: 1),
        Parameter("c", "Int"),
      ],
      documentation: "Does it.\n\nWell.", attributes: [.discardableResult], access: .public,
      modifiers: [.override, .class], generics: [GenericParameter("T", "P")], isAsync: true,
      throws: true, returning: "T", body: [.return("a")])
    #expect(
      text(.function(function)) == """
        /// Does it.
        ///
        /// Well.
        @discardableResult
        public override class func `for`<T: P>(_ a: Int, in: Int = 1, c: Int) async throws -> T { return a }
        """)
  }

  @Test func initializers() {
    #expect(
      text(.initializer(InitializerDeclaration(access: .public, body: []))) == "public init() {}")
    #expect(
      text(
        .initializer(
          InitializerDeclaration(
            [Parameter("coder", "NSCoder")], attributes: [.unavailable], modifiers: .required,
            isFailable: true, body: [.return(.nil)])))
        == "@available(*, unavailable)\nrequired init?(coder: NSCoder) { return nil }")
  }

  @Test func smallDeclarations() {
    #expect(
      text(.typealias(TypealiasDeclaration("A", .array("Int"), access: .public)))
        == "public typealias A = [Int]")
    #expect(
      text(
        .enumCase(EnumCaseDeclaration("default", [CasePayload("in", "Int", default: 1), "String"])))
        == "case `default`(in: Int = 1, String)")
    #expect(text(.enumCase(EnumCaseDeclaration("a", rawValue: .string("b")))) == #"case a = "b""#)
    #expect(text(.comment("One.\nTwo.")) == "// One.\n// Two.")
  }

  @Test func typesAndExtensions() {
    #expect(text(.type(TypeDeclaration(.struct, "Type"))) == "struct `Type` {}")
    #expect(
      text(
        .type(
          TypeDeclaration(
            .class, "A", attributes: [.mainActor], access: .open, inherits: ["B", "C"])))
        == "@MainActor\nopen class A: B, C {}")
    #expect(
      text(.type(TypeDeclaration(.enum, "A", modifiers: .nonisolated))) == "nonisolated enum A {}")
    #expect(
      text(.type(TypeDeclaration(.protocol, "A", inherits: ["AnyObject"])))
        == "protocol A: AnyObject {}")
    #expect(
      text(
        .extension(
          ExtensionDeclaration(
            "A", modifiers: .nonisolated, inherits: ["B"])))
        == "nonisolated extension A: B {}")
  }

  @Test func shortMembersStandTogetherAndOthersApart() {
    let type = TypeDeclaration(
      .struct, "A",
      members: [
        .variable(VariableDeclaration(.let, "a", "Int")),
        .variable(VariableDeclaration(.let, "b", "Int")),
        .variable(VariableDeclaration(.let, "c", "Int", documentation: "C.")),
        .comment("About f."),
        .function(FunctionDeclaration("f", body: [])),
        .comment("Part"),
        .function(FunctionDeclaration("g", body: [])),
      ])
    #expect(
      text(.type(type)) == """
        struct A {
          let a: Int
          let b: Int

          /// C.
          let c: Int

          // About f.
          func f() {}

          // Part
          func g() {}
        }
        """)
  }

  @Test func membersThatTakeALineEachStandTogether() {
    let long = Expression.call("f", [.arg(.string(String(repeating: "a", count: 90)))])
    let type = TypeDeclaration(
      .class, "A",
      members: [
        .variable(VariableDeclaration(.var, "a", "Int", accessors: .getter([.expression(1)]))),
        .variable(VariableDeclaration(.var, "b", "Int", accessors: .getter([.expression(2)]))),
        .function(FunctionDeclaration("f", body: [.call("a")])),
        .function(FunctionDeclaration("g", body: [.call("b")])),
        .function(FunctionDeclaration("h", documentation: "H.", body: [.call("c")])),
        .function(FunctionDeclaration("i", body: [.expression(long)])),
        .function(FunctionDeclaration("j", body: [.call("d")])),
      ])
    #expect(
      text(.type(type)) == """
        class A {
          var a: Int { 1 }
          var b: Int { 2 }

          func f() { a() }
          func g() { b() }

          /// H.
          func h() { c() }

          func i() {
            f("\(String(repeating: "a", count: 90))")
          }

          func j() { d() }
        }
        """)
  }

  @Test func typeWithOneShortMemberTakesALine() {
    #expect(
      text(
        .type(
          TypeDeclaration(
            .protocol, "A",
            members: [.variable(VariableDeclaration(.var, "b", "Int", accessors: .get))])
        )) == "protocol A { var b: Int { get } }")
    #expect(
      text(.type(TypeDeclaration(.enum, "A", members: [.enumCase(EnumCaseDeclaration("b"))])))
        == "enum A { case b }")
    let name = String(repeating: "b", count: 90)
    #expect(
      text(.type(TypeDeclaration(.enum, "A", members: [.enumCase(EnumCaseDeclaration(name))])))
        == "enum A {\n  case \(name)\n}")
    #expect(
      text(
        .type(
          TypeDeclaration(
            .struct, "A",
            members: [.variable(VariableDeclaration(.let, "b", nil, .call("C")))])))
        == "struct A {\n  let b = C()\n}")
  }

  @Test func constantsThatNothingTouchesAreLeftOut() {
    let start = InitializerDeclaration(
      [Parameter("a", "Int"), Parameter("b", "Int"), Parameter("c", "Int")],
      body: ["a", "b", "c"].map { .assign(.member("self", $0), .identifier($0)) }
        + [.call("super.init", [.arg("a")])])
    let stored = ["a", "b", "c"].map {
      Declaration.variable(VariableDeclaration(.let, $0, "Int", access: .private))
    }
    let uses = FunctionDeclaration(
      "f", body: [.expression(.closure(Closure([], captures: ["b"], .call("owner.c"))))])
    let type = TypeDeclaration(
      .class, "A", members: stored + [.initializer(start), .function(uses)])
    #expect(
      text(Declaration.type(type).withoutUnusedConstants) == """
        class A {
          private let b: Int
          private let c: Int

          init(a: Int, b: Int, c: Int) {
            self.b = b
            self.c = c
            super.init(a)
          }

          func f() { { [b] in owner.c() } }
        }
        """)
  }

  @Test func fileOrdersItsImports() {
    let file = SourceFile(
      header: ["One.", "", "Two."],
      imports: ["B", Import("T", attributes: ["@testable"]), Import("A", access: .public), "B"],
      declarations: [
        .variable(VariableDeclaration(.let, "a", nil, 1)),
        .function(FunctionDeclaration("f", body: [])),
      ])
    #expect(
      String(decoding: SourcePrinter.print(file), as: UTF8.self) == """
        // One.
        //
        // Two.

        public import A
        import B

        @testable import T

        let a = 1

        func f() {}

        """)
  }

  @Test func codingKeysThatAreCalledLikeTheirMembersShareALine() {
    func text(_ cases: [CodingKeyCase]) -> String {
      SourcePrinter.text(of: .memberwise(.codingKeys(cases), access: nil))
    }
    let keys = ["id", "in", "text"].map { CodingKeyCase($0, key: $0) }
    let other = CodingKeyCase("bookedAt", key: "booked_at")
    #expect(
      text(keys)
        == "private nonisolated enum CodingKeys: String, CodingKey { case id, `in`, text }")
    #expect(
      text(keys + [other] + keys) == """
        private nonisolated enum CodingKeys: String, CodingKey {
          case id, `in`, text
          case bookedAt = "booked_at"
          case id, `in`, text
        }
        """)
    #expect(
      text([other]) == """
        private nonisolated enum CodingKeys: String, CodingKey { case bookedAt = "booked_at" }
        """)
    let long = (1...9).map { "aMemberOfALongName\($0)" }.map { CodingKeyCase($0, key: $0) }
    #expect(
      text(long).split(separator: "\n").dropFirst().map { $0.prefix(10) }
        == ["  case aMe", "    aMembe", "    aMembe", "}"])
  }
}
