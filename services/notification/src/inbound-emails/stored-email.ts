import type { Db } from '@seneb/service-kit/database/db'

import type { NotificationCtx } from '../notification-ctx.js'
import type { ReadEmail } from './read-email.js'
import { openEnvelope, openRaw } from './sealed-email.js'

/** Sealed columns of a stored email. */
export interface SealedEmail {
  readonly id: string
  readonly raw: Buffer
  readonly envelope: Buffer
}

/** $1 id */
const sealedEmailSql = `/* sealedInboundEmail */
  select id, raw_sealed as raw, envelope_sealed as envelope from inbound_emails
  where id = $1::uuid and raw_sealed is not null and envelope_sealed is not null`

/** Returns the sealed columns of an email; undefined once it is emptied. */
export async function findSealedEmail(id: string, db: Pick<Db, 'read'>): Promise<SealedEmail | undefined> {
  const [found] = await db.read((tx) => tx.query<SealedEmail>(sealedEmailSql, [id]))
  return found
}

/** Opens a stored email and reads it in a thread; of an email that was cut, its files are left out. */
export async function readStoredEmail({ envelope, id, raw }: SealedEmail, ctx: NotificationCtx): Promise<ReadEmail> {
  const { isCut, recipients } = openEnvelope(envelope, id, ctx.atRest)
  const { authservId, reader } = ctx.inbound
  const { messageIdDomain } = ctx.emailIdentity
  const job = { raw: await openRaw(raw, id, ctx.atRest), recipients, authservId, messageIdDomain }
  const email = await reader.read(job)
  if (!isCut) return email
  return { ...email, files: [], skippedFiles: email.files.length + email.skippedFiles }
}
