import { undoSeconds } from '@seneb/contracts/vocabulary/replies'
import { Button } from '@seneb/ui/button'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'

import { DeskRecallReplyDocument } from '../../graph/generated/replies/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { focusOnMount } from '../../ui/focus-on-mount.js'
import { NoteBar } from '../../ui/note-bar.js'
import { repliesCopy } from './replies.copy.js'

const copy = repliesCopy.replyWaiting

interface ReplyWaitingProps {
  readonly enquiryId: string
  readonly replyId: string
  readonly waitingUntil: string
  /** True when the viewer has just sent it; the notice then takes the focus. */
  readonly isOwn: boolean
  /** Called with the enquiry's version after the reply was recalled. */
  readonly onRecalled: (version: number) => void
  /** Its time is over, or it was too late. */
  readonly onRemoved: () => void
}

/** A reply that can still be recalled, with the remaining seconds. */
export function ReplyWaiting({ replyId, enquiryId, isOwn, onRemoved, onRecalled, waitingUntil }: ReplyWaitingProps) {
  const remaining = useSecondsUntil(waitingUntil)
  const { mutate, isBusy, error } = useDeskMutation(DeskRecallReplyDocument, ({ recallReply }) => recallReply)
  const undo = async () => {
    const recalled = await mutate({ id: enquiryId, replyId })
    if (recalled) onRecalled(recalled.version)
    else onRemoved()
  }
  return (
    <div className="grid gap-3 outline-none" tabIndex={-1} ref={isOwn ? focusOnMount : undefined}>
      <div className="desk-note">
        <div className="grid min-w-48 flex-1 gap-2">
          <strong className="font-semibold">{remaining > 0 ? copy.sentInSeconds(remaining) : copy.beingSent}</strong>
          <span aria-hidden className="desk-clock-bar">
            <span style={{ inlineSize: `${Math.round((100 * remaining) / undoSeconds)}%` }} />
          </span>
        </div>
        {remaining > 0 && (
          <Button isSmall isBusy={isBusy} onClick={() => void undo()}>
            <Undo2 aria-hidden size={16} /> {copy.undo}
          </Button>
        )}
      </div>
      {error && <NoteBar tone="bad">{error.message}</NoteBar>}
    </div>
  )
}

/** Returns the remaining seconds, updated each second. */
function useSecondsUntil(until: string): number {
  const [remaining, setRemaining] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setRemaining(secondsUntil(until)), 250)
    return () => clearInterval(timer)
  }, [until])
  return remaining
}

function secondsUntil(until: string): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000))
}
