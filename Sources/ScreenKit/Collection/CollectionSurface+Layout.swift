extension CollectionSurface: ScreenLayoutSource {
  func layoutSections() -> [ListGeometry.Section] {
    let now = CellTraits(listView.traitCollection)
    if now != traits {
      traits = now
      sizes.removeAll()
    }
    // Layouts keep sections, and the screen keeps layouts.
    return shown.sections.map { section in
      ListGeometry.Section(
        layout: resolve(section.layout ?? .list),
        headerHeight: { [weak self] in self?.height(of: .header, of: section, width: $0) ?? 0 },
        footerHeight: { [weak self] in self?.height(of: .footer, of: section, width: $0) ?? 0 },
        rowCount: section.rows.count, isFolded: section.isFolded,
        isSticky: section.headerTraits.contains(.sticky), insets: insets(of: section),
        ground: section.look?.background.map { runtime.theme.color($0).uiColor },
        isSwiped: swipesRows && section.layout == .list)
    }
  }

  var layoutVersion: Int { updater.version }

  private func insets(of section: ShownList<Row>.Section) -> NSDirectionalEdgeInsets {
    guard let insets = section.look?.insets else { return .zero }
    let theme = runtime.theme
    return NSDirectionalEdgeInsets(
      top: theme.points(insets.top), leading: theme.points(insets.leading),
      bottom: theme.points(insets.bottom), trailing: theme.points(insets.trailing))
  }

  /// Beside others rows are measured all: how wide they are together says how far the list scrolls.
  var layoutExpectsSizes: Bool { sizes.isLong && !isHorizontal && arrangement != .mixed }

  var layoutKnownSizes: RowExtents { sizes.known }

  var layoutExpectedHeight: CGFloat { sizes.expectedHeight }

  func layoutSize(of place: ListDiff.Place, width: CGFloat) -> CGSize {
    size(at: place, width: width)
  }

  var layoutMoreHeight: CGFloat {
    guard more.isShown, !isHorizontal else { return 0 }
    return MoreView.height(of: more, runtime: runtime, traits: traits)
  }

  /// Whether the list scrolls sideways.
  var isHorizontal: Bool { shown.sections.first?.layout?.isHorizontal == true }

  func height(
    of role: SectionLabel.Role, of section: ShownList<Row>.Section, width: CGFloat
  ) -> CGFloat {
    guard let text = section.text(role) else { return 0 }
    return SectionLabel.height(
      of: text, as: role, isCollapsible: role == .header && section.isCollapsible, width: width,
      runtime: runtime, textSize: traits.textSize)
  }

  private func resolve(_ layout: ListLayout) -> ListGeometry.SectionLayout {
    let theme = runtime.theme
    switch layout {
    case .list:
      return .columns(1, spacing: 0, liquid: false)
    case .grid(let columns, let spacing):
      let count = columns.count(in: traits)
      return .columns(count, spacing: theme.points(spacing), liquid: false)
    case .liquid(let columns, let spacing):
      let count = columns.count(in: traits)
      return .columns(count, spacing: theme.points(spacing), liquid: true)
    case .carousel(let spacing):
      // Rows side by side only fit a list that scrolls sideways as a whole.
      return isHorizontal
        ? .strip(spacing: theme.points(spacing))
        : .columns(1, spacing: theme.points(spacing), liquid: false)
    case .shelf(let columns, let spacing, let stops):
      return .shelf(
        ListGeometry.Shelf(
          columns: columns?.count(in: traits), spacing: theme.points(spacing), stops: stops))
    case .pages:
      return isHorizontal ? .pages : .columns(1, spacing: 0, liquid: false)
    }
  }

  public func isEndNear(ofSection section: Int) -> Bool {
    guard let end = shownLayout.end(ofSection: section) else { return false }
    if arrangement == .mixed, let rows = mixedLayout.rowsOnShelf(ofSection: section),
      let last = rows.last
    {
      return isEndNear(ofShelf: section, rows, last)
    }
    let bounds = listView.bounds
    let viewport = isHorizontal ? bounds.width : bounds.height
    let offset = isHorizontal ? listView.contentOffset.x : listView.contentOffset.y
    return BottomLoading.isDue(end: end, visibleEnd: offset + viewport, viewport: viewport)
  }

  public func contentHeight() -> CGFloat {
    shownLayout.invalidateLayout()
    listView.layoutIfNeeded()
    return shownLayout.collectionViewContentSize.height
  }

  /// Makes the list scroll as its layout now wants it, and by whole screens where that is wanted.
  public func follow(_ configuration: ListConfiguration) {
    let layout = currentLayout()
    let isEnabled = configuration.isScrollEnabled
    listView.isPagingEnabled = configuration.isPagingEnabled || layout == .pages
    listView.isScrollEnabled = isEnabled
    listView.alwaysBounceVertical = !layout.isHorizontal
    // Rows stay clear of what the device has at its sides; what scrolls sideways goes on below that.
    let isColumn = isEnabled && !layout.isHorizontal
    listView.contentInsetAdjustmentBehavior = isColumn ? .always : .automatic
  }
}
