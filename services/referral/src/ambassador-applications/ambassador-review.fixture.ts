import { randomUUID } from 'node:crypto'

import { ambassadorApplicationForm } from '@seneb/contracts/forms/ambassador-application.form'
import { readForm } from '@seneb/contracts/forms/read-form'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { staffCtx } from '@seneb/testkit/audited-once'
import { anAmbassadorApplication } from '@seneb/testkit/an-ambassador-application'

import type { ReferralCtx } from '../referral-ctx.js'

export const reviewerId = '0190f5fe-7c00-7a00-8000-00000000000a'

/** Returns the same context with a staff member as the caller. */
export function asStaff(ctx: ReferralCtx, roles: readonly StaffRole[]): ReferralCtx {
  const who = { id: reviewerId, sessionId: randomUUID(), name: 'Salma', title: 'Care lead', roles }
  return staffCtx(ctx, 'referral', { ...who, authenticatedAt: ctx.now() })
}

/** Test input: a filled-in form, parsed as by the service. */
export function aForm(changes: object = {}) {
  const { problems, value } = readForm(ambassadorApplicationForm, anAmbassadorApplication(changes), {})
  if (!value) throw new Error(JSON.stringify(problems))
  return value
}
