import type { Output } from '@seneb/contracts/define'
import type { ListStaff, ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'
import { rolesWith } from '@seneb/contracts/vocabulary/staff-access'

import type { IdentityCtx } from '../identity-ctx.js'
import { listStaffSql, listStaffNamesSql } from './staff-member.entity.js'

/** Everybody of the team with their roles; one statement however many they are. */
export async function listStaff(ctx: IdentityCtx): Promise<Output<typeof ListStaff>> {
  const people = await ctx.db.read((tx) => tx.query<Output<typeof ListStaff>['people'][number]>(listStaffSql))
  return { people }
}

/** Everybody by name, also who has left: what they did stays theirs. Only who may work on enquiries can be given one. */
export async function listStaffNames(ctx: IdentityCtx): Promise<Output<typeof ListStaffNames>> {
  const people = await ctx.db.read((tx) =>
    tx.query<Output<typeof ListStaffNames>['people'][number]>(listStaffNamesSql, [rolesWith('enquiry:work')]),
  )
  return { people }
}
