import Foundation

/// What an app is started with and that differs between a person's phone, a preview and a test.
public struct LaunchValues: Sendable {
  /// Where the app's APIs are, by name; those not named are where their spec says.
  public var baseURLs: [String: URL]
  /// The app's texts.
  public var strings: StringTable
  /// The time that screens live in.
  public var clock: any ScreenClock
  /// What carries requests.
  public var transport: any HTTPTransport
  /// What keeps answers of sources with a cache, and such as the server can say of whether they have
  /// changed: as long as the app runs, or beyond that in a folder.
  public var responses: ResponseCache
  /// How many images are kept, and where: as long as the app runs, or beyond that in a folder.
  public var images: ImageCaching
  /// What keeps the state that screens store, and drafts of forms.
  public var store: any StateStore
  /// Where the app's files are.
  public var files: FileFolders
  /// Takes what a developer should know.
  public var problems: ProblemReporter

  /// The real clock, network and defaults, and no strings, unless said otherwise.
  public init(
    baseURLs: [String: URL] = [:],
    strings: StringTable = StringTable(),
    clock: any ScreenClock = .system,
    transport: any HTTPTransport = .standard,
    responses: ResponseCache = ResponseCache(),
    images: ImageCaching = ImageCaching(),
    store: any StateStore = UserDefaultsStore(),
    files: FileFolders = FileFolders(),
    problems: ProblemReporter = ProblemReporter()
  ) {
    self.baseURLs = baseURLs
    self.strings = strings
    self.clock = clock
    self.transport = transport
    self.responses = responses
    self.images = images
    self.store = store
    self.files = files
    self.problems = problems
  }

  /// Where the API `name` is.
  public func baseURL(_ name: String, default address: String) -> URL {
    baseURLs[name] ?? URL(string: address) ?? URL(fileURLWithPath: "/")
  }
}
