import type { ProposalReason, ThreadEvidence, UnmatchedReason } from '@seneb/contracts/vocabulary/inbound-emails'

import { recipientsOf } from './email-headers.rules.js'
import type { ParsedEmail } from './parsed-email.js'
import { verifyBounceAddress, verifyReplyAddress, type AddressKeys } from '../email-deliveries/signed-address.rules.js'

/** Mail of ours, found by the id in its Message-ID. */
export interface FoundDelivery {
  readonly deliveryId: string
  /** Enquiry of a mail to a patient; undefined for mails to staff, partners and subscribers. */
  readonly enquiryId: string | undefined
}

/** Searches that the rules need; none of them reads a mail's content. */
export interface ThreadLookups {
  readonly keys: AddressKeys
  /** Part of our Message-IDs after the @. */
  readonly messageIdDomain: string
  /** Returns the deliveries with these ids, in any order. */
  findDeliveries(deliveryIds: readonly string[]): Promise<readonly FoundDelivery[]>
  /** Returns enquiries of messages with these Message-IDs that came from the same address. */
  findEarlierMessages(messageIds: readonly string[], from: string): Promise<readonly string[]>
  /** Whether messages of this enquiry may be filed: it exists, and was neither erased nor withdrawn. */
  isOpen(enquiryId: string): Promise<boolean>
  /** Whether both belong to one merged enquiry. */
  isMerged(enquiryId: string, otherId: string): Promise<boolean>
  /** Whether a mail of this enquiry was sent to this address. */
  isRecipient(enquiryId: string, address: string): Promise<boolean>
  /** Returns the enquiry of a reference, for a proposal only. */
  findReference?(reference: string): Promise<string | undefined>
  /** Returns enquiries of an address, for proposals only. */
  findByAddress?(address: string): Promise<readonly string[]>
}

export interface ThreadProposal {
  readonly enquiryId: string
  readonly reason: ProposalReason
}

/** Enquiry of a mail, or the reason for which it waits for a staff member. */
export type Thread =
  | {
      readonly enquiryId: string
      readonly threadedBy: ThreadEvidence
      /** Whether a mail of this enquiry was sent to the address in `From`. */
      readonly isKnownSender: boolean
    }
  | {
      readonly enquiryId: undefined
      readonly reason: UnmatchedReason
      readonly proposals: readonly ThreadProposal[]
    }

/** Maximum number of Message-IDs that are looked up for one mail. */
const maxLookedUpIds = 40
const maxProposals = 10

/**
 * Finds the enquiry of a mail by ids and addresses that only its recipients can have. A reference in the subject or a
 * known address only proposes one, because both can be guessed.
 */
export async function findThread(parsed: ParsedEmail, lookups: ThreadLookups): Promise<Thread> {
  const byId = await findByOwnId(parsed, lookups)
  const tokens = findTokens(parsed, lookups.keys)
  const claims: ThreadProposal[] = [
    ...(byId?.enquiryId === undefined ? [] : [{ enquiryId: byId.enquiryId, reason: 'own-id' as const }]),
    ...tokens.map((enquiryId) => ({ enquiryId, reason: 'reply-token' as const })),
  ]
  if (byId && byId.enquiryId === undefined) return unmatched('staff-email', claims)
  const [claim, ...others] = claims
  if (claim) {
    if (!(await agreesWithAll(claim, others, lookups))) return unmatched('conflict', claims)
    if (!(await lookups.isOpen(claim.enquiryId))) return unmatched('ended-enquiry', [])
    return threaded(claim.enquiryId, claim.reason as 'own-id' | 'reply-token', { parsed, lookups })
  }
  const found = (await findByBounceToken(parsed, lookups)) ?? (await findByEarlierMessage(parsed, lookups))
  return found ?? unmatched('no-thread', await propose(parsed, lookups))
}

/** Returns the newest mail of ours that the mail answers, first by `In-Reply-To`, then by `References`. */
async function findByOwnId(parsed: ParsedEmail, lookups: ThreadLookups): Promise<FoundDelivery | undefined> {
  const ids = answeredIds(parsed).flatMap((id) => ownIdOf(id, lookups.messageIdDomain) ?? [])
  if (ids.length === 0) return undefined
  const found = new Map((await lookups.findDeliveries(ids)).map((delivery) => [delivery.deliveryId, delivery]))
  return ids.flatMap((id) => found.get(id) ?? [])[0]
}

/** Returns the Message-IDs that a mail answers, the newest first. */
function answeredIds({ inReplyTo, references }: ParsedEmail): readonly string[] {
  return [...new Set([...inReplyTo, ...references.toReversed()])].slice(0, maxLookedUpIds)
}

const ownIdPattern = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@([^<>@\s]+)>$/i

/** Returns the id of the delivery that a Message-ID of ours names; undefined for a foreign one. */
export function ownIdOf(messageId: string, domain: string): string | undefined {
  const [, id, found] = ownIdPattern.exec(messageId) ?? []
  return found?.toLowerCase() === domain.toLowerCase() ? id?.toLowerCase() : undefined
}

function findTokens(parsed: ParsedEmail, keys: AddressKeys): readonly string[] {
  const ids = recipientsOf(parsed).flatMap((address) => verifyReplyAddress(address, keys) ?? [])
  return [...new Set(ids)]
}

async function agreesWithAll(
  claim: ThreadProposal,
  others: readonly ThreadProposal[],
  lookups: ThreadLookups,
): Promise<boolean> {
  for (const { enquiryId } of others) {
    const isSame = enquiryId === claim.enquiryId || (await lookups.isMerged(claim.enquiryId, enquiryId))
    if (!isSame) return false
  }
  return true
}

/** Absence notices go to the envelope sender, and some name no mail that they answer (RFC 3834). */
async function findByBounceToken(parsed: ParsedEmail, lookups: ThreadLookups): Promise<Thread | undefined> {
  const ids = recipientsOf(parsed).flatMap((address) => verifyBounceAddress(address, lookups.keys) ?? [])
  if (ids.length === 0) return undefined
  const found = (await lookups.findDeliveries(ids)).flatMap(({ enquiryId }) => enquiryId ?? [])
  const [enquiryId, other] = new Set(found)
  if (enquiryId === undefined || other !== undefined) return undefined
  if (!(await lookups.isOpen(enquiryId))) return unmatched('ended-enquiry', [])
  return threaded(enquiryId, 'bounce-token', { parsed, lookups })
}

interface Searched {
  readonly parsed: ParsedEmail
  readonly lookups: ThreadLookups
}

async function threaded(enquiryId: string, by: ThreadEvidence, { parsed, lookups }: Searched): Promise<Thread> {
  const address = parsed.from?.address
  const isKnownSender = address !== undefined && (await lookups.isRecipient(enquiryId, address))
  return { enquiryId, threadedBy: by, isKnownSender }
}

/** People answer their own earlier mail; it counts only from the same address, and only for one enquiry. */
async function findByEarlierMessage(parsed: ParsedEmail, lookups: ThreadLookups): Promise<Thread | undefined> {
  const ids = answeredIds(parsed)
  if (ids.length === 0 || !parsed.from) return undefined
  const [enquiryId, other] = new Set(await lookups.findEarlierMessages(ids, parsed.from.address))
  if (enquiryId === undefined || other !== undefined) return undefined
  if (!(await lookups.isOpen(enquiryId))) return unmatched('ended-enquiry', [])
  return threaded(enquiryId, 'earlier-message', { parsed, lookups })
}

const referencePattern = /\bSNB-[0-9A-Z]{6}\b/i

/** Returns enquiries that a staff member may consider. */
async function propose(parsed: ParsedEmail, lookups: ThreadLookups): Promise<readonly ThreadProposal[]> {
  const [reference] = referencePattern.exec(parsed.subject) ?? []
  const named = reference === undefined ? undefined : await lookups.findReference?.(reference.toUpperCase())
  const known = parsed.from ? ((await lookups.findByAddress?.(parsed.from.address)) ?? []) : []
  return [
    ...(named === undefined ? [] : [{ enquiryId: named, reason: 'reference' as const }]),
    ...known.filter((enquiryId) => enquiryId !== named).map((enquiryId) => ({ enquiryId, reason: 'address' as const })),
  ]
}

function unmatched(reason: UnmatchedReason, proposals: readonly ThreadProposal[]): Thread {
  return { enquiryId: undefined, reason, proposals: proposals.slice(0, maxProposals) }
}
