import { linkTokenDigest } from '@seneb/platform/link-token'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'
import { In, IsNull } from 'typeorm'

import { Consent } from './consent.entity.js'
import type { EnquiryOfConsent } from './withdrawal.rules.js'
import { carriedConsents } from './consent.rules.js'

/** A consent as read by its link. */
export type ConsentOfLink = Readonly<Consent>

/** Returns the consents of the enquiry with this link; empty for an unknown link. */
export function consentsOfLink(token: string, tx: ReadTx): Promise<Consent[]> {
  const digest = linkTokenDigest(token)
  return tx.find(Consent, { where: [{ link_digest: digest }, { later_link_digest: digest }] })
}

const lockSql = `/* lockConsentsOfLink */
  select id from consents where link_digest = $1 or later_link_digest = $1 order by id for update`

/** Returns the same consents under a lock, so that a concurrent withdrawal sees the result of the first. */
export async function lockConsentsOfLink(token: string, tx: WriteTx): Promise<Consent[]> {
  await tx.query(lockSql, [linkTokenDigest(token)])
  return consentsOfLink(token, tx)
}

/** Returns all consents of an enquiry, the oldest first. */
export function consentsOfEnquiry(enquiryId: string, tx: ReadTx): Promise<Consent[]> {
  const where = [{ trip_plan_id: enquiryId }, { consultation_id: enquiryId }]
  return tx.find(Consent, { where, order: { given_at: 'asc', id: 'asc' } })
}

const lockOfEnquirySql = `/* lockConsentsOfEnquiry */
  select id from consents where trip_plan_id = $1::uuid or consultation_id = $1::uuid order by id for update`

/** Returns the consents of an enquiry under the same lock. */
export async function lockConsentsOfEnquiry(enquiryId: string, tx: WriteTx): Promise<Consent[]> {
  await tx.query(lockOfEnquirySql, [enquiryId])
  return consentsOfEnquiry(enquiryId, tx)
}

/** Adds another link to the consents of an enquiry; the receipt's link still works. */
export async function addLink({ id, kind }: EnquiryOfConsent, token: string, tx: WriteTx): Promise<void> {
  const ofEnquiry = kind === 'trip-plan' ? { trip_plan_id: id } : { consultation_id: id }
  await tx.update(Consent, ofEnquiry, { later_link_digest: linkTokenDigest(token) })
}

/** Records the withdrawal of these consents; the rows stay as proof of both consent and withdrawal (LEGAL-05). */
export async function markWithdrawn(consents: readonly Consent[], at: Date, tx: WriteTx): Promise<void> {
  await tx.update(Consent, { id: In(consents.map(({ id }) => id)) }, { withdrawn_at: at })
}

/** Marks these consents as given again, because their withdrawal was undone in time. */
export async function markGranted(consents: readonly Consent[], tx: WriteTx): Promise<void> {
  await tx.update(Consent, { id: In(consents.map(({ id }) => id)) }, { withdrawn_at: null })
}

/** Returns the consents of an enquiry that are not withdrawn, with text, time and partner. */
export async function listConsents(enquiryId: string, tx: ReadTx) {
  const where = [{ trip_plan_id: enquiryId }, { consultation_id: enquiryId }].map((of) => ({
    ...of,
    withdrawn_at: IsNull(),
  }))
  const consents = await tx.find(Consent, { where, order: { given_at: 'asc', id: 'asc' } })
  return carriedConsents(consents)
}
