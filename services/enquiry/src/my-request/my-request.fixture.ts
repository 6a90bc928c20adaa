import { AccessCodeRequested, RequestLinkRequested } from '@seneb/contracts/messages/enquiry/request-session.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { linkTokenDigest } from '@seneb/platform/link-token'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import type { CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { confirmAccessCode, sendAccessCode } from '../request-access/access-codes.js'
import { openRequestLink } from '../request-access/request-session.js'

/** Returns the secret of the link in a receipt. */
export async function linkOf(enquiryId: string, desk: CareDesk): Promise<string> {
  const [submitted] = await outboxPayloads(desk.postgres.db, TripPlanSubmitted, enquiryId)
  return submitted?.requestToken ?? ''
}

/** Opens the page by the link of the receipt and returns the session as the gateway sends it. */
export async function lookAt(enquiryId: string, desk: CareDesk, now: Date): Promise<string> {
  const { session } = await openRequestLink({ token: await linkOf(enquiryId, desk) }, desk.at(now))
  return linkTokenDigest(session?.token ?? '')
}

/** Returns the code of the latest mail with one. */
export async function latestCode(enquiryId: string, desk: CareDesk): Promise<string> {
  const codes = await outboxPayloads(desk.postgres.db, AccessCodeRequested, enquiryId)
  const links = await outboxPayloads(desk.postgres.db, RequestLinkRequested, enquiryId)
  const mails = [...codes, ...links].toSorted((a, b) => a.requestedAt.localeCompare(b.requestedAt))
  return mails.at(-1)?.code ?? ''
}

/** Opens the page and enters a code; returns the session that may act. */
export async function actOn(enquiryId: string, desk: CareDesk, now: Date): Promise<string> {
  const session = await lookAt(enquiryId, desk, now)
  await sendAccessCode({ session }, desk.at(now))
  const code = await latestCode(enquiryId, desk)
  const confirmed = await confirmAccessCode({ session, code }, desk.at(now))
  return linkTokenDigest(confirmed.session.token)
}
