import { Button } from '@seneb/ui/button'

import { DeskEnquiryDetailsDocument, type DeskEnquiryDetailsQuery } from '../../graph/generated/enquiries/graphql.js'
import { inBackground } from '../../graph/desk-client.js'
import { useRequestDesk } from '../../graph/request-desk.js'
import { useLaterPages } from '../../session/use-later-pages.js'
import { EnquiryTimeline } from './enquiry-timeline.js'
import { eventTextCopy } from './event-text.copy.js'
import type { EnquiryEvent } from './event-text.js'

const copy = eventTextCopy.timelinePages

interface TimelinePagesProps {
  readonly details: DeskEnquiryDetailsQuery['careEnquiry']
  readonly canReply: boolean
  readonly mayWork: boolean
  readonly onReplyTo: (messageId: string) => void
  readonly onChanged: () => Promise<void>
}

function eventsPage({ nodes, pageInfo }: DeskEnquiryDetailsQuery['careEnquiry']['events']) {
  return { items: nodes, next: pageInfo.endCursor ?? undefined }
}

/** Timeline of an enquiry, fifty events at a time. */
export function TimelinePages({ details: { enquiry, events }, ...props }: TimelinePagesProps) {
  const request = useRequestDesk()
  const pages = useLaterPages({
    of: enquiry.id,
    first: eventsPage(events),
    keyOf: ({ id }: EnquiryEvent) => id,
    read: async (eventsAfter: string, isBackground) => {
      const context = isBackground ? { context: inBackground } : {}
      const response = await request(DeskEnquiryDetailsDocument, { id: enquiry.id, eventsAfter }, context)
      if ('error' in response) return response
      return eventsPage(response.data.careEnquiry.events)
    },
  })
  return (
    <>
      <EnquiryTimeline enquiryId={enquiry.id} events={pages.items ?? []} {...props} />
      {pages.hasMore && (
        <Button className="m-4" isBusy={pages.isReading} onClick={pages.readMore}>
          {copy.showOlder}
        </Button>
      )}
    </>
  )
}
