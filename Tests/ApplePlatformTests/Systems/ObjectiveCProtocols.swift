import Foundation

/// Says of the stand-in's protocols what UIKit's are: protocols of Objective-C, whose requirements may be optional.
///
/// The stand-in's have defaults in extensions instead, which UIKit's have not, so those go. A requirement whose
/// types Objective-C has none for here cannot be one: points, sizes, rectangles and their like are C's on Apple's
/// systems only. It is left out where it is optional; a protocol that requires it stays one of Swift, as does one that
/// requires something of such a protocol.
struct ObjectiveCProtocols {
  private var blocks: [String: SwiftBlocks.Block] = [:]
  private let optional: [String: Set<String>]

  /// The types of C that are Swift's here.
  private static let valueTypes: Set<String> = [
    "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "LaunchOptionsKey", "NSRange",
    "OpenURLOptionsKey", "UIEdgeInsets",
  ]

  /// - Parameter texts: The stand-in's files.
  init(texts: some Sequence<String>) {
    let all = texts.flatMap { SwiftBlocks($0).all }
    let protocols = all.compactMap { block in block.protocolName.map { ($0, block) } }
    let declared = Set(protocols.map(\.0))
    optional = Dictionary(
      all.compactMap { block in
        block.extendedName.flatMap { name in
          declared.contains(name) ? (name, Set(block.members.map(\.signature))) : nil
        }
      }, uniquingKeysWith: { $0.union($1) })
    let ofSwift = Set(
      protocols.filter { name, block in
        !block.members.allSatisfy { isOptional($0, of: name) || Self.isObjectiveC($0) }
      }.map(\.0))
    var names: Set<String> = ["NSObjectProtocol"]
    // What follows from another may stand before it.
    for _ in protocols {
      for (name, block) in protocols
      where !names.isDisjoint(with: block.inherited) && block.associates == false
        && block.members.allSatisfy({
          isOptional($0, of: name)
            || Self.isObjectiveC($0) && $0.words.isDisjoint(with: ofSwift)
        })
      {
        names.insert(name)
        blocks[name] = block
      }
    }
  }

  private func isOptional(_ member: SwiftBlocks.Member, of name: String) -> Bool {
    optional[name]?.contains(member.signature) == true
  }

  private static func isObjectiveC(_ member: SwiftBlocks.Member) -> Bool {
    member.words.isDisjoint(with: valueTypes)
  }

  /// A requirement of a protocol, in the words of Swift.
  struct Requirement {
    let owner: String
    let method: String
  }

  /// All requirements that are Objective-C's.
  var requirements: [Requirement] { requirements(Self.isObjectiveC) }

  /// The optional requirements that are left out.
  var leftOut: [Requirement] { requirements { !Self.isObjectiveC($0) } }

  private func requirements(_ isMeant: (SwiftBlocks.Member) -> Bool) -> [Requirement] {
    blocks.flatMap { name, block in
      block.members.filter(isMeant).map { Requirement(owner: name, method: $0.signature) }
    }
  }

  /// A file of the stand-in as UIKit declares it.
  func render(_ text: String) -> String {
    SwiftBlocks(Self.declaringEnums(text)).mapped { block in
      if let name = block.extendedName, let declared = blocks[name] {
        // What is left out of the protocol can still be called.
        let requirements = Set(
          declared.members.filter(Self.isObjectiveC).map(\.signature))
        return block.keeping("") { requirements.contains($0.signature) ? nil : "" }
      }
      guard let name = block.protocolName, blocks[name] != nil else { return block.text }
      return block.keeping("@objc ") { member in
        guard Self.isObjectiveC(member) else { return nil }
        return isOptional(member, of: name) ? "@objc optional " : ""
      }
    }
  }

  /// UIKit's enums are C's, which Objective-C has.
  private static func declaringEnums(_ text: String) -> String {
    guard text.contains("public enum ") else { return text }
    return text.replacing(/\bpublic (enum \w+: U?Int\b)/) { "@objc public \($0.output.1)" }
  }
}
