import { useEffect, useState } from 'react'

import { listenToReached } from '../graph/connection.js'
import { unreachable, type DeskError } from '../graph/desk-error.js'
import { sessionCopy } from './session.copy.js'

const copy = sessionCopy.useError

/** Refusal shown when the connection is back but the outcome of the action is unknown. */
const reachedAgain: DeskError = {
  code: 'REACHED_AGAIN',
  message: copy.theServerDidNot,
}

/**
 * Reason for which the last action failed. The message that the server is unreachable is removed once it is reachable
 * again.
 */
export function useError() {
  const [error, setError] = useState<DeskError>()
  const isUnreachable = error?.code === unreachable.code
  useEffect(() => (isUnreachable ? listenToReached(() => setError(reachedAgain)) : undefined), [isUnreachable])
  return [error, setError] as const
}
