import type { DeskEnquiryDetailsQuery } from '../../graph/generated/operations.js'
import { Avatar } from '../../ui/avatar.js'
import { When } from '../../ui/when.js'
import { AnswerCard } from './answer-card.js'
import { channelWords, eventWords, outcomeWords } from './enquiry-words.js'

export type EnquiryEvent = DeskEnquiryDetailsQuery['careEnquiry']['events'][number]

interface EnquiryTimelineProps {
  readonly enquiryId: string
  readonly events: readonly EnquiryEvent[]
  readonly mayAnswer: boolean
  readonly onChanged: () => Promise<void>
}

/** What has happened to an enquiry, the newest first. */
export function EnquiryTimeline({ enquiryId, events, mayAnswer, onChanged }: EnquiryTimelineProps) {
  return (
    <ol className="desk-timeline">
      {events.map((event) => (
        <li key={event.id}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {event.actor && <Avatar name={event.actor.name} />}
            <span className="me-auto min-w-0 wrap-anywhere">
              <span className="font-semibold">{event.actor?.name ?? 'The enquiry'}</span> {sentenceOf(event)}
            </span>
            <span className="desk-small">
              <When at={event.at} />
            </span>
          </div>
          {event.words && <p className="desk-words">{event.words}</p>}
          {event.answer && (
            <AnswerCard enquiryId={enquiryId} answer={event.answer} mayRetry={mayAnswer} onChanged={onChanged} />
          )}
        </li>
      ))}
    </ol>
  )
}

function sentenceOf({ assignee, channel, kind, outcome, result }: EnquiryEvent): string {
  if (kind === 'CONTACTED' && channel) {
    return result === 'REACHED' ? `reached them ${channelWords[channel]}` : `tried ${channelWords[channel]}, no answer`
  }
  if (kind === 'ASSIGNED') return `${eventWords.ASSIGNED} ${assignee?.name ?? 'someone'}`
  if (kind === 'CLOSED' && outcome) return `closed it: ${outcomeWords[outcome].toLowerCase()}`
  return eventWords[kind]
}
