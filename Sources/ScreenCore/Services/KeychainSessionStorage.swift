#if canImport(Security)
  import Foundation
  import Security

  /// Keeps a session in the keychain of the device, where it outlives the app's end and is not part of
  /// backups to other devices.
  @MainActor
  public final class KeychainSessionStorage: SessionStorage {
    /// What the keychain answered other than a success.
    public struct Failure: Error {
      public let status: OSStatus
    }

    private let service: String

    /// A storage for the sessions of `service`, such as the app's bundle identifier.
    nonisolated public init(service: String) {
      self.service = service
    }

    private var query: [CFString: Any] {
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service,
        kSecAttrAccount: "session",
      ]
    }

    public func load() throws -> Data? {
      var query = query
      query[kSecReturnData] = true
      var result: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &result)
      guard status != errSecItemNotFound else { return nil }
      try check(status)
      return result as? Data
    }

    public func save(_ data: Data) throws {
      let values: [CFString: Any] = [
        kSecValueData: data,
        kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]
      let status = SecItemUpdate(query as CFDictionary, values as CFDictionary)
      guard status == errSecItemNotFound else { return try check(status) }
      let item = query.merging(values) { $1 }
      try check(SecItemAdd(item as CFDictionary, nil))
    }

    public func remove() throws {
      let status = SecItemDelete(query as CFDictionary)
      if status != errSecItemNotFound { try check(status) }
    }

    private func check(_ status: OSStatus) throws {
      guard status == errSecSuccess else { throw Failure(status: status) }
    }
  }
#endif
