/// Runs what takes time, and does what comes after it: a screen, or its presenter.
@MainActor
package protocol OperationRunning: ScreenFeedback {
  /// Called when an operation begins.
  func operationWillBegin()

  /// Called when an operation has succeeded, before what comes after it.
  func operationDidSucceed()

  /// Called when an operation has ended, behind what comes after it, which may have begun another one.
  func operationDidEnd(successfully: Bool)

  /// Says where it belongs what the server has found wrong with what was sent; the answer is whether
  /// there was such a place.
  func showRefusal(_ error: LoadError) -> Bool
}

extension OperationRunning {
  /// Runs `operation` as one of `operations`, and tells `upload` how far it has sent what it sends. When it has
  /// ended, `end` does what comes after it, unless this has gone meanwhile.
  package func run<Value>(
    _ operation: ScreenOperation<Value>, among operations: RunningOperations,
    upload: @escaping @MainActor @Sendable (UploadProgress) -> Void,
    end: @escaping @MainActor (_ next: @MainActor () -> Void) -> Void
  ) {
    operationWillBegin()
    operations.run { [weak self] in
      let renewed = RenewedItems()
      do {
        let value = try await UploadProgress.observing(upload) {
          try await renewed.collecting { try await operation.operation() }
        }
        operation.optimistic?.commit()
        renewed.show()
        guard let self else { return }
        end {
          self.operationDidSucceed()
          operation.then?(value)
          self.operationDidEnd(successfully: true)
        }
      } catch {
        operation.optimistic?.revert()
        renewed.show()
        guard let self else { return }
        // A cancelled operation has not failed: someone didn't want it any more.
        guard let reason = LoadError(error) else {
          return end { self.operationDidEnd(successfully: false) }
        }
        operations.note(reason, of: type(of: self))
        end {
          self.fail(operation, with: error, for: reason)
          self.operationDidEnd(successfully: false)
        }
      }
    }
  }

  private func fail<Value>(
    _ operation: ScreenOperation<Value>, with error: any Error, for reason: LoadError
  ) {
    let isShown = showRefusal(reason)
    if let failed = operation.failed {
      failed(error)
    } else if !isShown {
      notice(StandardText.failed)
    }
  }
}
