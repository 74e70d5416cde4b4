import Foundation
import TestTools
import Testing

@testable import screenc

/// What an app takes when it depends on this package, as SwiftPM reads its manifest.
///
/// That an example builds and passes its tests where the libraries are hidden, `.ci/test` sees.
@Suite struct RuntimePackageTests {
  private struct Manifest {
    private struct Trait: Decodable {
      var name: String
      var enabledTraits: [String]
    }

    private struct Package: Decodable {
      var name: String
      var products: [Product]
      var targets: [Target]
      var traits: [Trait]
    }

    private struct Product: Decodable {
      var name: String
      var targets: [String]
    }

    private struct Target: Decodable {
      var name: String
      var type: String
      var pkgConfig: String?
      var dependencies: [Dependency]
    }

    private struct Condition: Decodable {
      var traits: [String]?
    }

    /// A target, with what it depends on: SwiftPM writes name and condition as members of a list.
    private struct Dependency: Decodable {
      var name: String
      var traits: [String]

      private enum Key: CodingKey { case byName, target, product }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let key = try #require(container.allKeys.first)
        var members = try container.nestedUnkeyedContainer(forKey: key)
        name = try members.decode(String.self)
        traits = try members.decodeIfPresent(Condition.self)?.traits ?? []
      }
    }

    private let package: Package

    init() throws {
      // Not in the folder of products, which SwiftPM may have locked to run these tests.
      let scratch = try ScratchFolder("manifest")
      let said = try Shell(folder: packageRoot)
        .run("swift", "package", "--scratch-path", scratch.path, "dump-package")
      let start = try #require(said.text.firstIndex(of: "{"), "\(said.text)")
      package = try JSONDecoder().decode(Package.self, from: Data(said.text[start...].utf8))
    }

    var defaultTraits: Set<String> {
      Set(package.traits.first { $0.name == "default" }?.enabledTraits ?? [])
    }

    var optionalTraits: Set<String> { Set(package.traits.map(\.name)).subtracting(["default"]) }

    /// The libraries that a product reaches with some traits.
    func libraries(of product: String, with traits: Set<String>) -> Set<String> {
      var open = package.products.first { $0.name == product }?.targets ?? []
      var reached = Set(open)
      var found: Set<String> = []
      while let name = open.popLast() {
        guard let target = package.targets.first(where: { $0.name == name }) else { continue }
        if target.type == "system" { found.insert(name) }
        for dependency in dependencies(of: target, with: traits)
        where reached.insert(dependency).inserted { open.append(dependency) }
      }
      return found
    }

    /// The libraries that SwiftPM looks for in any package that depends on this one with some traits.
    func soughtLibraries(with traits: Set<String>) -> Set<String> {
      let sought = Set(package.targets.filter { $0.pkgConfig != nil }.map(\.name))
      let named = package.targets.flatMap { dependencies(of: $0, with: traits) }
      return sought.intersection(named)
    }

    private func dependencies(of target: Target, with traits: Set<String>) -> [String] {
      target.dependencies.filter { dependency in
        dependency.traits.isEmpty || dependency.traits.contains { traits.contains($0) }
      }.map(\.name)
    }
  }

  @Test func appsLinkNoLibraryOfTheCompilers() throws {
    let manifest = try Manifest()
    let all = manifest.optionalTraits
    #expect(manifest.libraries(of: "ScreenKit", with: all).isEmpty)
    #expect(manifest.libraries(of: "ScreenDriver", with: all).isEmpty)
    #expect(manifest.libraries(of: "ScreenKitSQLite", with: all) == ["CSQLiteLibrary"])
    #expect(manifest.libraries(of: "screenc", with: all) == ["CYAML", "CJemalloc"])
  }

  /// What the page on packages shows of manifests is read by SwiftPM.
  @Test func manifestsOfThePageAreRead() throws {
    let blocks = try Article("Packages").blocks().filter { $0.language == "swift" }
    #expect(blocks.count == 3)
    for block in blocks {
      let isTarget = block.text.hasPrefix(".target")
      let dependency = #"dependencies: [.package(url: "ADDRESS", from: "VERSION")]"#
      let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "Books",
        \(isTarget ? "\(dependency), targets: [\(block.text)]" : block.text))
        """
        .replacing("VERSION", with: Tool.version).replacing(
          "ADDRESS", with: "https://git.example/screenc")
      let scratch = try ScratchFolder("manifest", ["Package.swift": manifest])
      let said = try scratch.shell.run("swift", "package", "dump-package")
      #expect(said.status == 0, "\(said.text)")
      #expect(said.text.contains(isTarget ? "ScreencGenerator" : #""traits""#), "\(said.text)")
    }
  }

  @Test func targetsOfModulesAreRead() throws {
    let block = try #require(Article("Modules").blocks().first { $0.language == "swift" })
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Shop",
        dependencies: [
          .package(url: "https://git.example/screenc", from: "\(Tool.version)", traits: [])
        ],
        targets: [
          .target(name: "ShopCore"),
          \(block.text)
        ])
      """
    let scratch = try ScratchFolder("manifest", ["Package.swift": manifest])
    let said = try scratch.shell.run("swift", "package", "dump-package")
    #expect(said.status == 0, "\(said.text)")
    #expect(said.text.contains("\"ShopUI\""), "\(said.text)")
  }

  @Test func withoutTraitsNoLibraryIsLookedFor() throws {
    let manifest = try Manifest()
    #expect(manifest.defaultTraits == manifest.optionalTraits)
    #expect(manifest.soughtLibraries(with: []).isEmpty)
    #expect(manifest.soughtLibraries(with: manifest.defaultTraits) == ["CYAML", "CJemalloc"])
    #expect(manifest.libraries(of: "screenc", with: ["Compiler"]) == ["CYAML"])
  }
}
