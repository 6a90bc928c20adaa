import { MeansChanged, type MeansChange } from '@seneb/contracts/messages/identity/means.messages'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from './identity-ctx.js'
import { noteSecurityEvent, type Client } from './security-events/note-security-event.js'
import { memberOf } from './staff/accounts.js'

interface Told {
  readonly staffId: string
  readonly change: MeansChange
  readonly client?: Client
}

/**
 * Has a person told by mail that how they sign in has changed, in the transaction of the change, and notes it: if it was
 * not them, they are the first to know (ASVS 6.3.4, 6.3.6).
 */
export async function tellOwner({ change, client, staffId }: Told, tx: WriteTx, ctx: IdentityCtx): Promise<void> {
  const { email, name } = await memberOf(staffId, tx)
  await noteSecurityEvent({ kind: change, staffId, client }, tx, ctx)
  await tx.publish(MeansChanged, {
    noticeId: ctx.newId(),
    change,
    changedAt: ctx.now().toISOString(),
    personal: { email, name, clientText: client?.text },
  })
}
