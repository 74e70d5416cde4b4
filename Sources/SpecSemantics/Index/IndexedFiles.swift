import SpecModel

/// The files of an app in the order of their paths, with what an index of them is made from.
package struct IndexedFiles: Sendable {
  package let files: [SpecFile]
  let parts: [IndexPart]

  private init(_ files: [SpecFile], _ parts: [IndexPart]) {
    self.files = files
    self.parts = parts
  }

  package init(_ files: [SpecFile]) {
    let files = files.sorted { $0.path < $1.path }
    self.init(files, files.parallelMap(partsOf: 512) { IndexPart(of: files[$0]) })
  }

  /// - Parameter parts: Files that follow one another, with what was noted of them.
  package init(joining parts: [(files: [SpecFile], index: IndexPart)]) {
    let files = parts.flatMap(\.files)
    let isSorted = zip(files, files.dropFirst()).allSatisfy { $0.path <= $1.path }
    if isSorted { self.init(files, parts.map(\.index)) } else { self.init(files) }
  }

  /// The heads of all declarations.
  package var heads: [DeclarationHead] {
    var heads: [DeclarationHead] = []
    heads.reserveCapacity(parts.reduce(0) { $0 + $1.names.count })
    var file: UInt32 = 0
    for part in parts {
      var number = 0
      for count in part.counts {
        for position in 0..<count {
          heads.append(
            DeclarationHead(
              kind: part.kinds[number], file: file, position: UInt32(clamping: position)))
          number += 1
        }
        file += 1
      }
    }
    return heads
  }
}
