import { readFileSync } from 'node:fs'

import { importPKCS8, SignJWT } from 'jose'
import { object, string, type InferType } from 'yup'
import { httpUrl } from '@seneb/platform/config'

import { SearchConsoleFailure, type PageVerdict, type SearchConsole } from './search-console.js'
import type { contentSettings } from '../config.js'

const inspection = object({
  inspectionResult: object({
    indexStatusResult: object({
      verdict: string().required(),
      coverageState: string().required(),
      lastCrawlTime: string().optional(),
    }).required(),
  }).required(),
})

/** Search Console by its API, for the property that is our site's origin (Sitemaps: submit; URL Inspection: index). */
export class GoogleSearchConsole implements SearchConsole {
  private readonly google: GoogleAccess
  /** A property of the kind "URL prefix" is called by its address with the slash. */
  private readonly property: string

  constructor(
    account: ServiceAccount,
    origin: string,
    private readonly api = 'https://searchconsole.googleapis.com',
  ) {
    this.google = new GoogleAccess(account)
    this.property = new URL('/', origin).href
  }

  async submitSiteMap(): Promise<void> {
    const [site, feed] = [this.property, `${this.property}sitemap.xml`].map(encodeURIComponent)
    await this.google.request(`${this.api}/webmasters/v3/sites/${site}/sitemaps/${feed}`, { method: 'PUT' })
  }

  async inspect(path: string): Promise<PageVerdict> {
    const response = await this.google.request(`${this.api}/v1/urlInspection/index:inspect`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ inspectionUrl: new URL(path, this.property).href, siteUrl: this.property }),
    })
    const { inspectionResult } = await response
      .json()
      .then((body: unknown) => inspection.validate(body))
      .catch(() => {
        throw new SearchConsoleFailure('UNREADABLE')
      })
    const { coverageState: coverage, lastCrawlTime, verdict } = inspectionResult.indexStatusResult
    return { verdict, coverage, lastCrawledAt: lastCrawlTime ? new Date(lastCrawlTime) : undefined }
  }
}

const scope = 'https://www.googleapis.com/auth/webmasters'
const timeoutMs = 10_000
/** A token with less than this left is renewed, in milliseconds. */
const reserveMs = 60_000

/**
 * Talks to Google as a service account: exchanges a signed assertion for a token, and uses that until it is nearly
 * over.
 */
class GoogleAccess {
  private token?: { readonly value: string; readonly usableUntil: number }

  constructor(private readonly account: ServiceAccount) {}

  /** One request with a token; throws SearchConsoleFailure unless it succeeds. */
  async request(url: string, init: RequestInit): Promise<Response> {
    const authorization = `Bearer ${await this.currentToken()}`
    return fetchOk(url, { ...init, headers: { ...init.headers, authorization } })
  }

  private async currentToken(): Promise<string> {
    if (this.token && performance.now() < this.token.usableUntil) return this.token.value
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: await this.assertion(),
    })
    const response = await fetchOk(this.account.token_uri, { method: 'POST', body })
    const { access_token: value, expires_in: expiresIn } = (await response.json()) as Record<string, unknown>
    if (typeof value !== 'string' || typeof expiresIn !== 'number') throw new SearchConsoleFailure('NO_TOKEN')
    this.token = { value, usableUntil: performance.now() + expiresIn * 1000 - reserveMs }
    return value
  }

  private async assertion(): Promise<string> {
    const { client_email, private_key, private_key_id, token_uri } = this.account
    return new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: private_key_id })
      .setIssuer(client_email)
      .setAudience(token_uri)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(private_key, 'RS256'))
  }
}

async function fetchOk(url: string, init: RequestInit): Promise<Response> {
  const pending = fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  const response = await pending.catch((error: unknown) => {
    throw new SearchConsoleFailure(error instanceof Error ? error.name : 'UNKNOWN')
  })
  if (!response.ok) throw new SearchConsoleFailure(String(response.status))
  return response
}

/** Opens Search Console with the configured key: undefined without a key; throws for an invalid one (D-36, D-38). */
export function openSearchConsole({
  CONTENT_SEARCH_CONSOLE_KEY_FILE: keyFile,
  CONTENT_SITE_ORIGIN: origin,
}: Pick<InferType<typeof contentSettings>, 'CONTENT_SEARCH_CONSOLE_KEY_FILE' | 'CONTENT_SITE_ORIGIN'>):
  | SearchConsole
  | undefined {
  if (!keyFile) return undefined
  if (!origin) throw new Error('CONTENT_SEARCH_CONSOLE_KEY_FILE needs CONTENT_SITE_ORIGIN: the site that it is for')
  return new GoogleSearchConsole(readServiceAccount(keyFile), origin)
}

const keyFile = object({
  client_email: string().required(),
  private_key: string().required(),
  private_key_id: string().required(),
  token_uri: httpUrl().required(),
})

/** The account that our property in Search Console has let in. */
export type ServiceAccount = InferType<typeof keyFile>

/** Reads the key of a service account as Google gives it; throws a sentence without anything of its contents. */
function readServiceAccount(path: string): ServiceAccount {
  try {
    return keyFile.validateSync(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new Error('CONTENT_SEARCH_CONSOLE_KEY_FILE names no readable key of a Google service account')
  }
}
