import { useState } from 'react'

/**
 * Returns a function that gives the number which a row had when the form was sent: a refusal names rows by number, and
 * they are moved and removed afterwards. A row that was not sent has -1.
 */
export function useSentRows<Id>(ids: readonly Id[], refusal: unknown): (id: Id | undefined) => number {
  const [sent, setSent] = useState({ ids, refusal })
  if (sent.refusal !== refusal) setSent({ ids, refusal })
  return (id) => (id === undefined ? -1 : sent.ids.indexOf(id))
}
