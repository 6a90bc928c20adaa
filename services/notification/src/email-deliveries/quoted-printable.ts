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
const dot = 0x2e
const equalsSign = 0x3d
const hexDigits = Buffer.from('0123456789ABCDEF')

/** For each byte whether it is written as it is wherever it stands; the others depend on their neighbors, or are quoted. */
const isPlain = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte > space && byte < 0x7f && byte !== equalsSign && byte !== dot ? 1 : 0,
)

/**
 * Where words lie as bytes, and where they are written: the same two for every mail, for the engine takes each new buffer
 * for a reason to collect everything, and did so every 1.2 s at 50 enquiries a second (ADR 200).
 */
let read = Buffer.alloc(0)
let written = Buffer.alloc(0)

/**
 * Text as quoted-printable (RFC 2045, section 6.7): lines of at most 76 signs, all of ASCII, each ended by a carriage return
 * and a line feed; a letter is never broken over two lines. The mail library does it byte by byte and once more by
 * expressions for each line, which takes twice as long.
 */
export function quotedPrintable(text: string): string {
  const bytes = bytesOf(text)
  const signs = bytes.length * quotedLength
  written = ofLength(signs + Math.ceil(signs / minBrokenLine) * softBreak.length, written)
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
      if (byte === carriageReturn) continue
      written[end++] = carriageReturn
      written[end++] = lineFeed
      column = 0
      continue
    }
    const isSpace = byte === space || byte === tab
    const isAsItIs = isPlain[byte] === 1 || byte === dot || (isSpace && !endsLine(bytes, at))
    if (column + (isAsItIs ? 1 : quotedLength * lettersBytes(byte)) >= maxLine) {
      end += softBreak.copy(written, end)
      column = 0
    }
    // A dot that begins a line is doubled on the way (RFC 5321, section 4.5.2), for which the library copies the message.
    if (isAsItIs && !(byte === dot && column === 0)) {
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

function bytesOf(text: string): Buffer {
  read = ofLength(Buffer.byteLength(text), read)
  return read.subarray(0, read.write(text))
}

/** The buffer itself when it is long enough; no mail is so long that what the longest one took need be given back. */
function ofLength(length: number, buffer: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return buffer.length >= length ? buffer : Buffer.allocUnsafe(length)
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
