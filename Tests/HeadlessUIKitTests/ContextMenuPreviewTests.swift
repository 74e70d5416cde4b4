import Foundation
import HeadlessUIKit
import Testing

/// What is shown beside the menus of tables and collection views.
@MainActor @Suite struct ContextMenuPreviewTests {
  /// Two rows, of which the first has a preview, and what is told of it.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    let previewed = Previewed()
    var told: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { menu(at: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { menu(at: indexPath) }

    private func menu(at path: IndexPath) -> UIContextMenuConfiguration? {
      guard path.item == 0 else { return UIContextMenuConfiguration() }
      return UIContextMenuConfiguration(
        identifier: "first" as NSString, previewProvider: { self.previewed })
    }

    func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { commit(configuration, animator) }

    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { commit(configuration, animator) }

    private func commit(
      _ configuration: UIContextMenuConfiguration,
      _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
      #expect(configuration.identifier as? NSString == "first")
      #expect(animator.previewViewController === previewed)
      #expect(animator.preferredCommitStyle == .dismiss)
      animator.preferredCommitStyle = .pop
      told.append("will")
      animator.addCompletion { self.told.append("completion, \(self.previewed.isSeen)") }
      animator.addAnimations { self.told.append("animations, \(self.previewed.isSeen)") }
    }
  }

  private final class Previewed: UIViewController {
    var calls: [String] = []
    var isSeen: Bool { viewIfLoaded?.window != nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("didDisappear")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = Source()

  private func show(_ list: UIView) {
    let controller = UIViewController()
    controller.view.addSubview(list)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
  }

  private func table() -> UITableView {
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 100
    table.dataSource = source
    table.delegate = source
    show(table)
    return table
  }

  private func collection() -> UICollectionView {
    let list = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.delegate = source
    show(list)
    return list
  }

  private let whole = ["willAppear", "didAppear", "willDisappear", "didDisappear"]

  @Test func aTableShowsWhatItsDelegateHasForARow() {
    let table = table()
    #expect(table.headlessOpenPreview(forRowAt: [0, 0]) === source.previewed)
    #expect(source.previewed.isSeen && source.previewed.calls == ["willAppear", "didAppear"])
    #expect(table.headlessTapPreview())
    #expect(source.told == ["will", "animations, true", "completion, false"])
    #expect(source.previewed.calls == whole)
    #expect(!table.headlessTapPreview())
  }

  @Test func aCollectionViewShowsWhatItsDelegateHasForAnItem() {
    let list = collection()
    #expect(list.headlessOpenPreview(forItemAt: [0, 0]) === source.previewed)
    #expect(source.previewed.isSeen && source.previewed.calls == ["willAppear", "didAppear"])
    #expect(list.headlessTapPreview())
    #expect(source.told == ["will", "animations, true", "completion, false"])
    #expect(source.previewed.calls == whole)
    #expect(!list.headlessTapPreview())
  }

  @Test func whatIsClosedIsToldToNobody() {
    let (table, list) = (table(), collection())
    list.headlessOpenPreview(forItemAt: [0, 0])
    list.headlessClosePreview()
    #expect(!source.previewed.isSeen && source.previewed.calls == whole)
    show(table)
    table.headlessOpenPreview(forRowAt: [0, 0])
    table.headlessClosePreview()
    #expect(!source.previewed.isSeen && source.previewed.calls == whole + whole)
    #expect(source.told == [])
  }

  @Test func menusWithoutAPreviewShowNothing() {
    #expect(table().headlessOpenPreview(forRowAt: [0, 1]) == nil)
    #expect(collection().headlessOpenPreview(forItemAt: [0, 1]) == nil)
  }

  @Test func controllersSayHowLargeTheirPreviewIs() {
    source.previewed.preferredContentSize = CGSize(width: 200, height: 0)
    table().headlessOpenPreview(forRowAt: [0, 0])
    let frame = source.previewed.view.frame
    #expect(frame.width == 200 && frame.midX == 160)
    #expect(window.bounds.contains(frame))
  }
}
