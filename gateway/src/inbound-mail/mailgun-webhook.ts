import { createHash } from 'node:crypto'

import { isSigned } from './is-signed.js'
import { isRecent, signatureLifeMs, type Webhook } from './webhook.js'

/** Maximum number of tokens that are remembered; more than the accepted emails of ten minutes. */
const maxTokens = 10_000

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/

/**
 * Reads emails that Mailgun posts to an address ending in `/mime`. It signs a time and a token and not the email, so
 * each token is accepted for one email only.
 */
export function mailgunWebhook(secret: string): Webhook {
  const tokens = new UsedTokens()
  return {
    isRefusedByHead: ({ headers }) => !formTypes.test(headers['content-type'] ?? ''),
    read: async ({ body, headers, receivedAt }) => {
      const form = await readForm(body, headers['content-type'] ?? '')
      const [timestamp, token, signature] = ['timestamp', 'token', 'signature'].map((name) => textOf(form, name))
      const isOurs = isSigned(signature ?? '', [timestamp ?? '', token ?? ''], secret)
      if (!isOurs || !isRecent(timestamp ?? '', receivedAt)) return undefined
      const raw = Buffer.from(textOf(form, 'body-mime'))
      if (!tokens.admit(token ?? '', raw, receivedAt)) return undefined
      return raw.length === 0 ? [] : [{ raw, recipients: textOf(form, 'recipient').split(',') }]
    },
  }
}

/** Tokens of signatures that are still recent. */
class UsedTokens {
  private readonly uses = new Map<string, { readonly atMs: number; readonly digest: string }>()

  /** Whether a token is new, or is repeated with the same email because an earlier response was lost. */
  admit(token: string, email: Buffer, now: Date): boolean {
    for (const [earlier, { atMs }] of this.uses) {
      if (now.getTime() - atMs <= 2 * signatureLifeMs && this.uses.size < maxTokens) break
      this.uses.delete(earlier)
    }
    const digest = createHash('sha256').update(email).digest('hex')
    const use = this.uses.get(token)
    if (use) return use.digest === digest
    this.uses.set(token, { atMs: now.getTime(), digest })
    return true
  }
}

async function readForm(body: Buffer, contentType: string): Promise<FormData | undefined> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
  } catch {
    return undefined
  }
}

function textOf(form: FormData | undefined, name: string): string {
  const value = form?.get(name)
  return typeof value === 'string' ? value : ''
}
