// What ScreenKit and the code of apps use of SwiftUI, as Apple declares it, without anything behind it.
@_exported public import AppleFoundation
public import UIKit

// https://developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  var body: Body { get }
}

// https://developer.apple.com/documentation/swift/never
extension Never: View {
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View {
  nonisolated public init() {}

  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/text
public struct Text: View {
  nonisolated public init(_ content: some StringProtocol) {}

  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/image
public struct Image: View {
  nonisolated public init(systemName: String) {}

  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<Value>: View {
  nonisolated init(_ value: Value) {}

  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder public enum ViewBuilder {
  nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  nonisolated public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
}

// https://developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: View {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}

  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: View {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}

  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/button
public struct Button<Label: View>: View {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}

  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)
extension View {
  nonisolated public func navigationTitle(_ title: some StringProtocol) -> some View { self }
}

// https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)
extension View {
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
}

// https://developer.apple.com/documentation/swiftui/edge
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let all = Set(rawValue: 15)
  }
}

// https://developer.apple.com/documentation/swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let all = SafeAreaRegions(rawValue: .max)
}

// https://developer.apple.com/documentation/swiftui/view/id(_:)
extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
}

// https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
extension View {
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
}

// https://developer.apple.com/documentation/swiftui/uihostingconfiguration
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}

  public func margins(
    _ edges: Edge.Set = .all, _ length: CGFloat
  ) -> UIHostingConfiguration<Content, Background> { self }

  public func minSize(
    width: CGFloat? = nil, height: CGFloat? = nil
  ) -> UIHostingConfiguration<Content, Background> { self }

  public func makeContentView() -> any UIView & UIContentView { fatalError() }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

// https://developer.apple.com/documentation/swiftui/uihostingcontroller
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

// https://developer.apple.com/documentation/swiftui/proposedviewsize
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
}

// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
  public let coordinator: Representable.Coordinator
}

// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
extension UIViewControllerRepresentable {
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public var body: Never { fatalError() }
}
