import Foundation
import Testing

/// Every public name, label and type of HeadlessUIKit is UIKit's, or has its reason written down.
struct InterfaceTests {
  private static let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Data")
  /// The whole table, where the project lies beside it.
  private static let wholeTable = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../../../shared/uikit-api.tsv").standardized

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: data.appending(path: name), encoding: .utf8)
  }

  private static func interface() throws -> HeadlessInterface {
    let extractor = try SymbolGraphExtractor(modules: #require(SymbolGraphExtractor.modules))
    return HeadlessInterface(try extractor.graph(ofModule: "HeadlessUIKit"))
  }

  @Test(.enabled(if: SymbolGraphExtractor.modules != nil, "the module is not beside the tests"))
  func declarationsAreThoseOfUIKit() throws {
    let comparison = try InterfaceComparison(
      interface: Self.interface(), table: ImporterTable(Self.text("importer.tsv")),
      flatNames: FlatNames(Self.text("flat-names.tsv")))
    let review = InterfaceReview(
      comparison, differences: ReviewedDifferences(try Self.text("differences.tsv")))
    #expect(review.findings.isEmpty, "\(review.findings.joined(separator: "\n"))")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: wholeTable.path), "no table beside"))
  func copyOfTheTableIsUpToDate() throws {
    let whole = try String(contentsOf: Self.wholeTable, encoding: .utf8)
    let copy = try Self.text("importer.tsv")
    let types = Set(copy.split(separator: "\n").compactMap { $0.split(separator: "\t").first })
    let rows = whole.split(separator: "\n").filter { line in
      line.split(separator: "\t").first.map(types.contains) ?? false
    }
    #expect(rows.joined(separator: "\n") + "\n" == copy)
  }
}

/// The comparison itself: what it lets pass and what it does not.
struct InterfaceComparisonTests {
  private static let table = """
    type\tmember\tkind\tdeclaration
    UIBox\t\ttype\t@MainActor class UIBox
    UIBox\topen(_:style:)\tmethod\tfunc open(_ lid: UILid?, style: UIBoxStyle, then: ((Bool) -> Void)? = nil)
    UIBox\tweight\tproperty\tvar weight: Double { get set }
    UIBox\tinit(size:)\tinit\tinit?(size: UInt)
    UIBoxDelegate\t\ttype\t@MainActor protocol UIBoxDelegate : NSObjectProtocol
    UIBoxDelegate\tboxDidOpen(_:)\tmethod\toptional func boxDidOpen(_ box: UIBox)
    """

  private func findings(
    _ owner: String?, _ name: String, _ declaration: String, isRequirement: Bool = false,
    hasDefault: Bool = false, differences: String = ""
  ) throws -> [String] {
    var shape = try #require(DeclarationParser.shape(of: declaration))
    shape.isOptionalRequirement = hasDefault
    let symbol = HeadlessInterface.Symbol(
      owner: owner, name: name, declaration: declaration, shape: shape, file: "UIBox.swift",
      isInExtension: false, access: "open", isRequirement: isRequirement)
    let comparison = InterfaceComparison(
      interface: HeadlessInterface(symbols: [symbol]), table: ImporterTable(Self.table),
      flatNames: FlatNames("UIBox.Form\tUIBoxStyle"))
    return InterfaceReview(comparison, differences: ReviewedDifferences(differences)).findings
  }

  @Test(arguments: [
    "@MainActor func open(_ top: UILid?, style: UIBox.Form, then: ((Bool) -> Void)? = nil)",
    "@MainActor func open(_ top: UILid?, style: UIBox.Form, then: (@MainActor (Bool) -> Void)?)",
  ])
  func namesOfParametersAndAttributesDoNotMatter(declaration: String) throws {
    #expect(try findings("UIBox", "open(_:style:)", declaration) == [])
  }

  @Test(arguments: [
    "@MainActor func open(_ top: UILid, style: UIBox.Form, then: ((Bool) -> Void)? = nil)",
    "@MainActor func open(_ top: UILid?, style: UIBox.Form = .wide, then: ((Bool) -> Void)? = nil)",
    "@MainActor func open(_ top: UILid?, style: UIBox.Style2, then: ((Bool) -> Void)? = nil)",
    "@MainActor func open(_ top: UILid?, style: UIBox.Form, then: ((Bool) -> Void)? = nil) -> Bool",
    "@MainActor static func open(_ top: UILid?, style: UIBox.Form, then: ((Bool) -> Void)? = nil)",
    "@MainActor func open(_ top: UILid?, style: UIBox.Form, then: ((Bool) -> Void)? = nil) async",
  ])
  func typesAndDefaultsMatter(declaration: String) throws {
    #expect(try findings("UIBox", "open(_:style:)", declaration).count == 1)
  }

  @Test func numbersAreKeptApart() throws {
    #expect(try findings("UIBox", "weight", "var weight: CGFloat { get set }") == [])
    #expect(try findings("UIBox", "weight", "var weight: Double { get set }").count == 1)
    #expect(try findings("UIBox", "weight", "var weight: CGFloat { get }").count == 1)
    #expect(try findings("UIBox", "init(size:)", "init?(size: Int)") == [])
    #expect(try findings("UIBox", "init(size:)", "init(size: Int)").count == 1)
  }

  @Test func optionalRequirementsHaveDefaults() throws {
    let declaration = "@MainActor func boxDidOpen(_ box: UIBox)"
    let name = "boxDidOpen(_:)"
    #expect(
      try findings("UIBoxDelegate", name, declaration, isRequirement: true, hasDefault: true) == [])
    #expect(try findings("UIBoxDelegate", name, declaration, isRequirement: true).count == 1)
  }

  @Test func differencesNeedAReasonThatIsNotStale() throws {
    let declaration = "@MainActor func close()"
    let reviewed = "[unlisted] Headers say so.\nUIBox.close()\t() -> Void\n"
    #expect(try findings("UIBox", "close()", declaration).count == 1)
    #expect(try findings("UIBox", "close()", declaration, differences: reviewed) == [])
    let changed = "@MainActor func close() -> Bool"
    #expect(try findings("UIBox", "close()", changed, differences: reviewed).count == 2)
    let noNote = "[stand-in] For a reason of its own.\nUIBox.close()\t() -> Void\n"
    #expect(try findings("UIBox", "close()", declaration, differences: noNote).count == 1)
  }

  @Test func hooksAreNamedAndPlaced() throws {
    let hook = "[hook] For tests.\nUIBox.headlessShake()\t() -> Void\n"
    let found = try findings(
      "UIBox", "headlessShake()", "@MainActor func headlessShake()", differences: hook)
    #expect(found.count == 1)
    let named = "[hook] For tests.\nUIBox.shake()\t() -> Void\n"
    #expect(
      try findings("UIBox", "shake()", "@MainActor func shake()", differences: named).count == 1)
  }
}
