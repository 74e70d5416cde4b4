import Foundation
import Testing

@testable import ScreenCore

@Suite struct CacheFolderTests {
  private let url = FileManager.default.temporaryDirectory.appending(
    path: "CacheFolderTests-\(UUID().uuidString)")

  private func key(_ name: String) -> Data { Data(name.utf8) }

  private func bytes(_ count: Int) -> Data { Data(repeating: 7, count: count) }

  @Test("of files used alike long ago the one that was not read goes first, in the next run, too")
  func whatWasUsedLastStays() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    var folder = CacheFolder(url, ending: "test", mostFiles: 3)
    for name in ["a", "b", "c"] { folder.write(bytes(1), for: key(name)) }
    #expect(folder.data(for: key("a")) != nil)
    var next = CacheFolder(url, ending: "test", mostFiles: 3)
    next.write(bytes(2), for: key("d"))
    #expect(["a", "b", "c", "d"].map { next.data(for: key($0))?.count } == [1, nil, 1, 2])
  }

  @Test func bytesAreLimited() throws {
    defer { try? FileManager.default.removeItem(at: url) }
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

  @Test func whatWasRemovedLeavesRoom() throws {
    defer { try? FileManager.default.removeItem(at: url) }
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
