import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { EnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import { ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import type { TestDb } from '@seneb/testkit/test-db'

import { onErasureStarted } from '../erasures/on-erasure-started.js'
import {
  deliveriesOf,
  receivedEvent,
  notificationDb,
  operatorAddress,
  testService,
  type TestService,
} from '../notification.fixture.js'
import { onTripPlanSubmitted } from '../operator-emails/on-trip-plan-submitted.js'
import { onEnquiryWithdrawn } from './on-consent-withdrawn.js'

const withdrawnAt = '2026-11-24T09:00:00.000Z'
let db: TestDb
let service: TestService

beforeAll(async () => {
  db = await notificationDb()
  service = testService({ db: db.db })
})
afterAll(() => db.close())

test.each(['before', 'after'] as const)(
  'the team is told once of an enquiry that was withdrawn, also %s the rest of it is erased, by its reference alone [TRIP-26, LEGAL-05]',
  async (when) => {
    const submitted = receivedEvent(TripPlanSubmitted, aTripPlanSubmitted())
    const { reference, tripPlanId } = submitted.data
    await onTripPlanSubmitted(submitted, service.ctx)
    const withdrawalId = randomUUID()
    const withdrawal = { withdrawalId, enquiryKind: 'trip-plan', reference, withdrawnAt } as const
    const event = receivedEvent(EnquiryWithdrawn, withdrawal)
    const about = { enquiryId: tripPlanId, kind: 'trip-plan', reason: 'person-asked' } as const
    const erasure = receivedEvent(ErasureStarted, { ...about, recordIds: [tripPlanId], startedAt: withdrawnAt })

    if (when === 'before') await onEnquiryWithdrawn(event, service.ctx)
    await onErasureStarted(erasure, service.ctx)
    await onEnquiryWithdrawn(event, service.ctx)

    expect(await deliveriesOf(db.db, tripPlanId)).toEqual([])
    const mails = await deliveriesOf(db.db, withdrawalId)
    expect(mails.map(({ kind, state }) => [kind, state])).toEqual([['consent-withdrawal-operator-email', 'queued']])
    expect(mails[0]?.content).toMatchObject({
      to: { address: operatorAddress },
      subject: `Consent withdrawn: ${reference}`,
    })
    const text = mails[0]?.content?.text ?? ''
    expect(text).toContain('Do not reply to it')
    expect(text).not.toMatch(/Veneers|Dental|Haddad|example\.com/)
  },
)
