/// A name that stands where nothing is called so, and the one that it is most like.
///
/// Which of the two is the slip is another question: all who use it may be right, and who declares it wrong.
package struct Misnaming: Sendable, Hashable {
  /// What is written.
  package let written: String
  /// What there is.
  package let meant: String

  package init(_ written: String, insteadOf meant: String) {
    self.written = written
    self.meant = meant
  }
}
