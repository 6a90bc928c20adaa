import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { aTripPlan } from '@seneb/testkit/a-trip-plan'

import { sendGraphql, submitTripPlanOperation, type SubmitTripPlanResponse } from '../support/gateway-client.js'
import type { Outcomes } from './outcomes.ts'

const patient = 'amal.haddad@example.com'
const careTeam = 'care-team@seneb.example'

interface Email {
  readonly to: readonly { readonly address: string }[]
}

/** Public addresses of the platform. */
export interface Entrances {
  readonly site: string
  readonly gateway: string
  readonly mailbox: string
}

/** Sends one enquiry, reads both mails, and checks the site. */
export async function checkEnquiry({ gateway, mailbox, site }: Entrances, outcomes: Outcomes): Promise<void> {
  const page = await fetch(`${site}/`)
  const html = await page.text()
  outcomes.check('the site answers its first page', page.ok && html.includes('Seneb'), page.status)

  const sentAt = performance.now()
  const variables = { input: aTripPlan({ email: patient }), key: randomUUID() }
  const response = await sendGraphql<SubmitTripPlanResponse>(`${gateway}/graphql`, {
    query: submitTripPlanOperation,
    variables,
  })
  const received = response.data?.submitTripPlan.__typename === 'TripPlanReceived'
  outcomes.check('an enquiry is received', received, JSON.stringify(response))
  const arrived = await untilBothArrived(mailbox)
  const seconds = ((performance.now() - sentAt) / 1000).toFixed(1)
  outcomes.check(`both mails are in the mailbox (${seconds} s)`, arrived)
  // A second copy would arrive immediately.
  await pause(3000)
  const found = await addresses(mailbox)
  outcomes.check('each mail came once', found.toSorted().join() === [patient, careTeam].join(), found.join(', '))
}

async function untilBothArrived(mailbox: string): Promise<boolean> {
  for (let waited = 0; waited < 60_000; waited += 500) {
    const found = await addresses(mailbox)
    if (found.includes(patient) && found.includes(careTeam)) return true
    await pause(500)
  }
  return false
}

/** Returns the recipients of the enquiry's mails; excludes other mails, such as the one to the first admin. */
async function addresses(mailbox: string): Promise<readonly string[]> {
  const response = await fetch(`${mailbox}/email`)
  const mails = (await response.json()) as readonly Email[]
  const found = mails.flatMap(({ to }) => to.map(({ address }) => address))
  return found.filter((address) => address === patient || address === careTeam)
}
