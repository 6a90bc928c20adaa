import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { PartnerEnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { startErasure } from '../erasures/start-erasure.js'
import { TripPlan } from '../trip-plans/trip-plan.entity.js'
import { listConsents } from '../withdrawals/pending-withdrawals.js'
import { withdrawConsent } from '../withdrawals/withdraw-consent.js'
import { readOwnEnquiry } from './own-enquiries.js'
import { PartnerEnquiry } from './partner-enquiry.entity.js'
import { delta, later, nile, PartnerDesk, problemOf, trying } from './partner-desk.fixture.js'
import { withdrawPartnerEnquiry } from './withdraw-partner-enquiry.js'

let partners: PartnerDesk
let desk: PartnerDesk['desk']
let by: PartnerDesk['by']
let submitOnBehalf: PartnerDesk['handIn']
let countOf: PartnerDesk['countOf']
let agent: PartnerDesk['agent']

beforeAll(async () => {
  partners = await PartnerDesk.open()
  ;({ agent, by, countOf, desk, handIn: submitOnBehalf } = partners)
})
beforeEach(() => partners.empty())
afterAll(() => partners.close())

describe('a withdrawal', () => {
  test('ends the care team’s work and erases nothing, once [S11]', async () => {
    const { id } = await submitOnBehalf(nile)
    const withdrawn = await withdrawPartnerEnquiry({ enquiryId: id }, by(nile, later(5)))
    const again = await withdrawPartnerEnquiry({ enquiryId: id }, by(nile, later(9)))

    expect(withdrawn).toMatchObject({ state: 'withdrawn', stateSince: later(5).toISOString() })
    expect(again).toEqual(withdrawn)
    const { enquiry, events } = await readCareEnquiry({ enquiryId: id }, agent())
    expect(enquiry).toMatchObject({ state: 'closed', outcome: 'withdrawn', version: 2 })
    expect(events.map(({ kind, note, outcome }) => [kind, outcome, note])).toEqual([
      ['closed', 'withdrawn', 'Nile Travel, who handed it in, says that the person withdraws it.'],
      ['submitted', undefined, undefined],
    ])
    expect(await countOf(TripPlan)).toBe(1)
  })

  test('is mailed once, with a link of its own beside that of the receipt [S11, LEGAL-05]', async () => {
    const { id, reference } = await submitOnBehalf(nile)
    const [submitted] = await outboxPayloads(desk.postgres.db, TripPlanSubmitted, id)
    await withdrawPartnerEnquiry({ enquiryId: id }, by(nile, later(5)))
    await withdrawPartnerEnquiry({ enquiryId: id }, by(nile, later(9)))

    const withdrawals = await outboxPayloads(desk.postgres.db, PartnerEnquiryWithdrawn, id)
    expect(withdrawals).toEqual([
      {
        enquiryId: id,
        enquiryKind: 'trip-plan',
        reference,
        withdrawnBy: 'Nile Travel',
        withdrawnAt: later(5).toISOString(),
        withdrawalToken: expect.any(String),
        contact: expect.objectContaining({ fullName: 'Amal Haddad', email: expect.any(String) }),
      },
    ])
    const links = [submitted?.withdrawalToken ?? '', withdrawals[0]?.withdrawalToken ?? '']
    for (const token of links) expect((await listConsents({ token }, desk.at(later(10)))).consents).toHaveLength(2)
    const [, token = ''] = links
    await withdrawConsent({ token, purpose: 'personal-data' }, desk.at(later(11)))
    expect(await readOwnEnquiry({ enquiryId: id }, by(nile))).toMatchObject({ enquiry: { state: 'withdrawn' } })
  })

  test('has a link that ends with the enquiry [S11, LEGAL-05]', async () => {
    const { id, reference } = await submitOnBehalf(nile)
    await withdrawPartnerEnquiry({ enquiryId: id }, by(nile, later(5)))
    const [withdrawal] = await outboxPayloads(desk.postgres.db, PartnerEnquiryWithdrawn, id)
    const lead = desk.as('Salma', ['care-lead'], later(10))
    await startErasure({ enquiryId: id, version: 2, reference, reason: 'person-asked' }, lead)

    const token = withdrawal?.withdrawalToken ?? ''
    expect(await listConsents({ token }, desk.at(later(11)))).toEqual({ consents: [] })
  })

  test('to an address that gets no mail is reported; an enquiry closed by the team stays closed [S11, S20]', async () => {
    const { id } = await submitOnBehalf(nile, { withholdMail: true })
    await desk.postgres.dataSource.query(`update care_enquiries set state = 'closed', outcome = 'answered'`)
    await withdrawPartnerEnquiry({ enquiryId: id }, by(nile, later(5)))

    expect(await outboxPayloads(desk.postgres.db, PartnerEnquiryWithdrawn, id)).toMatchObject([{ withholdMail: true }])
    const { enquiry, events } = await readCareEnquiry({ enquiryId: id }, agent())
    expect(enquiry).toMatchObject({ state: 'closed', outcome: 'answered' })
    expect(events[0]?.note).toContain('Nile Travel')
  })

  test('of an enquiry that its person already ended notifies no one [S11, LEGAL-05]', async () => {
    const { id } = await submitOnBehalf(nile)
    const [submitted] = await outboxPayloads(desk.postgres.db, TripPlanSubmitted, id)
    await withdrawConsent({ token: submitted?.withdrawalToken ?? '', purpose: 'personal-data' }, desk.at(later(1)))

    expect(await withdrawPartnerEnquiry({ enquiryId: id }, by(nile, later(5)))).toMatchObject({ state: 'withdrawn' })
    expect(await outboxPayloads(desk.postgres.db, PartnerEnquiryWithdrawn, id)).toEqual([])
  })

  test("of another partner's, the other mode's or a missing enquiry is rejected alike, without effect [S11]", async () => {
    const { id } = await submitOnBehalf(nile)
    const refusals = await Promise.all([
      ...[delta, trying].map((client) => problemOf(withdrawPartnerEnquiry({ enquiryId: id }, by(client)))),
      ...[randomUUID(), 'x'].map((other) => problemOf(withdrawPartnerEnquiry({ enquiryId: other }, by(nile)))),
    ])

    for (const error of refusals) expect(error).toMatchObject({ code: 'ENQUIRY_UNKNOWN', fields: [] })
    expect(new Set(refusals.map(String)).size).toBe(1)
    expect(await readOwnEnquiry({ enquiryId: id }, by(nile))).toMatchObject({ enquiry: { state: 'received' } })
  })

  test('of an erased enquiry is reported, retains nothing derived from it, and leaves the care team nothing to close [S11, LEGAL-05]', async () => {
    const { id, reference } = await submitOnBehalf(nile, { reference: 'NT-1' })
    const lead = desk.as('Salma', ['care-lead'], later(10))
    await startErasure({ enquiryId: id, version: 1, reference, reason: 'person-asked' }, lead)

    const rows = await desk.postgres.db.read((tx) => tx.find(PartnerEnquiry))
    expect(rows).toMatchObject([{ id, partner_reference: 'NT-1', request_digest: '' }])
    await expect(submitOnBehalf(nile, { reference: 'NT-1' })).rejects.toMatchObject({
      fields: [{ code: 'PARTNER_REFERENCE_TAKEN' }],
    })
    expect(await readOwnEnquiry({ enquiryId: id }, by(nile))).toMatchObject({ enquiry: { state: 'erased' } })
    expect(await withdrawPartnerEnquiry({ enquiryId: id }, by(nile))).toMatchObject({ state: 'erased' })
  })
})
