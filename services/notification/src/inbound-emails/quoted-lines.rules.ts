/** Names of header fields by which mail programs begin a quoted mail. */
const fromNames = 'from|de|von|من|da|van|från|od|expéditeur|المرسل'
const otherNames =
  'sent|date|to|subject|cc|envoyé|à|objet|date d’envoi|gesendet|datum|an|betreff|تم الإرسال|أُرسلت|أرسلت|المرسلة|إلى|الى|الموضوع|التاريخ|نسخة'

const fromLine = new RegExp(`^\\s*>?\\s*\\*?(?:${fromNames})\\*?\\s?\\*?:`, 'iu')
const otherLine = new RegExp(`^\\s*>?\\s*\\*?(?:${otherNames})\\*?\\s?\\*?:`, 'iu')

/** Lines by which mail programs separate the mail that they quote. */
const separator =
  /^\s*(?:[-_*]{2,}\s*)?(?:original message|original appointment|message d['’]origine|message original|ursprüngliche nachricht|الرسالة الأصلية|الرسالة الاصلية)\s*(?:[-_*]{2,})?\s*:?\s*$/iu
/** Lines by which mail programs separate a mail that is passed on. */
const forwardSeparator =
  /^\s*(?:[-_*]{2,}\s*)?(?:begin forwarded message|forwarded message|message transféré|début du message (?:transféré|réexpédié)|weitergeleitete nachricht|رسالة محولة|رسالة معاد توجيهها|بداية الرسالة المحولة)\s*:?\s*(?:[-_*]{2,})?\s*$/iu

/** Sentences in front of a quote; they may be wrapped. */
const attributions = [
  /^\s*>?\s*on\s.{4,300}\swrote\s*:\s*$/iu,
  /^\s*>?\s*le\s.{4,300}\sa\s+écrit\s*:\s*$/iu,
  /^\s*>?\s*am\s.{4,300}\sschrieb\s.{0,200}:\s*$/iu,
  /^\s*>?\s*.{4,300}(?:كتب|كتبت|تمت كتابة ما يلي بواسطة).{0,200}[:：]\s*$/u,
  /^\s*>?\s*\d{4}[-/]\d{1,2}[-/]\d{1,2}.{0,200}<[^<>@\s]+@[^<>\s]+>\s*:\s*$/u,
]
const attributionStart = /^\s*>?\s*(?:on|le|am|في|بتاريخ|يوم)\s.*\d/iu
const maxAttributionLines = 3

/** First lines of what our emails always say below their text; mail programs without quote marks repeat them. */
const templateLines = [
  'Seneb helps international patients find and plan treatment in Egypt through independent third-party providers.',
  'You receive this email because',
]

/** Whether a line begins a mail that the sender passes on. */
export function beginsForwardedMail(line: string): boolean {
  return forwardSeparator.test(line)
}

/** A line of a mail, and whether it is known to quote, as by the structure of HTML. */
export interface Line {
  readonly text: string
  readonly isQuote: boolean
}

/** Marks further lines that quote, by the habits of mail programs in text. */
export function markQuotedLines(known: readonly Line[]): readonly Line[] {
  const lines = known.map(({ text }) => text)
  const quoted = known.map(({ isQuote, text }) => isQuote || /^\s*>/.test(text))
  for (const [at, line] of known.entries()) {
    if (quoted[at] === true && (line.isQuote || /^\s*>/.test(line.text))) continue
    const length = attributionLength(lines, at)
    if (length > 0 && isQuotedNext(lines, quoted, at + length)) quoted.fill(true, at, at + length)
    else if (length > 0 || beginsQuotedMail(lines, at)) {
      quoted.fill(true, length > 0 ? at : beginOfSeparator(lines, at))
      break
    }
  }
  markTemplate(lines, quoted)
  return known.map(({ text }, at) => ({ text, isQuote: quoted[at] === true }))
}

/** Returns the number of lines of an attribution that begins here; 0 when none does. */
function attributionLength(lines: readonly string[], at: number): number {
  const first = lines[at] ?? ''
  if (first.length > 400) return 0
  for (let length = 1; length <= maxAttributionLines; length++) {
    if (length > 1 && !attributionStart.test(first)) return 0
    const joined = lines
      .slice(at, at + length)
      .map((line) => line.trim())
      .join(' ')
    // A date or an address distinguishes an attribution from a sentence about a letter.
    const isDated = /\p{Nd}|@/u.test(joined)
    if (isDated && attributions.some((attribution) => attribution.test(joined.slice(0, 900)))) return length
  }
  return 0
}

/** Whether the next line with content has a quote mark; else the quote has none and lasts to the end. */
function isQuotedNext(lines: readonly string[], quoted: readonly boolean[], from: number): boolean {
  let next = from
  while (next < lines.length && lines[next]?.trim() === '') next++
  return quoted[next] === true
}

/** Returns the line with which a quoted mail begins: a rule above its header, or the header itself. */
function beginOfSeparator(lines: readonly string[], at: number): number {
  let before = at - 1
  while (before > 0 && lines[before]?.trim() === '') before--
  return /^\s*[_-]{5,}\s*$/.test(lines[before] ?? '') ? before : at
}

function beginsQuotedMail(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (separator.test(line)) return true
  if (!fromLine.test(line)) return false
  const following = lines.slice(at + 1, at + 8).filter((each) => each.trim() !== '')
  return following.slice(0, 3).some((each) => otherLine.test(each))
}

/** Marks the paragraphs of our own footer. */
function markTemplate(lines: readonly string[], quoted: boolean[]): void {
  for (const [at] of lines.entries()) {
    const joined = lines
      .slice(at, at + 4)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (!templateLines.some((line) => joined.startsWith(line))) continue
    const end = lines.findIndex((line, index) => index > at && line.trim() === '')
    quoted.fill(true, at, end < 0 ? lines.length : end)
  }
}
