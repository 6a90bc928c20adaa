import type { ErasureFinished } from '@seneb/contracts/messages/notification/erasure.messages'
import type { ErasingService } from '@seneb/contracts/vocabulary/erasures'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { finishPlace } from './finish-place.js'

/** Notes that a service has nothing of an enquiry left. */
export async function onErasureFinished(
  { data: { enquiryId, finishedAt } }: Pick<Heard<typeof ErasureFinished>, 'data'>,
  service: ErasingService,
  ctx: Ctx,
): Promise<void> {
  await ctx.db.write((tx) => finishPlace({ enquiryId, service, finishedAt: new Date(finishedAt) }, tx))
}
