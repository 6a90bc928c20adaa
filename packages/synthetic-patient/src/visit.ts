import { randomUUID } from 'node:crypto'

import { cookiePolicyVersion, necessaryOnly } from '@seneb/contracts/vocabulary/cookie-purposes'

import { type Journey, requestGraph, readPage, UnexpectedResponse, signedHeaders } from './visited-site.js'
import { ownDocument } from './documents/own-document.js'

const pages = ['/', '/budget-estimator', '/trip-planner'] as const

/** Reads pages, each to its end. */
export async function readPages({ signal, site }: Journey): Promise<void> {
  for (const path of pages) {
    const { status, text } = await readPage(path, site, signal)
    if (status !== 200) throw new UnexpectedResponse(`${path} answered ${status}`)
    if (!text.includes('</html>')) throw new UnexpectedResponse(`${path} came without its end`)
  }
}

interface Referred {
  readonly processReferral: { readonly __typename: string; readonly isTest?: boolean }
}

/**
 * Follows the referral link without a code; it is processed like any other and credited to no referrer (ROUTE-05,
 * D-10).
 */
export async function arriveByLink({ signal, site }: Journey): Promise<void> {
  const request = { document: ownDocument('ComeBySyntheticLink'), variables: { input: { path: '/refer' } } }
  const { processReferral: outcome } = await requestGraph<Referred>(request, site, signal)
  if (outcome.isTest !== true) throw new UnexpectedResponse(outcome.__typename)
}

interface Chosen {
  readonly recordCookieChoice: { readonly __typename: string; readonly receiptId?: string }
}

/** Refuses all optional cookies and gets a receipt as a person does. */
export async function rejectCookies({ keys, signal, site }: Journey): Promise<void> {
  const idempotencyKey = randomUUID()
  const request = {
    document: ownDocument('RefuseSyntheticCookies'),
    variables: { input: { policyVersion: cookiePolicyVersion, ...necessaryOnly }, idempotencyKey },
    headers: signedHeaders(keys, idempotencyKey),
  }
  const { recordCookieChoice: outcome } = await requestGraph<Chosen>(request, site, signal)
  if (outcome.receiptId === undefined) throw new UnexpectedResponse(outcome.__typename)
}

interface Prices {
  readonly savingsPrices: {
    readonly procedures: readonly {
      readonly procedure: string
      readonly homes: readonly { readonly country: string }[]
    }[]
  }
}

interface Estimated {
  readonly savingsEstimate: { readonly savings: number | null; readonly reason: string | null }
}

/** Reads the calculator's options, and calculates the savings of the first one. */
export async function calculateSavings({ signal, site }: Journey): Promise<void> {
  const { savingsPrices } = await requestGraph<Prices>(
    { document: ownDocument('ListSyntheticSavings'), variables: {} },
    site,
    signal,
  )
  const offered = savingsPrices.procedures.find(({ homes }) => homes.length > 0)
  const country = offered?.homes[0]?.country
  if (country === undefined) throw new UnexpectedResponse('nothing to reckon')
  const request = {
    document: ownDocument('ReckonSyntheticSavings'),
    variables: { country, procedure: offered?.procedure },
  }
  const { savingsEstimate } = await requestGraph<Estimated>(request, site, signal)
  if (savingsEstimate.savings === null) throw new UnexpectedResponse(savingsEstimate.reason ?? 'no savings')
}
