import Foundation
import SeededRandom
import TestTools
import Testing

@testable import ScreenCore

@Suite struct CacheFolderTests {
  private let scratch: ScratchFolder
  /// Where nothing is yet.
  private var url: URL { scratch.file("Cache") }

  init() throws { scratch = try ScratchFolder("cache") }

  private func key(_ name: String) -> Data { Data(name.utf8) }

  private func bytes(_ count: Int) -> Data { Data(repeating: 7, count: count) }

  @Test("of files used alike long ago the one that was not read goes first, in the next run, too")
  func whatWasUsedLastStays() throws {
    var folder = CacheFolder(url, ending: "test", mostFiles: 3)
    for name in ["a", "b", "c"] { folder.write(bytes(1), for: key(name)) }
    #expect(folder.data(for: key("a")) != nil)
    var next = CacheFolder(url, ending: "test", mostFiles: 3)
    next.write(bytes(2), for: key("d"))
    #expect(["a", "b", "c", "d"].map { next.data(for: key($0))?.count } == [1, nil, 1, 2])
  }

  @Test func bytesAreLimited() throws {
    var folder = CacheFolder(url, ending: "test", mostBytes: 100)
    for name in ["a", "b", "c"] { folder.write(bytes(40), for: key(name)) }
    #expect(["a", "b", "c"].map { folder.data(for: key($0)) != nil } == [false, true, true])
    // In the place of what there was, it counts once.
    for _ in 0..<5 { folder.write(bytes(50), for: key("c")) }
    #expect(folder.data(for: key("b")) != nil)
    folder.write(bytes(101), for: key("c"))
    #expect(folder.data(for: key("c")) == nil)
    #expect(folder.data(for: key("b")) != nil)
  }

  @Test("whatever is done with the folder, the files used last are those that stay")
  func filesAreKeptInTheOrderOfTheirUse() {
    var random = SeededGenerator(seed: 3)
    var folder = CacheFolder(url, ending: "test", mostFiles: 5)
    var expected: [Int] = []
    for _ in 0..<400 {
      let number = Int.random(in: 0..<9, using: &random)
      let isThere = expected.contains(number)
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        folder.remove(key("\(number)"))
        expected.removeAll { $0 == number }
      case 1...5:
        #expect((folder.data(for: key("\(number)")) != nil) == isThere)
        if isThere { expected = expected.filter { $0 != number } + [number] }
      default:
        folder.write(bytes(1), for: key("\(number)"))
        expected = (expected.filter { $0 != number } + [number]).suffix(5)
      }
    }
    let there = (0..<9).filter { folder.data(for: key("\($0)")) != nil }
    #expect(there == expected.sorted())
  }

  @Test func whatWasRemovedLeavesRoom() throws {
    var folder = CacheFolder(url, ending: "test", mostBytes: 100)
    folder.write(bytes(60), for: key("a"))
    folder.remove(key("a"))
    folder.write(bytes(40), for: key("b"))
    folder.write(bytes(60), for: key("c"))
    #expect(["a", "b", "c"].map { folder.data(for: key($0)) != nil } == [false, true, true])
    folder.removeAll()
    #expect(!FileManager.default.fileExists(atPath: url.path))
    folder.write(bytes(100), for: key("d"))
    #expect(folder.data(for: key("d")) != nil)
  }
}
