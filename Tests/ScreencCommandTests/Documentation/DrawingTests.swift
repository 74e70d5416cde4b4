import Foundation
import Testing

/// What articles draw, or show of files that are not compiled, is what there is.
@Suite struct DrawingTests {
  private static let pages = BlockAccount.pages(of: "DrawingTests")
    .filter { $0.name.hasPrefix("ScreenKit/") }

  /// The types of the library and of the examples, with what is generated.
  private func declaredTypes() throws -> Set<String> {
    let kinds = "class|struct|protocol|enum|actor|typealias"
    let said = try Shell(folder: packageRoot).run(
      "grep", "-rhoE", "(\(kinds)) [A-Z][A-Za-z0-9_]*", "--include=*.swift",
      "--exclude-dir=.build", "Sources", "Examples")
    return Set(
      said.text.split(separator: "\n").compactMap { $0.split(separator: " ").last.map(String.init) }
    )
  }

  /// Each name in a drawing is that of a type: of the library, or of the example that the page is about.
  @Test func namesInDrawingsAreThoseOfTypes() throws {
    let declared = try declaredTypes()
    var count = 0
    for page in Self.pages {
      for block in try BlockAccount.blocks(of: page, by: "DrawingTests")
      where block.language != "xml" {
        // The page says of these that they are the reader's own.
        let prose = try page.text()
        for name in block.text.matches(of: /\b[A-Z]\w+/).map({ String($0.output) }) {
          let isOwn = prose.contains("class \(name)") || block.text.contains("(your \(name);")
          #expect(isOwn || declared.contains(name), "\(page.name): \(name)")
          count += 1
        }
      }
    }
    #expect(count > 30)
  }

  /// The part of an `Info.plist` that the article on the host shows is that of the guide for Xcode.
  @Test func theSceneManifestIsThatOfTheGuide() throws {
    func manifest(_ text: String) throws -> NSDictionary {
      let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
      return try #require((list as? [String: Any])?["UIApplicationSceneManifest"] as? NSDictionary)
    }
    let part = try #require(
      Article.named("ScreenKit/Host").blocks().first { $0.language == "xml" })
    let whole = try #require(Article("Xcode").blocks().first { $0.language == "xml" })
    let own = try manifest(
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(part.text)</dict></plist>")
    #expect(try own == manifest(whole.text))
  }
}
