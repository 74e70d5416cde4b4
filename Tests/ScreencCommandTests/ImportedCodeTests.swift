import Foundation
import Testing

@testable import screenc

/// `screenc import` over what the compiler writes of an app's code.
@Suite(.enabled(if: Workshop.isOpen, "Swift is compiled by hand on Linux only"))
struct ImportedCodeTests {
  /// An app as it might have been written in 2019.
  private static let models = """
    import ScreenKit

    struct Hut: Decodable {
      let id: Int
      let name: String
      let beds: [Bed]
      let kind: Kind
      let price: Decimal
      private let secret: String
      static let usual = 3
      var isFull: Bool { get async { false } }
    }

    struct Bed: Decodable, Hashable {
      let number: Int
    }

    enum Kind: String, Decodable { case bothy, lodge }

    struct Layout { let width: CGFloat }

    struct Page<Item> { let items: [Item] }
    extension Page: Decodable where Item: Decodable {}

    final class Guide: Identifiable {
      let id: String
      var hut: Hut?
      init(id: String) { self.id = id }
    }

    """
  private static let cells = """
    import ScreenKit

    final class HutCell: UITableViewCell {
      func configure(with hut: Hut, animated: Bool) {}
    }

    final class GuideCell: UICollectionViewCell {
      var guide: Guide?
      func show(_ guide: Guide?) { self.guide = guide }
    }

    final class PlainCell: UICollectionViewCell {}

    final class TourCell: UICollectionViewCell {
      func show(_ tour: Tour) {}
    }

    struct Tour: Model {
      let id: Identifier
    }

    struct TourAdapter: Adapter {
      func configure(_ cell: TourCell, with item: Tour, in context: CellContext) { cell.show(item) }
      func size(for item: Tour, in context: CellContext) -> CGSize { .zero }
    }

    """

  /// A folder with an app's code, and the symbol graphs that the compiler made of it.
  private func club(_ files: [String: String]) async throws -> Workshop {
    let workshop = try Workshop("Club")
    for (path, text) in files {
      try workshop.write(Article.Block(language: "swift", text: text, file: "Sources/\(path)"))
    }
    let modules = Shell.products.appending(path: "Modules").path
    let said = try await workshop.run(
      "mkdir -p symbols && swiftc -swift-version 5 -emit-module -module-name Club -o Club.swiftmodule -I '\(modules)'"
        + " -emit-symbol-graph -emit-symbol-graph-dir symbols -symbol-graph-minimum-access-level private Sources/*.swift"
    )
    #expect(said.status == 0, "\(said.text)")
    return workshop
  }

  private func text(_ workshop: Workshop, _ path: String) throws -> String {
    try String(contentsOf: workshop.folder.appending(path: path), encoding: .utf8)
  }

  @Test func modelsAndCellsBecomeDeclarations() async throws {
    let workshop = try await club(["Models.swift": Self.models, "Cells.swift": Self.cells])
    let said = try await workshop.run("screenc import symbols --format concise")
    #expect(said.status == 0, "\(said.text)")
    #expect(
      try text(workshop, "Specs/Club/Models/Hut.yaml") == """
        model: Hut
        swift:
          type: Hut
        fields:
          id: Int
          name: String
          beds: "[Bed]"
          price: Decimal

        """)
    #expect(
      try text(workshop, "Specs/Club/Models/Guide.yaml").hasSuffix("  id: String\n  hut: Hut?\n"))
    #expect(
      try text(workshop, "Specs/Club/Adapters/HutCell.yaml")
        == "adapter: HutCell\nfor: Hut\nswift:\n  type: HutCellAdapter\n  kind: row\n")
    #expect(
      try text(workshop, "Specs/Club/Adapters/TourAdapter.yaml")
        == "adapter: TourAdapter\nfor: Tour\nswift:\n  type: TourAdapter\n")
    for told in [
      "Sources/Models.swift:7:7: note: `kind` of `Hut` is a `Kind`, for which specs have no word",
      "Sources/Models.swift:11:7: note: `isFull` of `Hut` is worked out while others wait",
      "Sources/Models.swift:22:8: warning: `Page` is generic, and specs cannot say for which types",
      "Sources/Cells.swift:12:13: note: nothing of `PlainCell` takes a model that it would show",
      "Sources/Cells.swift:3:13: note: `HutCell` is a cell, and what hands it models is not there yet: `HutCellAdapter`",
    ] {
      #expect(said.text.contains(told), "\(said.text)")
    }
    for path in [
      "Models/Layout", "Models/Kind", "Models/Page", "Adapters/TourCell", "Adapters/PlainCell",
    ] {
      #expect(throws: (any Error).self) { try text(workshop, "Specs/Club/\(path).yaml") }
    }
    #expect(!said.text.contains("secret") && !said.text.contains("usual"))
    let lint = try await workshop.run("screenc lint --strict")
    #expect(lint.status == 0, "\(lint.text)")
    #expect(try await workshop.run("screenc fmt --check").status == 0)
    // A second time there is nothing to write.
    let again = try await workshop.run("screenc import symbols")
    #expect(again.status == 0, "\(again.text)")
    #expect(!again.text.contains(": written"), "\(again.text)")
  }

  @Test func whatIsWantedAloneIsTakenWithWhatItConsistsOf() async throws {
    let workshop = try await club(["Models.swift": Self.models, "Cells.swift": Self.cells])
    let said = try await workshop.run(
      "screenc import symbols/Club.symbols.json --only HutCell --only Layout --into .")
    #expect(said.status == 0, "\(said.text)")
    #expect(try text(workshop, "Specs/Models/Hut.yaml").contains("type: Hut\n"))
    #expect(try text(workshop, "Specs/Adapters/HutCell.yaml").contains("for: Hut\n"))
    #expect(throws: (any Error).self) { try text(workshop, "Specs/Models/Tour.yaml") }
    #expect(
      said.text.contains("`Layout` has no property that specs could read"), "\(said.text)")
  }

  @Test func whatAnotherModuleKeepsToItselfIsTold() async throws {
    let workshop = try await club([
      "Models.swift":
        "public struct Hut: Decodable {\n  public let id: Int\n  let beds: Int\n}\nstruct Bed: Decodable { let id: Int }\n"
    ])
    let said = try await workshop.run("screenc import symbols --name Huts")
    #expect(said.status == 0, "\(said.text)")
    #expect(
      try text(workshop, "Specs/Club/Models/Hut.yaml")
        == "model: Hut\nswift:\n  type: Hut\n  module: Club\nfields:\n  id: Int\n")
    #expect(
      said.text.contains(
        "5:8: warning: generated code cannot see `Bed`, which is internal to `Club` [not-imported]"),
      "\(said.text)")
  }

  @Test func aFolderWithoutGraphsIsRefused() async throws {
    let workshop = try Workshop("Club")
    let said = try await workshop.run("mkdir empty && screenc import empty")
    #expect(said.status == 2)
    #expect(said.text.contains("there are no symbol graphs of the app in it"), "\(said.text)")
  }
}
