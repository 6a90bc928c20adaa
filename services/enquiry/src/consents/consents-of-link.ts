import { linkTokenDigest } from '@seneb/platform/link-token'
import type { ReadTx, WriteTx } from '@seneb/service-kit/storing/db'
import { In } from 'typeorm'

import { Consent } from './consent.entity.js'

/** A consent as its link gives it. */
export type ConsentOfLink = Readonly<Consent>

/** What was agreed to with the enquiry of this link; nothing for a link of nobody. */
export function consentsOfLink(token: string, tx: ReadTx): Promise<Consent[]> {
  return tx.find(Consent, { where: { link_digest: linkTokenDigest(token) } })
}

const lockSql = `/* lockConsentsOfLink */ select id from consents where link_digest = $1 order by id for update`

/** The same, locked: of two withdrawals at once the second sees what the first did. */
export async function lockConsentsOfLink(token: string, tx: WriteTx): Promise<Consent[]> {
  await tx.query(lockSql, [linkTokenDigest(token)])
  return consentsOfLink(token, tx)
}

/** Records that these consents hold no more; the rows stay, as the proof of both (LEGAL-05). */
export async function markWithdrawn(consents: readonly Consent[], at: Date, tx: WriteTx): Promise<void> {
  await tx.update(Consent, { id: In(consents.map(({ id }) => id)) }, { withdrawn_at: at })
}

/** Records that these consents hold again: their withdrawal was taken back in time. */
export async function markGiven(consents: readonly Consent[], tx: WriteTx): Promise<void> {
  await tx.update(Consent, { id: In(consents.map(({ id }) => id)) }, { withdrawn_at: null })
}
