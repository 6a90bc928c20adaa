import { useState } from 'react'

import { DeskReplayDocument, DeskReplayReasonDocument } from '../../graph/generated/queues/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { queuesCopy } from './queues.copy.js'
import type { ServiceQueues } from './service-labels.js'
import type { DeadLetterReason } from './use-dead-letters.js'

const copy = queuesCopy.useReplay

/** Has dead letters handled again: those that were chosen, or all of one reason after a fresh sign-in. */
export function useReplay(service: ServiceQueues['service'], onDone: () => void) {
  const [statusText, setStatus] = useState<string>()
  const chosen = useDeskMutation(DeskReplayDocument, ({ replayDeadLetters }) => replayDeadLetters)
  const reason = useDeskMutation(DeskReplayReasonDocument, ({ replayDeadLettersOfReason }) => replayDeadLettersOfReason)
  const end = (text: string) => {
    setStatus(text)
    onDone()
  }
  return {
    statusText,
    report: setStatus,
    isBusy: chosen.isBusy || reason.isBusy,
    error: chosen.error ?? reason.error,
    replayChosen: async (ids: readonly string[]) => {
      const done = await chosen.mutate({ service, ids: [...ids] })
      if (!done) return
      const others = done.unchanged > 0 ? ` ${copy.alreadySettled(done.unchanged)}` : ''
      end(`${copy.handledAgain(done.ids.length)}${others}`)
    },
    replayReason: async ({ eventName, reason: reasonText }: DeadLetterReason) => {
      const done = await reason.mutate({ service, eventName, reason: reasonText })
      if (done) end(copy.handledAgain(done.replayed))
    },
  }
}
