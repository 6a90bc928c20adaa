import type { Input, Output } from '@seneb/contracts/define'
import type { ReceiveEmail } from '@seneb/contracts/messages/notification/inbound-email.messages'
import { AppError } from '@seneb/platform/app-error'
import { openFile } from '@seneb/platform/sealing'
import { currentTraceparent } from '@seneb/platform/telemetry'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { NotificationCtx } from '../notification-ctx.js'
import type { InboundSource, InboundState } from './inbound-email.entity.js'
import { addRecipientsSql, findDuplicateSql, insertInboundSql, receivedSql } from './inbound-email.queries.js'
import { processingWorker } from './processing-worker.js'
import { readRawHead, toRecipients } from './raw-head.js'
import { openEnvelope, sealEnvelope, sealRaw } from './sealed-email.js'

/** An email as it reached us. */
export interface ReceivedEmail {
  readonly source: InboundSource
  readonly raw: Uint8Array
  /** Recipients of the envelope that the email itself does not name. */
  readonly recipients: readonly string[]
  /** Whether only its beginning was read, because it is too large. */
  readonly isCut: boolean
}

/** Maximum number of emails that are stored within an hour; the others wait in their mailbox or with the provider. */
export const maxEmailsPerHour = 2000
/** Maximum size of these emails as they are stored, so that large ones do not fill the disk. */
export const maxBytesPerHour = 1024 ** 3

/** State of the intake, which the reader of the mailbox looks at before it begins. */
export interface Intake {
  readonly lastHour: number
  readonly lastHourBytes: number
  readonly hasReadMailbox: boolean
}

export async function readIntake({ db }: Pick<NotificationCtx, 'db'>): Promise<Intake> {
  const [intake] = await db.read((tx) => tx.query<Intake>(receivedSql))
  return intake ?? { lastHour: 0, lastHourBytes: 0, hasReadMailbox: false }
}

/** Returns the number of emails that may still be stored in this hour. */
export function roomOf({ lastHour, lastHourBytes }: Intake): number {
  return lastHourBytes >= maxBytesPerHour ? 0 : Math.max(0, maxEmailsPerHour - lastHour)
}

/** Stores an email that the gateway received from a mail provider; returns once it is committed. */
export async function receiveEmail(
  { objectId, provider }: Input<typeof ReceiveEmail>,
  ctx: NotificationCtx,
): Promise<Output<typeof ReceiveEmail>> {
  const { bucket, mailKey } = ctx.inbound
  if (roomOf(await readIntake(ctx)) === 0) throw new AppError('UNAVAILABLE')
  const sealed = await bucket.read(objectId)
  if (!sealed) throw new AppError('UNAVAILABLE')
  const { bytes, name } = openFile(sealed, objectId, mailKey)
  const recipients = JSON.parse(name) as readonly string[]
  await storeEmail({ source: provider, raw: bytes, recipients, isCut: false }, ctx)
  return { isStored: true }
}

/**
 * Stores an email once, however often it arrives; its mailbox or provider may forget it when this resolves. A second
 * copy adds its recipients to the first, because only one of them may name the enquiry.
 */
export async function storeEmail(email: ReceivedEmail, ctx: NotificationCtx): Promise<'new' | 'copy'> {
  const { isCut, raw, source } = email
  const head = readRawHead(raw)
  const recipients = toRecipients([...email.recipients, ...head.recipients])
  const identity = JSON.stringify([head.messageId, head.from, head.date, head.bodyDigest])
  const id = ctx.newId()
  const sealedRaw = await sealRaw(raw, id, ctx.atRest)
  const envelope = sealEnvelope({ recipients, isCut }, id, ctx.atRest)
  const row = [id, source, ctx.atRest.digest(identity), sealedRaw, envelope, currentTraceparent() ?? null]
  const outcome = await ctx.db.write(async (tx) => {
    const digests = ctx.atRest.digests(identity)
    if (await addToFirst(digests, recipients, { tx, ctx })) return 'copy'
    if ((await tx.query(insertInboundSql, row)).length > 0) return 'new'
    // Another process stored it since the first look.
    await addToFirst(digests, recipients, { tx, ctx })
    return 'copy'
  })
  ctx.inbound.metrics.received(source, outcome)
  ctx.wake(processingWorker)
  return outcome
}

interface FirstCopy {
  readonly id: string
  readonly envelope: Buffer | null
  readonly state: InboundState
}

/** Returns whether the email is stored already. */
async function addToFirst(
  digests: readonly string[],
  recipients: readonly string[],
  { ctx, tx }: { readonly tx: WriteTx; readonly ctx: NotificationCtx },
): Promise<boolean> {
  const [first] = await tx.query<FirstCopy>(findDuplicateSql, [digests])
  if (!first) return false
  if (first.envelope === null) return true
  const known = openEnvelope(first.envelope, first.id, ctx.atRest)
  const all = toRecipients([...known.recipients, ...recipients])
  if (all.length === known.recipients.length) return true
  await tx.query(addRecipientsSql, [first.id, sealEnvelope({ ...known, recipients: all }, first.id, ctx.atRest)])
  return true
}
