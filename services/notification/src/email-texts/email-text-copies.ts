import type { Payload } from '@seneb/contracts/define'
import type { EmailTextChanged } from '@seneb/contracts/messages/content/email-text.messages'
import type { EmailText, EmailTexts } from '@seneb/contracts/publications/email-text.schemas'
import { ReplicatedValues, type Clocked } from '@seneb/service-kit/database/replicated-values'

import { shippedEmailTexts } from './shipped-email-texts.js'

const readTextsSql = `/* readEmailTexts */ select key as name, content as value from email_texts`

/** Stores a text unless a newer one is stored, in any order of events. $1 the texts, $2 the time of the change */
const storeTextsSql = `/* storeEmailTexts */
  insert into email_texts as t (key, content, changed_at)
  select key, content, $2::timestamptz from jsonb_to_recordset($1::jsonb) as r (key text, content jsonb)
  on conflict (key) do update set content = excluded.content, changed_at = excluded.changed_at
    where t.changed_at <= excluded.changed_at
  returning key`

/**
 * Sentences of emails as editors published them: this service's own copy. The shipped sentences apply to an email until
 * its first text arrives.
 */
export class EmailTextCopies {
  private readonly texts = new ReplicatedValues<EmailText>({ read: readTextsSql, store: storeTextsSql })

  /** Returns the sentences of every email. */
  async read(ctx: Clocked): Promise<EmailTexts> {
    return { ...shippedEmailTexts, ...Object.fromEntries(await this.texts.read(ctx)) }
  }

  /** Stores the text of an event; it applies to this process immediately. */
  store({ changedAt, key, text }: Payload<typeof EmailTextChanged>, ctx: Pick<Clocked, 'db'>): Promise<void> {
    return this.texts.store([{ key, content: text }], changedAt, ctx)
  }
}
