import { Button } from '@seneb/ui/button'

import type { DeskEnquiryDetailsQuery } from '../../graph/generated/enquiries/graphql.js'
import {
  DeskDeclareReplyUnneededDocument,
  DeskMarkMessagesReadDocument,
} from '../../graph/generated/messages/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { NoteBar } from '../../ui/note-bar.js'
import { bothClocks } from './promise-state.js'
import { messagesCopy } from './messages.copy.js'
import { NextReplyClock } from './next-reply-clock.js'

const copy = messagesCopy.bar

/** Maximum number of messages marked as read by one request. */
const maxMarked = 100

interface MessagesBarProps {
  readonly details: DeskEnquiryDetailsQuery['careEnquiry']
  readonly mayWork: boolean
  readonly onChanged: () => Promise<void>
}

/** Number of new messages, the time left for the next reply, and the actions that end either. */
export function MessagesBar({ details: { enquiry, events, personal }, mayWork, onChanged }: MessagesBarProps) {
  const { id, nextReplyDueAt, unreadMessages, version } = enquiry
  const marking = useDeskMutation(DeskMarkMessagesReadDocument, ({ markMessagesRead }) => markMessagesRead)
  const declaring = useDeskMutation(DeskDeclareReplyUnneededDocument, (result) => result.declareReplyUnneeded)
  const unread = unreadOf(events.nodes)
  const error = marking.error ?? declaring.error
  const markAll = async () => {
    await marking.mutate({ id, messageIds: unread })
    await onChanged()
  }
  const decline = async () => {
    await declaring.mutate({ id, version })
    await onChanged()
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {unreadMessages > 0 && <strong className="font-semibold">{copy.unread(unreadMessages)}</strong>}
        <NextReplyClock enquiry={enquiry} />
        {mayWork && unread.length > 0 && (
          <Button isSmall isBusy={marking.isBusy} onClick={() => void markAll()}>
            {copy.markAllAsRead}
          </Button>
        )}
        {mayWork && nextReplyDueAt && (
          <Button isSmall isBusy={declaring.isBusy} onClick={() => void decline()}>
            {copy.noReplyNeeded}
          </Button>
        )}
      </div>
      {nextReplyDueAt && (
        <span className="desk-small">{copy.replyBy(bothClocks(nextReplyDueAt, personal?.timeZone))}</span>
      )}
      {error && <NoteBar tone="bad">{error.message}</NoteBar>}
    </div>
  )
}

function unreadOf(events: DeskEnquiryDetailsQuery['careEnquiry']['events']['nodes']): string[] {
  const messages = events.flatMap(({ message }) => (message?.kind === 'MESSAGE' && !message.readAt ? [message.id] : []))
  return messages.slice(0, maxMarked)
}
