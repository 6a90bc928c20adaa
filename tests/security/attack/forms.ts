import { randomUUID } from 'node:crypto'

import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { anAmbassadorApplication } from '@seneb/testkit/an-ambassador-application'

import type { RawResponse, Sent } from './exchange.js'
import type { Target } from './target.js'

/** A member of a mutation's result. */
export interface FormResult {
  readonly response: RawResponse
  readonly type: string
  readonly id?: string
  readonly reference?: string
  readonly fields?: readonly { readonly path: string; readonly message: string }[]
}

interface FormEndpoint {
  readonly field: string
  readonly input: string
  readonly success: string
  readonly inputWith: (changes: object) => object
}

/** The three forms that strangers fill in. */
export const formEndpoints = {
  'trip plan': {
    field: 'submitTripPlan',
    input: 'TripPlanInput',
    success: 'TripPlanReceived',
    inputWith: (changes: object) => aTripPlan(changes),
  },
  consultation: {
    field: 'requestConsultation',
    input: 'ConsultationInput',
    success: 'ConsultationRequested',
    inputWith: (changes: object) => aConsultation(changes),
  },
  'ambassador application': {
    field: 'submitAmbassadorApplication',
    input: 'AmbassadorApplicationInput',
    success: 'AmbassadorApplicationReceived',
    inputWith: (changes: object) => anAmbassadorApplication(changes),
  },
} as const satisfies Record<string, FormEndpoint>

export type FormName = keyof typeof formEndpoints

/** The document that sends a form. */
export function formDocument(name: FormName): string {
  const { field, input, success } = formEndpoints[name]
  return `mutation ($input: ${input}!, $key: ID) { result: ${field}(input: $input, idempotencyKey: $key) {
    __typename ... on ${success} { id reference } ... on InvalidInput { fields { path message } } } }`
}

export interface SendingOptions {
  readonly key?: string
  readonly headers?: Sent['headers']
}

/** Fills in a form with these changes, with a new address unless they include one, and submits it. */
export async function sendForm(
  target: Target,
  name: FormName,
  changes: object = {},
  { key = randomUUID(), headers = {} }: SendingOptions = {},
): Promise<FormResult> {
  const input = formEndpoints[name].inputWith({ email: target.newAddress(), ...changes })
  return readFormResponse(await target.request(formDocument(name), { input, key }, headers))
}

/** Returns the outcome of a mutation named `result`; the type is `nothing` when it was not reached. */
export function readFormResponse(response: RawResponse): FormResult {
  const result = dataOf<{ result?: Omit<FormResult, 'response' | 'type'> & { __typename: string } }>(response)?.result
  return { response, ...result, type: result?.__typename ?? 'nothing' }
}

/** Returns the data of a graph response, typed as the caller expects; undefined when there is none. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the document decides, not an argument
export function dataOf<Data>({ text }: RawResponse): Data | undefined {
  try {
    return (JSON.parse(text) as { data?: Data | null }).data ?? undefined
  } catch {
    return undefined
  }
}
