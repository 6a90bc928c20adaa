import type { Payload } from '@seneb/contracts/define'
import type { EmailTextChanged } from '@seneb/contracts/messages/content/email-text.messages'
import { emailText, type EmailText, type EmailTexts } from '@seneb/contracts/publications/email-text.schemas'
import { emailTextKeys, rulesOfEmail, type EmailTextKey } from '@seneb/contracts/vocabulary/email-texts'
import { observeGauges } from '@seneb/platform/metrics'
import type { Ctx } from '@seneb/service-kit/ctx'
import { ReplicatedValues } from '@seneb/service-kit/database/replicated-values'

import { shippedEmailTexts } from './shipped-email-texts.js'

const readTextsSql = `/* readEmailTexts */ select key as name, content as value from email_texts`

/** Stores a text unless a newer one is stored, in any order of events. $1 the texts, $2 the time of the change */
const storeTextsSql = `/* storeEmailTexts */
  insert into email_texts as t (key, content, changed_at)
  select key, content, $2::timestamptz from jsonb_to_recordset($1::jsonb) as r (key text, content jsonb)
  on conflict (key) do update set content = excluded.content, changed_at = excluded.changed_at
    where t.changed_at <= excluded.changed_at
  returning key`

/** Part of the context that reading needs. */
type ReadingCtx = Pick<Ctx, 'db' | 'log' | 'now'>

/** Texts of one reading of the table. */
interface CheckedTexts {
  readonly stored: ReadonlyMap<string, unknown>
  readonly texts: EmailTexts
  /** Emails whose stored text breaks a rule of this release. */
  readonly unusableKeys: readonly EmailTextKey[]
}

/**
 * Sentences of emails as editors published them: this service's own copy. The shipped sentences apply to an email until
 * its first text arrives, and while its text breaks a rule of this release: content may be older or newer.
 */
export class EmailTextCopies {
  private readonly stored = new ReplicatedValues<unknown>({ read: readTextsSql, store: storeTextsSql })
  private checked?: CheckedTexts

  /** Returns the sentences of every email. */
  async read(ctx: ReadingCtx): Promise<EmailTexts> {
    return (await this.check(ctx)).texts
  }

  /** Returns the emails that are sent with the shipped text, because this release cannot use the stored one. */
  async unusableKeys(ctx: ReadingCtx): Promise<readonly EmailTextKey[]> {
    return (await this.check(ctx)).unusableKeys
  }

  /**
   * Stores the text of an event; it applies to this process immediately. An invalid text is stored too, because the
   * next release may have other rules.
   */
  async store({ changedAt, key, text }: Payload<typeof EmailTextChanged>, ctx: Pick<Ctx, 'db' | 'log'>): Promise<void> {
    await this.stored.store([{ key, content: text }], changedAt, ctx)
    if (rulesOfEmail(key) && !isUsable(key, text)) {
      ctx.log.warn({ kind: key }, 'an email text arrived that this release cannot use, the shipped one is sent')
    }
  }

  /** Counts the texts that this release cannot use whenever metrics are collected. */
  observe(ctx: ReadingCtx): void {
    observeGauges({ seneb_email_texts_unusable: 'Stored email texts that this release cannot use' }, async () => ({
      seneb_email_texts_unusable: (await this.unusableKeys(ctx)).length,
    }))
  }

  private async check(ctx: ReadingCtx): Promise<CheckedTexts> {
    const stored = await this.stored.read(ctx)
    if (this.checked?.stored === stored) return this.checked
    const texts: Partial<Record<EmailTextKey, EmailText>> = {}
    const unusableKeys: EmailTextKey[] = []
    for (const key of emailTextKeys) {
      if (!stored.has(key)) continue
      const text = stored.get(key)
      if (isUsable(key, text)) texts[key] = text
      else unusableKeys.push(key)
    }
    if (unusableKeys.length > 0 && unusableKeys.join() !== this.checked?.unusableKeys.join()) {
      ctx.log.warn({ kind: unusableKeys.join(' ') }, 'stored email texts cannot be used, the shipped ones are sent')
    }
    this.checked = { stored, texts: { ...shippedEmailTexts, ...texts }, unusableKeys }
    return this.checked
  }
}

/** Whether a stored text is one of this email, and obeys the rules of this release. */
function isUsable(key: string, text: unknown): text is EmailText {
  return emailText.isValidSync(text, { strict: true }) && text.key === key
}
