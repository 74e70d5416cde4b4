import Foundation
import Testing

/// Where the sources step outside of what the Swift compiler proves free of data races. Each place is
/// known here, with what makes it safe.
@Suite struct ConcurrencyTests {
  private struct Place: Hashable, CustomStringConvertible {
    let file: String
    let word: String

    init(_ file: String, _ word: String) {
      self.file = file
      self.word = word
    }

    var description: String { "\(word) in \(file)" }
  }

  private static let words = [
    "@unchecked", "nonisolated(unsafe)", "@preconcurrency", "assumeIsolated", "unowned(unsafe)",
  ]

  /// The parts of compositional layouts that UIKit lets be copied, as it does the attributes of layouts.
  private static let copiedParts = [
    "NSCollectionLayoutAnchor", "NSCollectionLayoutDimension", "NSCollectionLayoutGroup",
    "NSCollectionLayoutItem", "NSCollectionLayoutSection", "NSCollectionLayoutSpacing",
    "UICollectionViewCompositionalLayout",
  ].map { Place("HeadlessUIKit/CompositionalLayout/\($0).swift", "@preconcurrency") }

  private static let known = single.merging(
    copiedParts.map {
      (
        $0,
        "UIKit declares the conformance to NSCopying so. The copy is made on the main actor, which is checked at run time."
      )
    }, uniquingKeysWith: { first, _ in first })

  private static let single: [Place: String] = [
    Place("HeadlessUIKit/CollectionView/UICollectionViewLayoutAttributes.swift", "@preconcurrency"):
      "UIKit declares the conformance to NSCopying so. The copy is made on the main actor, which is checked at run time.",
    Place("HeadlessUIKit/Values/UIColor.swift", "@unchecked"):
      "UIKit doesn't ask of a colour's provider that it can be called anywhere, and calls it wherever a colour is resolved.",
    Place("ScreenCore/CoreData/FetchedObjects.swift", "assumeIsolated"):
      "Core Data tells the delegate on its context's queue, the main one. That is checked at run time.",
    Place("ScreenCore/Device/DeviceLocation.swift", "assumeIsolated"):
      "The manager calls its delegate on the thread that it was made on, the main one. That is checked at run time.",
    Place("ScreenKit/Layouts/SectionGround.swift", "nonisolated(unsafe)"):
      "Objects are compared on no actor, and attributes of layouts only where UIKit lays out, which is the main one.",
    Place("ScreenKit/Keyboard/Keyboard.swift", "assumeIsolated"):
      "The system posts what the keyboard does on the main thread. That is checked at run time.",
  ]

  @Test func onlyKnownPlacesAreNotProved() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var found: Set<Place> = []
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let code = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n")
        .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      let path = String(file.path.dropFirst(sources.path.count + 1))
      for word in Self.words where code.contains(where: { $0.contains(word) }) {
        found.insert(Place(path, word))
      }
    }
    #expect(count > 500)
    #expect(found.subtracting(Self.known.keys) == [])
    #expect(Set(Self.known.keys).subtracting(found) == [])
  }
}
