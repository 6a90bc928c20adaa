import { daysOf, retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'
import { secretKeys } from '@seneb/platform/config'
import { number, object, type InferType } from 'yup'

/** The environment of the referral service. */
export const referralSettings = object({
  /** Key that encrypts documents and numbers of identity documents; the gateway has the same (S13). */
  REFERRAL_DOCUMENT_KEY: secretKeys().required(),
  /** O-7: how long after the decision the documents of an application are retained. */
  REFERRAL_DOCUMENT_RETENTION_DAYS: number()
    .integer()
    .min(0)
    .max(3650)
    .default(daysOf(retentionPeriods.applicationDocument)),
})

export type ReferralSettings = InferType<typeof referralSettings>
