public import ScreenKit

extension LaunchValues {
  /// What Moments is started with: answers and images outlive its run in the folder of caches.
  ///
  /// - Parameter server: Where the server is, if not where the specs say.
  public static func moments(
    server: URL? = nil, locale: Locale? = Locale(identifier: "en_US"),
    files: FileFolders = FileFolders()
  ) throws -> LaunchValues {
    LaunchValues(
      baseURLs: server.map { ["Main": $0] } ?? [:], strings: try .moments(locale: locale),
      responses: ResponseCache(folder: files.answers),
      images: ImageCaching(folder: files.images), files: files)
  }
}

extension FileFolders {
  /// Where answers are kept that are shown until the server has answered anew.
  public var answers: URL { caches.appending(path: "answers") }
  /// Where images are kept.
  public var images: URL { caches.appending(path: "images") }
}
