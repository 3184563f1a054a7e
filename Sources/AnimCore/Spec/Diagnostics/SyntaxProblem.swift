/// What is wrong with a spec as a JSON text.
///
/// Texts quoted from the file are cut to a hundred characters.
public enum SyntaxProblem: Hashable, Sendable {
  /// There is nothing in it but blanks.
  case empty
  /// It has more bytes than are read.
  case tooLarge(bytes: Int, limit: Int)
  /// It begins with the UTF-8 byte order mark.
  case byteOrderMark
  /// It is in another encoding than UTF-8.
  case otherEncoding(Encoding)
  /// These bytes are no UTF-8.
  case invalidUTF8
  /// Objects and arrays are nested deeper than is read.
  case tooDeep(limit: Int)
  /// Something stands where something else was expected.
  case unexpected(String, expected: Expected)
  /// The text ends where something was expected.
  case unexpectedEnd(expected: Expected)
  /// An object or array is never closed; a note says where it was opened.
  case unclosed(Container)
  /// An object is closed as an array or the other way round; a note says where it was opened.
  case closedAsOther(opened: Container)
  /// Something follows the end of the spec.
  case contentAfterEnd
  /// A comma is missing.
  case missingComma
  /// The colon after a key is missing.
  case missingColon
  /// A comma stands before a closing bracket.
  case trailingComma
  /// JSON has no comments.
  case comment
  /// A comment that is never closed.
  case unterminatedComment
  /// A text that does not end on its line.
  case unterminatedText
  /// A text in single quotes.
  case singleQuotes
  /// A key without quotes.
  case unquotedKey(String)
  /// A control character that stands in a text as it is.
  case controlCharacter(Unicode.Scalar)
  /// A backslash with something behind it that is no escape.
  case badEscape(String)
  /// Half of a surrogate pair.
  case loneSurrogate(String)
  /// A key that the object has already, after unescaping; a note says where it was first given.
  case duplicateKey(String)
  /// A number that JSON does not spell like this.
  case malformedNumber(String, flaw: NumberFlaw)
  /// A number beyond what a Double holds.
  case numberTooLarge(String)
  /// `NaN`, `Infinity` and their like.
  case notFinite(String)
  /// A word that is not `true`, `false` or `null`.
  case unknownWord(String)

  /// An encoding that is not read.
  public enum Encoding: String, Hashable, Sendable {
    /// UTF-16, told by its byte order mark.
    case utf16
    /// UTF-32, told by its byte order mark.
    case utf32
  }

  /// What holds other values.
  public enum Container: String, Hashable, Sendable {
    /// Names with values, in braces.
    case object
    /// Values in brackets.
    case array
  }

  /// What a place of a JSON text is for.
  public enum Expected: String, Hashable, Sendable {
    /// Any value.
    case value
    /// The name of a value, in quotes.
    case key
    /// What stands between a name and its value.
    case colon
    /// What stands after a value: a comma, or the end of what holds it.
    case commaOrEnd
  }

  /// How a number is misspelled.
  public enum NumberFlaw: String, Hashable, Sendable {
    /// `01`
    case leadingZero
    /// `+1`
    case plusSign
    /// `.5`
    case noDigitsBeforePoint
    /// `1.`
    case noDigitsAfterPoint
    /// `1e`
    case noDigitsInExponent
    /// `-`
    case noDigits
    /// `0x1F`
    case hexadecimal
    /// `0,5`
    case decimalComma
    /// `1_000`
    case separators
    /// `10ms`, `1.2.3`
    case strayCharacters
  }
}
