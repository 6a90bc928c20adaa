import { withAbortTimeout } from '@seneb/platform/with-timeout'
import { number, object, string } from 'yup'

/** Account of an application at the provider of a mailbox, which issues tokens instead of accepting a password. */
export interface TokenAccount {
  /** Address that issues tokens by client credentials (RFC 6749, 4.4). */
  readonly url: string
  readonly client: string
  readonly secret: string
  readonly scope: string
}

const issued = object({
  access_token: string().max(16_384).required(),
  expires_in: number().min(1).max(86_400).default(300),
})

const requestMs = 10_000
/** A token is renewed this long before its end, because a run with it may last a while. */
const renewedBeforeMs = 120_000

/** Returns tokens of an application, each for as long as it is valid. */
export class AccessTokens {
  private current?: { readonly token: string; readonly renewedAt: number }

  constructor(
    private readonly account: TokenAccount,
    private readonly now: () => Date,
  ) {}

  async get(): Promise<string> {
    if (this.current && this.now().getTime() < this.current.renewedAt) return this.current.token
    const { access_token: token, expires_in: seconds } = await this.request()
    this.current = { token, renewedAt: this.now().getTime() + Math.max(0, seconds * 1000 - renewedBeforeMs) }
    return token
  }

  private async request() {
    const { client, scope, secret, url } = this.account
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client,
      client_secret: secret,
      scope,
    })
    return withAbortTimeout(requestMs, async (signal) => {
      const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal })
      // The response may quote the secret, so that only its status is reported.
      if (!response.ok) throw new Error(`the provider of the mailbox issued no token: ${response.status}`)
      return issued.validate(await response.json())
    })
  }
}
