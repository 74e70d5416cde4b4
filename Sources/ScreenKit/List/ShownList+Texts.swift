extension ShownList.Section {
  /// What stands above or below the rows.
  func text(_ role: SectionLabel.Role) -> ScreenText? {
    switch role {
    case .header: header
    case .footer: footer
    }
  }
}
