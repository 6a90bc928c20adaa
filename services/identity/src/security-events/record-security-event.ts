import type { StaffActionDenied } from '@seneb/contracts/messages/identity/every-service.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { SecurityEvent, type SecurityEventKind } from './security-event.entity.js'

/** Browser and network of a client, as the gateway reports them. */
export interface Client {
  readonly text: string
  readonly network: string
}

interface Noted {
  readonly kind: SecurityEventKind
  readonly staffId?: string
  readonly sessionId?: string
  readonly client?: Client
}

/** Writes a security event down with the change it belongs to; no address, no token, no password (S14). */
export function recordSecurityEvent(noted: Noted, tx: WriteTx, ctx: Ctx): Promise<void> {
  const { client, kind, sessionId, staffId } = noted
  return tx.save(
    Object.assign(new SecurityEvent(), {
      id: ctx.newId(),
      at: ctx.now(),
      kind,
      staff_id: staffId,
      session_id: sessionId,
      client_text: client?.text,
      network_key: client && networkKey(client, ctx),
    }),
  )
}

/** A network by which it is recognised and not found. */
export function networkKey({ network }: Client, ctx: Pick<Ctx, 'atRest'>): string {
  return ctx.atRest.digest(JSON.stringify(['network', network]))
}

/** Notes that a service refused one of our staff (S14). */
export async function onStaffActionDenied(
  event: ReceivedEvent<typeof StaffActionDenied>,
  ctx: IdentityCtx,
): Promise<void> {
  const { sessionId, staffId } = event.data
  await ctx.db.write((tx) => recordSecurityEvent({ kind: 'question-refused', staffId, sessionId }, tx, ctx))
}
