import Foundation

/// Paths as Amazon reads them: every byte but the unreserved ones is percent-encoded. What is sent is
/// written so, too, since a service signs what it has got.
enum AWSPath {
  /// An address with such a path.
  static func strictlyEncoded(_ url: URL) -> URL {
    let sent = url.path(percentEncoded: true)
    let strict = sent.split(separator: "/", omittingEmptySubsequences: false).map(part)
      .joined(separator: "/")
    guard strict != sent, var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return url }
    components.percentEncodedPath = strict
    return components.url ?? url
  }

  private static func part(_ sent: Substring) -> String {
    let text = String(sent).removingPercentEncoding ?? String(sent)
    // A part of dots alone would lead elsewhere if it were not encoded.
    return text.allSatisfy { $0 == "." } ? String(sent) : text.queryEncoded
  }
}
