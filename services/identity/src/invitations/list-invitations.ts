import type { Output } from '@seneb/contracts/define'
import type { ListInvitations } from '@seneb/contracts/messages/identity/invitation.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { listInvitationsSql } from './invitation.queries.js'

type Listed = Output<typeof ListInvitations>['invitations'][number]
type Row = Omit<Listed, 'invitedAt' | 'expiresAt'> & { readonly invitedAt: Date; readonly expiresAt: Date }

/** Who was invited and has not joined, each with their newest link; one statement however many they are. */
export async function listInvitations(ctx: IdentityCtx): Promise<Output<typeof ListInvitations>> {
  const rows = await ctx.db.read((tx) => tx.query<Row>(listInvitationsSql, [ctx.now()]))
  return {
    invitations: rows.map((row) => ({
      ...row,
      invitedAt: row.invitedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    })),
  }
}
