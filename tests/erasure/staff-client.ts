import { sendGraphql, staffHeaders } from '../support/gateway-client.js'
import type { Stack } from '../support/stack.js'

/** Result of a mutation or a query. */
export interface Result {
  readonly __typename: string
  readonly [field: string]: unknown
}

/** Sends graph requests as a member of the team, or without a token as an anonymous client. */
export type RequestDesk = (operation: string, variables?: object) => Promise<Result>

export function deskOf(
  { graphqlUrl, siteUrl }: Pick<Stack, 'graphqlUrl' | 'siteUrl'>,
  token?: string,
  address?: string,
): RequestDesk {
  const headers = {
    ...(token === undefined ? {} : staffHeaders(siteUrl, token)),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
  }
  return async (query, variables = {}) => {
    const { data, errorCodes } = await sendGraphql<{ result: Result }>(graphqlUrl, { query, variables }, { headers })
    if (!data) throw new Error(`answered with ${errorCodes.join() || 'nothing'}`)
    return data.result
  }
}

/** Sends a request; throws when its result is a problem. */
export async function requestDone(desk: RequestDesk, operation: string, variables: object): Promise<Result> {
  const result = await desk(operation, variables)
  if ('message' in result || 'fields' in result) throw new Error(`refused: ${JSON.stringify(result)}`)
  return result
}

/** Repeats a request while parts are unavailable, until the result is one of `finalTypes`. */
export async function requestUntil(request: () => Promise<Result>, finalTypes: readonly string[]): Promise<Result> {
  const deadline = performance.now() + 90_000
  for (;;) {
    const result = await request().catch(() => undefined)
    if (result && finalTypes.includes(result.__typename)) return result
    if (performance.now() > deadline) throw new Error(`answered with ${result?.__typename ?? 'nothing'}`)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}
