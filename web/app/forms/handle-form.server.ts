import { createHash } from 'node:crypto'

import type { RequestGraph } from '../graph/load-context.js'
import { botSignalsOf } from './bot-signals.js'
import type { FormDefinition } from './form-definition.js'
import { legalVersionsOf } from './legal-versions.server.js'
import {
  makeRequest,
  outcomeOfProblems,
  type RequestMutation,
  type FormResult,
  type FormOutcome,
} from './form-request.js'
import type { Alongside } from './submit-form.js'

interface Deps<Values, More> {
  readonly queryGraph: RequestGraph
  /** Provides additional data to send with the answers, such as the form's files. */
  readonly alongside?: (values: Values) => Promise<Alongside<More>>
}

/**
 * Validates and sends a form that the browser submitted without a script. The page keeps every value until the form is
 * accepted.
 */
export async function handleForm<Values, Receipt extends string, More>(
  definition: FormDefinition<Values, Receipt, More>,
  form: FormData,
  { queryGraph, alongside }: Deps<Values, More>,
): Promise<FormResult<Values, Receipt>> {
  const values = definition.valuesFrom(form)
  const { more, problems = [] } = (await alongside?.(values)) ?? {}
  const request = definition.request(makeRequest, values, more)
  const found = [...(await request.check(new Date())), ...problems]
  if (found.length > 0) return { outcome: outcomeOfProblems(found, definition.fields), values }
  const requestMutation: RequestMutation = async (document, variables) => (await queryGraph(document, variables)).data
  // The key is derived from the answers, so that a second press or a reload repeats the same request without a key in
  // the page.
  const idempotencyKey = createHash('sha256').update(request.text).digest('hex')
  const sending = { idempotencyKey, botSignals: await botSignalsOf(form), legalVersions: legalVersionsOf(form) }
  return { outcome: await request.send(requestMutation, sending), values }
}

const statuses = { received: 200, input: 422, problem: 503 } as const

/** HTTP status for each outcome of a form. */
export function statusOf({ kind }: FormOutcome): number {
  return statuses[kind]
}

/** Reads a form sent without a script. An unreadable form gets 400, because the request is at fault. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    // oxlint-disable-next-line typescript/only-throw-error -- this is how a route answers with another status
    throw new Response('The form could not be read. Please send it again.', { status: 400 })
  }
}
