import { useState } from 'react'

import type { CarePlanLineInput, PlanChangeReason, PlanChangeReasonInput } from '../../graph/generated/operations.js'
import type { PlanDetails, PlanLine } from './plan-words.js'

/** What somebody wants of one line that stands there. */
interface LineEdit {
  readonly text?: string
  readonly isOut?: boolean
  readonly reason?: PlanChangeReason
}

/** A line that somebody adds. */
export interface AddedLine {
  readonly key: string
  readonly part: PlanLine['part']
  readonly day: number | null
  readonly text: string
}

interface Edits {
  readonly lines: Readonly<Record<string, LineEdit>>
  readonly added: readonly AddedLine[]
}

const none: Edits = { lines: {}, added: [] }

/**
 * What somebody has changed in a plan and not saved. It belongs to the version that they saw: while there is something, a
 * newer one is not shown under it, and saving tells that it changed.
 */
export function usePlanEdits(latest: PlanDetails) {
  const [edits, setEdits] = useState(none)
  const [seen, setSeen] = useState(latest)
  const isChanged = edits.added.length > 0 || Object.keys(edits.lines).length > 0
  if (!isChanged && seen !== latest) setSeen(latest)
  const details = isChanged ? seen : latest
  const editOf = (id: string): LineEdit | undefined => edits.lines[id]
  return {
    details,
    isChanged,
    editOf,
    added: edits.added,
    edit: (id: string, edit: LineEdit) => {
      setEdits({ ...edits, lines: { ...edits.lines, [id]: { ...edits.lines[id], ...edit } } })
    },
    leave: (id: string) => {
      setEdits({ ...edits, lines: Object.fromEntries(Object.entries(edits.lines).filter(([one]) => one !== id)) })
    },
    add: (part: AddedLine['part'], day: number | null) => {
      setEdits({ ...edits, added: [...edits.added, { key: crypto.randomUUID(), part, day, text: '' }] })
    },
    addAll: (lines: readonly Omit<AddedLine, 'key'>[]) => {
      const added = lines.map(({ day, part, text }) => ({ key: crypto.randomUUID(), part, day, text }))
      setEdits({ ...edits, added: [...edits.added, ...added] })
    },
    write: (key: string, text: string) => {
      setEdits({ ...edits, added: edits.added.map((line) => (line.key === key ? { ...line, text } : line)) })
    },
    takeBack: (key: string) => {
      setEdits({ ...edits, added: edits.added.filter((line) => line.key !== key) })
    },
    clear: () => setEdits(none),
    input: () => inputOf(details, edits),
  }
}

export type PlanEdits = ReturnType<typeof usePlanEdits>

/** What is to be saved, and for each field of a refusal the line that it is shown at. */
function inputOf({ lines, plan: { id, version } }: PlanDetails, { added, lines: edits }: Edits) {
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

function placed({ day, part }: Pick<AddedLine, 'part'> & { readonly day?: number | null }) {
  return { part, ...(day ? { day } : {}) }
}
