import type { Input, Output } from '@seneb/contracts/define'
import {
  type ReplaceRequestLink,
  RequestLinkRequested,
  type SendRequestLink,
} from '@seneb/contracts/messages/enquiry/request-session.messages'
import { maxLinkMailsPerDay, replacePauseMinutes } from '@seneb/contracts/vocabulary/my-request'
import { AppError } from '@seneb/platform/app-error'
import { linkTokenDigest, newLinkToken } from '@seneb/platform/link-token'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { referenceIn } from '../care-enquiries/search.rules.js'
import { codeEnd, countCodes, isLinkLimitReached, lockCodes, noEnquiryId, storeCode } from './access-codes.js'
import { type Addressee, findAddressee, readAddressee } from './addressee.js'
import { RequestLink, replaceLinkSql } from './request-link.entity.js'
import { endOtherSessionsSql } from './request-session.entity.js'
import { requirePatientSession, startSession } from './request-session.js'

const minuteMs = 60_000

/** Stores the link of a new enquiry in the transaction that saves it; its secret leaves with the receipt. */
export async function issueRequestLink(
  token: string,
  { at, id }: { readonly id: string; readonly at: Date },
  tx: WriteTx,
): Promise<void> {
  const row = { enquiry_id: id, digest: linkTokenDigest(token), issued_at: at, renewed_at: at, opened_count: 0 }
  await tx.save(Object.assign(new RequestLink(), row))
}

/**
 * Mails link and code when reference and email belong together. Every other pair runs the same statements, and its
 * event has no recipient, so that neither the output nor its time shows which pairs exist.
 */
export function sendRequestLink(
  { email, reference }: Input<typeof SendRequestLink>,
  ctx: Ctx,
): Promise<Output<typeof SendRequestLink>> {
  return ctx.db.write(async (tx) => {
    const entered = { email: email.toLowerCase(), reference: (referenceIn(reference) ?? reference).toUpperCase() }
    await lockCodes(`${entered.reference} ${entered.email}`, tx)
    const found = await findAddressee(entered, tx)
    const isOverLimit = isLinkLimitReached(await countCodes(found?.id, tx, ctx))
    const addressee = isOverLimit ? undefined : found
    const { digest, ...session } = await startSession({ enquiryId: addressee?.id, level: 'pending' }, tx, ctx)
    const code = await storeCode({ sessionDigest: digest, enquiryId: addressee?.id, hasLink: true }, tx, ctx)
    await tx.update(RequestLink, { enquiry_id: addressee?.id ?? noEnquiryId }, { renewed_at: ctx.now() })
    await publishLink({ addressee, code }, tx, ctx)
    return { session }
  })
}

/** Ends all earlier links and all other sessions of a patient, and mails a new link. */
export function replaceRequestLink(
  { session: digest }: Input<typeof ReplaceRequestLink>,
  ctx: Ctx,
): Promise<Output<typeof ReplaceRequestLink>> {
  return ctx.db.write(async (tx) => {
    const { enquiryId } = await requirePatientSession(digest, tx, ctx)
    await replaceLinkOf({ enquiryId, sessionDigest: digest }, tx, ctx)
    return { replacedAt: ctx.now().toISOString() }
  })
}

/**
 * Replaces the link of an enquiry, ends its sessions but for one, and mails the new link. Throws RATE_LIMITED when the
 * present link is younger than ten minutes.
 */
export async function replaceLinkOf(
  { enquiryId, sessionDigest = '' }: { readonly enquiryId: string; readonly sessionDigest?: string },
  tx: WriteTx,
  ctx: Ctx,
): Promise<void> {
  const token = newLinkToken(ctx)
  const latest = new Date(ctx.now().getTime() - replacePauseMinutes * minuteMs)
  const [replaced] = await tx.query(replaceLinkSql, [enquiryId, linkTokenDigest(token), ctx.now(), latest])
  if (!replaced) throw new AppError('RATE_LIMITED')
  await tx.query(endOtherSessionsSql, [enquiryId, sessionDigest])
  await publishLink({ addressee: await readAddressee(enquiryId, tx), linkToken: token }, tx, ctx)
}

/** Mails the present link to the patient again, without a code. Throws RATE_LIMITED after too many such mails. */
export async function sendLinkOf(enquiryId: string, tx: WriteTx, ctx: Ctx): Promise<void> {
  const { linkMailsOfDay } = await countCodes(enquiryId, tx, ctx)
  if (linkMailsOfDay >= maxLinkMailsPerDay) throw new AppError('RATE_LIMITED')
  await storeCode({ sessionDigest: '', enquiryId, hasLink: true }, tx, ctx)
  await tx.update(RequestLink, { enquiry_id: enquiryId }, { renewed_at: ctx.now() })
  await publishLink({ addressee: await readAddressee(enquiryId, tx) }, tx, ctx)
}

interface LinkMail {
  readonly addressee: Addressee | undefined
  readonly code?: string
  readonly linkToken?: string
}

async function publishLink({ addressee, code, linkToken }: LinkMail, tx: WriteTx, ctx: Ctx): Promise<void> {
  await tx.publish(RequestLinkRequested, {
    mailId: ctx.newId(),
    enquiryId: addressee?.id ?? ctx.newId(),
    enquiryKind: addressee?.kind ?? 'trip-plan',
    requestedAt: ctx.now().toISOString(),
    expiresAt: code === undefined ? undefined : codeEnd(ctx.now()),
    isReplaced: linkToken !== undefined,
    linkToken,
    code,
    person: addressee?.person,
  })
}
