import { useContext, useState } from 'react'

import { FormAttempt } from './field-error.js'

/**
 * Returns a function that gives the number which a row had when the form was sent: a refusal names rows by number, and
 * they are moved and removed while it is sent and afterwards. A row that was not sent has -1. Called inside the form.
 */
export function useSentRows<Id>(ids: readonly Id[], refusal: unknown): (id: Id | undefined) => number {
  const attempt = useContext(FormAttempt)?.sent
  const [sent, setSent] = useState({ attempt, ids })
  const [refused, setRefused] = useState({ refusal, ids })
  const sentIds = sent.attempt === attempt ? sent.ids : ids
  if (sent.attempt !== attempt) setSent({ attempt, ids })
  // Until the outcome is known, the refusal is that of the attempt before.
  if (refused.refusal !== refusal) setRefused({ refusal, ids: sentIds })
  return (id) => (id === undefined ? -1 : refused.ids.indexOf(id))
}
