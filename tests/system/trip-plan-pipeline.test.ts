import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { metricsAt } from '@seneb/testkit/metrics'

import { deployableNames, type DeployableName } from '../../infra/deployables.ts'
import { journeySteps } from '../../packages/synthetic-patient/src/make-journey.js'
import { journeyAddress, operatorAddress } from '../support/deployables.js'
import { eventually } from '../support/eventually.js'
import { sendGraphql, submitTripPlanOperation, type SubmitTripPlanResponse } from '../support/gateway-client.js'
import { metricTable } from '../support/metric-table.js'
import { startObservedStack, type ObservedStack } from '../support/observed-stack.js'
import { stepNames } from '../support/traces.js'

let observed: ObservedStack
let stack: ObservedStack['stack']
let mailbox: ObservedStack['mailbox']
let traces: ObservedStack['traces']
let database: ObservedStack['database']

beforeAll(async () => {
  observed = await startObservedStack({}, ['synthetic-patient'])
  ;({ stack, mailbox, traces, database } = observed)
}, 240_000)
afterAll(() => observed.close(), 60_000)

async function submit(changes: object = {}, key?: string, url = stack.graphqlUrl) {
  const variables = { input: aTripPlan(changes), key }
  const response = await sendGraphql<SubmitTripPlanResponse>(url, {
    query: submitTripPlanOperation,
    variables,
  })
  if (!response.data) throw new Error(`no data: ${response.status} ${response.errorCodes.join()}`)
  return response.data.submitTripPlan
}

const metricsOf = (name: DeployableName) => metricsAt(stack.healthUrlOf(name))

const mailsAbout = (reference: string | undefined) => ({
  operator: mailbox.sentTo(operatorAddress).filter(({ mail }) => mail.subject?.includes(String(reference))),
  all: mailbox.mails.filter(({ mail }) => mail.subject?.includes(String(reference))),
})

async function rowsOf<Row extends object>(sql: string, ...params: unknown[]): Promise<Row[]> {
  return (await database.query<Row>(sql, params)).rows
}

describe('a submitted trip plan', () => {
  test('is stored, planned and mailed, and every table agrees [PIPE-02..06, TRIP-63, D-50]', async () => {
    const email = 'pipeline@example.com'
    const received = await submit({ email })
    expect(received.__typename).toBe('TripPlanReceived')

    const operatorMail = await eventually('the operator mail', () => mailsAbout(received.reference).operator[0])
    const receipt = await eventually('the receipt', () => mailbox.sentTo(email)[0])

    expect(operatorMail.mail.text).toContain('Amal Haddad')
    expect(operatorMail.mail.text).toContain('Veneers')
    expect(operatorMail.mail.text).not.toContain('AI plan generation failed...')
    expect(receipt.mail.text).toContain(String(received.reference))
    expect(await rowsOf('select id from enquiry.trip_plans where id = $1', received.id)).toHaveLength(1)
    expect(await rowsOf('select id from enquiry.reply_promises where trip_plan_id = $1', received.id)).toHaveLength(1)
    const outbox = await rowsOf<{ id: string; published: boolean }>(
      `select id, id not in (select id from enquiry.outbox_unpublished) as published from enquiry.outbox
       where subject like '%' || $1 and subject not like 'enquiry.care-enquiry.%' order by subject`,
      received.id,
    )
    expect(outbox).toMatchObject([{ published: true }, { published: true }])
    for (const [i, schema] of ['ai_planning', 'notification'].entries()) {
      expect(await rowsOf(`select 1 from ${schema}.inbox where event_id = $1`, outbox[i]?.id)).toHaveLength(1)
    }
    const plans = await rowsOf('select state, generated_plan from ai_planning.ai_trip_plans where id = $1', received.id)
    expect(plans).toMatchObject([{ state: 'generated', generated_plan: expect.stringMatching(/\S/) as unknown }])
    await eventually('both deliveries marked sent', async () => {
      const sql = `select state from notification.email_deliveries where cause_id = $1 and state = 'sent'`
      return (await rowsOf(sql, received.id)).length === 2
    })
  }, 60_000)

  test('from a tour guide’s link is stored with the guide’s id and the consents, and counts for the guide [REF-45, TRIP-54, D-14]', async () => {
    const processed = await sendGraphql<{ processReferral: { referralId: string } }>(stack.graphqlUrl, {
      query: `mutation { processReferral(input: { path: "/refer/tour-system-guide" }) {
        ... on ReferralProcessed { referralId } } }`,
    })
    const referredBy = processed.data?.processReferral.referralId

    const received = await submit({ email: 'referred@example.com', referredBy })

    const { mail } = await eventually('the operator mail', () => mailsAbout(received.reference).operator[0])
    expect(mail.text).toContain('Referred by: system-guide\n')
    expect(mail.text).toMatch(/^Personal data: Given .+ UTC \(wording of 2026-11-23\)$/m)
    expect(mail.text).toMatch(/^AI draft: Given .+ UTC \(wording of 2026-11-23\)$/m)
    await eventually('the enquiry counted for the guide', async () => {
      const sql = `select 1 from referral.referrals
        where referral_id = 'system-guide' and referrer_type = 'tour-guide' and visit_count = 1 and enquiry_count = 1`
      return (await rowsOf(sql)).length === 1
    })
  }, 60_000)

  test('leaves one connected trace from the request at the site to both mails, found by its reference [F-O03]', async () => {
    const received = await submit({ email: 'trace@example.com' }, undefined, `${stack.siteUrl}/graphql`)
    const steps = [
      'web: graph',
      'gateway: mutation submitTripPlan',
      'gateway: request enquiry.trip-plan.submit',
      'enquiry: handle enquiry.trip-plan.submit',
      'enquiry: publish enquiry.trip-plan.submitted.v1',
      'enquiry: publish enquiry.ai-plan.requested.v1',
      'ai-planning: process enquiry.ai-plan.requested.v1',
      'ai-planning: publish ai-planning.ai-plan.generated.v1',
      'notification: process ai-planning.ai-plan.generated.v1',
      'notification: send email',
    ]

    // Each process exports its spans in separate batches, so the tree is complete only after a while.
    const trace = await eventually('every step, and both mails', async () => {
      const [found] = await traces.about(received.reference)
      const names = found && stepNames(found)
      const isComplete = found?.pieces === 1 && steps.every((step) => names?.includes(step))
      return isComplete && names?.filter((name) => name === 'notification: send email').length === 2 && found
    })
    expect(await traces.about(received.reference)).toHaveLength(1)
    expect(trace.steps[0]).toMatchObject({ service: 'web', name: 'graph', parentSpanId: null, depth: 0 })
    expect(trace).toMatchObject({ references: [received.reference], errors: 0, pieces: 1, droppedSpans: 0 })
  }, 60_000)

  test('leaves no personal data in spans, logs or metrics [S14]', async () => {
    const canary = {
      fullName: 'Canary Nightingale',
      email: 'canary.nightingale@example.com',
      phoneNumber: '+44 7700 900123',
    }
    const received = await submit({
      ...canary,
      emergencyContactName: 'Canary Contact',
      companionName: 'Canary Companion',
    })
    await eventually('the receipt', () => mailbox.sentTo(canary.email)[0])
    await eventually('the operator mail', () => mailsAbout(received.reference).operator[0])

    const spans = await eventually('the spans of the mails', async () => {
      const [trace] = await traces.about(received.reference)
      return trace && stepNames(trace).includes('notification: send email') && traces.everything()
    })
    const logs = ['gateway', 'content', 'enquiry', 'ai-planning', 'notification'].map((name) =>
      readFileSync(join(stack.dir, `${name}.log`), 'utf8'),
    )
    expect(spans).toContain('handle enquiry.trip-plan.submit')
    expect(logs.join('').length).toBeGreaterThan(0)
    const metrics = await Promise.all(deployableNames.map(async (name) => String(await metricsOf(name))))
    for (const text of [spans, ...logs, ...metrics]) expect(text).not.toMatch(/canary|7700 ?900123/i)
  }, 60_000)

  test('is stored once for one key, and another form with that key is a typed conflict', async () => {
    const first = await submit({}, 'system-key')
    const again = await submit({}, 'system-key')
    const other = await submit({ age: '77' }, 'system-key')

    expect(again).toEqual(first)
    expect(other).toMatchObject({ __typename: 'IdempotencyConflict', code: 'IDEMPOTENCY_CONFLICT' })
  })

  test('with invalid fields returns each message and stores nothing [TRIP-33..43]', async () => {
    const before = await rowsOf('select count(*) from enquiry.trip_plans')

    const result = await submit({ fullName: 'A', consentGiven: false, medicalProcedure: '' })

    expect(result).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { path: 'fullName', message: 'Full name must be at least 2 characters' },
        { path: 'medicalProcedure', message: 'Medical procedure is required' },
        { path: 'consentGiven', message: 'You must consent to the processing of your personal data' },
      ],
    })
    expect(await submit({ medicalProcedure: 'LASIK' })).toMatchObject({ fields: [{ path: 'medicalProcedure' }] })
    expect(await rowsOf('select count(*) from enquiry.trip_plans')).toEqual(before)
  })
})

describe('measurements', () => {
  test('each process exposes exactly the metrics of docs/registers/metrics.md, with their types', async () => {
    const table = metricTable()
    for (const name of deployableNames) {
      const shown = (await metricsOf(name)).kinds
      const listed = new Map(table.filter(({ shownBy }) => shownBy.includes(name)).map((row) => [row.name, row]))

      const wrong = [...shown].filter(([metric, kind]) => listed.get(metric)?.kind !== kind)
      const missing = [...listed.values()].filter((row) => row.isThereFromStart && !shown.has(row.name))
      expect([name, wrong, missing.map((row) => row.name)]).toEqual([name, [], []])
    }
  })

  test('the delay of emails to the care team is measured by kind of enquiry', async () => {
    const metrics = await metricsOf('notification')
    const of = { kind: 'trip-plan' }
    const count = metrics.value('seneb_enquiry_to_email_seconds_count', of) ?? 0

    expect(count).toBeGreaterThanOrEqual(2)
    expect((metrics.value('seneb_enquiry_to_email_seconds_sum', of) ?? NaN) / count).toBeGreaterThan(0.1)
    expect((metrics.value('seneb_enquiry_to_email_seconds_sum', of) ?? NaN) / count).toBeLessThan(60)
  })

  test('pages are counted by route pattern, and requests to the gateway by path', async () => {
    await fetch(`${stack.siteUrl}/blogs/a-story-that-nobody-wrote?from=a-test`)

    const routes = await eventually('the page is counted', async () => {
      const text = String(await metricsOf('web'))
      const found = [...text.matchAll(/^seneb_http_duration_seconds_count\{route="([^"]*)"/gm)].map(
        ([, route]) => route,
      )
      return found.includes('/blogs/:slug') && found
    })
    expect(routes).toContain('/graphql')
    expect(routes.join()).not.toMatch(/nobody|test/)
  })
})

describe('the synthetic patient', () => {
  /** One journey from its beginning, as the process shows it when it is over. */
  async function journey() {
    const part = stack.part('synthetic-patient')
    await part.stop()
    part.start()
    await part.untilReady(30_000)
    const result = async () => {
      const metrics = await metricsOf('synthetic-patient')
      const counts = ['passed', ...journeySteps.map((step) => `${step}-failed`)].flatMap((outcome) =>
        metrics.value('seneb_synthetic_journeys_total', { outcome }) === 1 ? [outcome] : [],
      )
      if (!counts[0]) return undefined
      // Gauges are read before counters, so the row is requested after the journey is over.
      const after = await metricsOf('synthetic-patient')
      return { outcome: counts[0], inARow: after.value('seneb_synthetic_consecutive_failures') }
    }
    return eventually('the journey is over', result, 50_000)
  }

  /** Counts the records of people's visits: receipts of cookie choices, and hits of referral links. */
  const storedByVisits = () =>
    rowsOf(
      'select (select count(*) from enquiry.cookie_choices) as choices, (select count(*) from referral.referral_hits) as hits',
    )

  test('passes through the whole product from the public endpoint, gets its own emails, and is in no work list [F-O08]', async () => {
    const before = mailbox.sentTo(journeyAddress).length
    const visitsBefore = await storedByVisits()

    expect(await journey()).toEqual({ outcome: 'passed', inARow: 0 })

    expect(mailbox.sentTo(journeyAddress).length - before).toBe(2)
    const journeys = await rowsOf<{ id: string }>(
      'select id from enquiry.trip_plans where synthetic order by submitted_at',
    )
    const newest = journeys.at(-1)?.id
    for (const table of ['enquiry.care_enquiries', 'ai_planning.ai_trip_plans'])
      expect(await rowsOf(`select 1 from ${table} where id = $1`, newest)).toEqual([])
    expect(await storedByVisits()).toEqual(visitsBefore)
  }, 120_000)

  test('fails at the email step when no email is sent, and its log line has the trace id [F-O08]', async () => {
    await stack.part('notification').stop()
    const failed = await journey()
    stack.part('notification').start()
    await stack.part('notification').untilReady(60_000)

    expect(failed).toEqual({ outcome: 'mail-failed', inARow: 1 })
    const line = await eventually('its line', () =>
      stack.logOf('synthetic-patient').find((row) => row.includes('mail-failed')),
    )
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    })
  }, 120_000)
})

describe('when a component is unavailable', () => {
  test('enquiry down: the person is asked to try again, and the same key works afterward [TRIP-59]', async () => {
    await stack.part('enquiry').kill()
    const unavailable = await submit({}, 'while-away')
    expect(unavailable).toMatchObject({ __typename: 'TemporarilyUnavailable', code: 'UNAVAILABLE' })

    stack.part('enquiry').start()
    await stack.part('enquiry').untilReady(30_000)
    expect(await submit({}, 'while-away')).toMatchObject({ __typename: 'TripPlanReceived' })
  }, 60_000)

  test('enquiry down while a response is due: once it is back, the patient is informed of the delay once [GEN-07, D-50]', async () => {
    const email = 'late@example.com'
    const received = await submit({ email, timeZone: 'Europe/Paris' })
    await eventually('the receipt', () => mailbox.sentTo(email)[0])
    await stack.part('enquiry').kill()
    await database.query(
      `update enquiry.reply_promises set promised_at = now() - interval '24 hours', notified_hours = 20 where trip_plan_id = $1`,
      [received.id],
    )
    stack.part('enquiry').start()
    await stack.part('enquiry').untilReady(30_000)

    const notice = await eventually('the notice', () => mailbox.sentTo(email)[1])
    expect(notice.mail.subject).toBe(`We are late with our answer (${received.reference})`)
    const isReminder = ({ mail }: { mail: { subject?: string | undefined } }) =>
      mail.subject === `The promise is broken: ${received.reference}`
    await eventually('the word to the team', () => mailbox.sentTo(operatorAddress).find(isReminder))
    expect(mailbox.sentTo(email)).toHaveLength(2)
  }, 60_000)

  test('mail down: the enquiry is accepted right away, and the email is sent once the server is back [R7]', async () => {
    mailbox.mode = '4xx'
    const email = 'patience@example.com'
    const received = await submit({ email })
    expect(received.__typename).toBe('TripPlanReceived')
    await eventually('an attempt', () => mailbox.attempts > 0)

    mailbox.mode = 'ok'
    await eventually('the receipt', () => mailbox.sentTo(email)[0], 30_000)
    expect(mailbox.sentTo(email)).toHaveLength(1)
  }, 60_000)
})
