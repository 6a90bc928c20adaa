/** Longest line with the sign at its end that says it goes on (RFC 2045, section 6.7, rule 5). */
const longestLine = 76
/** What one line takes at most with its break, and a byte at most when it is written as a sign and two digits. */
const bytesOfBreak = 3
const bytesOfQuoted = 3
/** A line is broken so early that a letter of four quoted bytes stays whole, so that each line holds at least this many. */
const shortestBrokenLine = longestLine - 1 - 4 * bytesOfQuoted

const tab = 0x09
const lineFeed = 0x0a
const carriageReturn = 0x0d
const space = 0x20
const equalsSign = 0x3d
const hexDigits = Buffer.from('0123456789ABCDEF')

/** For each byte whether it is written as it is wherever it stands: what is left depends on its neighbors, or is quoted. */
const isPlain = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte > space && byte < 0x7f && byte !== equalsSign ? 1 : 0,
)

/**
 * Text as quoted-printable (RFC 2045, section 6.7): lines of at most 76 signs, all of ASCII. Line breaks stay as they are,
 * a letter is never broken over two lines. The mail library does it byte by byte and then once more by expressions for
 * each line, which takes three times as long (ADR 200).
 */
export function quotedPrintable(text: string): string {
  const bytes = Buffer.from(text)
  const { length } = bytes
  const breaks = Math.ceil((length * bytesOfQuoted) / shortestBrokenLine)
  const written = Buffer.allocUnsafe(length * bytesOfQuoted + breaks * bytesOfBreak)
  let end = 0
  let column = 0
  for (let at = 0; at < length; at++) {
    const byte = bytes[at] as number
    if (isPlain[byte] === 1 && column < longestLine - 1) {
      written[end++] = byte
      column += 1
    } else if (isBreak(bytes, at)) {
      written[end++] = byte
      if (byte === lineFeed) column = 0
    } else {
      const isLiteral = isPlain[byte] === 1 || ((byte === space || byte === tab) && !endsLine(bytes, at))
      if (column + (isLiteral ? 1 : bytesOfLetter(byte) * bytesOfQuoted) >= longestLine) {
        written[end++] = equalsSign
        written[end++] = carriageReturn
        written[end++] = lineFeed
        column = 0
      }
      if (isLiteral) {
        written[end++] = byte
        column += 1
      } else {
        written[end++] = equalsSign
        written[end++] = hexDigits[byte >> 4] as number
        written[end++] = hexDigits[byte & 0x0f] as number
        column += bytesOfQuoted
      }
    }
  }
  return written.latin1Slice(0, end)
}

/** A line feed, or the carriage return that comes with one; one by itself is quoted. */
function isBreak(bytes: Buffer, at: number): boolean {
  const byte = bytes[at]
  return byte === lineFeed || (byte === carriageReturn && bytes[at + 1] === lineFeed)
}

/** Spaces at the end of a line are taken away on the way. */
function endsLine(bytes: Buffer, at: number): boolean {
  return at + 1 === bytes.length || isBreak(bytes, at + 1)
}

/** Of the letter that this byte of UTF-8 begins. */
function bytesOfLetter(byte: number): number {
  if (byte < 0xc0) return 1
  if (byte < 0xe0) return 2
  return byte < 0xf0 ? 3 : 4
}
