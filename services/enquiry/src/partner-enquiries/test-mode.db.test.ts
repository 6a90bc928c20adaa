import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { OutboxEntry } from '@seneb/service-kit/database/kit-tables'

import { ReplyPromise } from '../reply-promises/reply-promise.entity.js'
import { countCareEnquiries } from '../care-enquiries/count-care-enquiries.js'
import { listCareEnquiries } from '../care-enquiries/list-care-enquiries.js'
import { Consent } from '../consents/consent.entity.js'
import { enquiryWorkers } from '../enquiry-workers.js'
import { readPromiseMeter } from '../promise-meter/read-promise-meter.js'
import { TripPlan } from '../trip-plans/trip-plan.entity.js'
import { listOwnEnquiries } from './own-enquiries.js'
import { PartnerEnquiry } from './partner-enquiry.entity.js'
import { simulatePartnerEnquiry, withdrawPartnerEnquiry } from './withdraw-partner-enquiry.js'
import { later, nile, trying, problemOf, PartnerDesk } from './partner-desk.fixture.js'

let partners: PartnerDesk
let desk: PartnerDesk['desk']
let by: PartnerDesk['by']
let submitOnBehalf: PartnerDesk['handIn']
let submitConsultationOnBehalf: PartnerDesk['handInConsultation']
let rowsOf: PartnerDesk['rowsOf']
let countOf: PartnerDesk['countOf']
let agent: PartnerDesk['agent']

beforeAll(async () => {
  partners = await PartnerDesk.open()
  ;({
    agent,
    by,
    countOf,
    desk,
    handIn: submitOnBehalf,
    handInConsultation: submitConsultationOnBehalf,
    rowsOf,
  } = partners)
})
beforeEach(() => partners.empty())
afterAll(() => partners.close())

describe('a test key', () => {
  test('stores nothing of the person, and 500 actions change no list, figure, promise or event [S11]', async () => {
    const outbox = async () => countOf(OutboxEntry)
    const figures = async () => [
      await countOf(TripPlan),
      await countOf(ReplyPromise),
      await countOf(Consent),
      await outbox(),
      await countCareEnquiries(agent()),
      await readPromiseMeter(desk.at(later(60 * 48))),
      (await listCareEnquiries({ show: 'all', mine: false, unclaimed: false, overdue: false, first: 100 }, agent()))
        .enquiries,
    ]
    await submitOnBehalf(nile)
    const before = await figures()

    const auditActions = [
      (n: number) => submitOnBehalf(trying, { reference: `T-${n % 90}`, changes: { age: '42' } }),
      (n: number) => submitOnBehalf(trying, { key: `key-${n}` }),
      () => submitConsultationOnBehalf(trying),
      () => listOwnEnquiries({ first: 20 }, by(trying)),
    ]
    const ids: string[] = []
    for (let n = 0; n < 500; n++) {
      const id = ids[n % 7]
      if (n % 5 === 4 && id) await simulatePartnerEnquiry({ enquiryId: id, state: 'answered' }, by(trying))
      else if (n % 31 === 30 && id) await withdrawPartnerEnquiry({ enquiryId: id }, by(trying))
      else {
        const done = await auditActions[n % auditActions.length]?.(n)
        if (done && 'id' in done) ids.push(done.id)
      }
    }

    expect(ids.length).toBeGreaterThan(200)
    expect(await figures()).toEqual(before)
    const stored = JSON.stringify(await rowsOf(PartnerEnquiry))
    expect(stored).not.toMatch(/haddad|amal|veneers|dental|paris/i)
  }, 120_000)

  test('may put its own enquiry into every state, and a real one into none [S11]', async () => {
    const [mine, real] = [await submitOnBehalf(trying), await submitOnBehalf(nile)]

    const answered = await simulatePartnerEnquiry({ enquiryId: mine.id, state: 'answered' }, by(trying, later(3)))
    expect(answered).toMatchObject({ state: 'answered', stateSince: later(3).toISOString(), mode: 'test' })
    const erased = await simulatePartnerEnquiry({ enquiryId: mine.id, state: 'erased' }, by(trying, later(4)))
    expect(erased).toMatchObject({ state: 'erased', stateSince: undefined })
    for (const [id, client] of [
      [real.id, nile],
      [real.id, trying],
      [mine.id, nile],
    ] as const) {
      const work = simulatePartnerEnquiry({ enquiryId: id, state: 'closed' }, by(client))
      expect(await problemOf(work)).toMatchObject({ code: 'ENQUIRY_UNKNOWN' })
    }
  })

  test('leaves nothing after a week; a real note is deleted only with its enquiry [S11, LEGAL-05]', async () => {
    const real = await submitOnBehalf(nile)
    await submitOnBehalf(trying)
    const workAt = async (now: Date) => {
      for (const worker of enquiryWorkers) if (worker.name.startsWith('forget-')) await worker.run(desk.at(now))
    }
    const week = 7 * 24 * 60

    await workAt(later(week - 1))
    expect(await countOf(PartnerEnquiry)).toBe(2)
    await workAt(later(week + 1))
    expect(await rowsOf(PartnerEnquiry)).toMatchObject([{ id: real.id }])
    await workAt(new Date('2028-12-23T09:00:00Z'))
    expect(await countOf(PartnerEnquiry)).toBe(1)
    await desk.postgres.dataSource.query('delete from care_enquiries')
    await workAt(new Date('2028-12-23T09:00:00Z'))
    expect(await countOf(PartnerEnquiry)).toBe(0)
  })
})
