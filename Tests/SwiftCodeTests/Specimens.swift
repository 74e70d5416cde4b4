import SwiftCode

/// Constructs to print at many widths, so that each of their breaks fires in some of them.
enum Specimens {
  /// A construct whose names have the length given.
  struct Specimen: Sendable {
    var name: String
    /// The widest names with which anyone would write it.
    var maximum = 46
    var declarations: @Sendable (_ width: Int) -> [Declaration]
  }

  static let widths = [3, 9, 14, 19, 24, 29, 34, 41, 46]

  /// All constructs at all widths, one file each.
  static var files: [(name: String, file: SourceFile)] {
    (declarations + statements + expressions).flatMap { specimen in
      widths.filter { $0 <= specimen.maximum }.map { width in
        (
          "\(specimen.name)-\(width)",
          SourceFile(
            header: ["\(specimen.name) at \(width)"], imports: ["Swift"],
            declarations: specimen.declarations(width))
        )
      }
    }
  }

  /// A name of some length.
  static func name(_ width: Int, _ stem: String = "a") -> String {
    stem + String(repeating: "x", count: max(0, width - stem.utf8.count))
  }

  /// A type's name of some length.
  static func type(_ width: Int, _ stem: String = "T") -> SwiftType {
    .named(name(width, stem))
  }

  /// An identifier of some length.
  static func id(_ width: Int, _ stem: String = "a") -> Expression {
    .identifier(name(width, stem))
  }

  /// Statements in a function.
  static func statement(
    _ name: String, maximum: Int = 46, _ build: @escaping @Sendable (Int) -> [Statement]
  ) -> Specimen {
    Specimen(name: name, maximum: maximum) { width in
      [.function(FunctionDeclaration("run", body: build(width)))]
    }
  }

  /// An expression in all places where one stands.
  static func expression(
    _ name: String, maximum: Int = 46, _ build: @escaping @Sendable (Int) -> Expression
  ) -> Specimen {
    statement(name, maximum: maximum) { width in
      let value = build(width)
      return [
        .expression(value),
        .let("constant", nil, value),
        .let(Specimens.name(width / 2, "constant"), "Int", value),
        .assign("self.property", value),
        .if([.expression(.binary(.identifier("flag"), .equal, value))], then: [.return(value)]),
        .call("use", [.arg(value)]),
        .call("use", [.arg("first", 1), .arg("second", value)]),
        .call("with", trailing: Closure(value)),
        .call("with", trailing: Closure(["item"], body: [.comment("Why."), .return(value)])),
        .let("list", nil, .array([value, 1])),
        .return(value),
      ]
    }
  }
}
