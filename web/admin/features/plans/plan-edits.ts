import type { CarePlanLineInput, PlanChangeReason, PlanChangeReasonInput } from '../../graph/generated/plans/graphql.js'
import type { PlanDetails, PlanLine } from './plan-labels.js'

/** A line to add. */
export interface NewLine {
  readonly part: PlanLine['part']
  readonly day: number | null
  readonly text: string
}

/** A line that a person adds. */
interface AddedLine extends NewLine {
  readonly key: string
}

/** Pending edit of one existing line. */
export interface LineEdit {
  readonly text?: string
  readonly isOut?: boolean
  readonly reason?: PlanChangeReason
  /** The line as it was when editing started. */
  readonly from?: NewLine
}

export interface Edits {
  readonly lines: Readonly<Record<string, LineEdit>>
  readonly added: readonly AddedLine[]
}

export const noEdits: Edits = { lines: {}, added: [] }

export function anyEdits({ added, lines }: Edits): boolean {
  return added.length > 0 || Object.keys(lines).length > 0
}

/** Applies edits to a newer version: edited text of a line that was removed becomes an added line. */
export function onto({ lines }: Pick<PlanDetails, 'lines'>, { added, lines: edits }: Edits): Edits {
  const ids = new Set(lines.map(({ id }) => id))
  const there = Object.entries(edits).filter(([id]) => ids.has(id))
  const homeless = Object.entries(edits).flatMap(([id, { from, isOut, text }]): AddedLine[] =>
    ids.has(id) || isOut || !from || text === undefined || text === from.text ? [] : [{ ...from, key: id, text }],
  )
  return { lines: Object.fromEntries(there), added: [...added, ...homeless] }
}

/** Returns the edits made since some were sent. */
export function typedSince(sent: Edits, { added, lines }: Edits): Edits {
  const isSent = new Set([...Object.values(sent.lines), ...sent.added])
  return {
    lines: Object.fromEntries(Object.entries(lines).filter(([, edit]) => !isSent.has(edit))),
    added: added.filter((line) => !isSent.has(line)),
  }
}

/** Returns the edits with each added line that was sent, and typed further, as an edit of the line that it became. */
export function asEditsOf({ lines: there }: Pick<PlanDetails, 'lines'>, sent: Edits, { added, lines }: Edits): Edits {
  const became = (line: AddedLine) => {
    const before = sent.added.find(({ key }) => key === line.key)
    return there.find(
      ({ day, part, text }) => part === before?.part && (day ?? null) === before.day && text === before.text.trim(),
    )
  }
  const edited = added.flatMap((line) => {
    const stored = became(line)
    const from = { part: line.part, day: line.day, text: stored?.text ?? '' }
    return stored ? [[stored.id, { from, text: line.text }] as const] : []
  })
  return { lines: { ...lines, ...Object.fromEntries(edited) }, added: added.filter((line) => !became(line)) }
}

/** Returns the input to save, and for each field of a refusal the line to show it at. */
export function inputOf({ lines, plan: { id, version } }: PlanDetails, { added, lines: edits }: Edits) {
  const changed = lines.flatMap((line) => {
    const { isOut, text } = edits[line.id] ?? {}
    return text === undefined || isOut ? [] : [{ key: line.id, id: line.id, ...placed(line), text }]
  })
  const written = [...changed, ...added.map((line) => ({ key: line.key, ...placed(line), text: line.text }))]
  const removed = lines.filter((line) => edits[line.id]?.isOut).map((line) => line.id)
  const reasons = Object.entries(edits).flatMap(([lineId, { reason }]): PlanChangeReasonInput[] =>
    reason ? [{ lineId, reason }] : [],
  )
  const sent = written.map(({ key: _key, ...line }): CarePlanLineInput => line)
  return { variables: { id, version, lines: sent, removed, reasons }, keys: written.map(({ key }) => key) }
}

function placed({ day, part }: { readonly part: PlanLine['part']; readonly day?: number | null }) {
  return { part, ...(day ? { day } : {}) }
}
