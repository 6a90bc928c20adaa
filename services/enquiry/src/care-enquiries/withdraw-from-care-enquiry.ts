import type { Payload } from '@seneb/contracts/define'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import type { WriteTx } from '@seneb/service-kit/storing/db'

interface Withdrawn extends Pick<Payload<typeof ConsentWithdrawn>, 'effect'> {
  readonly id: string
}

/** $1 the enquiry. */
const changeVersionSql = `/* changeCareEnquiryVersion */
  update care_enquiries set version = version + 1 where id = $1 returning version`

/** $1 the enquiry: what the team wrote may tell of health too. */
const eraseHealthSql = `/* eraseCareEnquiryHealth */
  with listed as (update care_enquiries set treatment_type = null, procedure = null where id = $1)
  update care_events set words_sealed = null where enquiry_id = $1`

/**
 * Takes out of the care team's list what a withdrawn consent allowed: what was wanted, and whatever the team wrote, when
 * it was the use of health details (D-66). Open pages of the desk ask again.
 */
export async function withdrawFromCareEnquiry({ effect, id }: Withdrawn, tx: WriteTx): Promise<void> {
  const [changed] = await tx.query<{ version: number }>(changeVersionSql, [id])
  if (!changed) return
  if (effect === 'health-erased') await tx.query(eraseHealthSql, [id])
  await tx.say(CareEnquiryChanged, { enquiryId: id, version: changed.version })
}
