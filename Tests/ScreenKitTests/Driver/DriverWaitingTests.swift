import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// What is waited for has its time, however busy the process is otherwise.
@MainActor @Suite struct DriverWaitingTests {
  /// Keeps every thread of the pool from all other tasks for half a second.
  private func blockThePool() {
    for _ in 0..<(4 * ProcessInfo.processInfo.activeProcessorCount) {
      Task.detached { Self.blockThread() }
    }
  }

  private nonisolated static func blockThread() {
    Thread.sleep(forTimeInterval: 0.5)
  }

  @Test func timeInWhichOthersRanDoesNotCount() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    driver.timeout = .milliseconds(400)
    blockThePool()
    try await driver.settle()
    #expect(driver.list?.numberOfItems(inSection: 0) ?? 0 > 0)
  }

  @Test func whatNeverComesIsNotWaitedForWithoutEnd() async throws {
    let driver = FixtureBench().launch()
    try await driver.settle()
    await #expect(throws: DriverError.self) {
      try await driver.wait(until: "nothing", timeout: .milliseconds(50)) { false }
    }
    await #expect(throws: DriverError.self) {
      try await wait(until: "nothing", timeout: .milliseconds(50)) { false }
    }
  }
}
