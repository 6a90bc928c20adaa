import { useState } from 'react'

import { DeskAuditEntriesDocument, type DeskAuditEntriesQuery } from '../../graph/generated/operations.js'
import { postGraph } from '../../graph/post-graph.js'
import type { Refusal } from '../../graph/refusal.js'
import { useAnswer } from '../../session/use-answer.js'

export type AuditEntry = DeskAuditEntriesQuery['auditEntries']['entries'][number]

/** The newest entries, and page by page the older ones. */
export function useAuditPages() {
  const newest = useAnswer(DeskAuditEntriesDocument, {})
  const [older, setOlder] = useState<readonly AuditEntry[]>([])
  const [isReading, setReading] = useState(false)
  const [isAtEnd, setAtEnd] = useState(false)
  const [olderRefusal, setOlderRefusal] = useState<Refusal>()

  const first = newest.data?.auditEntries.entries
  const last = (older.at(-1) ?? first?.at(-1))?.seq
  const readOlder = async () => {
    setReading(true)
    const answer = await postGraph(DeskAuditEntriesDocument, { before: last ?? null })
    setReading(false)
    setOlderRefusal('refusal' in answer ? answer.refusal : undefined)
    if (!('data' in answer)) return
    const { entries } = answer.data.auditEntries
    setAtEnd(entries.length === 0)
    setOlder([...older, ...entries])
  }
  return {
    entries: first && [...first, ...older.filter(({ seq }) => !first.some((entry) => entry.seq === seq))],
    refusal: newest.refusal ?? olderRefusal,
    isLoading: newest.isLoading || isReading,
    hasOlder: last !== undefined && last > 1 && !isAtEnd,
    readOlder: () => void readOlder(),
    readAnew: () => void newest.refetch(),
  }
}
