import { undoSeconds } from '@seneb/contracts/vocabulary/replies'
import { Button } from '@seneb/ui/button'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'

import { DeskTakeBackAnswerDocument } from '../../graph/generated/answers/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { focusOnMount } from '../../ui/focus-on-mount.js'
import { NoteBar } from '../../ui/note-bar.js'
import { answersCopy } from './answers.copy.js'

const copy = answersCopy.answerWaiting

interface ReplyWaitingProps {
  readonly enquiryId: string
  readonly answerId: string
  readonly waitingUntil: string
  /** True when the viewer has just sent it; the notice then takes the focus. */
  readonly isOwn: boolean
  /** Called with the enquiry's version after the answer was taken back. */
  readonly onRecalled: (version: number) => void
  /** Its time is over, or it was too late. */
  readonly onRemoved: () => void
}

/** An answer that can still be taken back, with the seconds that are left. */
export function ReplyWaiting({ answerId, enquiryId, isOwn, onRemoved, onRecalled, waitingUntil }: ReplyWaitingProps) {
  const left = useSecondsUntil(waitingUntil)
  const { act, isBusy, refusal } = useDeskMutation(DeskTakeBackAnswerDocument, ({ recallReply }) => recallReply)
  const undo = async () => {
    const taken = await act({ id: enquiryId, answerId })
    if (taken) onRecalled(taken.version)
    else onRemoved()
  }
  return (
    <div className="grid gap-3 outline-none" tabIndex={-1} ref={isOwn ? focusOnMount : undefined}>
      <div className="desk-note">
        <div className="grid min-w-48 flex-1 gap-2">
          <strong className="font-semibold">{left > 0 ? copy.theAnswerGoesOut(left) : copy.theAnswerIsBeing}</strong>
          <span aria-hidden className="desk-clock-bar">
            <span style={{ inlineSize: `${Math.round((100 * left) / undoSeconds)}%` }} />
          </span>
        </div>
        {left > 0 && (
          <Button isSmall isBusy={isBusy} onClick={() => void undo()}>
            <Undo2 aria-hidden size={16} /> {copy.undo}
          </Button>
        )}
      </div>
      {refusal && <NoteBar tone="bad">{refusal.message}</NoteBar>}
    </div>
  )
}

/** Returns the seconds left, updated each second. */
function useSecondsUntil(until: string): number {
  const [left, setRemaining] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setRemaining(secondsUntil(until)), 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}

function secondsUntil(until: string): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000))
}
