import { randomUUID } from 'node:crypto'

import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { anAmbassadorApplication } from '@seneb/testkit/an-ambassador-application'

import { sendGraphql, submitTripPlanOperation, type SubmitTripPlanAnswer } from '../support/gateway-client.js'
import { aPdf, uploadFile } from '../support/upload.js'

/** Number of mails for each of them: one to the person, one to the team. */
export const mailsEach = 2

/** Sends an enquiry from a person of that name. */
export async function enquire(graphqlUrl: string, name: string): Promise<void> {
  const variables = { input: aTripPlan({ email: `${name}@example.com` }), key: randomUUID() }
  const answer = await sendGraphql<SubmitTripPlanAnswer>(graphqlUrl, { query: submitTripPlanOperation, variables })
  const received = answer.data?.submitTripPlan.__typename
  if (received !== 'TripPlanReceived') throw new Error(`the enquiry of ${name} was answered: ${JSON.stringify(answer)}`)
}

const applyOperation = `mutation ($input: AmbassadorApplicationInput!) {
  result: submitAmbassadorApplication(input: $input, botSignals: { website: "", fillMs: 20000 }) {
    __typename ... on Problem { code message } } }`

/** Sends an application from a person of that name, with a passport as a file. */
export async function apply(graphqlUrl: string, name: string): Promise<void> {
  const identityDocument = await uploadFile(graphqlUrl, fileNameOf(name), aPdf(name))
  const input = anAmbassadorApplication({ email: `${name}@example.com`, nationalId: `N${name}`, identityDocument })
  const answer = await sendGraphql<{ result: { __typename: string } }>(graphqlUrl, {
    query: applyOperation,
    variables: { input },
  })
  const received = answer.data?.result.__typename
  if (received !== 'AmbassadorApplicationReceived')
    throw new Error(`the application was answered: ${JSON.stringify(answer)}`)
}

export function fileNameOf(name: string): string {
  return `passport of ${name}.pdf`
}
