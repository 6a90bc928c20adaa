import { useState } from 'react'

import { useStoredDraft } from '../../session/stored-draft.js'
import { useLatest } from '../../session/use-latest.js'
import {
  anyEdits,
  asEditsOf,
  inputOf,
  noEdits,
  onto,
  typedSince,
  type Edits,
  type LineEdit,
  type NewLine,
} from './plan-edits.js'
import type { PlanDetails } from './plan-labels.js'

/**
 * Returns the unsaved edits of a plan, based on the version that the viewer saw. While edits exist, a newer version is
 * not shown underneath; saving reports the conflict. Edits survive a reload and the end of a session.
 */
export function usePlanEdits(latest: PlanDetails) {
  const [stored, store] = useStoredDraft<Edits>(`plan.${latest.plan.id}`)
  const [edits, setEdits] = useState(() => (stored ? onto(latest, stored) : noEdits))
  const [seen, setViewed] = useState(latest)
  const current = useLatest(edits)
  const newest = useLatest(latest)
  const isChanged = anyEdits(edits)
  // While there are edits, only newer versions without changed lines are loaded, such as one with a new source.
  if (seen !== latest && (!isChanged || hasSameLines(seen, latest))) setViewed(latest)
  const details = isChanged ? seen : latest
  const change = (changed: Edits) => {
    setEdits(changed)
    store(anyEdits(changed) ? changed : undefined)
  }
  return {
    details,
    isChanged,
    added: edits.added,
    /** Whether the lines are newer than those that were edited. */
    isBehind: isChanged && latest.plan.version > details.plan.version,
    /** Puts the changes on the newest version. */
    moveOn: () => {
      setViewed(latest)
      change(onto(latest, edits))
    },
    clear: () => change(noEdits),
    /** Drops the sent edits; text typed during the save stays an edit. */
    saved: (sent: Edits) => change(typedSince(sent, current.current)),
    /** Continues over the version that the save made, once it is loaded. */
    settle: (sent: Edits) => {
      setViewed(newest.current)
      change(asEditsOf(newest.current, sent, current.current))
    },
    edits,
    input: () => inputOf(details, edits),
    ...lineActions(details, edits, change),
  }
}

export type PlanEdits = ReturnType<typeof usePlanEdits>

/** Returns the edit actions for existing lines and added lines. */
function lineActions({ lines }: PlanDetails, edits: Edits, change: (changed: Edits) => void) {
  const addAll = (added: readonly NewLine[]) => {
    const keyed = added.map(({ day, part, text }) => ({ key: crypto.randomUUID(), part, day, text }))
    change({ ...edits, added: [...edits.added, ...keyed] })
  }
  return {
    editOf: (id: string): LineEdit | undefined => edits.lines[id],
    edit: (id: string, edit: Omit<LineEdit, 'from'>) => {
      const from = lines.find((line) => line.id === id)
      const base = from ? { from: { part: from.part, day: from.day ?? null, text: from.text } } : {}
      change({ ...edits, lines: { ...edits.lines, [id]: { ...base, ...edits.lines[id], ...edit } } })
    },
    leave: (id: string) => {
      change({ ...edits, lines: Object.fromEntries(Object.entries(edits.lines).filter(([one]) => one !== id)) })
    },
    add: (part: NewLine['part'], day: number | null) => addAll([{ part, day, text: '' }]),
    addAll,
    write: (key: string, text: string) => {
      change({ ...edits, added: edits.added.map((line) => (line.key === key ? { ...line, text } : line)) })
    },
    recall: (key: string) => change({ ...edits, added: edits.added.filter((line) => line.key !== key) }),
  }
}

function hasSameLines(one: PlanDetails, other: PlanDetails): boolean {
  const textOf = ({ lines }: PlanDetails) =>
    JSON.stringify(lines.map(({ day, id, part, text }) => [id, part, day, text]))
  return textOf(one) === textOf(other)
}
