import type { CareEventKind, DeskEnquiryDetailsQuery } from '../../graph/generated/enquiries/graphql.js'
import { channelLabels, outcomeLabels } from '../../enquiry/enquiry-labels.js'
import { eventTextCopy } from './event-text.copy.js'

const copy = eventTextCopy.eventSentence

/** Text of a timeline entry after the name of the person who acted. */
const eventText: Readonly<Record<CareEventKind, string>> = eventTextCopy.event

export type EnquiryEvent = DeskEnquiryDetailsQuery['careEnquiry']['events']['nodes'][number]

/** Acts of the patient; an actor of such an event recorded it by telephone. */
const actsOfPatient: readonly EnquiryEvent['kind'][] = [
  'MESSAGE_RECEIVED',
  'CALL_AGREED',
  'CALL_DECLINED',
  'PLAN_ACCEPTED',
  'PLAN_QUESTIONED',
  'PLAN_DECLINED',
  'DETAILS_CORRECTED',
  'ERASURE_REQUESTED',
  'ERASURE_CANCELED',
]

/** Returns the name of the one who acted, before the text of the event. */
export function actorOf({ actor, kind }: Pick<EnquiryEvent, 'actor' | 'kind'>): string {
  return actor?.name ?? (actsOfPatient.includes(kind) ? copy.thePatient : copy.theEnquiry)
}

/** Returns the text of an event, to follow the name of the person who acted. */
export function messageOf(event: EnquiryEvent): string {
  const { actor, assignee, channel, kind, otherReference, outcome, result } = event
  if (actor && actsOfPatient.includes(kind)) return copy.recordedByPhone(eventText[kind])
  if (otherReference && (kind === 'MERGED' || kind === 'UNMERGED')) return mergeText(kind, otherReference, actor)
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

function mergeText(kind: 'MERGED' | 'UNMERGED', reference: string, actor: EnquiryEvent['actor']): string {
  if (!actor) return `${eventText[kind]} ${reference}`
  return kind === 'MERGED' ? copy.mergedItWith(reference) : copy.separatedItFrom(reference)
}

/** Returns the time since the event, in whole minutes or hours. */
export function formatTimeAgo(at: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / 60_000))
  if (minutes === 0) return copy.justNow
  return minutes < 60 ? copy.minAgo(minutes) : copy.hAgo(Math.floor(minutes / 60))
}
