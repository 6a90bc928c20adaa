import type { Input, Output } from '@seneb/contracts/define'
import type { RenamePasskey } from '@seneb/contracts/messages/identity/passkey.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { staffAudit } from '../staff/staff.audit.js'
import { Passkey } from './passkey.entity.js'

/** Calls a passkey of whoever is signed in something else. The same name again is no act, and nobody's but theirs is renamed. */
export async function renamePasskey(
  { name, passkeyId }: Input<typeof RenamePasskey>,
  ctx: IdentityCtx,
): Promise<Output<typeof RenamePasskey>> {
  const { id: staffId } = staffOf(ctx)
  return ctx.db.write(async (tx) => {
    const passkey = await tx.findOne(Passkey, { id: passkeyId, staff_id: staffId })
    if (!passkey) return { isRenamed: false }
    if (passkey.name === name) return { isRenamed: true }

    await tx.update(Passkey, { id: passkeyId }, { name })
    const object = { noun: staffAudit, id: staffId }
    const [before, after] = [{ passkey: passkey.name }, { passkey: name }]
    await ctx.act(tx, { action: 'rename-passkey', object, before, after })
    return { isRenamed: true }
  })
}
