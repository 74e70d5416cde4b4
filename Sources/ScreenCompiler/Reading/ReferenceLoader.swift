import JSONSyntax
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics

/// What stands in the files that specs name.
struct LoadedReferences: Sendable {
  var texts = ReferencedTexts()
  /// The paths of the files that have identifiers behind those of the specs, in their order.
  var paths: [String] = []
  /// Those of the app's strings, which come last among them.
  var strings: [String] = []
  /// The files as they were read, but for those that could not be.
  var seen: [RecordedFile] = []
}

/// Reads the files that specs name, each once, on all cores.
enum ReferenceLoader {
  /// Far beyond any query a person writes.
  static let largestQuery = 1 << 20
  /// Far beyond any page that a server sends.
  static let largestSample = 16 << 20
  /// Far beyond the texts of any app.
  static let largestStrings = 16 << 20
  private static let queriesAtOnce = 32

  /// - Parameter edited: Texts that take the place of what is in files, by their paths.
  static func load(
    for specs: [SpecFile], root: String, edited: [String: [UInt8]] = [:]
  ) -> LoadedReferences {
    var queryPaths: Set<String> = []
    var samplePaths: Set<String> = []
    var stringPaths: [String] = []
    for reference in specs.lazy.flatMap(\.referencedFiles) {
      switch reference {
      case .query(let path): queryPaths.insert(path)
      case .sample(let path): samplePaths.insert(path)
      case .strings(let path): stringPaths.append(path)
      }
    }
    guard !queryPaths.isEmpty || !samplePaths.isEmpty || !stringPaths.isEmpty else {
      return LoadedReferences()
    }
    let reader = ReferenceReader(
      root: root, edited: edited,
      named: queryPaths.union(samplePaths).union(stringPaths))
    var loaded = LoadedReferences()
    loadQueries(queryPaths.inOrder, with: reader, into: &loaded)
    loadSamples(samplePaths.inOrder, with: reader, behind: specs.count, into: &loaded)
    loadStrings(stringPaths, with: reader, behind: specs.count, into: &loaded)
    return loaded
  }

  private static func loadStrings(
    _ paths: [String], with reader: ReferenceReader, behind specs: Int,
    into loaded: inout LoadedReferences
  ) {
    guard !paths.isEmpty else { return }
    var seen: Set<String> = []
    // Their order says which language is the first.
    let paths = paths.filter { seen.insert($0).inserted }
    let first = specs + 1 + loaded.paths.count
    let files = paths.parallelMap(partsOf: 1) { range in
      range.map { position in
        let file = FileID(rawValue: UInt32(clamping: first + position))
        return reader.read(paths[position], largest: largestStrings) {
          (bytes) throws(ReferenceProblem) in
          guard let strings = StringsFile(bytes, path: paths[position], id: file) else {
            throw .otherKind
          }
          return strings
        }
      }
    }.joined()
    loaded.texts.strings = AppStrings(Array(zip(paths, files.map(\.result))))
    loaded.paths += paths
    loaded.strings = paths
    loaded.seen += files.compactMap(\.seen)
  }

  /// The queries that specs leave to files, and nothing else that they name.
  static func queries(for specs: [SpecFile], root: String) -> QueryTexts {
    let paths = specs.lazy.flatMap(\.referencedFiles).compactMap { file -> String? in
      if case .query(let path) = file { path } else { nil }
    }
    var loaded = LoadedReferences()
    loadQueries(Set(paths).inOrder, with: ReferenceReader(root: root), into: &loaded)
    return loaded.texts.queries
  }

  private static func loadQueries(
    _ paths: [String], with reader: ReferenceReader, into loaded: inout LoadedReferences
  ) {
    let files = paths.parallelMap(partsOf: queriesAtOnce) { range in
      paths[range].map { path in
        reader.read(path, largest: largestQuery, QueryFile.text)
      }
    }.joined()
    let texts = zip(paths, files).map { ($0, $1.result) }
    loaded.texts.queries = QueryTexts(Dictionary(uniqueKeysWithValues: texts))
    loaded.seen += files.compactMap(\.seen)
  }

  /// - Parameter specs: How many specs there are, which have the identifiers before.
  private static func loadSamples(
    _ paths: [String], with reader: ReferenceReader, behind specs: Int,
    into loaded: inout LoadedReferences
  ) {
    let first = specs + 1 + loaded.paths.count
    let files = paths.parallelMap(partsOf: 1) { range in
      range.map { position in
        let file = FileID(rawValue: UInt32(clamping: first + position))
        return reader.read(paths[position], largest: largestSample) { bytes in
          SampleFiles.Sample(file: file, content: JSONTree(bytes))
        }
      }
    }.joined()
    let samples = zip(paths, files).map { ($0, $1.result) }
    loaded.texts.samples = SampleFiles(Dictionary(uniqueKeysWithValues: samples))
    loaded.paths += paths
    loaded.seen += files.compactMap(\.seen)
  }
}

/// Reads files by paths that stand in specs.
struct ReferenceReader: Sendable {
  /// What came of reading a file.
  struct File<Content: Sendable>: Sendable {
    let result: Result<Content, ReferenceProblem>
    let seen: RecordedFile?
  }

  let root: String
  private let edited: [String: [UInt8]]
  /// The paths of all files that specs name.
  private let named: Set<String>
  private let time = FileTime.now

  init(root: String, edited: [String: [UInt8]] = [:], named: Set<String> = []) {
    self.root = root
    self.edited = edited
    self.named = named
  }

  func read<Content: Sendable>(
    _ path: String, largest: Int, _ content: ([UInt8]) throws(ReferenceProblem) -> Content
  ) -> File<Content> {
    func result(_ bytes: [UInt8]) -> Result<Content, ReferenceProblem> {
      Result { () throws(ReferenceProblem) in try content(bytes) }
    }
    let place = Path.join(root, path)
    if !edited.isEmpty, let bytes = edited[Path.normalized(place)] {
      return File(result: result(bytes), seen: nil)
    }
    if let size = FileSystem.stamp(of: place)?.size, size > Int64(largest) {
      return File(result: .failure(.tooLarge(bytes: Int(size), limit: largest)), seen: nil)
    }
    do throws(FileError) {
      let (bytes, stamp) = try FileSystem.readWithStamp(place)
      let seen = RecordedFile(path, stamp, bytes).unlessTooNew(seen: time)
      return File(result: result(bytes), seen: seen)
    } catch {
      let meant = NearbyFile.meant(by: path, in: root, besides: named)
      return File(result: .failure(.unreadable(error.reason, meant: meant)), seen: nil)
    }
  }
}

extension Set<String> {
  fileprivate var inOrder: [String] { sorted { $0.precedesByBytes($1) } }
}
