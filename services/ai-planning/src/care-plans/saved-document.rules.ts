import { planBounds } from '@seneb/contracts/vocabulary/care-plans'
import type { Input } from '@seneb/contracts/define'
import type { SaveCarePlan } from '@seneb/contracts/messages/ai-planning/care-plan.messages'

import { hasSameFigures } from './judged-plan.rules.js'
import { sortLines, type PlanDocument, type PlanLine } from './plan-document.rules.js'

type PlanEdits = Pick<Input<typeof SaveCarePlan>, 'lines' | 'reasons' | 'removed'>
type EditedLine = PlanEdits['lines'][number]

interface Saved {
  readonly document: PlanDocument
  readonly problems: readonly { readonly path: string; readonly message: string }[]
}

interface Deps {
  readonly newId: () => string
  /** Whether our catalogue contains exactly this text. */
  readonly isCatalogueText: (text: string) => boolean
}

/**
 * Returns the document with a person's edits: untouched lines stay as they are, changed lines become theirs. New lines
 * go to the end of their part. It reports problems where drafted content is removed, or a figure in it changed, without
 * a reason.
 */
export function applyEdits(before: PlanDocument, edits: PlanEdits, { isCatalogueText, newId }: Deps): Saved {
  const { lines, reasons, removed } = edits
  const removedIds = new Set(removed)
  const changed = new Map(lines.flatMap((line) => (line.id === undefined ? [] : [[line.id, line] as const])))
  const unchangedLines = before.lines
    .filter(({ id }) => !removedIds.has(id))
    .map((line) => {
      const change = changed.get(line.id)
      return change ? changedLine(line, change) : line
    })
  const added = lines.filter(({ id }) => id === undefined).map((line) => newLine(line, { isCatalogueText, newId }))
  const saved = sortLines([...unchangedLines, ...added])
  const after = new Map(saved.map((line) => [line.id, line]))
  const explainedIds = new Set(reasons.map(({ lineId }) => lineId))
  const unexplained = before.lines.filter((line) => needsReason(line, after.get(line.id)) && !explainedIds.has(line.id))
  const problems = [
    ...lines.flatMap((line, at) => problemOf(line, { at, before, edits })),
    ...unexplained.map(({ id }) => ({ path: `reasons.${id}`, message: 'Please say why' })),
    ...boundProblems(saved),
  ]
  return { document: { ...before, lines: saved }, problems }
}

const positionOf = ({ day, part }: EditedLine) => ({ part, ...(part === 'day' ? { day } : {}) })

function changedLine(line: PlanLine, change: EditedLine): PlanLine {
  if (line.text.trim() === change.text) return { ...line, ...positionOf(change) }
  return { id: line.id, ...positionOf(change), text: change.text, origin: 'person' }
}

function newLine(line: EditedLine, { isCatalogueText, newId }: Deps): PlanLine {
  return {
    id: newId(),
    ...positionOf(line),
    text: line.text,
    origin: isCatalogueText(line.text) ? 'catalogue' : 'person',
  }
}

/** People may change lines written by a person freely; changed figures of drafted lines need a reason. */
function needsReason(before: PlanLine, after: PlanLine | undefined): boolean {
  if (before.origin === 'person') return false
  return !after || !hasSameFigures(before.text, after.text)
}

interface LineContext {
  readonly at: number
  readonly before: PlanDocument
  readonly edits: PlanEdits
}

function problemOf({ day, id, part }: EditedLine, { edits, at, before }: LineContext): Saved['problems'] {
  const path = `lines.${at}`
  if (id !== undefined && (!before.lines.some((line) => line.id === id) || edits.removed.includes(id)))
    return [{ path, message: 'This line no longer exists' }]
  if (id !== undefined && edits.lines.findIndex((line) => line.id === id) < at)
    return [{ path, message: 'This line appears twice' }]
  if ((part === 'day') !== (day !== undefined))
    return [{ path, message: 'Only lines in the day-by-day section have a day number' }]
  return []
}

function boundProblems(lines: readonly PlanLine[]): Saved['problems'] {
  const length = lines.reduce((sum, { text }) => sum + text.length, 0)
  const most = `${planBounds.lines} lines and ${planBounds.length.toLocaleString('en-US')} characters`
  if (lines.length <= planBounds.lines && length <= planBounds.length) return []
  return [{ path: 'lines', message: `Please use at most ${most} in all` }]
}
