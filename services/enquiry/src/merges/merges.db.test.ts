import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Input } from '@seneb/contracts/define'
import type { MergeEnquiries } from '@seneb/contracts/messages/enquiry/merge.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/enquiry/every-service.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { assignCareEnquiry, claimCareEnquiry, claimNextCareEnquiry } from '../care-enquiries/claim-care-enquiry.js'
import { countCareEnquiries } from '../care-enquiries/count-care-enquiries.js'
import { listCareEnquiries } from '../care-enquiries/list-care-enquiries.js'
import { logCareContact } from '../care-enquiries/log-care-contact.js'
import { closeCareEnquiry } from '../care-enquiries/move-care-enquiry.js'
import { careDesk, versionOf, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { eraseEnquiryRows } from '../retention/retention.js'
import { markMessagesRead } from '../messages/mark-messages-read.js'
import { atHour, deliverReply, receiveMessage, reportDelivery, submittedAt } from '../messages/message-desk.fixture.js'
import { ReplyPromise } from '../reply-promises/reply-promise.entity.js'
import { listPersonEnquiries } from '../care-enquiries/list-person-enquiries.js'
import { mergeEnquiries } from './merge-enquiries.js'
import { separateMerges } from './separate-merges.js'
import { undoMerge } from './undo-merge.js'

let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  const tables = ['reply_promises', 'consents', 'messages', 'care_enquiries', 'trip_plans', 'consultations', 'outbox']
  for (const table of tables) await desk.postgres.dataSource.query(`delete from ${table}`)
})
afterAll(() => desk.postgres.close())

const as = (hours: number, role: StaffRole = 'care-agent', name = 'Mona') => desk.as(name, [role], atHour(hours))
const amal = { fullName: 'Amal Haddad', email: 'amal@example.com', phoneNumber: '+4795551234' }
const anEnquiry = (changes: object = {}) => desk.tripPlan({ ...amal, ...changes }, submittedAt)
const detailsOf = (enquiryId: string) => readCareEnquiry({ enquiryId }, as(300))
const referenceOf = async (enquiryId: string) => (await detailsOf(enquiryId)).enquiry.reference
const filter = { mine: false, unclaimed: false, overdue: false, first: 50 }
const listOf = async (show: 'all' | 'due' | 'new-messages') =>
  (await listCareEnquiries({ ...filter, show }, as(5))).enquiries.map(({ id }) => id)
const searchFor = async (search: string) =>
  (await listCareEnquiries({ ...filter, show: 'all', search }, as(5))).enquiries.map(({ id }) => id)
const promiseEnd = async (enquiryId: string) => {
  const promise = await desk.postgres.db.read((tx) => tx.findOne(ReplyPromise, { trip_plan_id: enquiryId }))
  return [promise?.kept_at?.toISOString(), (await detailsOf(enquiryId)).enquiry.answeredAt]
}

interface Merging extends Partial<Input<typeof MergeEnquiries>> {
  readonly role?: StaffRole
}

async function merge(enquiryId: string, mergedId: string, { role, ...changes }: Merging = {}) {
  const [version, mergedVersion] = [await versionOf(enquiryId, as(1)), await versionOf(mergedId, as(1))]
  const request = { enquiryId, version, mergedId, mergedVersion, isSamePerson: false, ...changes }
  return mergeEnquiries(request, as(1, role))
}
const undo = async (enquiryId: string) => undoMerge({ enquiryId, version: await versionOf(enquiryId, as(4)) }, as(4))

test('lists show the one into which another was merged, and a search finds both references', async () => {
  const [target, merged] = [await anEnquiry(), await anEnquiry()]
  const changed = await merge(target, merged)

  expect(changed).toEqual({ enquiryId: target, version: 2 })
  expect([await listOf('all'), await listOf('due'), (await countCareEnquiries(as(5))).due]).toEqual([
    [target],
    [target],
    1,
  ])
  for (const id of [target, merged]) expect(await searchFor(await referenceOf(id))).toEqual([id])
  const { enquiry } = await detailsOf(merged)
  expect(enquiry.mergedInto).toEqual({ id: target, reference: await referenceOf(target) })
  expect((await detailsOf(target)).merged).toEqual([
    {
      enquiryId: merged,
      reference: enquiry.reference,
      version: 2,
      mergedAt: atHour(1).toISOString(),
      mergedById: desk.idOf('Mona'),
    },
  ])
  const audited = await outboxPayloads(desk.postgres.db, StaffActionCompleted)
  expect(audited.map(({ action, object, fields }) => [action, object.id, fields])).toEqual([
    ['merge-enquiries', target, [{ name: 'mergedReference', to: enquiry.reference }]],
  ])
})

test('the next unclaimed enquiry is none that no list shows', async () => {
  const [target, merged] = [await anEnquiry(), await anEnquiry()]
  await merge(target, merged)

  expect(await claimNextCareEnquiry(as(5, 'care-agent', 'Karim'))).toEqual({})
})

test('the timeline and the marks of a merged enquiry stand on the one that lists show', async () => {
  const [target, merged] = [await anEnquiry(), await anEnquiry()]
  await deliverReply(desk, 0.5, { enquiryId: target })
  await merge(target, merged)
  const messageId = await receiveMessage(desk, 2, { enquiryId: merged })

  const { enquiry, events } = await detailsOf(target)
  expect(enquiry).toMatchObject({ unreadMessages: 1, nextReplyDueAt: atHour(24).toISOString() })
  expect((await detailsOf(merged)).enquiry.unreadMessages).toBe(0)
  const lines = events.map(({ kind, mergedFrom }) => `${kind} ${mergedFrom?.id ?? 'own'}`)
  expect(lines.slice(0, 4)).toEqual([`message-received ${merged}`, 'merged own', 'reply-sent own', 'replied own'])
  expect(lines.slice(4).toSorted()).toEqual([`submitted ${merged}`, 'submitted own'].toSorted())
  expect(await listOf('new-messages')).toEqual([target])
  await markMessagesRead({ enquiryId: target, messageIds: [messageId] }, as(3))
  expect((await detailsOf(target)).enquiry.unreadMessages).toBe(0)
})

test('a merged enquiry without its first reply is waited for on the one that lists show', async () => {
  const [target, merged] = [await anEnquiry(), await anEnquiry()]
  await deliverReply(desk, 0.5, { enquiryId: target })
  await merge(target, merged)

  expect((await detailsOf(target)).enquiry.nextReplyDueAt).toBe(atHour(24).toISOString())
  await deliverReply(desk, 2, { enquiryId: target })
  expect((await detailsOf(target)).enquiry.nextReplyDueAt).toBeUndefined()
})

test('a reply and a contact count for both promises, each at its own line, and so does a bounce', async () => {
  const [target, merged] = [await anEnquiry(), await anEnquiry()]
  await merge(target, merged)
  const replyId = await deliverReply(desk, 2, { enquiryId: target })
  const sentAt = new Date(atHour(2).getTime() + 60_000).toISOString()
  expect(await promiseEnd(merged)).toEqual([sentAt, sentAt])
  expect((await detailsOf(merged)).events[0]).toMatchObject({ kind: 'reply-sent', at: sentAt })
  expect((await detailsOf(target)).events.filter(({ kind }) => kind === 'reply-sent')).toHaveLength(1)

  await reportDelivery(desk, 3, { enquiryId: target, replyId })
  for (const id of [target, merged]) expect(await promiseEnd(id)).toEqual([undefined, undefined])
  expect((await detailsOf(merged)).events[0]?.kind).toBe('reply-bounced')
  const contact = { enquiryId: target, channel: 'phone', result: 'reached' } as const
  await logCareContact({ ...contact, version: await versionOf(target, as(4)) }, as(4))
  for (const id of [target, merged])
    expect(await promiseEnd(id)).toEqual([atHour(4).toISOString(), atHour(4).toISOString()])
})

test('a bounce of a merged enquiry reopens the one that lists show, with one line on its timeline', async () => {
  const [target, merged] = [await anEnquiry(), await anEnquiry()]
  const replyId = await deliverReply(desk, 0.5, { enquiryId: merged })
  await deliverReply(desk, 0.5, { enquiryId: target })
  await merge(target, merged)
  const closing = { enquiryId: target, outcome: 'answered' } as const
  await closeCareEnquiry({ ...closing, version: await versionOf(target, as(2)) }, as(2))
  await reportDelivery(desk, 3, { enquiryId: merged, replyId })

  const { enquiry, events } = await detailsOf(target)
  expect([enquiry.state, enquiry.hasMailProblem]).toEqual(['open', true])
  expect(enquiry.nextReplyDueAt).toBe(atHour(24).toISOString())
  expect(events.filter(({ kind }) => kind === 'reply-bounced')).toMatchObject([{ mergedFrom: { id: merged } }])
  expect((await detailsOf(merged)).enquiry.state).toBe('open')
})

test('closing the one that lists show closes the merged one', async () => {
  const [target, merged] = [await anEnquiry(), await anEnquiry()]
  await merge(target, merged)
  const closing = { enquiryId: target, outcome: 'spam', reason: 'an advertisement' } as const
  await closeCareEnquiry({ ...closing, version: await versionOf(target, as(3)) }, as(3))

  const { enquiry, events } = await detailsOf(merged)
  expect([enquiry.state, enquiry.outcome, events[0]?.kind]).toEqual(['closed', 'spam', 'closed'])
})

test('different addresses are merged by a lead who confirms that it is one person', async () => {
  const [target, merged] = [await anEnquiry(), await anEnquiry({ email: 'sister@example.com' })]
  const rejected = (changes: Merging) =>
    expect(merge(target, merged, changes)).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: 'isSamePerson' }],
    })

  await rejected({ isSamePerson: true, role: 'care-agent' })
  await rejected({ isSamePerson: false, role: 'care-lead' })
  await merge(target, merged, { isSamePerson: true, role: 'care-lead' })
  expect(await listOf('all')).toEqual([target])
})

test('merges form no chains, and an enquiry is not merged with itself', async () => {
  const [first, second, third] = [await anEnquiry(), await anEnquiry(), await anEnquiry()]
  await merge(first, second)

  const attempts = [
    () => merge(third, first),
    () => merge(second, third),
    () => merge(third, second),
    () => merge(first, first),
  ]
  for (const attempt of attempts)
    await expect(attempt()).rejects.toMatchObject({ code: 'INPUT_INVALID', fields: [{ path: 'mergedId' }] })
  await merge(first, third)
  expect(await listOf('all')).toEqual([first])
})

test('of two opposite merges at the same time one succeeds', async () => {
  const [first, second] = [await anEnquiry(), await anEnquiry()]
  const results = await Promise.allSettled([merge(first, second), merge(second, first)])

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a merge fails on a version that was changed since, and on a claim of another person', async () => {
  const [target, merged] = [await anEnquiry(), await anEnquiry()]
  await expect(merge(target, merged, { mergedVersion: 9 })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  await claimCareEnquiry({ enquiryId: merged, version: 1, takeOver: false }, as(0.9, 'care-agent', 'Karim'))

  await expect(merge(target, merged)).rejects.toMatchObject({ code: 'ENQUIRY_CLAIMED' })
})

test('undoing separates both, and restores the assignee while nothing else has changed', async () => {
  const [target, merged, changedSince] = [await anEnquiry(), await anEnquiry(), await anEnquiry()]
  for (const id of [merged, changedSince]) {
    const assigning = { enquiryId: id, version: 1, staffId: desk.idOf('Karim') }
    await assignCareEnquiry(assigning, as(0.1, 'care-lead', 'Nadia'))
    await merge(target, id)
  }
  await receiveMessage(desk, 2, { enquiryId: merged })
  await desk.postgres.dataSource.query('update care_enquiries set version = version + 1 where id = $1', [changedSince])
  for (const id of [merged, changedSince]) await undo(id)

  expect((await listOf('all')).toSorted()).toEqual([target, merged, changedSince].toSorted())
  expect((await detailsOf(merged)).enquiry).toMatchObject({ unreadMessages: 1, assigneeId: desk.idOf('Karim') })
  expect((await detailsOf(changedSince)).enquiry.assigneeId).toBe(desk.idOf('Mona'))
  const shown = await detailsOf(target)
  expect([shown.enquiry.unreadMessages, shown.merged, shown.events[0]?.kind]).toEqual([0, [], 'unmerged'])
  expect(shown.events[0]?.otherReference).toBe(await referenceOf(changedSince))
  await expect(undo(merged)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
})

test('erasing or withdrawing one of two merged enquiries leaves the other, with its own marks', async () => {
  const [target, merged, third] = [await anEnquiry(), await anEnquiry(), await anEnquiry()]
  for (const id of [merged, third]) {
    await merge(target, id)
    await receiveMessage(desk, 2, { enquiryId: id })
  }
  await desk.postgres.db.write((tx) => eraseEnquiryRows([merged], tx))
  expect((await detailsOf(target)).enquiry.unreadMessages).toBe(1)
  await desk.postgres.db.write((tx) => separateMerges(target, tx, as(3)))
  expect([(await detailsOf(target)).merged, (await detailsOf(third)).enquiry.unreadMessages]).toEqual([[], 1])
  await merge(target, third)
  await desk.postgres.db.write((tx) => eraseEnquiryRows([target], tx))

  expect([await listOf('all'), (await detailsOf(third)).enquiry.unreadMessages]).toEqual([[third], 1])
})

test('other enquiries of a person are found by address and by telephone number, for those who see the person', async () => {
  const enquiryId = await anEnquiry()
  const byAddress = await anEnquiry({ email: 'AMAL@example.com', phoneNumber: '' })
  const byNumber = await anEnquiry({ email: 'sister@example.com' })
  const stranger = await anEnquiry({ email: 'omar@example.com', phoneNumber: '+201001234567' })
  await merge(enquiryId, byAddress)

  const { enquiries } = await listPersonEnquiries({ enquiryId }, as(2))
  const found = enquiries.map(({ enquiry, isMerged, isSameAddress }) => [enquiry.id, isSameAddress, isMerged])
  expect(found.toSorted()).toEqual(
    [
      [byAddress, true, true],
      [byNumber, false, false],
    ].toSorted(),
  )
  expect(found.flat()).not.toContain(stranger)
  expect(await listPersonEnquiries({ enquiryId }, as(2, 'auditor'))).toEqual({ enquiries: [] })
})
