import { useState } from 'react'

import { DeskAuditEntriesDocument, type DeskAuditEntriesQuery } from '../../graph/generated/operations.js'
import { postGraph } from '../../graph/post-graph.js'
import type { Refusal } from '../../graph/refusal.js'
import { useAnswer } from '../../session/use-answer.js'
import type { AuditFilter } from './audit-filter.js'

export type AuditEntry = DeskAuditEntriesQuery['auditEntries']['entries'][number]

interface Older {
  /** The filter they are of; with another one they are not shown. */
  readonly of: string
  readonly entries: readonly AuditEntry[]
  readonly hasOlder: boolean
}

/** The newest entries that are meant, read again as acts are done, and page by page the older ones. */
export function useAuditPages(filter: AuditFilter) {
  const newest = useAnswer(DeskAuditEntriesDocument, filter, { isLive: true })
  const of = JSON.stringify(filter)
  const [read, setOlder] = useState<Older>()
  const older = read?.of === of ? read : undefined
  const [isReading, setReading] = useState(false)
  const [olderRefusal, setOlderRefusal] = useState<Refusal>()

  const first = newest.data?.auditEntries
  const entries = first && [...first.entries, ...(older?.entries ?? []).filter(isNotIn(first.entries))]
  const readOlder = async () => {
    const before = entries?.at(-1)?.seq
    if (before === undefined) return
    setReading(true)
    const answer = await postGraph(DeskAuditEntriesDocument, { ...filter, before })
    setReading(false)
    setOlderRefusal('refusal' in answer ? answer.refusal : undefined)
    if (!('data' in answer)) return
    const page = answer.data.auditEntries
    setOlder({ of, entries: [...(older?.entries ?? []), ...page.entries], hasOlder: page.hasOlder })
  }
  return {
    entries,
    choices: first?.choices,
    refusal: newest.refusal ?? olderRefusal,
    isLoading: newest.isLoading || isReading,
    hasOlder: (older ?? first)?.hasOlder ?? false,
    readOlder: () => void readOlder(),
    readAnew: () => void newest.refetch(),
  }
}

function isNotIn(entries: readonly AuditEntry[]) {
  const seqs = new Set(entries.map(({ seq }) => seq))
  return ({ seq }: AuditEntry) => !seqs.has(seq)
}
