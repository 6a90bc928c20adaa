import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import type { TestDb } from '@seneb/testkit/test-db'

import { asStaff } from '../ambassador-applications/ambassador-review.fixture.js'
import { addAmbassador } from '../ambassadors/change-ambassador.js'
import type { ReferralCtx } from '../referral-ctx.js'
import { referralTestCtx } from '../referral.fixture.js'
import { assignReferralCode } from './change-referral-code.js'
import { createReferralCodes } from './create-referral-codes.js'
import { ReferralCode } from './referral-code.entity.js'

/** A desk where staff change codes, over a test database. */
export class CodeDesk {
  constructor(readonly postgres: TestDb) {}

  as(roles: readonly StaffRole[] = ['care-lead'], changes: Partial<ReferralCtx> = {}): ReferralCtx {
    return asStaff(referralTestCtx(this.postgres, changes), roles)
  }

  visitor(changes: Partial<ReferralCtx> = {}): ReferralCtx {
    return referralTestCtx(this.postgres, changes)
  }

  async ambassador(name = 'Nadia Fahmy', type: ReferralType = 'tour-guide'): Promise<string> {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@guides.example`
    return (await addAmbassador({ name, email, type }, this.as())).ambassadorId
  }

  async stock(code: string, type: ReferralType = 'general'): Promise<void> {
    await createReferralCodes({ code, count: 1, type }, this.as())
  }

  /** Makes a code and assigns it; its version is 2 then. */
  async assigned(code: string, ambassadorId: string): Promise<void> {
    await this.stock(code)
    await assignReferralCode({ code, version: 1, ambassadorId }, this.as())
  }

  stored(code: string): Promise<ReferralCode | null> {
    return this.postgres.db.read((tx) => tx.findOne(ReferralCode, { code }))
  }
}
