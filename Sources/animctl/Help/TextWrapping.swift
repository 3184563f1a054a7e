/// Breaks a text into lines at its blanks.
///
/// A word that is longer than a line is cut; no line ends in a blank. An empty text gives no line.
///
/// - Parameters:
///   - text: Words with single blanks between them.
///   - width: The most letters a line may have, at least 1.
func wrapped(_ text: String, to width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    var word = word
    if !line.isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    while word.count > width {
      lines.append(String(word.prefix(width)))
      word = word.dropFirst(width)
    }
    line += line.isEmpty ? word : " \(word)"
  }
  if !line.isEmpty { lines.append(line) }
  return lines
}
