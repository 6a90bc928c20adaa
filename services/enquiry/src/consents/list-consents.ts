import type { ReadTx } from '@seneb/service-kit/storing/db'
import { IsNull } from 'typeorm'

import { Consent } from './consent.entity.js'
import { carriedConsents } from './consent.rules.js'

/** What a person agreed to with an enquiry and has not withdrawn: to which text, when and with whom. */
export async function listConsents(enquiryId: string, tx: ReadTx) {
  const where = [{ trip_plan_id: enquiryId }, { consultation_id: enquiryId }].map((of) => ({
    ...of,
    withdrawn_at: IsNull(),
  }))
  const consents = await tx.find(Consent, { where, order: { given_at: 'asc', id: 'asc' } })
  return carriedConsents(consents)
}
