import { maxFullTextBytes, maxVisibleTextBytes } from '@seneb/contracts/vocabulary/inbound-emails'

import { beginsForwardedMail, markQuotedLines, type Line } from './quoted-lines.rules.js'
import type { ParsedEmail } from './parsed-email.js'
import { markQuotes, quoteMarks, removeMarks } from './quote-marks.rules.js'

/** Text of a mail, whole and without the quotes of what it answers. */
export interface SplitText {
  readonly text: string
  readonly fullText: string
}

/** Characters that turn the direction of text; they hide quote headers from the rules. */
const directionMarks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g
/**
 * Secrets of the links in our mails, which replies quote; they open the page of a patient. Mail filters encode them in
 * addresses of their own, and mail programs wrap them.
 */
const linkSecrets =
  /((?:[#*]|-23|%(?:25)*23)k(?:=|-3D|%(?:25)*3D))(?:[ \t]*\n[> \t]*)?(?:(?:[\w-](?:[ \t]*\n[> \t]*)?){42}[\w-]|[\w-]{8,})/gi
/** Further control characters, which PostgreSQL or terminals do not show. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g

/**
 * Separates own text from quotes. Shows everything when nothing else would remain, or when own text stands between
 * quotes, because it answers them. It may take long for hostile HTML, so callers run it in the worker thread.
 */
export function splitQuotedText(parsed: ParsedEmail): SplitText {
  const lines = markLines(readBody(parsed))
  const fullText = tidy(lines.map(({ text }) => text))
  const flagged = markQuotedLines(lines)
  const isWhole = isForwarded(parsed, lines) || isInterleaved(flagged)
  const own = isWhole ? '' : tidy(flagged.filter(({ isQuote }) => !isQuote).map(({ text }) => text))
  const text = own === '' ? fullText : own
  return { text: cutText(text, maxVisibleTextBytes), fullText: cutText(fullText, maxFullTextBytes) }
}

/** HTML shows quotes by its structure, so it is read where a mail has both forms. */
function readBody({ html, text }: ParsedEmail): string {
  const marked = html === undefined ? '' : markQuotes(html)
  const isEmpty = removeMarks(marked).trim() === ''
  const body = isEmpty ? removeMarks(text ?? '') : marked
  const plain = body.replaceAll(/\r\n?/g, '\n').replaceAll(directionMarks, '').replaceAll(controls, '')
  return plain.replaceAll(linkSecrets, '$1')
}

/** Whether the sender passed on a mail, so that the passed on text is what they want to say. */
function isForwarded({ subject }: ParsedEmail, lines: readonly Line[]): boolean {
  if (lines.some(({ isQuote, text }) => !isQuote && beginsForwardedMail(text))) return true
  return /^\s*(?:fwd?|tr|wg|i|rv|إعادة توجيه|محول)\s*:/iu.test(subject)
}

function markLines(body: string): readonly Line[] {
  let depth = 0
  let isRest = false
  const lines: Line[] = []
  for (const line of body.split('\n')) {
    if (line.includes(quoteMarks.start)) depth += 1
    if (line.includes(quoteMarks.rest)) isRest = true
    const isMark = removeMarks(line) !== line
    if (!isMark || removeMarks(line).trim() !== '') {
      lines.push({ text: removeMarks(line).trimEnd(), isQuote: depth > 0 || isRest })
    }
    if (line.includes(quoteMarks.end)) depth = Math.max(0, depth - 1)
  }
  return lines
}

/** Whether own text stands both before and after a quote; a signature at the end is no text. */
function isInterleaved(lines: readonly Line[]): boolean {
  const signatureAt = lines.findLastIndex(({ isQuote, text }) => !isQuote && /^--\s*$/.test(text))
  const read = (signatureAt < 0 ? lines : lines.slice(0, signatureAt)).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const turns = read.filter((line, at) => line.isQuote !== read[at - 1]?.isQuote).map(({ isQuote }) => isQuote)
  const first = turns.indexOf(false)
  return turns.lastIndexOf(false) > first
}

/** Removes empty lines at both ends, and all but one of several. */
function tidy(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Cuts a text to a size in UTF-8, between two characters. */
function cutText(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= maxBytes) return text
  return bytes
    .subarray(0, maxBytes)
    .toString('utf8')
    .replace(/\ufffd+$/, '')
}
