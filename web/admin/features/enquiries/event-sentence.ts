import type { DeskEnquiryDetailsQuery } from '../../graph/generated/enquiries/graphql.js'
import { channelWords, eventWords, outcomeWords } from './enquiry-words.js'

export type EnquiryEvent = DeskEnquiryDetailsQuery['careEnquiry']['events']['nodes'][number]

/** Returns the text of an event, to follow the name of the person who acted. */
export function sentenceOf({ actor, assignee, channel, kind, outcome, result }: EnquiryEvent): string {
  if (kind === 'CONTACTED' && channel) {
    return result === 'REACHED' ? `reached them ${channelWords[channel]}` : `tried ${channelWords[channel]}, no answer`
  }
  if (kind === 'TAKEN_OVER' && assignee) return `took it over from ${assignee.name}`
  if (kind === 'CLAIM_LAPSED' && assignee) return `is unassigned again, because the claim of ${assignee.name} ran out`
  if (kind === 'ASSIGNED') return `${eventWords.ASSIGNED} ${assignee?.name ?? 'someone'}`
  if (kind === 'CLOSED' && outcome)
    return `${actor ? 'closed it' : 'is closed'}: ${outcomeWords[outcome].toLowerCase()}`
  return eventWords[kind]
}

/** Returns the time since the event, in whole minutes or hours. */
export function agoWords(at: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / 60_000))
  if (minutes === 0) return 'just now'
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`
}
