/// The kinds of what is told of much that descriptions say.
enum ImportRemark: String {
  case callbacks, defaults, deprecations, errors, formats, headers, limits, links, patterns
  case security, values
}
