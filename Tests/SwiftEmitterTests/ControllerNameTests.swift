import Foundation
import SpecSemantics
import Testing

/// Generated controllers store what they are given under names that they don't have already.
@Suite struct ControllerNameTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  /// What the classes that generated ones derive from derive from.
  private static let roots = [
    "BasePresenter", "ScreenController", "ScreenCoordinator", "UIViewController",
  ]

  private static func texts() throws -> [String] {
    try ["ScreenCore", "ScreenKit", "HeadlessUIKit"].flatMap { target in
      let folder = sources.appending(path: target)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
  }

  /// The roots, the classes that derive from them, by the first lines of declarations, and what view
  /// controllers derive from.
  private static func classes(in texts: [String]) -> Set<String> {
    let head = /^(?:@\w+(?:\([^)]*\))? )*(?:\w+ )*class (\w+)(?:<[^{]*?>)?\s*:\s*(\w+)/
      .anchorsMatchLineEndings()
    var parents: [String: String] = [:]
    // Nothing is derived from final classes.
    for match in texts.flatMap({ $0.matches(of: head) }) where !match.0.contains("final ") {
      parents[String(match.1)] = String(match.2)
    }
    var found = Set(roots)
    while let next = parents.first(where: { !found.contains($0.key) && found.contains($0.value) }) {
      found.insert(next.key)
    }
    // Of UIKit's own controllers, generated ones derive from the plain one only.
    return found.filter { !$0.hasPrefix("UI") }.union(["UIViewController", "UIResponder"])
  }

  /// The public properties of some classes, their extensions included.
  private static func properties(of classes: Set<String>, in texts: [String]) -> Set<String> {
    let head = /^(?:@\w+(?:\([^)]*\))? )*(?:\w+ )*(?:class|extension) (\w+)/
    let property =
      /^  (?:@\w+(?:\([^)]*\))? )*(?:public|open)(?:\(set\))? (?:[\w()]+ )*(?:var|let) ([A-Za-z]\w*)/
    var names: Set<String> = []
    for text in texts {
      var isInside = false
      for line in text.split(separator: "\n") {
        if let match = line.firstMatch(of: head) { isInside = classes.contains(String(match.1)) }
        if line == "}" { isInside = false }
        if isInside, !line.contains(" static "), let match = line.firstMatch(of: property) {
          names.insert(String(match.1))
        }
      }
    }
    return names
  }

  @Test func propertiesOfControllersAreNoNamesOfParameters() throws {
    let texts = try Self.texts()
    let classes = Self.classes(in: texts)
    #expect(classes.isSuperset(of: ["CollectionController", "FormController", "ListCoordinator"]))
    let properties = Self.properties(of: classes, in: texts)
    #expect(properties.isSuperset(of: ["title", "runtime", "windowWidth", "hasChanges"]))
    #expect(properties.subtracting(TakenNames.controllerNames).sorted() == [])
  }

  /// A property cannot stand beside a method of its name that takes nothing.
  @Test func methodsThatControllersOverrideAreNoNamesOfParameters() throws {
    let method = /override func (\w+)\(\)/
    let goldens = [GoldenTests.root, GoldenTests.gateRoot, GoldenTests.everydayRoot]
    let names = try goldens.flatMap { try SpecProject(at: $0).emit() }
      .flatMap { $0.text.matches(of: method).map { String($0.1) } }
    #expect(Set(names).isSuperset(of: ["makeSections", "makeBar", "screenDidAppear"]))
    // Presenters of scenes override `viewDidLoad`: what they are shown with is in their view model.
    let others: Set = ["submit", "viewDidLoad"]
    #expect(Set(names).subtracting(TakenNames.controllerNames).subtracting(others).sorted() == [])
  }
}
