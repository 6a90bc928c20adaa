import type { StaffActionDenied } from '@seneb/contracts/messages/identity/every-service.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { WriteTx } from '@seneb/service-kit/database/db'
import type { Input, Output } from '@seneb/contracts/define'
import type { ListSecurityEvents } from '@seneb/contracts/messages/identity/audit.messages'
import { encodeCursor, decodeCursor } from '@seneb/service-kit/requests/cursor'

import type { IdentityCtx } from '../identity-ctx.js'
import { SecurityEvent, type SecurityEventKind } from './security-event.entity.js'

/** Browser and network of a client, as the gateway reports them. */
export interface Client {
  readonly text: string
  readonly network: string
}

interface SecurityEventInput {
  readonly kind: SecurityEventKind
  readonly staffId?: string
  readonly sessionId?: string
  readonly client?: Client
}

/** Stores a security event in the transaction of its change, without address, token or password (S14). */
export function recordSecurityEvent(event: SecurityEventInput, tx: WriteTx, ctx: Ctx): Promise<void> {
  const { client, kind, sessionId, staffId } = event
  return tx.save(
    Object.assign(new SecurityEvent(), {
      id: ctx.newId(),
      at: ctx.now(),
      kind,
      staff_id: staffId,
      session_id: sessionId,
      user_agent: client?.text,
      network_key: client && networkKey(client, ctx),
    }),
  )
}

/** Digest of a network, which recognizes it without revealing it. */
export function networkKey({ network }: Client, ctx: Pick<Ctx, 'atRest'>): string {
  return ctx.atRest.digest(JSON.stringify(['network', network]))
}

/** Records that a service denied a request of a staff member (S14). */
export async function onStaffActionDenied(
  event: ReceivedEvent<typeof StaffActionDenied>,
  ctx: IdentityCtx,
): Promise<void> {
  const { sessionId, staffId } = event.data
  await ctx.db.write((tx) => recordSecurityEvent({ kind: 'question-refused', staffId, sessionId }, tx, ctx))
}

/** $1 and $2 position after which the page begins, $3 number of rows */
const listSecurityEventsSql = `/* listSecurityEvents */
  select id, at, at::text as "cursorAt", kind, staff_id as "staffId", user_agent as "userAgent" from security_events
  where $1::timestamptz is null or (at, id) < ($1::timestamptz, $2::uuid)
  order by at desc, id desc limit $3`

interface Row {
  readonly id: string
  readonly at: Date
  readonly cursorAt: string
  readonly kind: string
  readonly staffId: string | null
  readonly userAgent: string | null
}

/** Lists security events of accounts, newest first. */
export async function listSecurityEvents(
  { after, first }: Input<typeof ListSecurityEvents>,
  ctx: IdentityCtx,
): Promise<Output<typeof ListSecurityEvents>> {
  const position = after === undefined ? undefined : decodeCursor(after)
  const params = [position?.at ?? null, position?.id ?? null, first + 1]
  const rows = await ctx.db.read((tx) => tx.query<Row>(listSecurityEventsSql, params))
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    events: page.map(({ at, userAgent, id, kind, staffId }) => ({
      id,
      at: at.toISOString(),
      kind,
      staffId: staffId ?? undefined,
      userAgent: userAgent ?? undefined,
    })),
    next: rows.length > first && last ? encodeCursor({ at: last.cursorAt, id: last.id }) : undefined,
  }
}
