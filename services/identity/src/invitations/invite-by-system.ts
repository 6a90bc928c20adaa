import { noteOwnAct } from '../audit/note-own-act.js'
import type { IdentityCtx } from '../identity-ctx.js'
import type { NewMember } from '../staff/add-member.js'
import { inviteStaff } from './invite-staff.js'
import { sayInvited } from './send-invitation.js'

interface InvitedBySystem extends Omit<NewMember, 'createdBy'> {
  /** Whether the link goes to the person; it is returned all the same. */
  readonly isMailed: boolean
}

/** Invites a person by whoever runs the platform, with what an act of theirs is noted as: `system`. */
export function inviteBySystem({ isMailed, ...invited }: InvitedBySystem, ctx: IdentityCtx) {
  return ctx.db.write(async (tx) => {
    const link = await inviteStaff({ ...invited, createdBy: 'system' }, tx, ctx)
    if (isMailed) await sayInvited(link, tx)
    const act = { action: 'invite-staff', object: { kind: 'staff', id: link.staffId } }
    const fields = [{ name: 'roles', to: invited.roles.join(', ') }]
    await noteOwnAct({ ...act, fields, actor: { id: 'system', name: 'system' } }, tx, ctx)
    return link
  })
}
