import Foundation

/// The heights of a section's rows, and where they put them.
///
/// They are kept in blocks: a height that changes moves the rows of its block and the other blocks, and
/// no other row, however many there are.
struct TableRows {
  private static let blockLength = 256

  private struct Block {
    var extents: [TableExtent]
    /// Where each row starts below the block's top, and where the last one ends.
    var starts: [CGFloat] = []

    init(_ extents: [TableExtent]) {
      self.extents = extents
      place()
    }

    var length: CGFloat { starts.last ?? 0 }

    mutating func place() {
      starts.removeAll(keepingCapacity: true)
      starts.reserveCapacity(extents.count + 1)
      var position: CGFloat = 0
      for extent in extents {
        starts.append(position)
        position += extent.length
      }
      starts.append(position)
    }
  }

  let count: Int
  private var blocks: [Block] = []
  /// Where each block starts below the first row's top, and where the last one ends.
  private var blockStarts: [CGFloat] = []

  init(_ extents: [TableExtent]) {
    count = extents.count
    for start in stride(from: 0, to: count, by: Self.blockLength) {
      blocks.append(Block(Array(extents[start..<min(start + Self.blockLength, count)])))
    }
    placeBlocks()
  }

  /// How high all rows are together.
  var length: CGFloat { blockStarts.last ?? 0 }

  var indices: Range<Int> { 0..<count }

  subscript(row: Int) -> TableExtent {
    blocks[row / Self.blockLength].extents[row % Self.blockLength]
  }

  /// All heights, from top to bottom.
  var extents: [TableExtent] { blocks.flatMap(\.extents) }

  /// Where a row starts below the first one's top; behind the last one, where that ends.
  func start(of row: Int) -> CGFloat {
    guard row < count else { return length }
    let block = row / Self.blockLength
    return blockStarts[block] + blocks[block].starts[row % Self.blockLength]
  }

  /// The first row that ends below `offset`; their count if there is none.
  func firstRow(endingBelow offset: CGFloat) -> Int {
    let number = blockStarts.dropFirst().partitioningIndex { $0 > offset } - 1
    guard blocks.indices.contains(number) else { return count }
    let inBlock = offset - blockStarts[number]
    let row = blocks[number].starts.dropFirst().partitioningIndex { $0 > inBlock } - 1
    return min(number * Self.blockLength + row, count)
  }

  /// Takes heights that were measured.
  mutating func settle(_ extents: [Int: TableExtent]) {
    guard !extents.isEmpty else { return }
    for (number, rows) in Dictionary(grouping: extents, by: { $0.key / Self.blockLength })
    where blocks.indices.contains(number) {
      for (row, extent) in rows where row < count {
        blocks[number].extents[row % Self.blockLength] = extent
      }
      blocks[number].place()
    }
    placeBlocks()
  }

  private mutating func placeBlocks() {
    var position: CGFloat = 0
    blockStarts.removeAll(keepingCapacity: true)
    for block in blocks {
      blockStarts.append(position)
      position += block.length
    }
    blockStarts.append(position)
  }
}
