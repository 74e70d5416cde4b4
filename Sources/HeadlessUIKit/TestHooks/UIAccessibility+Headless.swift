extension UIAccessibility {
  /// What was said last that no view says, the latest at the end: by all apps of the process.
  @MainActor public static var headlessAnnouncements: [String] { announcements }
}
