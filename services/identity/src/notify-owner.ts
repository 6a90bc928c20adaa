import {
  SignInMethodsChanged,
  type SignInMethodsChange,
} from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from './identity-ctx.js'
import { recordSecurityEvent, type Client } from './security-events/security-events.js'
import { requireMember } from './staff/accounts.js'

interface OwnerNotice {
  readonly staffId: string
  readonly change: SignInMethodsChange
  readonly client?: Client
}

/**
 * Queues a mail that notifies a person of a changed sign-in method, in the transaction of the change, and records the
 * event. If the change was not theirs, they are the first to know (ASVS 6.3.4, 6.3.6).
 */
export async function notifyOwner(
  { change, client, staffId }: OwnerNotice,
  tx: WriteTx,
  ctx: IdentityCtx,
): Promise<void> {
  const { email, name } = await requireMember(staffId, tx)
  await recordSecurityEvent({ kind: change, staffId, client }, tx, ctx)
  await tx.publish(SignInMethodsChanged, {
    noticeId: ctx.newId(),
    change,
    changedAt: ctx.now().toISOString(),
    personal: { email, name, userAgent: client?.text },
  })
}
