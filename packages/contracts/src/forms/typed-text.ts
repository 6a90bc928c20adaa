/**
 * Text as the person who typed or pasted it meant it: what came along unseen is dropped, letters are composed, and
 * nothing that can be read is lost. Every text field of every form reads through here.
 */

/** Marks nobody sees; joiners and variation selectors are part of how names and signs are spelled. */
const unseen = /(?![\u200C\u200D\p{VS}])[\p{DI}\uFFF9-\uFFFC\p{Cs}]/gu
/** Arabic beside Latin needs these two marks to stand in order; the third is the Arabic letter mark. */
const directionMarks = /[\u200E\u200F\u061C]/
/** Turns round what follows, so that it reads as something else; a person types it anew. */
const reversal = '\u202E'
const printableAscii = /^[ -~]*$/
const windows1252 = /[\u0080-\u009F]/g
const lineParts = /[\t\v\f\u2028\u2029]+/g
const lineBreaks = /\r\n?|[\v\f\u2028\u2029]/g
const controls = /(?![\0\t\n\r])\p{Cc}/gu

/** A name, or anything else on one line. A line break, U+0000 and U+202E stay, for the field to refuse. */
export function typedLine(text: string): string {
  if (printableAscii.test(text)) return text.trim()
  const plain = withoutControls(text.replace(lineParts, ' '))
  return trimmed(plain.replace(unseen, (mark) => (mark === reversal ? mark : '')).normalize('NFC'))
}

/** Text over several lines. Only U+0000 stays, for the field to refuse. */
export function typedParagraph(text: string): string {
  if (printableAscii.test(text)) return text.trim()
  const plain = withoutControls(text.replace(lineBreaks, '\n'))
  return trimmed(plain.replace(unseen, (mark) => (directionMarks.test(mark) ? mark : '')).normalize('NFC'))
}

/** Old Windows programs put quotes and dashes where Unicode has controls. */
function withoutControls(text: string): string {
  return text.replace(windows1252, (sign) => cp1252().decode(Uint8Array.of(sign.charCodeAt(0)))).replace(controls, '')
}

let decoder: TextDecoder | undefined
const cp1252 = () => (decoder ??= new TextDecoder('windows-1252'))

/** Looks from both ends only, however many joiners stand inside. */
function trimmed(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isEdge(text.charAt(start))) start++
  while (end > start && isEdge(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

function isEdge(sign: string): boolean {
  return sign.trim() === '' || directionMarks.test(sign) || sign === '\u200C' || sign === '\u200D'
}

/** The first sign of a text that `refused` finds, as a person can look it up: `U+202E`. */
export function nameSign(text: string | null | undefined, refused: RegExp): string | undefined {
  const sign = refused.exec(text ?? '')?.[0]
  return sign && `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
}

/** What a line may not hold; `typedLine` leaves few of them. */
export const refusedInLine = /(?![\u200C\u200D\p{VS}])[\p{DI}\p{Cc}\p{Zl}\p{Zp}\uFFF9-\uFFFC\p{Cs}]/u
/** What a paragraph may not hold. */
export const refusedInParagraph = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u
