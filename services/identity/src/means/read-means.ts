import type { Output } from '@seneb/contracts/define'
import type { ReadMeans } from '@seneb/contracts/messages/identity/means.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { ReadTx } from '@seneb/service-kit/storing/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { listPasskeys } from '../passkeys/list-passkeys.js'
import { recoveryCodesLeft } from '../second-factors/recovery-codes.js'
import { totpSecretOf } from '../second-factors/totp-factor.js'
import { memberOf } from '../staff/accounts.js'

type Member = Awaited<ReturnType<typeof memberOf>>

/** By what whoever asks may sign in. */
export function readMeans(ctx: IdentityCtx): Promise<Output<typeof ReadMeans>> {
  return ctx.db.read(async (tx) => {
    const member = await memberOf(staffOf(ctx).id, tx)
    return { email: member.email, ...(await meansOf(member, tx, ctx)) }
  })
}

/** By what a person may sign in; nothing of the means themselves. */
export async function meansOf({ id, password_hash }: Member, tx: ReadTx, ctx: IdentityCtx) {
  return {
    hasPassword: Boolean(password_hash),
    hasCodeApp: (await totpSecretOf(id, tx, ctx)) !== undefined,
    recoveryCodesLeft: await recoveryCodesLeft(id, tx),
    passkeys: await listPasskeys(id, tx),
  }
}
