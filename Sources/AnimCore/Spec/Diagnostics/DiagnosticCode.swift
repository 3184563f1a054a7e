/// The stable codes of everything a reader of specs reports.
///
/// `E01xx` is about JSON, `E02xx` about keys, types and names, `E03xx` about values; `W03xx` are
/// warnings about values. A code is never given another meaning.
package enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  case empty = "E0101"
  case tooLarge = "E0102"
  case byteOrderMark = "E0103"
  case otherEncoding = "E0104"
  case invalidUTF8 = "E0105"
  case tooDeep = "E0106"
  case unexpected = "E0107"
  case unexpectedEnd = "E0108"
  case unclosed = "E0109"
  case closedAsOther = "E0110"
  case contentAfterEnd = "E0111"
  case missingComma = "E0112"
  case missingColon = "E0113"
  case trailingComma = "E0114"
  case comment = "E0115"
  case unterminatedComment = "E0116"
  case unterminatedText = "E0117"
  case singleQuotes = "E0118"
  case unquotedKey = "E0119"
  case controlCharacter = "E0120"
  case badEscape = "E0121"
  case loneSurrogate = "E0122"
  case duplicateKey = "E0123"
  case malformedNumber = "E0124"
  case numberTooLarge = "E0125"
  case notFinite = "E0126"
  case unknownWord = "E0127"

  case unknownKey = "E0201"
  case missingKey = "E0202"
  case missingKeys = "E0203"
  case clashingKeys = "E0204"
  case pointlessKey = "E0205"
  case wrongType = "E0206"
  case unknownName = "E0207"
  case emptyList = "E0208"
  case wrongCount = "E0209"
  case unsupportedVersion = "E0210"

  case outOfRange = "E0301"
  case derivedOutOfRange = "E0302"
  case malformedTime = "E0303"
  case malformedColor = "E0304"
  case contradictoryState = "E0305"
  case noSuchSpring = "E0306"
  case badPoint = "E0307"
  case tooFewPoints = "E0308"
  case duplicateEffect = "E0309"
  case duplicateName = "E0310"
  case unusableName = "E0311"

  case repeatedKey = "W0301"
  case clampedByUIKit = "W0302"
}

extension SpecProblem {
  /// Its code.
  package var code: DiagnosticCode {
    switch self {
    case .syntax(let problem): problem.code
    case .shape(let problem): problem.code
    case .value(let problem): problem.code
    }
  }
}

extension SyntaxProblem {
  fileprivate var code: DiagnosticCode {
    switch self {
    case .empty: .empty
    case .tooLarge: .tooLarge
    case .byteOrderMark: .byteOrderMark
    case .otherEncoding: .otherEncoding
    case .invalidUTF8: .invalidUTF8
    case .tooDeep: .tooDeep
    case .unexpected: .unexpected
    case .unexpectedEnd: .unexpectedEnd
    case .unclosed: .unclosed
    case .closedAsOther: .closedAsOther
    case .contentAfterEnd: .contentAfterEnd
    case .missingComma: .missingComma
    case .missingColon: .missingColon
    case .trailingComma: .trailingComma
    case .comment: .comment
    case .unterminatedComment: .unterminatedComment
    case .unterminatedText: .unterminatedText
    case .singleQuotes: .singleQuotes
    case .unquotedKey: .unquotedKey
    case .controlCharacter: .controlCharacter
    case .badEscape: .badEscape
    case .loneSurrogate: .loneSurrogate
    case .duplicateKey: .duplicateKey
    case .malformedNumber: .malformedNumber
    case .numberTooLarge: .numberTooLarge
    case .notFinite: .notFinite
    case .unknownWord: .unknownWord
    }
  }
}

extension ShapeProblem {
  fileprivate var code: DiagnosticCode {
    switch self {
    case .unknownKey: .unknownKey
    case .missingKey: .missingKey
    case .missingKeys: .missingKeys
    case .clashingKeys: .clashingKeys
    case .pointlessKey: .pointlessKey
    case .wrongType: .wrongType
    case .unknownName: .unknownName
    case .emptyList: .emptyList
    case .wrongCount: .wrongCount
    case .unsupportedVersion: .unsupportedVersion
    }
  }
}

extension ValueProblem {
  fileprivate var code: DiagnosticCode {
    switch self {
    case .outOfRange: .outOfRange
    case .derivedOutOfRange: .derivedOutOfRange
    case .malformedTime: .malformedTime
    case .malformedColor: .malformedColor
    case .contradictoryState: .contradictoryState
    case .noSuchSpring: .noSuchSpring
    case .badPoint: .badPoint
    case .tooFewPoints: .tooFewPoints
    case .duplicateEffect: .duplicateEffect
    case .duplicateName: .duplicateName
    case .unusableName: .unusableName
    case .repeatedKey: .repeatedKey
    case .clampedByUIKit: .clampedByUIKit
    }
  }
}
