import { lazy } from 'react'

import { Avatar } from '../../ui/avatar.js'
import { LazyComponent } from '../../ui/lazy-component.js'
import { When } from '../../ui/when.js'
import { enquiriesCopy } from './enquiries.copy.js'
import { messageOf, type EnquiryEvent } from './event-text.js'

const copy = enquiriesCopy.enquiryTimeline

/** Loaded on demand, because few enquiries have a reply when they are opened. */
const ReplyCard = lazy(async () => ({ default: (await import('./reply-card.js')).ReplyCard }))

interface EnquiryTimelineProps {
  readonly enquiryId: string
  readonly events: readonly EnquiryEvent[]
  readonly canReply: boolean
  readonly onChanged: () => Promise<void>
}

/** Events of an enquiry, newest first. */
export function EnquiryTimeline({ enquiryId, events, canReply, onChanged }: EnquiryTimelineProps) {
  return (
    <ol className="desk-timeline">
      {events.map((event) => (
        <li key={event.id}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {event.actor && <Avatar name={event.actor.name} />}
            <span className="me-auto min-w-0 wrap-anywhere">
              <span className="font-semibold">{event.actor?.name ?? copy.theEnquiry}</span> {messageOf(event)}
            </span>
            <span className="desk-small">
              <When at={event.at} />
            </span>
          </div>
          {event.note && <p className="desk-words">{event.note}</p>}
          {event.reply && (
            <LazyComponent>
              <ReplyCard enquiryId={enquiryId} reply={event.reply} mayRetry={canReply} onChanged={onChanged} />
            </LazyComponent>
          )}
        </li>
      ))}
    </ol>
  )
}
