import Foundation

/// Writing what sources of lists and objects read: JSON, or a binary property list where the file's name ends
/// with `.plist`.
///
/// A file is replaced as a whole. Whatever happens, a crash included, there is what was before or what is now,
/// and never a part of it; who reads meanwhile gets the one or the other. Sources that show the file load it
/// anew, unseen. Dates are written as seconds since 1970 in JSON.
extension FileFolders {
  /// Puts `contents` in the place of what `file` holds. Its folder is made if it is not there.
  @concurrent
  public func write(
    _ contents: some Encodable & Sendable, to file: StoredFile
  ) async throws(FileError) {
    let url = try writableURL(of: file)
    try await writer.write(StoredFormat(of: url).data(of: contents), to: url)
  }

  /// Changes what `file` holds, and answers what it holds then. Changes are made one after the other, each to
  /// what the one before has written.
  ///
  /// - Parameter empty: What is changed as long as the file is not there.
  @discardableResult
  public func update<Contents: Codable & Sendable>(
    _ file: StoredFile, from empty: Contents, _ change: @Sendable (inout Contents) -> Void
  ) async throws(FileError) -> Contents {
    try await writer.update(writableURL(of: file), from: empty, change)
  }

  /// What `file` holds; nil as long as it is not there.
  @concurrent
  public func contents<Contents: Decodable & Sendable>(
    of file: StoredFile, as type: Contents.Type
  ) async throws(FileError) -> Contents? {
    let url = url(of: file)
    return try StoredFormat(of: url).contents(of: type, at: url)
  }

  /// Removes `file`, if it is there.
  public func remove(_ file: StoredFile) async throws(FileError) {
    try await writer.remove(writableURL(of: file))
  }

  private func writableURL(of file: StoredFile) throws(FileError) -> URL {
    let url = url(of: file)
    // Where tests run, the folder could be written into.
    guard file.folder != .bundle else { throw .readOnly(path: url.path) }
    return url
  }
}
