extension CollectionController: EmbeddingScreen {
  public func embeddedContentDidChange(in child: UIViewController) {
    display.embeddedContentDidChange(in: child)
  }
}

extension CollectionController: ContentSizing {
  public func contentHeight(width: CGFloat) -> CGFloat {
    display.contentHeight(width: width)
  }
}
