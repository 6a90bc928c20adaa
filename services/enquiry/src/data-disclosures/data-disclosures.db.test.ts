import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { decompressRecord } from '@seneb/platform/compressed-record'
import { maxCopiesPerDay, type RecordTable } from '@seneb/contracts/vocabulary/person-records'

import { PartnerDesk, at, later, nile } from '../partner-enquiries/partner-desk.fixture.js'
import { listOwnEnquiries } from '../partner-enquiries/own-enquiries.js'
import { openMyRecord, readMyRecord } from '../person-records/read-my-record.js'
import { readPersonRecord } from '../person-records/read-person-record.js'
import { acceptMyPlan, askAboutMyPlan, declineMyPlan } from '../plan-decisions/decide-my-plan.js'
import { readMyPlan } from '../plan-decisions/read-sent-plan.js'
import { openSession, sendPlan } from '../plan-decisions/sent-plan.fixture.js'
import { listDataDisclosures, listMyDisclosures } from './list-disclosures.js'
import { openCareEnquiry } from './open-care-enquiry.js'

let partners: PartnerDesk

beforeAll(async () => {
  partners = await PartnerDesk.open()
})
beforeEach(() => partners.empty())
afterAll(() => partners.close())

const agent = (minutes: number, name = 'Mona') => partners.desk.as(name, ['care-agent'], later(minutes))
const ofRecipient = <T extends { readonly recipient: string }>(all: readonly T[], recipient: string) =>
  all.filter((one) => one.recipient === recipient)

async function disclosuresAt(enquiryId: string, minutes: number) {
  const session = await openSession(partners.desk, enquiryId, later(minutes))
  return (await listMyDisclosures({ session }, partners.desk.at(later(minutes)))).disclosures
}

test('the person sees the roles that opened their request, by day, with times and without names', async () => {
  const enquiryId = await partners.desk.tripPlan({}, at)
  expect(ofRecipient(await disclosuresAt(enquiryId, 1), 'staff')).toEqual([])
  for (const minutes of [5, 6, 90]) await openCareEnquiry({ enquiryId, eventsAfter: undefined }, agent(minutes))
  await openCareEnquiry({ enquiryId, eventsAfter: undefined }, agent(10, 'Ali'))

  const found = await disclosuresAt(enquiryId, 100)
  expect(ofRecipient(found, 'staff')).toEqual([
    {
      recipient: 'staff',
      role: 'care-agent',
      data: ['request'],
      firstAt: later(5).toISOString(),
      lastAt: later(90).toISOString(),
      count: 2,
    },
  ])
  expect(JSON.stringify(found)).not.toMatch(/Mona|Ali/)
  expect(await listDataDisclosures({ enquiryId }, agent(100))).toEqual({ disclosures: found })
})

test('staff who see no person leave no opening', async () => {
  const enquiryId = await partners.desk.tripPlan({}, at)
  await openCareEnquiry({ enquiryId, eventsAfter: undefined }, partners.desk.as('Nadia', ['auditor'], later(5)))

  expect(ofRecipient(await disclosuresAt(enquiryId, 6), 'staff')).toEqual([])
})

test('processors are listed, and the one that writes drafts only with the consent to it', async () => {
  const without = await partners.desk.tripPlan({ planDraftConsentGiven: false }, at)
  const withDraft = await partners.desk.tripPlan({ planDraftConsentGiven: true }, at)
  const recipients = async (id: string) => (await disclosuresAt(id, 1)).map(({ recipient }) => recipient).toSorted()

  expect(await recipients(without)).toEqual(['email', 'hosting'])
  expect(await recipients(withDraft)).toEqual(['ai-writer', 'email', 'hosting'])
})

test('the partner that handed a request in learns the decision, and the person sees that before and after', async () => {
  const { id: enquiryId } = await partners.handIn(nile)
  const planId = await sendPlan(partners.desk, enquiryId, later(5))
  const session = await openSession(partners.desk, enquiryId, later(6))
  const stateNow = async () => {
    const { enquiries } = await listOwnEnquiries({ first: 1, after: undefined, state: undefined }, partners.by(nile))
    return [enquiries[0]?.state, enquiries[0]?.stateSince]
  }
  expect((await readMyPlan({ session }, partners.desk.at(later(6)))).plan?.partnerName).toBe('Nile Travel')
  expect(await stateNow()).toEqual(['received', at.toISOString()])

  const ask = { session, planId, lineId: undefined, text: 'canary question?' }
  await askAboutMyPlan(ask, partners.desk.at(later(7)))
  expect(await stateNow()).toEqual(['plan-questioned', later(7).toISOString()])
  await declineMyPlan({ session, planId, text: 'canary reason' }, partners.desk.at(later(8)))
  expect(await stateNow()).toEqual(['plan-declined', later(8).toISOString()])
  await acceptMyPlan({ session, planId }, partners.desk.at(later(9)))
  expect(await stateNow()).toEqual(['plan-accepted', later(9).toISOString()])

  const { enquiries } = await listOwnEnquiries({ first: 1, after: undefined, state: undefined }, partners.by(nile))
  expect(JSON.stringify(enquiries)).not.toContain('canary')
  expect(ofRecipient(await disclosuresAt(enquiryId, 10), 'partner')).toMatchObject([
    { name: 'Nile Travel', data: ['receipt', 'plan-decision'], lastAt: later(9).toISOString() },
  ])
})

test('the copy of a person holds their plan, decisions and who opened their request, and lists itself [LEGAL-05]', async () => {
  const enquiryId = await partners.desk.tripPlan({}, at)
  const planId = await sendPlan(partners.desk, enquiryId, later(1))
  const session = await openSession(partners.desk, enquiryId, later(2))
  await declineMyPlan({ session, planId, text: 'canary reason' }, partners.desk.at(later(3)))
  await openCareEnquiry({ enquiryId, eventsAfter: undefined }, agent(4))
  const ctx = partners.desk.at(later(5))
  const opened = await openMyRecord({ session }, ctx)
  const { record, reference } = await readMyRecord({ session, format: 'json' }, ctx)

  expect(ctx.recordGrants.isValid('referral', opened.grants.referral, { enquiryId, now: later(5) })).toBe(true)
  expect(ctx.recordGrants.isValid('referral', opened.grants.notification, { enquiryId, now: later(5) })).toBe(false)
  const tables = (await decompressRecord(record)) as RecordTable[]
  const rowsOf = (table: string) => tables.find((one) => one.table === table)?.rows
  expect(reference).toMatch(/^SNB-/)
  expect(rowsOf('plan_decisions')).toMatchObject([{ decision: 'declined', body: 'canary reason' }])
  expect(rowsOf('sent_plans')).toMatchObject([{ id: planId, plan: { sources: ['The treatment catalogue of Seneb'] } }])
  expect(rowsOf('data_disclosures')).toMatchObject([{ role: 'care-agent', day: '2026-11-23' }])
  expect(JSON.stringify(tables)).not.toContain(partners.desk.idOf('Mona'))
  expect(ofRecipient(await disclosuresAt(enquiryId, 6), 'patient')).toMatchObject([{ data: ['copy'], count: 1 }])
  await readPersonRecord({ enquiryId, format: 'html' }, agent(7))
  expect(ofRecipient(await disclosuresAt(enquiryId, 8), 'staff').map(({ data }) => data)).toContainEqual(['copy'])
})

test('a copy needs a session that a code has raised, and there are at most so many in a day', async () => {
  const enquiryId = await partners.desk.tripPlan({}, at)
  const look = await openSession(partners.desk, enquiryId, later(1), 'look')
  const session = await openSession(partners.desk, enquiryId, later(1))
  const ctx = partners.desk.at(later(2))

  await expect(openMyRecord({ session: look }, ctx)).rejects.toMatchObject({ code: 'LEVEL_TOO_LOW' })
  await expect(readMyRecord({ session: look, format: 'html' }, ctx)).rejects.toMatchObject({ code: 'LEVEL_TOO_LOW' })
  for (let copy = 0; copy < maxCopiesPerDay; copy++) await readMyRecord({ session, format: 'html' }, ctx)
  await expect(readMyRecord({ session, format: 'html' }, ctx)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await expect(openMyRecord({ session }, ctx)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})
