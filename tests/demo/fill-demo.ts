import { randomUUID } from 'node:crypto'

import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { anAmbassadorApplication } from '@seneb/testkit/an-ambassador-application'
import pg from 'pg'

import { requestDone, type RequestDesk } from '../erasure/staff-client.js'
import { eventually } from '../support/eventually.js'
import { submitTripPlanOperation } from '../support/gateway-client.js'
import { withSampleTeam, type DemoTarget, type SampleTeam } from './sample-team.js'
import {
  sampleApplications,
  sampleEmail,
  sampleEnquiries,
  sampleIssue,
  samplePhones,
  sampleSubscribers,
  type SampleApplication,
  type SampleEnquiry,
  type SampleStep,
} from './sample-week.js'

/** Numbers of samples that a demo stored. */
export interface FilledDemo {
  readonly enquiries: number
  readonly applications: number
  readonly subscribers: number
}

/** Mails wait for the 20 seconds in which a reply can be recalled. */
const repliesSentWithinMs = 120_000
/** A plan is drafted in the background. */
const draftedWithinMs = 60_000

/** Fills an empty platform with a week of samples; rejects when an enquiry is stored already. */
export async function fillDemo(target: DemoTarget, report: (line: string) => void): Promise<FilledDemo> {
  const database = new pg.Client({ connectionString: target.adminUrl })
  await database.connect()
  try {
    await assertEmpty(database)
    return await withSampleTeam(target, async (team) => {
      const code = await decideApplications(team)
      report(`${sampleApplications.length} applications of ambassadors`)
      for (const name of sampleSubscribers) await subscribe(team, name)
      await confirmSubscribers(database)
      await writeIssue(team)
      report(`${sampleSubscribers.length} newsletter subscribers, and an issue that waits for review`)
      const sent = []
      for (const sample of sampleEnquiries) sent.push(await submit(team, sample, code))
      for (const enquiry of sent) await work(team, enquiry, (step) => step.do !== 'close')
      report(`${sent.length} enquiries with notes, calls, replies and plans`)
      // An enquiry whose reply is not emailed yet cannot be closed.
      await eventually('every reply is emailed', () => areRepliesSent(database), repliesSentWithinMs)
      for (const enquiry of sent) await work(team, enquiry, (step) => step.do === 'close')
      for (const { id, sample } of sent) await age(database, id, sample)
      report('their times spread over the last week')
      return {
        enquiries: sent.length,
        applications: sampleApplications.length,
        subscribers: sampleSubscribers.length,
      }
    })
  } finally {
    await database.end()
  }
}

async function assertEmpty(database: pg.Client): Promise<void> {
  const { rows } = await database.query<{ count: string }>('select count(*) from enquiry.care_enquiries')
  if (rows[0]?.count !== '0')
    throw new Error(`${rows[0]?.count} enquiries are stored here already. A demo fills an empty platform only.`)
}

/** Sends the applications and decides them; returns the approved ambassador's code. */
async function decideApplications({ lead, visitor }: SampleTeam): Promise<string> {
  let code: string | undefined
  for (const sample of sampleApplications) {
    const id = await apply(visitor, sample)
    if (sample.decision === 'approve') {
      const approved = await requestDone(
        lead,
        'mutation ($id: ID!) { result: approveAmbassadorApplication(id: $id) { __typename ... on AmbassadorApplicationApproved { referralCode } ... on Problem { message } } }',
        { id },
      )
      code = String(approved.referralCode)
    } else if (sample.decision) {
      await requestDone(
        lead,
        'mutation ($id: ID!, $reason: String!) { result: rejectAmbassadorApplication(id: $id, reason: $reason) { __typename ... on Problem { message } } }',
        { id, reason: sample.decision.reject },
      )
    }
  }
  if (code === undefined) throw new Error('no sample application is approved')
  return code
}

async function apply(visitor: RequestDesk, { city, name, notes, type }: SampleApplication): Promise<string> {
  const input = anAmbassadorApplication({
    applicantType: type,
    fullName: `${name} (sample)`,
    email: sampleEmail(name),
    city,
    additionalNotes: notes,
  })
  const sent = await requestDone(
    visitor,
    'mutation ($input: AmbassadorApplicationInput!) { result: submitAmbassadorApplication(input: $input) { __typename ... on AmbassadorApplicationReceived { id } ... on Problem { message } } }',
    { input },
  )
  return String(sent.id)
}

async function subscribe({ visitor }: SampleTeam, name: string): Promise<void> {
  await requestDone(
    visitor,
    'mutation ($email: String!) { result: subscribeNewsletter(email: $email) { __typename ... on Problem { message } } }',
    { email: sampleEmail(name) },
  )
}

/** Confirms all subscribers but the last, as if they had followed the link of their email. */
async function confirmSubscribers(database: pg.Client): Promise<void> {
  await database.query(
    `update notification.newsletter_subscribers set status = 'confirmed', confirmed_at = now() where email = any ($1)`,
    [sampleSubscribers.slice(0, -1).map(sampleEmail)],
  )
}

async function writeIssue({ editor }: SampleTeam): Promise<void> {
  const problem = '... on Problem { message } ... on InvalidInput { fields { path message } }'
  const created = await requestDone(
    editor,
    `mutation ($input: CreateNewsletterIssueInput!) { result: createNewsletterIssue(input: $input) {
      __typename ... on NewsletterIssueCreated { id version } ${problem} } }`,
    { input: sampleIssue },
  )
  await requestDone(
    editor,
    `mutation ($id: ID!, $version: Int!) { result: submitNewsletterIssue(id: $id, version: $version) {
      __typename ${problem} } }`,
    { id: created.id, version: created.version },
  )
}

interface SentEnquiry {
  readonly id: string
  readonly sample: SampleEnquiry
}

async function submit({ visitor }: SampleTeam, sample: SampleEnquiry, code: string): Promise<SentEnquiry> {
  const { country, message, name, procedure, treatmentType } = sample
  const person = { fullName: `${name} (sample)`, email: sampleEmail(name), treatmentType }
  const input = procedure
    ? aTripPlan({
        ...person,
        medicalProcedure: procedure,
        nationality: country,
        travelingFromCountry: country,
        travelingFromCity: undefined,
        companionTravelNeeds: message,
        referredBy: sample.isReferred ? code : undefined,
      })
    : aConsultation({ ...person, ...samplePhones[country], message })
  const operation = procedure
    ? submitTripPlanOperation.replace('submitTripPlan(', 'result: submitTripPlan(')
    : `mutation ($input: ConsultationInput!, $key: ID) {
        result: requestConsultation(input: $input, idempotencyKey: $key) {
          __typename ... on ConsultationRequested { id } ... on Problem { message } ... on InvalidInput { fields { path message } } } }`
  const sent = await requestDone(visitor, operation, { input, key: randomUUID() })
  return { id: String(sent.id), sample }
}

/** Takes those steps of the care team in their order. */
async function work(
  { agent, doctor, lead }: SampleTeam,
  { id, sample }: SentEnquiry,
  isDue: (step: SampleStep) => boolean,
): Promise<void> {
  for (const step of sample.steps?.filter(isDue) ?? []) {
    if (step.do === 'approve-plan' || step.do === 'return-plan') {
      const version = await draftedVersion(lead, id)
      await requestDone(step.do === 'approve-plan' ? lead : doctor, planMutations[step.do], {
        id,
        version,
        ...variablesOf(step),
      })
    } else {
      const version = await eventually('the enquiry is listed', () => versionOf(agent, id).catch(() => undefined))
      await requestDone(agent, mutations[step.do], { id, version, ...variablesOf(step) })
    }
  }
}

async function versionOf(agent: RequestDesk, id: string): Promise<number> {
  const { enquiry } = await agent(
    'query ($id: ID!) { result: careEnquiry(id: $id) { __typename enquiry { version } } }',
    { id },
  )
  return (enquiry as { version: number }).version
}

/** Waits for the draft of a plan and returns its version. */
function draftedVersion(lead: RequestDesk, id: string): Promise<number> {
  const query = 'query ($id: ID!) { result: carePlan(id: $id) { __typename plan { state version isDraftMissing } } }'
  return eventually(
    'a plan is drafted',
    async () => {
      const read = await lead(query, { id }).catch(() => undefined)
      return (read?.plan as { version: number } | undefined)?.version
    },
    draftedWithinMs,
  )
}

const problem = '{ __typename ... on Problem { message } ... on InvalidInput { fields { path message } } }'

const planMutations = {
  'approve-plan': `mutation ($id: ID!, $version: Int!) { result: approveCarePlan(id: $id, version: $version) ${problem} }`,
  'return-plan': `mutation ($id: ID!, $version: Int!, $text: String!) {
    result: requestPlanChanges(id: $id, version: $version, note: $text) ${problem} }`,
} as const

const mutations = {
  claim: `mutation ($id: ID!, $version: Int!) { result: claimCareEnquiry(id: $id, version: $version) ${problem} }`,
  note: `mutation ($id: ID!, $text: String!) { result: addCareNote(id: $id, note: $text) ${problem} }`,
  call: `mutation ($id: ID!, $version: Int!, $contact: ContactResult!, $text: String) {
    result: logCareContact(id: $id, version: $version, channel: PHONE, result: $contact, note: $text) ${problem} }`,
  reply: `mutation ($id: ID!, $version: Int!, $text: String!) {
    result: sendReply(id: $id, version: $version, template: "own-words", templateVersion: 1,
      fields: [{ name: "words", value: $text }]) ${problem} }`,
  wait: `mutation ($id: ID!, $version: Int!, $days: Int!) {
    result: setEnquiryStatus(id: $id, version: $version, to: WAITING, snoozeDays: $days) ${problem} }`,
  close: `mutation ($id: ID!, $version: Int!, $outcome: CareOutcome!, $reason: String) {
    result: closeCareEnquiry(id: $id, version: $version, outcome: $outcome, reason: $reason) ${problem} }`,
} as const

/** The variables of a step beside the enquiry and its version. */
function variablesOf(step: SampleStep): object {
  if (step.do === 'call') return { contact: step.result, text: step.text }
  const { do: _, ...variables } = step
  return variables
}

async function areRepliesSent(database: pg.Client): Promise<boolean> {
  const { rows } = await database.query<{ count: string }>(
    `select count(*) from enquiry.replies where state in ('waiting', 'queued', 'retrying')`,
  )
  return rows[0]?.count === '0'
}

/** Times of the enquiry itself, by table and the column that names the enquiry. */
const enquiryTimes = [
  ['enquiry.trip_plans', 'id', ['submitted_at']],
  ['enquiry.consultations', 'id', ['requested_at']],
  ['enquiry.consents', 'coalesce(trip_plan_id, consultation_id)', ['given_at']],
  ['enquiry.reply_promises', 'coalesce(trip_plan_id, consultation_id)', ['promised_at', 'due_at']],
  ['enquiry.care_enquiries', 'id', ['submitted_at', 'due_at']],
  ['enquiry.care_events', "kind = 'submitted' and enquiry_id", ['at']],
  ['ai_planning.care_plans', 'id', ['requested_at']],
] as const
/** Times of the work on it. */
const workTimes = [
  ['enquiry.reply_promises', 'coalesce(trip_plan_id, consultation_id)', ['kept_at']],
  ['enquiry.care_enquiries', 'id', ['first_replied_at', 'last_activity_at', 'plan_state_at']],
  ['enquiry.care_events', "kind <> 'submitted' and enquiry_id", ['at']],
  ['enquiry.replies', 'enquiry_id', ['written_at', 'waiting_until', 'status_at', 'sent_at']],
  ['ai_planning.care_plans', 'id', ['sent_at']],
  ['ai_planning.care_plan_versions', 'plan_id', ['at']],
  ['ai_planning.plan_quality', 'plan_id', ['approved_at']],
] as const

/** Moves an enquiry into the past, and the work on it to a time when half its age was over, at most eleven hours. */
async function age(database: pg.Client, id: string, { age: hours }: SampleEnquiry): Promise<void> {
  const workHours = hours - Math.min(hours / 2, 11)
  for (const times of enquiryTimes) await moveBack(database, times, id, hours)
  for (const times of workTimes) await moveBack(database, times, id, workHours)
}

async function moveBack(
  database: pg.Client,
  [table, key, columns]: (typeof enquiryTimes | typeof workTimes)[number],
  id: string,
  hours: number,
): Promise<void> {
  const changes = columns.map((column) => `${column} = ${column} - $2::float * interval '1 hour'`)
  await database.query(`update ${table} set ${changes.join(', ')} where ${key} = $1`, [id, hours])
}
