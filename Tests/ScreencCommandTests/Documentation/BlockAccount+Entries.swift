extension BlockAccount {
  static let entries: [Entry] =
    generated + tutorials + guides + shownSpecs + packages + services + articles + repository

  /// The pages that are written by what they are about.
  private static let generated: [Entry] = [
    // Written from examples that RuleExampleTests and ProjectRuleExampleTests run.
    entry("Rules/", .run, ["yaml", "swift", ""], by: "RuleReferenceTests"),
    // Written from examples that GrammarTests hand to the decoder.
    entry("Reference/", .run, ["yaml"], by: "ReferenceTests"),
    entry("Reference/", .compared, ["text"], by: "ReferenceTests"),
    entry("Commands/", .run, ["sh"], by: "CommandPagesTests"),
    entry("Commands/", .compared, ["text"], by: "CommandPagesTests"),
  ]

  /// Those that are followed from their beginning to their end.
  private static let tutorials: [Entry] = [
    entry("Tutorial", .run, ["sh", "yaml", "json"], by: "TutorialTests"),
    entry("Tutorial", .compiled, ["swift"], by: "TutorialTests"),
    entry("Tutorial", .compared, ["text"], by: "TutorialTests"),
    entry("Testing", .run, ["sh"], by: "TutorialTests"),
    entry("Testing", .compiled, ["swift"], by: "TutorialTests"),
    entry("Testing", .compared, ["text"], by: "TutorialTests"),
    entry("Xcode", .run, ["sh", "sh script", "yaml", "xml"], by: "TutorialTests"),
    entry("Xcode", .compiled, ["swift"], by: "TutorialTests"),
    entry("Moving", .run, ["sh", "yaml", "json"], by: "TutorialTests"),
    entry("Moving", .compiled, ["swift"], by: "TutorialTests"),
    entry("Beginning", .run, ["sh", "yaml", "json"], by: "TutorialTests"),
    entry("Beginning", .compiled, ["swift"], by: "TutorialTests"),
    entry("Beginning", .compared, ["text"], by: "TutorialTests"),
    entry("Editors", .run, ["sh", "yaml", "json"], by: "TutorialTests"),
    entry("Editors", .compared, ["lua", "toml", "lisp"], by: "TutorialTests"),
    entry("Cells", .compiled, ["swift"], by: "TutorialTests"),
    entry(
      "ExistingApp", .compared, ["swift", "yaml", "diff"], by: "ExistingAppTests",
      "ExistingApp.md"),
  ]

  /// Those of which each block stands by itself.
  private static let guides: [Entry] = [
    entry("AppCode", .run, ["sh", "yaml", ""], by: "AppCodePageTests"),
    entry("Findings", .run, ["sh"], by: "GuideTests"),
    entry("Findings", .compared, ["json"], by: "GuideTests"),
    entry("Map", .run, ["sh"], by: "GuideTests"),
    entry("Renaming", .run, ["sh"], by: "GuideTests"),
    entry("Renaming", .compared, [""], by: "GuideTests"),
    entry("Suppressing", .run, ["sh"], by: "GuideTests"),
    entry("Suppressing", .run, ["yaml"], [3], by: "GuideTests"),
    entry("Modules", .run, ["sh"], by: "GuideTests"),
    entry("README", .compared, ["text"], by: "GuideTests"),
    entry("Merging", .run, ["sh"], by: "MergingPageTests"),
    entry("Merging", .compared, ["swift", ""], by: "MergingPageTests"),
    entry("Preview", .run, ["sh"], by: "PreviewPageTests"),
    entry("Samples", .run, ["sh", "sh script"], by: "SamplesPageTests"),
    entry("Samples", .compared, ["text"], by: "SamplesPageTests"),
    entry("Versions", .compared, ["text"], [2], by: "VersionTests"),
    entry("Versions", .run, ["sh"], by: "MigrateCommandTests"),
    entry("Versions", .compared, ["text"], [4], by: "MigrateCommandTests"),
    entry("Format", .compared, ["yaml"], by: "ReaderTests", "Format.md"),
  ]

  /// Specs that are those of an app with what the folder `Surroundings` has.
  private static let shownSpecs: [Entry] =
    [
      entry("Suppressing", .run, ["yaml"], [1], by: "ShownSpecTests")
    ]
    + [
      "Bars", "Cells", "Forms", "Lists", "Modules", "Payloads", "Strings", "SwiftUI", "Versions",
      "ScreenKit/ExistingApps",
      "ScreenKit/Networking", "ScreenKit/Theming",
    ].map { entry($0, .run, ["yaml"], by: "ShownSpecTests") }

  /// Packages, plugins, build systems and releases.
  private static let packages: [Entry] = [
    entry("Packages", .compiled, ["swift"], by: "RuntimePackageTests"),
    entry("Modules", .compiled, ["swift"], by: "RuntimePackageTests"),
    entry("Packages", .run, ["sh plugin"], by: "PluginTests"),
    entry("Packages", .run, ["make", "ninja"], by: "DependencyFileTests"),
    entry(
      "Packages", .run, ["sh lay-out", "make modules", "ninja modules"],
      by: "ModuleDependencyTests"),
    entry("Packages", .run, ["python"], by: "BazelTests"),
    entry("Packages", .notRun(.builds), ["sh build"], by: "RepositoryCommandTests"),
    entry("Installing", .run, ["sh install"], [1, 2], by: "ReleaseTests"),
    entry("Installing", .notRun(.system), ["sh install"], [3], by: "ReleaseTests"),
    entry("Installing", .notRun(.brew), ["sh install"], [4], by: "ReleaseTests"),
    entry("Installing", .notRun(.docker), ["sh install"], [5], by: "ReleaseTests"),
    entry(
      "Installing", .notRun(.builds), ["sh install"], [6], by: "RepositoryCommandTests"),
  ]

  /// Configurations of other programs that run screenc.
  private static let services: [Entry] = [
    entry("ContinuousIntegration", .run, ["sh"], by: "TutorialTests"),
    entry("ContinuousIntegration", .run, ["yaml"], [3], by: "ActionTests"),
    entry(
      "ContinuousIntegration", .run, ["yaml", "sh script", "groovy"], Set(4...10),
      by: "ServiceConfigurationTests"),
    entry("ContinuousIntegration", .run, ["yaml"], [11], by: "PreCommitTests"),
    entry("README", .run, ["yaml"], [7], by: "ActionTests"),
    entry("README", .run, ["yaml"], [8], by: "PreCommitTests"),
  ]

  /// What ScreenKit, the driver and the compiler say of themselves.
  private static let articles: [Entry] = [
    entry("ScreenKit/", .compiled, ["swift"], by: "ArticleCompilationTests", "\"ScreenKit\""),
    entry("ScreenDriver/", .compiled, ["swift"], by: "ArticleCompilationTests", "\"ScreenDriver\""),
    entry("ScreenKit/", .compared, ["text", "", "xml"], by: "DrawingTests", "ScreenKit/"),
    entry(
      "ScreenDriver/ScreenDriver", .notRun(.xcode), ["sh"], by: "RepositoryCommandTests"),
    entry(
      "ScreenCompiler/Performance", .run, [""], by: "RepositoryCommandTests"),
  ]

  /// The pages for who comes to the repository.
  private static let repository: [Entry] = [
    entry("README", .compared, ["yaml", "swift"], [1, 2], by: "ReadmeTests", "README.md"),
    entry("README", .run, ["sh"], [4], by: "GuideTests"),
    entry("README", .run, ["sh"], [6, 16], by: "RepositoryCommandTests"),
    entry("README", .notRun(.brew), ["sh"], [5, 10], by: "RepositoryCommandTests"),
    entry("README", .notRun(.xcode), ["sh"], [11], by: "WorkflowTests", ".ci/ios"),
    entry(
      "README", .notRun(.builds), ["sh", "sh test"], [9, 12, 13, 14, 15, 17],
      by: "RepositoryCommandTests"),
    entry("CONTRIBUTING", .notRun(.builds), ["sh"], by: "RepositoryCommandTests"),
  ]

  /// - Parameter mention: What the suite's file has in it; left out, it is the name of the pages.
  private static func entry(
    _ pages: String, _ manner: Manner, _ languages: Set<String>, _ numbers: Set<Int>? = nil,
    by suite: String, _ mention: String? = nil
  ) -> Entry {
    // These go by the account.
    let byAccount = ["ShownSpecTests", "RepositoryCommandTests"].contains(suite)
    let name = pages.hasSuffix("/") ? String(pages.dropLast()) : pages
    return Entry(
      pages: pages, manner: manner, languages: languages, numbers: numbers, suite: suite,
      mention: mention ?? (byAccount ? "BlockAccount.pages(of: \"\(suite)\")" : "\"\(name)\""))
  }
}
