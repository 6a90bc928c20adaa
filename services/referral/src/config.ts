import { boolean, object, type InferType } from 'yup'

/** The environment of the referral service. */
export const referralSettings = object({
  /** D-07, O-5: whether an id nobody has seen before is taken as an unverified referral. */
  REFERRAL_ACCEPT_UNKNOWN: boolean().default(true),
})

export type ReferralSettings = InferType<typeof referralSettings>
