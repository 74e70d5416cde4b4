import Foundation

extension StringTable {
  /// The strings of a bundle in the language that its reader prefers.
  ///
  /// On Apple's platforms they are those of Foundation where Xcode built the bundle: the language is the one that the
  /// system shows the app in, which its reader may have set for this app alone, and numbers have the forms that the
  /// system knows. Elsewhere, and where no build has taken the catalogue apart, files are read here, as Xcode leaves
  /// them: `.strings` and `.stringsdict` as text or as property lists, in the folders of their languages, or a
  /// catalogue; the language is chosen as the system does it.
  ///
  /// What a language lacks is taken from the more general one (`pt` for `pt-BR`), and then from the one that the app is
  /// developed in. A file that can't be read is among the ``problems``, which the app's ``ProblemReporter`` hears of.
  ///
  /// - Parameters:
  ///   - bundle: Where the strings are.
  ///   - name: The name of the files without its ending.
  ///   - languages: The languages that the reader understands, the best first; nil for those that the system knows of.
  ///   - locale: How texts, numbers and dates are written; nil for the chosen language in the reader's region.
  /// - Throws: ``StringTableError`` where nothing can be read.
  public init(
    bundle: Bundle, table name: String = "Localizable", languages: [String]? = nil,
    locale: Locale? = nil
  ) throws {
    // `developmentLocalization` traps on Linux where a bundle says none.
    let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    let files = BundledStrings(
      folder: bundle.resourceURL ?? bundle.bundleURL, name: name, development: development ?? "en")
    #if canImport(Darwin)
      let hasCatalog = bundle.url(forResource: name, withExtension: "xcstrings") != nil
      let choice = LocalizationChoice(of: bundle, files: files, languages: languages)
      if !hasCatalog,
        let system = SystemStrings(bundle, table: name, choice: choice, isOwn: languages == nil)
      {
        self.init(system, locale: locale ?? choice.locale(in: .current))
        return
      }
    #endif
    try self.init(files, languages: languages ?? Locale.preferredLanguages, locale: locale)
  }

  init(_ files: BundledStrings, languages: [String], locale: Locale? = nil) throws {
    let choice = LocalizationChoice(
      among: files.localizations, preferring: languages, development: files.development)
    let locale = locale ?? choice.locale(in: .current)
    var entries: [String: StringEntry] = [:]
    var problems: [StringTableError] = []
    var found = false
    for file in files.urls(for: choice) {
      do {
        let table = try StringTable(contentsOf: file, locale: locale)
        entries.merge(table.entries) { $1 }
        found = true
      } catch {
        problems.append(StringTableError(error, in: file))
      }
    }
    guard found else {
      let missing = StringTableError(
        path: files.folder.path, reason: "there are no strings called \(files.name)")
      throw problems.first ?? missing
    }
    self.init(entries: entries, locale: locale, problems: problems)
  }
}

/// Where a bundle has its strings.
struct BundledStrings {
  let folder: URL
  /// The name of the files without its ending.
  let name: String
  /// The language that the app is developed in.
  let development: String

  /// The languages of which there is a folder, and those of a catalogue.
  var localizations: [String] {
    let contents =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)) ?? []
    let folders = contents.filter { $0.pathExtension == "lproj" }
      .map { $0.deletingPathExtension().lastPathComponent }
    let catalog = try? Data(contentsOf: folder.appending(path: "\(name).xcstrings"))
    let languages = catalog.map(StringTable.languages(ofCatalog:)) ?? []
    return languages.union(folders).sorted()
  }

  /// The files of the languages of a choice, those that count more behind the others.
  func urls(for choice: LocalizationChoice) -> [URL] {
    let folders = [folder] + choice.names.reversed().map { folder.appending(path: "\($0).lproj") }
    return folders.flatMap { folder in
      ["xcstrings", "strings", "stringsdict"].map { folder.appending(path: "\(name).\($0)") }
    }.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
