/// Asks the owner of the device to show to be there. Windows that ask at the same time wait for one answer.
@MainActor
final class OwnerCheck {
  private var running: Task<Bool, Never>?
  private var number = 0

  /// Whether the owner is there.
  func confirms(_ biometrics: any BiometricCheck, reason: String) async -> Bool {
    if let running { return await running.value }
    number += 1
    let own = number
    let check = Task { await biometrics.confirmsOwner(reason: reason) }
    running = check
    let isOwner = await check.value
    if own == number { running = nil }
    return isOwner
  }

  /// Lets nobody who asks from now on have the answer of a check that is under way.
  func forget() {
    running = nil
    number += 1
  }
}
