import type { Output } from '@seneb/contracts/define'
import type { ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { listStaffNamesSql } from './staff.queries.js'

/** Everybody by name, also who has left: what they did stays theirs. */
export async function listStaffNames(ctx: IdentityCtx): Promise<Output<typeof ListStaffNames>> {
  const people = await ctx.db.read((tx) => tx.query<Output<typeof ListStaffNames>['people'][number]>(listStaffNamesSql))
  return { people }
}
