import type { ReadTx } from '@seneb/service-kit/database/db'
import type { Sealing } from '@seneb/platform/sealing'

import { openEnvelope } from './sealed-email.js'

/** $1 the message, $2 the enquiry */
const envelopeSql = `/* envelopeOfMessage */
  select envelope_sealed as envelope from inbound_emails
  where id = $1::uuid and enquiry_id = $2::uuid and envelope_sealed is not null`

/** Returns the Message-ID of a patient's email, which a reply to it names; undefined when it came another way. */
export async function findMessageId(
  { enquiryId, messageId }: { readonly messageId: string; readonly enquiryId: string },
  tx: Pick<ReadTx, 'query'>,
  atRest: Sealing,
): Promise<string | undefined> {
  const [found] = await tx.query<{ readonly envelope: Buffer }>(envelopeSql, [messageId, enquiryId])
  return found && openEnvelope(found.envelope, messageId, atRest).messageId
}
