import Foundation
import Testing

/// The app's own code is looked up as the page on it says: over what the compiler writes of a package.
@Suite(
  .serialized, .enabled(if: Workshop.isOpen, "the app is compiled against modules of these tests"))
struct AppCodePageTests {
  private let page = Article("AppCode")

  /// A package with a model, and specs that name it.
  private func package() throws -> Workshop {
    let workshop = try Workshop("Club")
    try workshop.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Club",
        targets: [
          .target(
            name: "Club",
            swiftSettings: [
              .unsafeFlags(["-I", "\(Shell.products.appending(path: "Modules").path)"])
            ])
        ]
      )

      """, to: "Package.swift")
    try workshop.write(
      """
      import ScreenKit

      struct Hut: Model, Decodable {
        var id: Identifier
        var name: String
      }

      """, to: "Sources/Club/Hut.swift")
    try workshop.write("output: ../Sources/Club/Generated\n", to: "Specs/screenc.yaml")
    try workshop.write(
      """
      app: Club
      language: 1
      host: { menu: [{ screen: Huts, title: { verbatim: Huts }, icon: house }] }
      ---
      api: Main
      base: https://club.example
      ---
      model: Hut
      swift: { type: Hut }
      fields: { id: ID, name: String, height: Int }
      ---
      screen: Huts
      title: { verbatim: Huts }
      source: { request: { path: /huts }, yields: Hut }
      adapters: [HutRow]
      ---
      adapter: HutRow
      for: Hut
      cell: { text: { value: $item.name } }

      """, to: "Specs/App.yaml")
    return workshop
  }

  /// What is found then, and only then: a property that the code lacks.
  private func expectLookedUp(_ said: Shell.Answer) {
    #expect(said.status == 1, "\(said.text)")
    #expect(said.text.contains("[missing-property]"), "\(said.text)")
    #expect(!said.text.contains("[missing-symbols]"), "\(said.text)")
  }

  @Test func theCodeOfAPackageIsLookedUp() async throws {
    let workshop = try package()
    let blocks = try BlockAccount.blocks(of: page, by: "AppCodePageTests")
    let commands = blocks.filter { $0.language == "sh" }.map(\.text)
    #expect(commands.count == 3)
    #expect(try await workshop.sh("screenc lint Specs").status == 0)

    let built = try await workshop.sh(commands[1])
    #expect(built.status == 0, "\(built.text)")
    expectLookedUp(try await workshop.sh(commands[0]))

    // The folder is named in the configuration instead.
    let configuration = try #require(blocks.first { $0.language == "yaml" }).text
    try workshop.write(
      "output: ../Sources/Club/Generated\n" + configuration, to: "Specs/screenc.yaml")
    expectLookedUp(try await workshop.sh("screenc lint Specs"))

    // Where the package depended on the library, it would have the library's modules in its folder.
    _ = try await workshop.sh(
      "ln -s '\(Shell.products.appending(path: "Modules").path)'/* .build/debug/Modules/")
    let dumped = try await workshop.sh(commands[2])
    #expect(dumped.status == 0, "\(dumped.text)")
    let folder = try #require(dumped.text.firstMatch(of: /Files written to (\S+)/)).1
    try workshop.write("output: ../Sources/Club/Generated\n", to: "Specs/screenc.yaml")
    expectLookedUp(try await workshop.sh("screenc lint Specs --symbols '\(folder)'"))
  }

  /// With `swiftc` in the place of Xcode, which hands it these options.
  @Test func optionsForXcodeAreThoseOfTheCompiler() async throws {
    let workshop = try package()
    let options = try #require(
      BlockAccount.blocks(of: page, by: "AppCodePageTests").first { $0.language == "" }
    ).text
      .replacing("$(SRCROOT)", with: "$PWD").replacing("\n", with: "")
    let modules = Shell.products.appending(path: "Modules").path
    let compiled = try await workshop.sh(
      """
      mkdir -p .build/symbols
      swiftc -swift-version 6 -I '\(modules)' -module-name Club -emit-module -o .build/Club.swiftmodule \
        \(options) Sources/Club/Hut.swift
      """)
    #expect(compiled.status == 0, "\(compiled.text)")
    expectLookedUp(try await workshop.sh("screenc lint Specs --symbols .build/symbols"))
  }
}
