import { lazy } from 'react'

import { Avatar } from '../../ui/avatar.js'
import { LazyComponent } from '../../ui/lazy-component.js'
import { When } from '../../ui/when.js'
import { actorOf, messageOf, type EnquiryEvent } from './event-text.js'

/** Loaded on demand, because few enquiries have a reply when they are opened. */
const ReplyCard = lazy(async () => ({ default: (await import('./reply-card.js')).ReplyCard }))

/** Loaded on demand, because many patients never write. */
const MessageCard = lazy(async () => ({ default: (await import('./message-card.js')).MessageCard }))

interface EnquiryTimelineProps {
  readonly enquiryId: string
  readonly events: readonly EnquiryEvent[]
  readonly canReply: boolean
  readonly mayWork: boolean
  /** Writes a reply that quotes a message. */
  readonly onReplyTo: (messageId: string) => void
  readonly onChanged: () => Promise<void>
}

/** Events of an enquiry, newest first. */
export function EnquiryTimeline({ events, ...props }: EnquiryTimelineProps) {
  return (
    <ol className="desk-timeline">
      {events.map((event) => (
        <li key={event.id}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {event.actor && <Avatar name={event.actor.name} />}
            <span className="me-auto min-w-0 wrap-anywhere">
              <span className="font-semibold">{actorOf(event)}</span> {messageOf(event)}
            </span>
            {event.mergedFrom && <span className="desk-small whitespace-nowrap">{event.mergedFrom.reference}</span>}
            <span className="desk-small">
              <When at={event.at} />
            </span>
          </div>
          {event.note && (
            <p className="desk-words" dir="auto">
              {event.note}
            </p>
          )}
          <EventCards event={event} {...props} />
        </li>
      ))}
    </ol>
  )
}

interface EventCardsProps extends Omit<EnquiryTimelineProps, 'events'> {
  readonly event: EnquiryEvent
}

/** The message or the reply of an event, with its actions. Both may belong to an enquiry that was merged. */
function EventCards({ canReply, enquiryId, event, mayWork, onChanged, onReplyTo }: EventCardsProps) {
  const ownId = event.mergedFrom?.id ?? enquiryId
  if (!event.message && !event.reply) return null
  return (
    <LazyComponent>
      {event.message && (
        <MessageCard
          enquiryId={ownId}
          message={event.message}
          mayWork={mayWork}
          onReply={canReply ? onReplyTo : undefined}
          onChanged={onChanged}
        />
      )}
      {event.reply && <ReplyCard enquiryId={ownId} reply={event.reply} mayRetry={canReply} onChanged={onChanged} />}
    </LazyComponent>
  )
}
