import type { Input, Output } from '@seneb/contracts/define'
import type { ListGivenConsents } from '@seneb/contracts/messages/enquiry/consent.messages'
import type { Ctx } from '@seneb/service-kit/ctx'

import { consentsOfLink } from '../consents/consents-of-link.js'
import { consentsWithPending } from './consents-with-pending.js'

/** What the person agreed to with the enquiry of this link, word for word; nothing for a link of nobody (TRIP-26). */
export async function listGivenConsents(
  { token }: Input<typeof ListGivenConsents>,
  ctx: Ctx,
): Promise<Output<typeof ListGivenConsents>> {
  return ctx.db.read(async (tx) => ({ consents: await consentsWithPending(await consentsOfLink(token, tx), tx) }))
}
