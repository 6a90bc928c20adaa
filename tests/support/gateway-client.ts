import { randomUUID } from 'node:crypto'

import { anAgreement, aTripPlanEnquiry } from '@seneb/testkit/a-partner-enquiry'

/** Result of a mutation or query, as needed by its sender. */
export type GraphqlResult<Data> =
  | { readonly status: number; readonly data: Data; readonly errorCodes: readonly [] }
  | { readonly status: number; readonly data?: undefined; readonly errorCodes: readonly string[] }

interface GraphqlBody<Data> {
  readonly data?: Data | null
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[]
}

/**
 * Sends one operation to the gateway. Rejects when no response arrives; a response that is not GraphQL (a proxy's page,
 * a refused body) has neither data nor codes.
 */
export async function sendGraphql<Data>(
  url: string,
  operation: { query: string; variables?: object; operationName?: string },
  options: { timeoutMs?: number; headers?: Readonly<Record<string, string>> } = {},
): Promise<GraphqlResult<Data>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...options.headers,
    },
    body: JSON.stringify(operation),
    signal: AbortSignal.timeout(options.timeoutMs ?? 15_000),
  })
  const body = readBody<Data>(await response.text())
  const errorCodes = (body.errors ?? []).map(({ extensions }) => extensions?.code ?? 'UNKNOWN')
  if (response.ok && body.data && errorCodes.length === 0) {
    return { status: response.status, data: body.data, errorCodes: [] }
  }
  return { status: response.status, errorCodes }
}

/** Returns the headers that our own page sends for a staff member. */
export function staffHeaders(siteUrl: string, token: string): Record<string, string> {
  return { origin: siteUrl, 'sec-fetch-site': 'same-origin', cookie: `seneb-staff=${token}` }
}

/** Returns the headers that a partner's server sends. */
export function byKey(key: string): { authorization: string } {
  return { authorization: `Bearer ${key}` }
}

const submitOperation = `
  mutation ($input: TripPlanEnquiryInput!) {
    submitTripPlanEnquiry(input: $input) { ... on EnquirySubmitted { id } }
  }`

/** Submits an enquiry as a partner's server does and returns its ID; throws when it is not accepted. */
export async function submitByKey({ graphqlUrl }: { readonly graphqlUrl: string }, key: string): Promise<string> {
  const onBehalf = anAgreement(new Date(), randomUUID())
  const variables = { input: { ...aTripPlanEnquiry(), onBehalf } }
  const response = await sendGraphql<{ submitTripPlanEnquiry: { id?: string } }>(
    graphqlUrl,
    { query: submitOperation, variables },
    { headers: byKey(key) },
  )
  const id = response.data?.submitTripPlanEnquiry.id
  if (id === undefined) throw new Error(`an enquiry was not taken: ${response.status} ${response.errorCodes.join()}`)
  return id
}

function readBody<Data>(text: string): GraphqlBody<Data> {
  try {
    return JSON.parse(text) as GraphqlBody<Data>
  } catch {
    return {}
  }
}

/** The mutation as a partner would write it: every member of the result by its type, problems by their interface. */
export const submitTripPlanOperation = `
  mutation SubmitTripPlan($input: TripPlanInput!, $key: ID) {
    submitTripPlan(input: $input, idempotencyKey: $key) {
      __typename
      ... on TripPlanReceived { id reference }
      ... on Problem { code message }
      ... on InvalidInput { fields { path message } }
    }
  }`

/** One member of the mutation's result union. */
export interface SubmitTripPlanResponse {
  readonly submitTripPlan: {
    readonly __typename: string
    readonly id?: string
    readonly reference?: string
    readonly code?: string
    readonly message?: string
    readonly fields?: readonly { readonly path: string; readonly message: string }[]
  }
}
