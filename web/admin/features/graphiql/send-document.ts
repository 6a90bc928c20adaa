import type { ExecutionResult } from 'graphql'

const toolHeaders = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json',
  // Browsers let other sites send these headers only after a preflight, which the gateway refuses.
  'apollo-require-preflight': '1',
  'seneb-tool': 'graphiql',
} as const

interface SentDocument {
  readonly query: string
  readonly operationName?: string | null | undefined
  readonly variables?: unknown
}

type SentResult = ExecutionResult<Record<string, unknown>, Record<string, unknown>>

/**
 * Sends documents of GraphiQL with the session of the desk. A request that requires a recent sign-in prompts for it and
 * is sent again.
 */
export function createSender(prove: () => Promise<boolean>) {
  return async (document: SentDocument): Promise<SentResult> => {
    const result = await send(document)
    return codesOf(result).includes('REAUTHENTICATION_REQUIRED') && (await prove()) ? send(document) : result
  }
}

async function send(document: SentDocument): Promise<SentResult> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: toolHeaders,
    body: JSON.stringify(document),
  })
  return (await response.json()) as SentResult
}

function codesOf({ data, errors = [] }: SentResult): readonly unknown[] {
  const problems = Object.values(data ?? {}) as readonly ({ readonly code?: unknown } | null)[]
  return [
    ...errors.map(({ extensions }) => (extensions as { code?: unknown } | undefined)?.code),
    ...problems.map((problem) => problem?.code),
  ]
}
