import SwiftEmitter
import Testing

/// Constants for values that are known to be there.
@Suite struct NarrowedValueNameTests {
  @Test func pathsThatAreSpelledAlikeHaveConstantsOfTheirOwn() throws {
    let files = try SpecProject([
      (
        "App.yaml",
        """
        app: Shop
        language: 1
        host: { menu: [{ screen: Posts, title: posts }] }
        ---
        model: Maker
        fields: { id: ID, name: String }
        ---
        model: Post
        fields: { id: ID, maker: "Maker?", makerName: "String?" }
        ---
        adapter: PostRow
        for: Post
        cell:
          text:
            key: by
            with: [$item.maker.name, $item.makerName]
            when: $item.maker.name != nil and $item.makerName != nil
        ---
        screen: Posts
        sections: [{ id: one, rows: [{ use: PostRow, item: { id: a } }] }]
        """
      )
    ]).emit()
    let swift = files.map(\.text).joined()
    #expect(swift.contains(".when(item.maker?.name) { knownItemMakerName in"))
    #expect(swift.contains(".when(item.makerName) { knownItemMakerNameValue in"))
    #expect(swift.contains("[knownItemMakerName, knownItemMakerNameValue]"))
  }
}
