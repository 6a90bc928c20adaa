import { useState } from 'react'

import { DeskDeadLettersDocument, type DeskDeadLettersQuery } from '../../graph/generated/queues/graphql.js'
import { useConnection } from '../../session/use-connection.js'
import type { ServiceQueues } from './service-labels.js'

export type DeadLetter = DeskDeadLettersQuery['deadLetters']['nodes'][number]
export type DeadLetterReason = DeskDeadLettersQuery['deadLetterReasons'][number]
export type Show = 'OPEN' | 'SETTLED'

/** Filter of the dead letters. */
export interface DeadLetterFilter {
  readonly service: ServiceQueues['service']
  readonly show: Show
  readonly eventName?: string
  readonly reason?: string
}

/**
 * Refresh interval of the list, in milliseconds; `soonMs` applies while a dead letter on its first page is being
 * replayed.
 */
const everyMs = 15_000
const soonMs = 2000

/** Loads the matching dead letters page by page, with the number of waiting ones per reason. */
export function useDeadLetters(filter: DeadLetterFilter) {
  const pages = useConnection(DeskDeadLettersDocument, filter, {
    everyMs: pauseAfter,
    isLive: true,
    listIn: ({ deadLetters }) => deadLetters,
    keyOf: ({ id }) => id,
  })
  return { ...pages, reasons: useLast(pages.data?.deadLetterReasons) ?? [] }
}

/** Later pages are not refreshed at intervals, so a replay on one of them does not matter here. */
function pauseAfter(data: DeskDeadLettersQuery | undefined): number {
  return data?.deadLetters.nodes.some(({ state }) => state === 'REPLAYING') ? soonMs : everyMs
}

/** The last value there was, for as long as another one is on its way. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
