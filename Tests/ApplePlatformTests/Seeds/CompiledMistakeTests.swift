import Testing

/// Mistakes that Apple's compiler would refuse are found here.
@Suite(.withOwnDeclarations) struct CompiledMistakeTests {
  @Test(arguments: SeededMistake.onIOS) func isFoundForIOS(mistake: SeededMistake) async throws {
    try await expectFound(mistake, on: .iOS)
  }

  @Test(arguments: SeededMistake.onMacOS) func isFoundForMacOS(mistake: SeededMistake) async throws
  {
    try await expectFound(mistake, on: .macOS)
  }

  private func expectFound(_ mistake: SeededMistake, on system: BuildSystem) async throws {
    let build = try await AppleBuild.of(system)
    let said = try await build.said(of: mistake.target, with: mistake.text(), at: mistake.path)
    #expect(said.contains(mistake.words))
  }
}

extension SeededMistake {
  /// Those that one for iOS would say.
  static let onIOS = [
    SeededMistake(
      "a method of a delegate is misspelt", in: "ScreenKit/Collection/CollectionSurface.swift",
      replacing: "didSelectItemAt indexPath", by: "didSelectItemsAt indexPath",
      saying: "nearly matches optional requirement 'collectionView(_:didSelectItemAt:)'"),
    SeededMistake(
      "a method of a delegate is private", in: "ScreenKit/Collection/CollectionSurface.swift",
      replacing: "public func scrollViewDidScroll(", by: "private func scrollViewDidScroll(",
      saying: "must be declared public because it matches a requirement in public protocol"),
    SeededMistake(
      "a method of a delegate takes another type",
      in: "ScreenKit/Collection/CollectionSurface.swift",
      replacing: "didDeselectItemAt indexPath: IndexPath",
      by: "didDeselectItemAt indexPath: Row?",
      saying: "nearly matches optional requirement 'collectionView(_:didDeselectItemAt:)'"),
    SeededMistake(
      "a member of iOS 17 without #available", in: "ScreenKit/Cells/DecorationView.swift",
      replacing: "    isUserInteractionEnabled = false",
      by: "    traitOverrides.userInterfaceStyle = .dark",
      saying: "'traitOverrides' is only available in iOS17_0"),
    SeededMistake(
      "a method of Objective-C in an extension of a generic class",
      in: "ScreenKit/SelfSizing/SelfSizingCellController.swift",
      replacing: "/// A self-sizing adapter where rows are controllers",
      by: "extension SelfSizingCellController { @objc func wasTapped() {} }\n/// A",
      saying: "extensions of generic classes cannot contain '@objc' members"),
    SeededMistake(
      "a selector of a method that Objective-C does not see",
      in: "ScreenKit/Runtime/GestureTarget.swift",
      replacing: "@objc private func", by: "private func",
      saying: "argument of '#selector' refers to instance method 'recognizerDidChange()' that is"),
    SeededMistake(
      "a method of Objective-C with a type of Swift", in: "ScreenKit/Runtime/GestureTarget.swift",
      replacing: "@objc private func recognizerDidChange() { handler() }",
      by:
        "@objc private func recognizerDidChange() { handler() }\n@objc func show(_ row: RowID) {}",
      saying: "because the type of the parameter cannot be represented in Objective-C"),
    SeededMistake(
      "state of the main actor in a closure that runs elsewhere",
      in: "ScreenKit/Host/DevicePushNotifications.swift",
      replacing: "{ @Sendable settings in\n",
      by: "{ @Sendable settings in\n          self.registerForPushNotifications()\n",
      saying: "call to main actor-isolated instance method 'registerForPushNotifications()'"),
    SeededMistake(
      "a member of the application off the main actor", in: "ScreenKit/Runtime/SystemAddress.swift",
      replacing: "@MainActor\nenum", by: "enum",
      saying: "main actor-isolated class property 'openSettingsURLString' can not be referenced"),
    SeededMistake(
      "a value that races with the main actor", in: "ScreenCore/Device/DeviceLocation.swift",
      replacing: "MainActor.assumeIsolated { places", by: "do { places",
      saying: "loses global actor 'MainActor'"),
    SeededMistake(
      "a dictionary of Core Foundation without a type", in: "ScreenKit/Images/ImageDecoding.swift",
      replacing: "let options: [CFString: Any] = [", by: "let options = [",
      saying: "heterogeneous collection literal could only be inferred to"),
    SeededMistake(
      "a hook of the stand-in's", in: "ScreenKit/Cells/OwnViewPlace.swift",
      replacing: "#if !canImport(UIKit)", by: "#if canImport(UIKit)",
      saying: "'headlessPlaceholder' is inaccessible due to 'internal' protection level"),
    SeededMistake(
      "a module that is not imported", in: "ScreenCore/Device/BiometricCheck.swift",
      replacing: "import LocalAuthentication", by: "",
      saying: "cannot find 'LAContext' in scope"),
    SeededMistake(
      "a requirement of SwiftUI's is misspelt", in: "ScreenKit/SwiftUI/ScreenRepresentable.swift",
      replacing: "func makeUIViewController(", by: "func makeController(",
      saying: "does not conform to protocol 'UIViewControllerRepresentable'"),
    SeededMistake(
      "a view that cannot be made from a nib", in: "ScreenKit/Cells/DecorationView.swift",
      replacing: "  @available(*, unavailable)\n  required init?(coder: NSCoder) { nil }\n", by: "",
      saying: "'required' initializer 'init(coder:)' must be provided"),
    SeededMistake(
      "a value of the system that may be missing",
      in: "ScreenCore/Networking/Pinning/PinningDelegate.swift",
      replacing: "guard let trust = space.serverTrust,", by: "let trust = space.serverTrust\nguard",
      saying: "value of optional type 'SecTrust?' must be unwrapped"),
    SeededMistake(
      "a lock around a closure that may run anywhere", in: "ScreenCore/Collections/Locked.swift",
      replacing:
        "  package struct Locked<Value: Sendable>: Sendable {\n    private let lock: OSAllocatedUnfairLock<Value>\n",
      by:
        "  package struct Locked<Value>: Sendable {\n    private let lock: OSAllocatedUnfairLock<Value>\n",
      saying: "type 'Value' does not conform to the 'Sendable' protocol"),
    SeededMistake(
      "a relationship of Core Data is misspelt", in: "ScreenCore/CoreData/EntityShape.swift",
      replacing: "!relationship.isToMany", by: "!relationship.isToOne",
      saying: "has no member 'isToOne'"),
    SeededMistake(
      "an override without its word", in: "ScreenKit/Cells/DecorationView.swift",
      replacing: "override func layoutSubviews", by: "func layoutSubviews",
      saying: "overriding declaration requires an 'override' keyword"),
  ]

  /// Those that one for macOS would say.
  static let onMacOS = [
    SeededMistake(
      "a place while in use, which Macs don't know", in: "ScreenCore/Device/DeviceLocation.swift",
      replacing: "if manager.authorizationStatus == .notDetermined",
      by: "if manager.authorizationStatus == .authorizedWhenInUse",
      saying: "'authorizedWhenInUse' is unavailable"),
    SeededMistake(
      "notifications for some hours, which Macs don't know",
      in: "ScreenKit/Host/DevicePushNotifications.swift",
      replacing: "PermissionStatus(settings.authorizationStatus)",
      by: "PermissionStatus(.ephemeral)",
      saying: "'ephemeral' is unavailable"),
    SeededMistake(
      "UIKit on a Mac", in: "ScreenKit/Runtime/GestureTarget.swift",
      replacing: "    #if canImport(UIKit)\n      recognizer",
      by: "    #if canImport(AppKit)\n      recognizer",
      saying: "has no member 'addTarget'"),
  ]
}
