import Foundation
import Testing

@Test func dump() throws {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Specs")
  let files = try SpecProject(at: root).emit()
  let out = URL(fileURLWithPath: "/tmp/emit-out")
  try? FileManager.default.removeItem(at: out)
  try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
  for file in files { try Data(file.bytes).write(to: out.appending(path: file.name)) }
}
