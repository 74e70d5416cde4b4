public import Foundation

/// A row of dots, one for each page.
@MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
    }
  }
  open var currentPage = 0 {
    didSet {
      let allowed = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if currentPage != allowed { currentPage = allowed }
    }
  }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 17.5 + 33, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
