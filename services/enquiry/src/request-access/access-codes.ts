import type { Input, Output } from '@seneb/contracts/define'
import {
  AccessCodeRequested,
  type ConfirmAccessCode,
  type SendAccessCode,
} from '@seneb/contracts/messages/enquiry/request-session.messages'
import {
  codeLifeMinutes,
  codePauseSeconds,
  maxCodesPerDay,
  maxLinkMailsPerDay,
  maxLinkMailsPerHour,
} from '@seneb/contracts/vocabulary/my-request'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { newAccessCode, typedCode } from './access-code.rules.js'
import {
  AccessCode,
  codesOfSessionSql,
  countCodesSql,
  countTrySql,
  endCodeSql,
  lockCodesSql,
} from './access-code.entity.js'
import { readAddressee } from './addressee.js'
import { RequestSession } from './request-session.entity.js'
import { findStoredSession, startSession } from './request-session.js'

const minuteMs = 60_000

/** ID of no enquiry, so that a session without one runs the same statements. */
export const noEnquiryId = '00000000-0000-0000-0000-000000000000'

interface NewCode {
  readonly sessionDigest: string
  /** Enquiry whose patient is mailed; undefined for a code that reaches no one. */
  readonly enquiryId: string | undefined
  readonly hasLink: boolean
}

/** Stores a new code for a session and returns it. */
export async function storeCode(
  { enquiryId, hasLink, sessionDigest }: NewCode,
  tx: WriteTx,
  ctx: Ctx,
): Promise<string> {
  const code = newAccessCode(ctx)
  const row = {
    id: ctx.newId(),
    enquiry_id: enquiryId ?? null,
    session_digest: sessionDigest,
    code_digest: ctx.atRest.digest(boundCode(sessionDigest, code)),
    tries: 0,
    has_link: hasLink,
    sent_at: ctx.now(),
  }
  await tx.save(Object.assign(new AccessCode(), row))
  return code
}

interface CodesOfDay {
  readonly codesOfDay: number
  readonly linkMailsOfDay: number
  readonly linkMailsOfHour: number
}

/** Returns the numbers of mails with codes to the patient of an enquiry; zeros without one. */
export async function countCodes(enquiryId: string | undefined, tx: WriteTx, ctx: Ctx): Promise<CodesOfDay> {
  const [counted] = await tx.query<CodesOfDay>(countCodesSql, [enquiryId ?? noEnquiryId, ctx.now()])
  return counted ?? { codesOfDay: 0, linkMailsOfDay: 0, linkMailsOfHour: 0 }
}

/** Whether the mails that anyone with reference and email can cause have reached their limits. */
export function isLinkLimitReached({ linkMailsOfDay, linkMailsOfHour }: CodesOfDay): boolean {
  return linkMailsOfHour >= maxLinkMailsPerHour || linkMailsOfDay >= maxLinkMailsPerDay
}

/** Waits for other transactions that count and add codes for the same thing, so that none exceeds a limit. */
export async function lockCodes(countedFor: string, tx: WriteTx): Promise<void> {
  await tx.query(lockCodesSql, [`access codes ${countedFor}`])
}

/**
 * Mails a code for a session. A repetition within a minute gets no second mail. A session opened by the link learns
 * that too many codes were sent; a pending one does not, because that would show that its enquiry exists.
 */
export function sendAccessCode(
  { session: digest }: Input<typeof SendAccessCode>,
  ctx: Ctx,
): Promise<Output<typeof SendAccessCode>> {
  return ctx.db.write(async (tx) => {
    const session = await findStoredSession(digest, tx, ctx.now())
    if (!session) throw new AppError('SESSION_ENDED')
    const isPending = session.level === 'pending'
    // A lock of the enquiry would show in a pending session that it exists.
    await lockCodes(isPending ? digest : (session.enquiryId ?? digest), tx)
    const [own] = await tx.query<{ count: number; latestAt: Date | null }>(codesOfSessionSql, [digest, ctx.now()])
    if (own?.latestAt && ctx.now().getTime() - own.latestAt.getTime() < codePauseSeconds * 1000) {
      return { expiresAt: codeEnd(own.latestAt) }
    }
    const counted = await countCodes(session.enquiryId ?? undefined, tx, ctx)
    const isOverLimit = isPending ? isLinkLimitReached(counted) : counted.codesOfDay >= maxCodesPerDay
    if ((own?.count ?? 0) >= maxCodesPerDay || (isOverLimit && !isPending)) {
      throw new AppError('RATE_LIMITED')
    }
    const enquiryId = isOverLimit ? undefined : (session.enquiryId ?? undefined)
    const code = await storeCode({ sessionDigest: digest, enquiryId, hasLink: isPending }, tx, ctx)
    await publishCode({ code, enquiryId }, tx, ctx)
    return { expiresAt: codeEnd(ctx.now()) }
  })
}

/** Publishes an event in either case; without an enquiry it has no recipient, so that both take equally long. */
async function publishCode(
  { code, enquiryId }: { readonly code: string; readonly enquiryId: string | undefined },
  tx: WriteTx,
  ctx: Ctx,
): Promise<void> {
  const addressee = await readAddressee(enquiryId ?? noEnquiryId, tx)
  await tx.publish(AccessCodeRequested, {
    mailId: ctx.newId(),
    enquiryId: addressee?.id ?? ctx.newId(),
    enquiryKind: addressee?.kind ?? 'trip-plan',
    requestedAt: ctx.now().toISOString(),
    expiresAt: codeEnd(ctx.now()),
    code,
    person: addressee?.person,
  })
}

/** Raises a session by its code. The session gets a new secret, so that no earlier copy of it is raised. */
export async function confirmAccessCode(
  { code, session: digest }: Input<typeof ConfirmAccessCode>,
  ctx: Ctx,
): Promise<Output<typeof ConfirmAccessCode>> {
  // A wrong code is no exception in here: the count of tries must be committed.
  const outcome = await ctx.db.write(async (tx) => {
    const session = await findStoredSession(digest, tx, ctx.now())
    const [tried] = await tx.query<TriedCode>(countTrySql, [digest, ctx.now()])
    const isRight = ctx.atRest.isDigestOf(boundCode(digest, typedCode(code)), tried?.digest ?? '')
    if (!session) return 'ended'
    if (!isRight || !tried?.enquiryId || tried.enquiryId !== session.enquiryId) return 'wrong'
    await tx.query(endCodeSql, [tried.id])
    await tx.remove(RequestSession, { digest })
    const { digest: _, ...raised } = await startSession({ enquiryId: tried.enquiryId, level: 'act' }, tx, ctx)
    return { session: raised }
  })
  if (outcome === 'ended') throw new AppError('SESSION_ENDED')
  if (outcome === 'wrong') throw new AppError('CODE_WRONG')
  return outcome
}

interface TriedCode {
  readonly id: string
  readonly enquiryId: string | null
  readonly digest: string
}

/** Returns the time at which a code ends. */
export function codeEnd(sentAt: Date): string {
  return new Date(sentAt.getTime() + codeLifeMinutes * minuteMs).toISOString()
}

function boundCode(sessionDigest: string, code: string): string {
  return `access code ${sessionDigest} ${code}`
}
