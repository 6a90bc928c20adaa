import type { ErasingService } from '@seneb/contracts/vocabulary/erasures'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { finishPlaceSql } from './erasure.queries.js'

interface Finished {
  readonly enquiryId: string
  readonly service: ErasingService
  readonly finishedAt: Date
}

/**
 * Notes that nothing of an enquiry is left in a service, and has open pages of the desk ask again; of what was erased as no
 * enquiry, as the mail that tells of an erasure, nothing is noted.
 */
export async function finishPlace({ enquiryId, finishedAt, service }: Finished, tx: WriteTx): Promise<void> {
  const noted = await tx.query(finishPlaceSql, [enquiryId, service, finishedAt])
  if (noted.length === 0) return
  await tx.say(CareEnquiryChanged, { enquiryId, version: 0 })
}
