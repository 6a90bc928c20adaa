import type { Payload } from '@seneb/contracts/define'
import { EmailTextChanged } from '@seneb/contracts/messages/content/email-text.messages'
import type { WriteTx } from '@seneb/service-kit/database/db'

const readEmailTextsSql = `/* readPublishedEmailTexts */
  select key, content as text from publications
  where kind = 'email-text' and ($1::text[] is null or key = any ($1)) order by position`

/**
 * Publishes the changed email texts for the service that sends emails, or all of them after an empty list. They must be
 * stored before.
 */
export async function publishEmailTexts(
  changes: readonly { readonly kind: string; readonly key: string }[],
  changedAt: Date,
  tx: WriteTx,
): Promise<void> {
  const keys = changes.filter(({ kind }) => kind === 'email-text').map(({ key }) => key)
  if (changes.length > 0 && keys.length === 0) return
  type Stored = Pick<Payload<typeof EmailTextChanged>, 'key' | 'text'>
  const texts = await tx.query<Stored>(readEmailTextsSql, [changes.length > 0 ? keys : null])
  for (const text of texts) await tx.publish(EmailTextChanged, { ...text, changedAt: changedAt.toISOString() })
}
