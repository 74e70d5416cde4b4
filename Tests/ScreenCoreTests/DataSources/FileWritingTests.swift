import Foundation
import ScreenCore
import ScreenDriver
import TestTools
import Testing

/// What the app writes, and who shows it.
@MainActor @Suite struct FileWritingTests {
  /// A note as the app writes it.
  private struct Entry: Codable, Hashable, Sendable {
    var id: Int
    var text = "kept"
    var made = Date(timeIntervalSinceReferenceDate: 722_000_000.123_456)
  }

  private struct Dated: Model, Decodable {
    var id: Identifier
    var made: Date
  }

  private let scratch: ScratchFolder
  private var root: URL { scratch.folder }
  private let files: FileFolders
  private let delegate = RecordingDelegate()

  init() throws {
    scratch = try ScratchFolder("written")
    files = FileFolders(
      documents: scratch.folder, caches: scratch.file("caches"), bundle: scratch.file("app"))
  }

  /// All files and folders there are.
  private var names: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted() }
  }

  /// Why `write` has failed; nil if it has not.
  private func refusal(_ write: () async throws -> Void) async -> FileError? {
    do {
      try await write()
      return nil
    } catch {
      return error as? FileError
    }
  }

  private func loaded<Item: Model & Decodable>(
    _ file: StoredFile, as type: Item.Type = Note.self
  ) async throws -> RemoteDataSource<Item> {
    let source = RemoteDataSource<Item>(files: files) { file }
    source.delegate = delegate
    source.loadFirst()
    try await delegate.waitForEnds(1)
    return source
  }

  @Test("what is written is read by lists and by the app", arguments: ["json", "plist"])
  func writtenIsRead(ending: String) async throws {
    let file = StoredFile("Made/Later/Notes.\(ending)", in: .caches)
    let entries = [Entry(id: 1), Entry(id: 2)]
    try await files.write(entries, to: file)
    #expect(try await files.contents(of: file, as: [Entry].self) == entries)
    let source = try await loaded(file, as: Dated.self)
    #expect(source.objects.map(\.id) == [1, 2])
    #expect(source.objects.map(\.made) == entries.map(\.made))
  }

  @Test("lists and values follow what is written to their file, and nothing else")
  func sourcesFollow() async throws {
    let file = StoredFile("Notes/Mine.json")
    let source = try await loaded(file)
    let data = LoadedData(listOf: Note.self, files: files) { file }
    data.loadFirst()
    try await wait(until: "the value is there") { data.value == [] }
    try await files.write([Entry(id: 9)], to: StoredFile("Notes/Others.json"))
    try await files.write([Entry(id: 1)], to: file)
    try await wait(until: "both have followed") {
      source.objects.map(\.id) == [1] && data.value?.map(\.id) == [1]
    }
    #expect(delegate.events == [.began(.first), .finished(.first, 0), .changed])
    try await files.update(file, from: [Entry]()) { $0.append(Entry(id: 2)) }
    try await wait(until: "both have followed") {
      source.objects.map(\.id) == [1, 2] && data.value?.map(\.id) == [1, 2]
    }
    try await files.remove(file)
    try await wait(until: "both have followed") { source.objects.isEmpty && data.value == [] }
  }

  @Test("what others have written is found when it is looked for, and nothing is loaded else")
  func writingOfOthersIsFound() async throws {
    let file = StoredFile("Notes.json")
    try await files.write([Entry(id: 1)], to: file)
    let source = try await loaded(file)
    let data = LoadedData(listOf: Note.self, files: files) { file }
    data.loadFirst()
    try await wait(until: "the value is there") { data.value?.map(\.id) == [1] }
    let others = FileFolders(documents: root, caches: root, bundle: root)
    try await others.write([Entry(id: 1), Entry(id: 2)], to: file)
    source.lookForChanges()
    data.lookForChanges()
    try await wait(until: "both have followed") {
      source.objects.map(\.id) == [1, 2] && data.value?.map(\.id) == [1, 2]
    }
    // In its place, as a process does that knows nothing of this one.
    try Data(#"[{"id": 3, "text": ""}]"#.utf8).write(to: files.url(of: file))
    source.lookForChanges()
    data.lookForChanges()
    try await wait(until: "both have followed") {
      source.objects.map(\.id) == [3] && data.value?.map(\.id) == [3]
    }
    try FileManager.default.removeItem(at: files.url(of: file))
    source.lookForChanges()
    try await wait(until: "the list has followed") { source.objects.isEmpty }
    let told = delegate.events
    source.lookForChanges()
    for _ in 0..<200 { await Task.yield() }
    #expect(delegate.events == told)
  }

  @Test("changes at the same time are all made")
  func changesDoNotMeet() async throws {
    let file = StoredFile("Notes.json")
    try await withThrowingTaskGroup(of: Void.self) { [files] group in
      for number in 0..<50 {
        group.addTask {
          try await files.update(file, from: [Entry]()) { $0.append(Entry(id: number)) }
        }
      }
      try await group.waitForAll()
    }
    let entries = try await files.contents(of: file, as: [Entry].self) ?? []
    #expect(Set(entries.map(\.id)) == Set(0..<50))
    #expect(try names == ["Notes.json"])
  }

  @Test("who reads while a file is replaced gets all of what was there before or is there now")
  func readersGetWholeFiles() async throws {
    let file = StoredFile("Notes.json")
    let count = 2_000
    let all: @Sendable (Int) -> [Entry] = { number in
      (0..<count).map { Entry(id: $0, text: "\(number)") }
    }
    try await files.write(all(0), to: file)
    try await withThrowingTaskGroup(of: Void.self) { [files] group in
      group.addTask {
        for number in 1...20 { try await files.write(all(number), to: file) }
      }
      for _ in 0..<2 {
        group.addTask {
          for _ in 0..<20 {
            let entries = try await files.contents(of: file, as: [Entry].self)
            #expect(entries?.count == count)
            #expect(Set(entries?.map(\.text) ?? []).count == 1)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("a folder in the place of the file is left alone")
  func folderInThePlaceOfTheFile() async throws {
    let folder = root.appending(path: "Notes.json")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("kept".utf8).write(to: folder.appending(path: "kept"))
    let error = await refusal {
      try await files.write([Entry(id: 1)], to: StoredFile("Notes.json"))
    }
    guard case .refused(folder.path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try names == ["Notes.json", "Notes.json/kept"])
  }

  @Test("a file in the place of the folder is left alone")
  func fileInThePlaceOfTheFolder() async throws {
    try Data("kept".utf8).write(to: root.appending(path: "Notes"))
    let error = await refusal {
      try await files.write([Entry(id: 1)], to: StoredFile("Notes/Mine.json"))
    }
    #expect(error != nil)
    #expect(try names == ["Notes"])
    #expect(try Data(contentsOf: root.appending(path: "Notes")) == Data("kept".utf8))
  }

  @Test("what comes with the app can only be read")
  func bundleIsReadOnly() async throws {
    let file = StoredFile("Notes.json", in: .bundle)
    let error = await refusal { try await files.write([Entry(id: 1)], to: file) }
    #expect(error == .readOnly(path: files.url(of: file).path))
    #expect(try names.isEmpty)
  }

  @Test(
    "a folder that takes no files keeps what it has",
    .enabled(if: geteuid() != 0, "The superuser may write anywhere."))
  func readOnlyFolder() async throws {
    let file = StoredFile("Notes.json")
    try await files.write([Entry(id: 1)], to: file)
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: root.path)
    let error = await refusal { try await files.write([Entry(id: 2)], to: file) }
    #expect(error == .readOnly(path: files.url(of: file).path))
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: root.path)
    #expect(try await files.contents(of: file, as: [Entry].self) == [Entry(id: 1)])
    #expect(try names == ["Notes.json"])
  }

  @Test("what cannot be written leaves the file as it was, and is not told")
  func unwritableContents() async throws {
    let file = StoredFile("Notes.json")
    try await files.write([Entry(id: 1)], to: file)
    let source = try await loaded(file)
    let error = await refusal {
      try await files.write(["height": Double.nan], to: file)
    }
    guard case .encoding(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.hasPrefix("height: "))
    #expect(try await files.contents(of: file, as: [Entry].self) == [Entry(id: 1)])
    #expect(source.objects.map(\.id) == [1])
    #expect(delegate.events == [.began(.first), .finished(.first, 1)])
  }

  @Test("a file that cannot be read is not changed")
  func garbageIsKept() async throws {
    let file = StoredFile("Notes.json")
    let garbage = Data("garbage".utf8)
    try garbage.write(to: files.url(of: file))
    for _ in 0..<2 {
      let error = await refusal {
        try await files.update(file, from: [Entry]()) { $0.append(Entry(id: 1)) }
      }
      guard case .unreadable(.decoding) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
    #expect(try Data(contentsOf: files.url(of: file)) == garbage)
  }

  @Test("what an earlier write has left unfinished is not read")
  func unfinishedWriteIsNotRead() async throws {
    let file = StoredFile("Notes.json")
    try await files.write([Entry(id: 1)], to: file)
    // As after a crash: a part of the next contents lies beside the file.
    try Data(#"[{"id": 2"#.utf8).write(to: root.appending(path: ".Notes.json.part"))
    let source = try await loaded(file)
    #expect(source.objects.map(\.id) == [1])
    try await files.write([Entry(id: 3)], to: file)
    try await wait(until: "the list has followed") { source.objects.map(\.id) == [3] }
  }
}
