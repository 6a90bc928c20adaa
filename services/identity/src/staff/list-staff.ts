import type { Output } from '@seneb/contracts/define'
import type { ListStaff } from '@seneb/contracts/messages/identity/staff.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { listStaffSql } from './staff.queries.js'

/** Everybody of the team with their roles; one statement however many they are. */
export async function listStaff(ctx: IdentityCtx): Promise<Output<typeof ListStaff>> {
  const people = await ctx.db.read((tx) => tx.query<Output<typeof ListStaff>['people'][number]>(listStaffSql))
  return { people }
}
