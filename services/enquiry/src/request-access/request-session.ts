import type { Input, Output } from '@seneb/contracts/define'
import type { CloseRequestSession, OpenRequestLink } from '@seneb/contracts/messages/enquiry/request-session.messages'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { type RequestLevel, sessionLifeHours } from '@seneb/contracts/vocabulary/my-request'
import { AppError } from '@seneb/platform/app-error'
import { linkTokenDigest, newLinkToken } from '@seneb/platform/link-token'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'

import { openLinkSql } from './request-link.entity.js'
import {
  extendOwnSessionSql,
  readSessionSql,
  RequestSession,
  touchSessionSql,
  type StoredLevel,
} from './request-session.entity.js'

const hourMs = 60 * 60 * 1000

interface StoredSession {
  readonly digest: string
  readonly enquiryId: string | null
  readonly level: StoredLevel
  readonly openedAt: Date
  readonly kind: EnquiryKind | null
}

/** Session of a patient, with the enquiry that it may see. */
export interface PatientSession {
  readonly digest: string
  readonly enquiryId: string
  readonly kind: EnquiryKind
  readonly level: RequestLevel
  readonly expiresAt: Date
}

type OpenedSession = NonNullable<Output<typeof OpenRequestLink>['session']>

/** Extends a session that is still valid. */
export async function touchSession(digest: string, ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await ctx.db.run(touchSessionSql, [digest, ctx.now()])
}

/** Returns a valid session, also a pending one; undefined for an unknown or ended one. */
export async function findStoredSession(digest: string, tx: ReadTx, now: Date): Promise<StoredSession | undefined> {
  const [session] = await tx.query<StoredSession>(readSessionSql, [digest, now])
  return session
}

/** Returns the session of a patient whose enquiry still exists; undefined for any other, also a pending one. */
export async function findPatientSession(digest: string, tx: ReadTx, now: Date): Promise<PatientSession | undefined> {
  const session = await findStoredSession(digest, tx, now)
  if (!session?.enquiryId || !session.kind || session.level === 'pending') return undefined
  const { enquiryId, kind, level, openedAt } = session
  return { digest, enquiryId, kind, level, expiresAt: endOf(openedAt) }
}

/**
 * Returns the session of a patient that a code has raised. Throws SESSION_ENDED for an unknown or ended one, and
 * LEVEL_TOO_LOW before the code.
 */
export async function requirePatientSession(
  digest: string,
  tx: ReadTx,
  ctx: Pick<Ctx, 'now'>,
): Promise<PatientSession> {
  const session = await findPatientSession(digest, tx, ctx.now())
  if (!session) throw new AppError('SESSION_ENDED')
  if (session.level !== 'act') throw new AppError('LEVEL_TOO_LOW')
  return session
}

/** Stores a new session and returns it with its secret, which is stored nowhere. */
export async function startSession(
  { enquiryId, level }: { readonly enquiryId: string | undefined; readonly level: StoredLevel },
  tx: WriteTx,
  ctx: Pick<Ctx, 'now' | 'randomBytes'>,
): Promise<OpenedSession & { readonly digest: string }> {
  const [token, at] = [newLinkToken(ctx), ctx.now()]
  const digest = linkTokenDigest(token)
  const row = { digest, enquiry_id: enquiryId ?? null, level, opened_at: at, seen_at: at }
  await tx.save(Object.assign(new RequestSession(), row))
  return { token, digest, level: level === 'act' ? 'act' : 'look', expiresAt: endOf(at).toISOString() }
}

/**
 * Opens a session of level "look" by the link of a mail; a session of the same enquiry stays, with its level and code.
 * An unknown, replaced, expired or erased link is rejected with LINK_INVALID after the same statement.
 */
export function openRequestLink(
  { session: own, token }: Input<typeof OpenRequestLink>,
  ctx: Ctx,
): Promise<Output<typeof OpenRequestLink>> {
  return ctx.db.write(async (tx) => {
    const [link] = await tx.query<{ enquiryId: string }>(openLinkSql, [linkTokenDigest(token), ctx.now()])
    if (!link) throw new AppError('LINK_INVALID')
    const { enquiryId } = link
    const [extended] = own ? await tx.query(extendOwnSessionSql, [own, enquiryId, ctx.now()]) : []
    if (extended) return { session: undefined }
    const { digest: _, ...session } = await startSession({ enquiryId, level: 'look' }, tx, ctx)
    return { session }
  })
}

/** Ends a session; repeating it changes nothing. */
export async function closeRequestSession(
  { session: digest }: Input<typeof CloseRequestSession>,
  ctx: Ctx,
): Promise<Output<typeof CloseRequestSession>> {
  await ctx.db.write((tx) => tx.remove(RequestSession, { digest }))
  return { isClosed: true }
}

function endOf(openedAt: Date): Date {
  return new Date(openedAt.getTime() + sessionLifeHours * hourMs)
}
