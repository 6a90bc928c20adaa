import type { DeskEnquiryDetailsQuery } from '../../graph/generated/enquiries/graphql.js'
import { enquiryLabelsCopy } from './enquiry-labels.copy.js'
import { channelLabels, eventText, outcomeLabels } from './enquiry-labels.js'

const copy = enquiryLabelsCopy.eventSentence

export type EnquiryEvent = DeskEnquiryDetailsQuery['careEnquiry']['events']['nodes'][number]

/** Returns the text of an event, to follow the name of the person who acted. */
export function messageOf({ actor, assignee, channel, kind, outcome, result }: EnquiryEvent): string {
  if (kind === 'CONTACTED' && channel) {
    return result === 'REACHED'
      ? copy.reachedThem(channelLabels[channel])
      : copy.triedNotReached(channelLabels[channel])
  }
  if (kind === 'TAKEN_OVER' && assignee) return copy.tookItOverFrom(assignee.name)
  if (kind === 'CLAIM_LAPSED' && assignee) return copy.isUnassignedAgainBecause(assignee.name)
  if (kind === 'ASSIGNED') return `${eventText.ASSIGNED} ${assignee?.name ?? 'someone'}`
  if (kind === 'CLOSED' && outcome)
    return `${actor ? copy.closedIt : copy.isClosed}: ${outcomeLabels[outcome].toLowerCase()}`
  return eventText[kind]
}

/** Returns the time since the event, in whole minutes or hours. */
export function formatTimeAgo(at: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / 60_000))
  if (minutes === 0) return copy.justNow
  return minutes < 60 ? copy.minAgo(minutes) : copy.hAgo(Math.floor(minutes / 60))
}
