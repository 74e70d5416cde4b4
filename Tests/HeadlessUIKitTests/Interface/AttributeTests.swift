import Foundation
import Testing

/// HeadlessUIKit's declarations say what UIKit's do, also where names and types don't tell, or have a reason not to.
struct AttributeTests {
  private static func text(_ name: String) throws -> String {
    try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "Data/\(name)"), encoding: .utf8)
  }

  @Test(.enabled(if: SymbolGraphExtractor.modules != nil, "the module is not beside the tests"))
  func attributesAreThoseOfUIKit() throws {
    let extractor = try SymbolGraphExtractor(modules: #require(SymbolGraphExtractor.modules))
    let comparison = AttributeComparison(
      interface: HeadlessInterface(try extractor.graph(ofModule: "HeadlessUIKit")),
      uikit: UIKitAttributes(try Self.text("attributes.tsv")))
    let review = AttributeReview(
      comparison, reasons: AttributeDifferences(try Self.text("attribute-differences.tsv")))
    #expect(review.findings == [], "\(review.findings.joined(separator: "\n"))")
    // So that a table that knows nothing is noticed.
    for kind in UIKitAttributes.Kind.allCases {
      #expect(comparison.uikit.values[kind]?.isEmpty == false, "\(kind)")
    }
  }
}

/// The comparison itself: what it finds.
struct AttributeComparisonTests {
  private static let uikit = """
    [isolation] https://example.com/box
    UIBox\t@MainActor
    UIBox.idle\tnonisolated
    UILid\tnonisolated Sendable
    UIBoxDelegate\t@MainActor
    [closures] https://example.com/box
    UIBox.open(then:)\tescaping
    UIBox.shake(_:)\tnoescape
    UIBox.send(_:)\tescaping @MainActor @Sendable
    UIBoxHandler\tplain
    [initializers] https://example.com/box
    UIBox.init(size:)\tdesignated
    UIBox.init(lid:)\tconvenience
    [fixed] https://example.com/box
    UIBox.name\tglobal
    [versions] https://example.com/box
    UIBox.seal()\t17.0
    """

  private struct Declared {
    var owner: String?
    var name: String
    var text: String
    var access = "open"
    var isInExtension = false
    var isSendable = false
    var version: String?
  }

  private func findings(
    _ declared: Declared, boxIsolation: String = "@MainActor ", reasons: String = ""
  ) throws -> [String] {
    let all =
      [Declared(name: "UIBox", text: "\(boxIsolation)class UIBox")] + [declared]
    let symbols = try all.map { each in
      HeadlessInterface.Symbol(
        owner: each.owner, name: each.name, declaration: each.text,
        shape: try #require(DeclarationParser.shape(of: each.text)), file: "UIBox.swift",
        isInExtension: each.isInExtension, access: each.access, isRequirement: false,
        version: each.version, isSendable: each.isSendable)
    }
    let comparison = AttributeComparison(
      interface: HeadlessInterface(symbols: symbols), uikit: UIKitAttributes(Self.uikit))
    return AttributeReview(comparison, reasons: AttributeDifferences(reasons)).findings.filter {
      !$0.contains("which is not here")
    }
  }

  @Test(arguments: [
    ("open(then:)", "@MainActor func open(then: (() -> Void)?)"),
    ("open(then:)", "@MainActor func open(then: @escaping () -> Void)"),
    ("shake(_:)", "@MainActor func shake(_ shake: () -> Void)"),
    ("send(_:)", "@MainActor func send(_ to: (@MainActor @Sendable (Bool) -> Void)?)"),
    ("init(size:)", "@MainActor init(size: Int)"),
    ("init(lid:)", "@MainActor convenience init(lid: Int)"),
    ("init(coder:)", "@MainActor required init?(coder: NSCoder)"),
    ("idle", "nonisolated var idle: Bool { get }"),
    ("close()", "@MainActor func close()"),
  ])
  func whatIsTheSameIsNotFound(name: String, declaration: String) throws {
    #expect(try findings(Declared(owner: "UIBox", name: name, text: declaration)) == [])
  }

  @Test(arguments: [
    ("open(then:)", "@MainActor func open(then: () -> Void)"),
    ("open(then:)", "@MainActor func open(then: (@Sendable () -> Void)?)"),
    ("shake(_:)", "@MainActor func shake(_ shake: @escaping () -> Void)"),
    ("send(_:)", "@MainActor func send(_ to: ((Bool) -> Void)?)"),
    ("unknown(_:)", "@MainActor func unknown(_ to: () -> Void)"),
    ("init(size:)", "@MainActor convenience init(size: Int)"),
    ("init(size:)", "@MainActor required init(size: Int)"),
    ("init(lid:)", "@MainActor init(lid: Int)"),
    ("init(unknown:)", "@MainActor init(unknown: Int)"),
    ("idle", "@MainActor var idle: Bool { get }"),
    ("close()", "nonisolated func close()"),
  ])
  func whatIsNotTheSameIsFound(name: String, declaration: String) throws {
    #expect(try findings(Declared(owner: "UIBox", name: name, text: declaration)).count == 1)
  }

  @Test func isolationOfTypesCounts() throws {
    let box = Declared(name: "UILid", text: "final class UILid", isSendable: true)
    #expect(try findings(box) == [])
    #expect(try findings(Declared(name: "UILid", text: "final class UILid")).count == 1)
    #expect(try findings(box, boxIsolation: "").count == 1)
    #expect(
      try findings(Declared(name: "UIBoxDelegate", text: "protocol UIBoxDelegate")).count == 1)
    let alias = "typealias UIBoxHandler = (Int) -> Void"
    #expect(try findings(Declared(name: "UIBoxHandler", text: alias)) == [])
    let isolated = "typealias UIBoxHandler = @MainActor (Int) -> Void"
    #expect(try findings(Declared(name: "UIBoxHandler", text: isolated)).count == 1)
  }

  @Test func membersAreOpenUnlessUIKitSaysOtherwise() throws {
    let text = "@MainActor func close()"
    #expect(
      try findings(Declared(owner: "UIBox", name: "close()", text: text, access: "public"))
        .count == 1)
    #expect(
      try findings(Declared(owner: "UIBox", name: "close()", text: text, isInExtension: true))
        .count == 1)
    let name = "@MainActor static let name: String"
    #expect(
      try findings(Declared(owner: "UIBox", name: "name", text: name, access: "public")) == [])
    #expect(try findings(Declared(owner: "UIBox", name: "name", text: name)).count == 1)
  }

  @Test func versionsCount() throws {
    let seal = Declared(
      owner: "UIBox", name: "seal()", text: "@MainActor func seal()", version: "17.0")
    #expect(try findings(seal) == [])
    #expect(
      try findings(Declared(owner: "UIBox", name: "seal()", text: "@MainActor func seal()"))
        .count == 1)
    let close = Declared(
      owner: "UIBox", name: "close()", text: "@MainActor func close()", version: "17.0")
    #expect(try findings(close).count == 1)
  }

  @Test func reasonsCoverWhatTheyNameAndGoStale() throws {
    let closed = Declared(
      owner: "UIBox", name: "close()", text: "@MainActor func close()", access: "public")
    let difference = "not open, UIKit: open"
    for symbol in ["UIBox.close()", "UIBox.*"] {
      #expect(try findings(closed, reasons: "\(symbol)\t\(difference)\twhy\n") == [])
    }
    #expect(try findings(closed, reasons: "UIBox.close()\t\(difference)\t\n").count == 2)
    #expect(try findings(closed, reasons: "UILid.*\t\(difference)\twhy\n").count == 2)
    let open = Declared(owner: "UIBox", name: "close()", text: "@MainActor func close()")
    #expect(try findings(open, reasons: "UIBox.*\t\(difference)\twhy\n").count == 1)
  }
}
