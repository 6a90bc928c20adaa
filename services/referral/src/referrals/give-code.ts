import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { ReferralCode } from './referral.entity.js'

export interface NewCode {
  readonly code: string
  readonly name: string
  readonly email: string
  readonly type: ReferralType
}

/** Gives a new code to its ambassador, from when on links with it count for them (REF-06, D-43). */
export function issueCode({ code, email, name, type }: NewCode, tx: WriteTx): Promise<void> {
  const row = { code, assigned: true, assigned_to: name, assigned_email: email, referrer_type: type }
  return tx.save(Object.assign(new ReferralCode(), row))
}
