import { randomBytes, randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  AmbassadorApplicationApproved,
  AmbassadorApplicationRejected,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/referral/every-service.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'
import { withSwitchTurned } from '@seneb/testkit/with-switch'

import type { ReferralCtx } from '../referral-ctx.js'
import { referralDb, referralTestCtx } from '../referral.fixture.js'
import { recordReferralVisit } from '../referrals/process-referral.js'
import { AmbassadorApplication } from './ambassador-application.entity.js'
import { aForm, asStaff, reviewerId } from './ambassador-review.fixture.js'
import { approveAmbassadorApplication, rejectAmbassadorApplication } from './decide-ambassador-application.js'
import { listAmbassadorApplications, reviewAmbassadorApplication } from './review-ambassador-application.js'
import { submitAmbassadorApplication } from './submit-ambassador-application.js'

let postgres: TestDb

beforeAll(async () => {
  postgres = await referralDb()
})
afterAll(() => postgres.close())

const ctxWith = (changes: Partial<ReferralCtx> = {}) => referralTestCtx(postgres, changes)
const asLead = (changes: Partial<ReferralCtx> = {}) => asStaff(ctxWith(changes), ['care-lead'])
const reviewOf = (id: string, ctx = asLead()) => reviewAmbassadorApplication({ applicationId: id }, ctx)
const rowOf = (id: string) => postgres.db.read((tx) => tx.findOne(AmbassadorApplication, { id }))
const published = async (
  event: typeof AmbassadorApplicationApproved | typeof AmbassadorApplicationRejected,
  id: string,
) => (await outboxPayloads(postgres.db, event, id))[0]

test('an approved applicant owns a code whose links count for them, once [AMB-27, D-43, REF-06]', async () => {
  const { id } = await submitAmbassadorApplication(aForm(), ctxWith())
  const approval = { applicationId: id }

  const outcomes = await Promise.allSettled([1, 2, 3].map(() => approveAmbassadorApplication(approval, asLead())))

  const codes = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.code] : []))
  expect(codes).toHaveLength(1)
  const [code = ''] = codes
  expect(await rowOf(id)).toMatchObject({ status: 'approved', referral_code: code, decided_by: reviewerId })
  expect(await published(AmbassadorApplicationApproved, id)).toMatchObject({ code, applicantType: 'tour-guide' })
  const visit = await withSwitchTurned(postgres.db, 'referral.acceptUnknown', () =>
    recordReferralVisit({ path: `/t/${code}` }, ctxWith()),
  )
  expect(visit).toMatchObject({ referralId: code, referralType: 'tour-guide' })
  await expect(approveAmbassadorApplication(approval, asLead())).rejects.toMatchObject({ code: 'APPLICATION_DECIDED' })
})

test('a code that is already used is drawn again [REF-06]', async () => {
  const same = () => new Uint8Array(8)
  const draws = [same(), same(), new Uint8Array(8).fill(5)]
  const first = await submitAmbassadorApplication(aForm(), ctxWith())
  const second = await submitAmbassadorApplication(aForm({ applicantType: 'affiliate' }), ctxWith())
  const ctx = asLead({ randomBytes: () => draws.shift() ?? randomBytes(8) })

  const codes = [
    await approveAmbassadorApplication({ applicationId: first.id }, ctx),
    await approveAmbassadorApplication({ applicationId: second.id }, ctx),
  ]

  expect(codes).toMatchObject([{ code: '22222222' }, { code: '77777777' }])
})

test('a rejected applicant reads the reason, and a decision is not made twice [AMB-27, D-43]', async () => {
  const { id } = await submitAmbassadorApplication(aForm(), ctxWith())
  const rejection = { applicationId: id, reason: 'The licence has expired.' }

  await rejectAmbassadorApplication(rejection, asLead())

  expect(await rowOf(id)).toMatchObject({ status: 'rejected', rejection_reason: 'The licence has expired.' })
  expect(await published(AmbassadorApplicationRejected, id)).toMatchObject({ reason: 'The licence has expired.' })
  await expect(rejectAmbassadorApplication(rejection, asLead())).rejects.toMatchObject({ code: 'APPLICATION_DECIDED' })
  const unknown = approveAmbassadorApplication({ applicationId: randomUUID() }, asLead())
  await expect(unknown).rejects.toMatchObject({ code: 'APPLICATION_UNKNOWN' })
})

test('the queue shows the longest wait first, page by page, and decisions newest first [AMB-27, D-43]', async () => {
  const at = (hour: number) => ctxWith({ now: () => new Date(Date.UTC(2020, 0, 1, hour)) })
  const ids = [1, 2, 3].map(async (hour) => (await submitAmbassadorApplication(aForm(), at(hour))).id)
  const [first, second, third] = await Promise.all(ids)
  const page = await listAmbassadorApplications({ status: 'pending', first: 2 }, asLead())
  const rest = await listAmbassadorApplications({ status: 'pending', first: 1, after: page.next }, asLead())

  expect([...page.applications, ...rest.applications].map(({ id }) => id)).toEqual([first, second, third])
  for (const id of [first, second]) await approveAmbassadorApplication({ applicationId: id ?? '' }, asLead())
  const { applications } = await listAmbassadorApplications({ status: 'approved', first: 100 }, asLead())
  const listed = applications.map(({ id }) => id)
  expect(listed.indexOf(second ?? '')).toBeLessThan(listed.indexOf(first ?? ''))
  expect(applications.find(({ id }) => id === first)).toMatchObject({ decidedBy: reviewerId, status: 'approved' })
})

test('an auditor sees applications and decisions without personal data; no one sees the whole ID number [D-42, ADM-09, S13]', async () => {
  const form = aForm({ email: 'twice@example.com' })
  const { id } = await submitAmbassadorApplication(form, ctxWith())
  await submitAmbassadorApplication(aForm({ email: 'Twice@example.com' }), ctxWith())

  const [lead, auditor] = [await reviewOf(id), await reviewOf(id, asStaff(ctxWith(), ['auditor']))]
  expect(lead.personal).toMatchObject({ email: 'twice@example.com', sameAddress: 1, idNumberMasked: '•••••••78' })
  expect(JSON.stringify(lead)).not.toContain(form.nationalId)
  expect(auditor).toMatchObject({ touristsPerMonth: '16-30', personal: undefined })
  const { applications } = await listAmbassadorApplications(
    { status: 'pending', first: 100 },
    asStaff(ctxWith(), ['auditor']),
  )
  expect(JSON.stringify([auditor, applications])).not.toMatch(/Youssef|Mansour|twice@|20100/)
})

test('a decision is one audit entry with its outcome and without the text of a reason [S10, D-43]', async () => {
  const [approved, rejected] = [
    await submitAmbassadorApplication(aForm(), ctxWith()),
    await submitAmbassadorApplication(aForm(), ctxWith()),
  ]
  const { code } = await approveAmbassadorApplication({ applicationId: approved.id }, asLead())
  await rejectAmbassadorApplication({ applicationId: rejected.id, reason: 'Too far away.' }, asLead())

  const auditActions = (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(({ object }) =>
    [approved.id, rejected.id].includes(object.id),
  )
  expect(auditActions.map(({ action, actor }) => [action, actor.name])).toEqual([
    ['approve-application', 'Salma'],
    ['reject-application', 'Salma'],
  ])
  expect(JSON.stringify(auditActions)).toContain(code)
  expect(JSON.stringify(auditActions)).not.toMatch(/Too far|Youssef|@example/)
})
