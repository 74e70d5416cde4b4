import Foundation
import FuzzTargets

// What libFuzzer calls. Without its sanitizer the program does nothing.

private let target = FuzzTarget.named(ProcessInfo.processInfo.environment["FUZZ_TARGET"])

extension FuzzTarget {
  /// The target that the environment names.
  fileprivate static func named(_ name: String?) -> FuzzTarget {
    guard let target = name.flatMap(FuzzTarget.init) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      fatalError("set FUZZ_TARGET to one of \(names)")
    }
    return target
  }
}

/// Feeds the target with an input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  if let violation = target.violation(of: bytes) { fatalError(violation) }
  return 0
}

/// Changes an input in place; returns its new size.
@c(LLVMFuzzerCustomMutator)
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  var mutator = SpecMutator(seed: UInt64(seed))
  let changed = mutator.mutated(bytes, limit: limit)
  _ = UnsafeMutableBufferPointer(start: data, count: limit).update(fromContentsOf: changed)
  return changed.count
}
