/** A line's signs, the one at its end that says it goes on included (RFC 2045, section 6.7, rule 5). */
const maxLine = 76
/** A byte that is quoted is an equals sign and two digits. */
const quotedLength = 3
const softBreak = Buffer.from('=\r\n')
/** The letter that did not fit has up to four bytes, so that a line that is broken holds at least this many signs. */
const minBrokenLine = maxLine - 4 * quotedLength

const tab = 0x09
const lineFeed = 0x0a
const carriageReturn = 0x0d
const space = 0x20
const equalsSign = 0x3d
const hexDigits = Buffer.from('0123456789ABCDEF')

/** For each byte whether it is written as it is wherever it stands; the others depend on their neighbors, or are quoted. */
const isPlain = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte > space && byte < 0x7f && byte !== equalsSign ? 1 : 0,
)

/**
 * Text as quoted-printable (RFC 2045, section 6.7): lines of at most 76 signs, all of ASCII. Line breaks stay as they are,
 * a letter is never broken over two lines. The mail library does it byte by byte and once more by expressions for each
 * line, which takes twice as long (ADR 200).
 */
export function quotedPrintable(text: string): string {
  const bytes = Buffer.from(text)
  const written = Buffer.allocUnsafe(maxLengthOf(bytes))
  let end = 0
  let column = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    // Nearly every byte ends here.
    if (isPlain[byte] === 1 && column < maxLine - 1) {
      written[end++] = byte
      column += 1
      continue
    }
    if (isBreak(bytes, at)) {
      written[end++] = byte
      if (byte === lineFeed) column = 0
      continue
    }
    const isAsItIs = isPlain[byte] === 1 || ((byte === space || byte === tab) && !endsLine(bytes, at))
    if (column + (isAsItIs ? 1 : quotedLength * lettersBytes(byte)) >= maxLine) {
      end += softBreak.copy(written, end)
      column = 0
    }
    if (isAsItIs) {
      written[end++] = byte
      column += 1
    } else {
      written[end++] = equalsSign
      written[end++] = hexDigits[byte >> 4] as number
      written[end++] = hexDigits[byte & 0x0f] as number
      column += quotedLength
    }
  }
  return written.toString('latin1', 0, end)
}

/** As if every byte were quoted, and every line broken as early as it may be. */
function maxLengthOf({ length }: Buffer): number {
  const signs = length * quotedLength
  return signs + Math.ceil(signs / minBrokenLine) * softBreak.length
}

/** A line feed, or the carriage return that comes with one; one by itself is quoted. */
function isBreak(bytes: Buffer, at: number): boolean {
  const byte = bytes[at]
  return byte === lineFeed || (byte === carriageReturn && bytes[at + 1] === lineFeed)
}

/** Spaces at the end of a line may be taken away on the way. */
function endsLine(bytes: Buffer, at: number): boolean {
  return at + 1 === bytes.length || isBreak(bytes, at + 1)
}

/** How many bytes of UTF-8 the letter has that this byte begins; one inside a letter never comes to stand alone. */
function lettersBytes(byte: number): number {
  if (byte < 0xc0) return 1
  if (byte < 0xe0) return 2
  return byte < 0xf0 ? 3 : 4
}
