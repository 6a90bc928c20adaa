import { type Figure, type GatedKind, toLegible, tokenize, type Token } from './gate-tokens.rules.js'
import type { PlanBasis } from './plan-basis.rules.js'
import { figuresIn } from './read-figures.rules.js'
import { unknownNamesIn } from './read-names.rules.js'

/** Maximum length of a line; longer ones are refused unread. */
export const maxLineLength = 20_000

/** Maximum number of passes, because removing one part may reveal another. */
const maxPasses = 4

/** Part of a line that no source supports. */
export interface Rejection {
  readonly kind: GatedKind
  /** Text as in the line. */
  readonly text: string
  /** Offset of the first character in the legible line. */
  readonly start: number
  readonly end: number
}

/** A line that may be stored, with the kinds of its removed parts. */
interface GatedLine {
  readonly text: string
  readonly kinds: readonly GatedKind[]
}

/** Placeholders for removed text without a source. */
export const replacements: Readonly<Record<GatedKind, string>> = {
  money: '[price to be confirmed]',
  percentage: '[figure to be confirmed]',
  date: '[date to be confirmed]',
  time: '[time to be confirmed]',
  duration: '[length to be confirmed]',
  count: '[number to be confirmed]',
  contact: '[contact removed]',
  address: '[address removed]',
  name: '[name removed]',
  accreditation: '[standing to be confirmed]',
  unreadable: '[sign removed]',
}
const markerPattern = new RegExp(
  [...Object.values(replacements), '[link removed]', '[text removed]']
    .map((marker) => marker.replace(/[[\]]/g, '\\$&'))
    .join('|'),
  'g',
)

/** Returns the marks in a line; each replaces removed text. */
export function markersIn(line: string): string[] {
  return line.match(markerPattern) ?? []
}

/** Replaces a mark while a line is read: a character that a legible line cannot contain. */
const placeholder = '\u0001'

/**
 * The number gate (D-49): returns every figure, date, name, address and rank of a line without a source in the basis.
 * Its time grows only with the line's length. A sourced figure does not make its sentence true; that remains with the
 * reviewer.
 */
export function rejectionsIn(line: string, basis: PlanBasis): Rejection[] {
  return findRejections(toLegible(line.slice(0, maxLineLength + 1)), basis)
}

/** Returns the line without unsourced content; a mark names each thing to be confirmed. */
export function removeUnsourced(line: string, basis: PlanBasis): GatedLine {
  const kinds: GatedKind[] = []
  let text = toLegible(line.slice(0, maxLineLength + 1))
  // A figure read together with its neighbor ('5-10 nights') remains alone once the neighbor is removed, so the line is
  // checked again.
  for (let pass = 0; pass < maxPasses; pass++) {
    const rejections = findRejections(text, basis)
    if (rejections.length === 0) break
    kinds.push(...rejections.map(({ kind }) => kind))
    text = replaceRejections(text, rejections)
  }
  return kinds.length === 0 ? { text: line, kinds } : { text, kinds }
}

function replaceRejections(text: string, rejections: readonly Rejection[]): string {
  let [gated, from] = ['', 0]
  for (const { end, kind, start } of rejections) {
    gated += text.slice(from, start) + replacements[kind]
    from = end
  }
  return gated + text.slice(from)
}

function findRejections(text: string, basis: PlanBasis): Rejection[] {
  if (text.length > maxLineLength) return [{ kind: 'unreadable', text: '', start: 0, end: text.length }]
  // Placeholders of earlier passes are not findings; padding keeps the offsets unchanged.
  const tokens = tokenize(text.replace(markerPattern, (marker) => placeholder.padEnd(marker.length)))
  const figures = figuresIn(tokens)
  const isFigure = new Set(figures.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i)))
  const unsourced = figures.filter(({ keys }) => !keys.some((key) => basis.keys.has(key)))
  const names = unknownNamesIn(tokens, basis).filter(({ from }) => !isFigure.has(from))
  const found = [...unsourced, ...names].sort((a, b) => a.from - b.from)
  return mergeAdjacent(found, tokens).map(({ from, kind, to }) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to]?.end ?? text.length]
    return { kind, text: text.slice(start, end), start, end }
  })
}

/** Neighbours of one kind are one finding: 'As-Salam International' is one name. */
function mergeAdjacent(found: readonly Figure[], tokens: readonly Token[]): Figure[] {
  const findings: Figure[] = []
  for (const next of found) {
    const last = findings.at(-1)
    const isAdjacent =
      last && (next.from === last.to + 1 || (next.from === last.to + 2 && tokens[last.to + 1]?.kind === 'sign'))
    if (isAdjacent && last.kind === next.kind)
      findings[findings.length - 1] = { ...last, to: Math.max(last.to, next.to) }
    else findings.push(next)
  }
  return findings
}
