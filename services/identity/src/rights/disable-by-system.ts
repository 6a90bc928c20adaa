import { AppError } from '@seneb/platform/app-error'

import { noteOwnAct } from '../audit/note-own-act.js'
import type { IdentityCtx } from '../identity-ctx.js'
import { memberByEmail } from '../staff/accounts.js'
import { putIntoState } from './put-into-state.js'

/** Takes a person's access away by whoever runs the platform, the last admin's too: the command makes another one. */
export async function disableBySystem(email: string, ctx: IdentityCtx): Promise<void> {
  await ctx.db.write(async (tx) => {
    const member = await memberByEmail(email, tx)
    if (!member) throw new AppError('STAFF_UNKNOWN')
    if (member.state === 'disabled') return
    await putIntoState({ staffId: member.id, state: 'disabled' }, tx, ctx)
    const fields = [{ name: 'state', from: member.state, to: 'disabled' }]
    const act = { action: 'change-access', object: { kind: 'staff', id: member.id }, fields }
    await noteOwnAct({ ...act, actor: { id: 'system', name: 'system' } }, tx, ctx)
  })
}
