import { useState } from 'react'

import { DeskReplayDocument, DeskReplayReasonDocument } from '../../graph/generated/queues/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { queuesCopy } from './queues.copy.js'
import type { ServiceQueues } from './service-words.js'
import type { DeadLetterReason } from './use-dead-letters.js'

const copy = queuesCopy.useReplay

/** Has dead letters handled again: those that were chosen, or all of one reason after a fresh sign-in. */
export function useReplay(service: ServiceQueues['service'], onDone: () => void) {
  const [said, setStatus] = useState<string>()
  const chosen = useDeskMutation(DeskReplayDocument, ({ replayDeadLetters }) => replayDeadLetters)
  const reason = useDeskMutation(DeskReplayReasonDocument, ({ replayDeadLettersOfReason }) => replayDeadLettersOfReason)
  const end = (sentence: string) => {
    setStatus(sentence)
    onDone()
  }
  return {
    said,
    say: setStatus,
    isBusy: chosen.isBusy || reason.isBusy,
    refusal: chosen.refusal ?? reason.refusal,
    replayChosen: async (ids: readonly string[]) => {
      const done = await chosen.act({ service, ids: [...ids] })
      if (!done) return
      const others = done.unchanged > 0 ? ` ${copy.alreadySettled(done.unchanged)}` : ''
      end(`${copy.handledAgain(done.ids.length)}${others}`)
    },
    replayReason: async ({ eventName, reason: words }: DeadLetterReason) => {
      const done = await reason.act({ service, eventName, reason: words })
      if (done) end(copy.handledAgain(done.replayed))
    },
  }
}
