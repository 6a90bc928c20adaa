import type { Output } from '@seneb/contracts/define'
import type { ListStaff, ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'
import { rolesWith } from '@seneb/contracts/vocabulary/staff-access'

import type { IdentityCtx } from '../identity-ctx.js'
import { listStaffSql, listStaffNamesSql } from './staff-member.entity.js'

/** Returns all team members with their roles, in one statement. */
export async function listStaff(ctx: IdentityCtx): Promise<Output<typeof ListStaff>> {
  const people = await ctx.db.read((tx) => tx.query<Output<typeof ListStaff>['people'][number]>(listStaffSql))
  return { people }
}

/** Returns all team members by name, including those who left; only those who may work on enquiries can be assigned one. */
export async function listStaffNames(ctx: IdentityCtx): Promise<Output<typeof ListStaffNames>> {
  const people = await ctx.db.read((tx) =>
    tx.query<Output<typeof ListStaffNames>['people'][number]>(listStaffNamesSql, [rolesWith('enquiry:work')]),
  )
  return { people }
}
