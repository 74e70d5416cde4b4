import Foundation

/// Several processes of this program that share some work.
struct Crew {
  private let arguments: [[String]]

  /// - Parameter arguments: What each process is told.
  init(_ arguments: [[String]]) {
    self.arguments = arguments
  }

  /// Has them work, and waits until all have ended, whatever becomes of one of them.
  ///
  /// - Returns: The lines that they have written, in the order of the processes.
  /// - Throws: A ``PreviewFailure`` with what a process says that could not.
  func work() async throws -> [Data] {
    var workers: [Worker] = []
    var failure: PreviewFailure?
    do {
      for one in arguments { workers.append(try Worker(one)) }
    } catch {
      failure = PreviewFailure("\(error)")
      // What the others draw is of no use without this one's.
      for worker in workers { worker.stop() }
    }
    var lines: [Data] = []
    for worker in workers {
      do {
        lines += try await worker.outcome()
      } catch {
        failure = failure ?? PreviewFailure("\(error)")
      }
    }
    if let failure { throw failure }
    return lines
  }
}
