import { useEffect, useState } from 'react'

import { listenToReached } from '../graph/connection.js'
import { unreachable, type Refusal } from '../graph/refusal.js'

/** The connection is back, and nobody knows whether the act arrived. */
const reachedAgain: Refusal = {
  code: 'REACHED_AGAIN',
  message: 'The server did not answer, so this may not be saved. The connection is back: please try again.',
}

/** Why the last act was not done. That the server cannot be reached is said no longer than it is true. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<Refusal>()
  const isUnreachable = refusal?.code === unreachable.code
  useEffect(() => (isUnreachable ? listenToReached(() => setRefusal(reachedAgain)) : undefined), [isUnreachable])
  return [refusal, setRefusal] as const
}
