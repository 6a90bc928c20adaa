import type { ReceivedMail } from '@seneb/testkit/mailbox'

import type { Stack } from './stack.js'

/** Result of a field of the patient's page. */
export interface PatientResult {
  readonly __typename: string
  readonly [field: string]: unknown
}

/** A patient's browser at the gateway, with the cookie of its session. */
export class PatientClient {
  /** Secret of the session; empty without one. */
  session = ''

  constructor(
    private readonly stack: Pick<Stack, 'graphqlUrl' | 'siteUrl'>,
    private readonly address?: string,
  ) {}

  /** Opens the page by the secret of a link. */
  open(token: string): Promise<PatientResult> {
    return this.request(
      `mutation ($token: String) { result: openMyRequest(token: $token) {
        __typename ... on MyRequestOpened { request { level reference } } ... on Problem { code } } }`,
      { token },
    )
  }

  /** Has a code mailed that raises the session. */
  requestCode(): Promise<PatientResult> {
    return this.request(
      'mutation { result: requestMyCode { __typename ... on MyCodeRequested { expiresAt } ... on Problem { code } } }',
    )
  }

  confirmCode(code: string): Promise<PatientResult> {
    return this.request(
      `mutation ($code: String) { result: confirmMyCode(code: $code) {
        __typename ... on MyRequestOpened { request { level } } ... on Problem { code } } }`,
      { code },
    )
  }

  /** Has link and code mailed for a reference and an address. */
  requestLink(reference: string, email: string): Promise<PatientResult> {
    return this.request(
      `mutation ($reference: String, $email: String) {
        result: requestMyLink(reference: $reference, email: $email, botSignals: { website: "", fillMs: 20000 }) {
          __typename ... on MyLinkRequested { isRequested } ... on Problem { code } } }`,
      { reference, email },
    )
  }

  write(text: string, idempotencyKey?: string): Promise<PatientResult> {
    return this.request(
      `mutation ($text: String, $key: ID) { result: writeToCareTeam(text: $text, idempotencyKey: $key) {
        __typename ... on MyMessageSent { messageId } ... on Problem { code } } }`,
      { text, key: idempotencyKey },
    )
  }

  /** Sends one document whose field is named `result`; throws when there is no result. */
  async request(query: string, variables: object = {}): Promise<PatientResult> {
    const { result, text } = await this.send(query, variables)
    if (!result) throw new Error(`the patient's page was answered with ${text.slice(0, 300)}`)
    return result
  }

  private async send(query: string, variables: object): Promise<{ result?: PatientResult; text: string }> {
    const response = await fetch(this.stack.graphqlUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        origin: this.stack.siteUrl,
        'sec-fetch-site': 'same-origin',
        ...(this.session ? { cookie: `seneb-request=${this.session}` } : {}),
        ...(this.address === undefined ? {} : { 'x-forwarded-for': this.address }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(15_000),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const found = /^(?:__Host-)?seneb-request=([^;]*)/.exec(cookie)
      if (found) this.session = found[1] ?? ''
    }
    const text = await response.text()
    return { result: dataIn(text)?.result, text }
  }
}

function dataIn(text: string): { result?: PatientResult } | undefined {
  try {
    return (JSON.parse(text) as { data?: { result?: PatientResult } | null }).data ?? undefined
  } catch {
    return undefined
  }
}

/** Returns the secret of the link to "My request" in a mail. */
export function linkSecretIn({ mail }: ReceivedMail): string | undefined {
  return /\/my-request#k=([\w-]{43})/.exec(mail.text ?? '')?.[1]
}

/** Returns the code of a mail. */
export function codeIn({ mail }: ReceivedMail): string | undefined {
  return /\byour code\W{1,20}(\d{3} ?\d{3})\b/i.exec(mail.text ?? '')?.[1]?.replace(' ', '')
}
