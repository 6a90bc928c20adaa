import { useState } from 'react'

import { DeskDeadLettersDocument, type DeskDeadLettersQuery } from '../../graph/generated/operations.js'
import { postGraph } from '../../graph/post-graph.js'
import type { Refusal } from '../../graph/refusal.js'
import { useAnswer } from '../../session/use-answer.js'
import type { ServiceQueues } from './service-words.js'

export type DeadLetter = DeskDeadLettersQuery['deadLetters']['deadLetters'][number]
export type DeadLetterReason = DeskDeadLettersQuery['deadLetterReasons'][number]
export type Show = 'OPEN' | 'SETTLED'

/** How often the list is read by itself; soon while something is being handled again. */
const everyMs = 15_000
const soonMs = 2000

/** The dead letters of one service, page by page, and how many wait for each reason. */
export function useDeadLetters(service: ServiceQueues['service'], show: Show) {
  const [isSoon, setSoon] = useState(false)
  const [more, setMore] = useState<readonly DeadLetter[]>([])
  const [next, setNext] = useState<string | null>()
  const [moreRefusal, setMoreRefusal] = useState<Refusal>()
  const first = useAnswer(
    DeskDeadLettersDocument,
    { service, show },
    { everyMs: isSoon ? soonMs : everyMs, isLive: true },
  )

  const page = first.data?.deadLetters
  const letters = page && [
    ...page.deadLetters,
    ...more.filter(({ id }) => !page.deadLetters.some((one) => one.id === id)),
  ]
  const isReplaying = letters?.some(({ state }) => state === 'REPLAYING') ?? false
  if (isReplaying !== isSoon) setSoon(isReplaying)
  const after = next === undefined ? page?.next : next
  const readMore = async () => {
    const answer = await postGraph(DeskDeadLettersDocument, { service, show, after: after ?? null })
    setMoreRefusal('refusal' in answer ? answer.refusal : undefined)
    if (!('data' in answer)) return
    setMore([...more, ...answer.data.deadLetters.deadLetters])
    setNext(answer.data.deadLetters.next ?? null)
  }
  const readAnew = async () => {
    setMore([])
    setNext(undefined)
    await first.refetch()
  }
  return {
    ...{ letters, reasons: first.data?.deadLetterReasons ?? [], refusal: first.refusal ?? moreRefusal, readAnew },
    hasMore: Boolean(after),
    readMore: () => void readMore(),
  }
}
