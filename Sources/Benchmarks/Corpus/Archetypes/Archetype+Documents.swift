import SeededRandom

extension ScreenPlan {
  /// The spec file of the screen.
  func specText() -> String {
    var random = SeededGenerator(seed: UInt64(index) &* 0x2545_F491_4F6C_DD1D &+ 1)
    var text = SpecText()
    let documents =
      switch archetype {
      case .hub: hubDocuments(&random)
      case .feed: feedDocuments(&random)
      case .detail: detailDocuments(&random)
      case .grid: gridDocuments(&random)
      case .liquid: liquidDocuments(&random)
      case .profile: profileDocuments(&random)
      case .search: searchDocuments(&random)
      case .form: formDocuments(&random)
      case .settings: settingsDocuments(&random)
      case .carousel: carouselDocuments(&random)
      case .handWritten: handWrittenDocuments(&random)
      case .timeline: timelineDocuments(&random)
      case .tabs: tabsDocuments(&random)
      }
    for document in documents { text.add(document) }
    return text.text
  }
}
