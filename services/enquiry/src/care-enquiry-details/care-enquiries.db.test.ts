import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { CareEnquiryChanged, type ListCareEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/enquiry/every-service.messages'
import type { Input } from '@seneb/contracts/define'
import type { Permission } from '@seneb/contracts/vocabulary/staff-access'
import type { Ctx } from '@seneb/service-kit/ctx'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { ReplyPromise } from '../reply-promises/reply-promise.entity.js'
import { addCareNote, logCareContact } from '../care-enquiries/log-care-contact.js'
import {
  assignCareEnquiry,
  releaseCareEnquiry,
  claimCareEnquiry,
  claimNextCareEnquiry,
  releaseLapsedClaims,
} from '../care-enquiries/claim-care-enquiry.js'
import { careDesk, versionOf, type CareDesk } from './care-desk.fixture.js'
import { CareEvent } from '../care-enquiries/care-enquiry.entity.js'
import { listCareEnquiries } from '../care-enquiries/list-care-enquiries.js'
import { countCareEnquiries } from '../care-enquiries/count-care-enquiries.js'
import { nameAuditedEnquiries } from '../care-enquiries/list-care-references.js'
import { closeCareEnquiry, moveCareEnquiry, wakeCareEnquiries } from '../care-enquiries/move-care-enquiry.js'
import { readCareEnquiry } from './read-care-enquiry.js'

const submittedAt = new Date('2026-11-22T09:00:00Z')
const minutesAfter = (minutes: number) => new Date(submittedAt.getTime() + minutes * 60_000)
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
afterAll(() => desk.postgres.close())

const mona = (minutes = 10) => desk.as('Mona', ['care-agent'], minutesAfter(minutes))
const karim = (minutes = 10) => desk.as('Karim', ['care-agent'], minutesAfter(minutes))
const lead = (minutes = 10) => desk.as('Salma', ['care-lead'], minutesAfter(minutes))
type ListInput = Input<typeof ListCareEnquiries>
const everything: ListInput = { show: 'all', mine: false, unclaimed: false, overdue: false, first: 100 }
const idsOf = async (filter: Partial<ListInput>, ctx: Ctx = mona()) =>
  (await listCareEnquiries({ ...everything, ...filter }, ctx)).enquiries.map(({ id }) => id)
const kindsOf = async (enquiryId: string) =>
  (await readCareEnquiry({ enquiryId }, mona())).events.map(({ kind }) => kind)

test('a submission appears in the list right away, with its clock, its request and a hint to open pages [TRIP-54, CONT-15, GEN-07, PIPE-10]', async () => {
  const plan = await desk.tripPlan({ fullName: 'Amal Haddad' }, submittedAt)
  const request = await desk.consultation({ fullName: 'Robert Ellison' }, minutesAfter(1))

  const { enquiries } = await listCareEnquiries({ ...everything, show: 'due' }, mona())
  expect(enquiries).toMatchObject([
    {
      id: plan,
      kind: 'trip-plan',
      state: 'new',
      version: 1,
      fullName: 'Amal Haddad',
      dueAt: '2026-11-23T09:00:00.000Z',
    },
    { id: request, kind: 'consultation', fullName: 'Robert Ellison', treatmentType: 'Dental Care' },
  ])
  const details = await readCareEnquiry({ enquiryId: plan }, mona())
  expect(details.personal).toMatchObject({ email: expect.stringContaining('@') })
  expect(details.personal?.facts).toContainEqual({ name: 'age', value: expect.stringMatching(/^\d+$/) })
  expect(details.consents.map(({ purpose }) => purpose)).toContain('personal-data')
  expect(details.events).toMatchObject([{ kind: 'submitted', at: submittedAt.toISOString() }])
  const [hint] = await outboxPayloads(desk.postgres.db, CareEnquiryChanged, plan)
  expect(hint).toEqual({ enquiryId: plan, version: 1 })
})

test('a choice from a list of the contact form is shown with the label of that list [CONT-09, CONT-10]', async () => {
  const chosen = { communicationMethod: 'phone_whatsapp', preferredTime: 'morning' }
  const id = await desk.consultation(chosen, submittedAt)
  const { personal } = await readCareEnquiry({ enquiryId: id }, mona())

  expect(personal?.facts).toContainEqual({ name: 'communicationMethod', value: 'Phone (WhatsApp)' })
  expect(personal?.facts).toContainEqual({ name: 'preferredTime', value: 'Morning (9AM-12PM CET)' })
})

test('the longest waiting enquiry is first in the list and claimed first [GEN-07]', async () => {
  const [newer, older] = [await desk.tripPlan({}, submittedAt), await desk.consultation({}, minutesAfter(-24 * 60))]
  const listed = await idsOf({ show: 'due' })

  expect(listed[0]).toBe(older)
  expect(listed.indexOf(newer)).toBeGreaterThan(0)
  expect(await claimNextCareEnquiry(mona())).toEqual({ enquiryId: older })
})

test('without the consent to use health details the list contains no health details [D-66]', async () => {
  const withheld = { healthDataConsentGiven: false, message: '', treatmentType: 'Ophthalmology' }
  const id = await desk.consultation(withheld, submittedAt)

  const details = await readCareEnquiry({ enquiryId: id }, mona())
  expect(JSON.stringify(details)).not.toContain('Ophthalmology')
})

test('twenty concurrent claims of the next enquiry get twenty different ones, the most urgent first [GEN-07]', async () => {
  const submitted: string[] = []
  for (let at = 0; at < 20; at++)
    submitted.push(await desk.tripPlan({}, new Date(submittedAt.getTime() - 86_400_000 + at)))

  const claimed = await Promise.all(
    submitted.map((_id, at) => claimNextCareEnquiry(desk.as(`A${at}`, ['care-agent'], submittedAt))),
  )

  expect(claimed.map(({ enquiryId }) => enquiryId).toSorted()).toEqual(submitted.toSorted())
  expect(await idsOf({ mine: true }, desk.as('A0', ['care-agent'], submittedAt))).toHaveLength(1)
})

test('a claim lasts half an hour; a takeover must be explicit, and the previous agent gets a conflict [ADM-09]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  await claimCareEnquiry({ enquiryId: id, version: 1, takeOver: false }, mona(0))

  const claim = (version: number, takeOver = false) => ({ enquiryId: id, version, takeOver })
  await expect(claimCareEnquiry(claim(2), karim(29))).rejects.toMatchObject({ code: 'ENQUIRY_CLAIMED' })
  await expect(claimCareEnquiry(claim(1), karim(29))).rejects.toMatchObject({ code: 'ENQUIRY_CLAIMED' })
  await expect(claimCareEnquiry(claim(1, true), karim(29))).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  await expect(claimCareEnquiry(claim(1), mona(29))).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  const unknown = { ...claim(2), enquiryId: '0190f5fe-7c00-7a00-8000-0000000000ff' }
  await expect(claimCareEnquiry(unknown, mona())).rejects.toMatchObject({ code: 'ENQUIRY_UNKNOWN' })
  await claimCareEnquiry(claim(2, true), karim(29))
  const wait = { enquiryId: id, version: 3, to: 'waiting' } as const
  await expect(moveCareEnquiry(wait, mona(30))).rejects.toMatchObject({ code: 'ENQUIRY_CLAIMED' })
  await claimCareEnquiry(claim(3), mona(60))

  expect(await kindsOf(id)).toEqual(['claimed', 'taken-over', 'claimed', 'submitted'])
  const { enquiry, events } = await readCareEnquiry({ enquiryId: id }, mona())
  expect(enquiry.assigneeId).toBe(desk.idOf('Mona'))
  expect(events[1]).toMatchObject({ actorId: desk.idOf('Karim'), assigneeId: desk.idOf('Mona') })
})

test('an unanswered enquiry with an expired claim is unassigned again, and offered first if due first [GEN-07]', async () => {
  const early = new Date(submittedAt.getTime() - 3 * 86_400_000)
  const at = (minutes: number) => new Date(early.getTime() + minutes * 60_000)
  const [lapsed, replied, waiting] = [
    await desk.tripPlan({}, early),
    await desk.tripPlan({}, early),
    await desk.tripPlan({}, early),
  ]
  const monaAt = (minutes: number) => desk.as('Mona', ['care-agent'], at(minutes))
  const seen = { version: 1, takeOver: false }
  await claimCareEnquiry({ enquiryId: lapsed, ...seen }, monaAt(1))
  await logCareContact({ enquiryId: replied, version: 1, channel: 'phone', result: 'reached' }, monaAt(1))
  await moveCareEnquiry({ enquiryId: waiting, version: 1, to: 'waiting', snoozeDays: 3 }, monaAt(1))

  await releaseLapsedClaims(desk.at(at(30)))
  expect(await kindsOf(lapsed)).toEqual(['claimed', 'submitted'])
  await Promise.all([releaseLapsedClaims(desk.at(at(31))), releaseLapsedClaims(desk.at(at(31)))])

  const { enquiry, events } = await readCareEnquiry({ enquiryId: lapsed }, monaAt(32))
  expect(events.map(({ kind }) => kind)).toEqual(['claim-lapsed', 'claimed', 'submitted'])
  expect(events[0]).toMatchObject({ assigneeId: desk.idOf('Mona') })
  expect([enquiry.assigneeId, enquiry.version]).toEqual([undefined, 2])
  expect(await idsOf({ show: 'due', unclaimed: true })).toContain(lapsed)
  for (const id of [replied, waiting]) expect(await kindsOf(id)).not.toContain('claim-lapsed')
  expect(await claimNextCareEnquiry(desk.as('Karim', ['care-agent'], at(33)))).toEqual({ enquiryId: lapsed })
  await closeCareEnquiry({ enquiryId: lapsed, version: 3, outcome: 'spam', reason: 'an advertisement' }, karim())
})

test('an agent closes spam and duplicates, saying why; a lead sees them for a day and opens one again [GEN-07, ADM-09]', async () => {
  const [first, repeated, spam] = [
    await desk.tripPlan({}, submittedAt),
    await desk.consultation({}, submittedAt),
    await desk.tripPlan({ fullName: 'Buy Now' }, submittedAt),
  ]
  const { enquiry } = await readCareEnquiry({ enquiryId: first }, mona())
  const close = (enquiryId: string, ending: object) =>
    closeCareEnquiry({ enquiryId, version: 1, outcome: 'duplicate', ...ending }, mona())
  const inputError = (path: string, message: RegExp) => ({
    code: 'INPUT_INVALID',
    fields: [{ path, message: expect.stringMatching(message) }],
  })

  await expect(close(repeated, {})).rejects.toMatchObject(inputError('duplicateOf', /enter the reference/))
  await expect(close(repeated, { duplicateOf: 'SNB-ZZZZZZ' })).rejects.toMatchObject(
    inputError('duplicateOf', /no enquiry/),
  )
  await expect(close(first, { duplicateOf: enquiry.reference })).rejects.toMatchObject(
    inputError('duplicateOf', /its own/),
  )
  await expect(close(spam, { outcome: 'spam' })).rejects.toMatchObject(inputError('outcome', /why this is no enquiry/))
  await close(repeated, { duplicateOf: enquiry.reference.toLowerCase().replace('-', ' ') })
  await close(spam, { outcome: 'test', reason: 'sells followers' })

  const read = await readCareEnquiry({ enquiryId: repeated }, mona())
  expect(read.enquiry).toMatchObject({ state: 'closed', outcome: 'duplicate', duplicateOf: enquiry.reference })
  expect(await idsOf({ show: 'due' })).not.toContain(repeated)
  const dayLater = 24 * 60
  expect(await idsOf({ show: 'set-aside' }, lead(9 + dayLater))).toEqual(expect.arrayContaining([repeated, spam]))
  expect((await countCareEnquiries(lead(9 + dayLater))).setAside).toBeGreaterThanOrEqual(2)
  expect(await idsOf({ show: 'set-aside' }, lead(10 + dayLater))).toEqual([])

  await moveCareEnquiry({ enquiryId: repeated, version: 2, to: 'open' }, lead(20))
  const again = await readCareEnquiry({ enquiryId: repeated }, lead(20))
  expect(again.enquiry).toMatchObject({ state: 'open', dueAt: minutesAfter(24 * 60).toISOString() })
  expect(again.enquiry).not.toHaveProperty('duplicateOf')
  expect(again.events[0]).toMatchObject({ kind: 'reopened', actorId: desk.idOf('Salma') })
})

test('of two changes to one version one succeeds, and the other gets a conflict [ADM-09]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  const contact = { enquiryId: id, version: 1, channel: 'phone', result: 'tried' } as const

  const settled = await Promise.allSettled([mona(), mona(), mona()].map((ctx) => logCareContact(contact, ctx)))

  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  const rejection = settled.find((one) => one.status === 'rejected')
  expect(rejection).toMatchObject({ reason: { code: 'CHANGED_MEANWHILE' } })
})

test('an enquiry waiting for its patient reopens after the set days, once, without an author [ADM-09]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  const day = 24 * 60
  const workAt = (minutes: number) => wakeCareEnquiries(desk.at(minutesAfter(minutes)))
  const readAt = async (minutes: number) => (await readCareEnquiry({ enquiryId: id }, mona(minutes))).enquiry
  await moveCareEnquiry({ enquiryId: id, version: 1, to: 'waiting', snoozeDays: 3 }, mona(10))

  await workAt(10 + 3 * day - 1)
  expect(await readAt(11)).toMatchObject({
    state: 'waiting',
    version: 2,
    snoozedUntil: minutesAfter(10 + 3 * day).toISOString(),
  })

  await Promise.all([workAt(10 + 3 * day), workAt(10 + 3 * day)])
  const woken = await readCareEnquiry({ enquiryId: id }, mona(10 + 3 * day))
  expect(woken.enquiry).toMatchObject({ state: 'open', version: 3 })
  expect(woken.enquiry).not.toHaveProperty('snoozedUntil')
  expect(woken.events.filter(({ kind }) => kind === 'snooze-ended')).toHaveLength(1)
  const hints = await outboxPayloads(desk.postgres.db, CareEnquiryChanged, id)
  expect(hints.filter(({ version }) => version === 3)).toHaveLength(1)
})

test('closing, reopening or an undelivered reply cancels the reminder of a waiting enquiry [ADM-09]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  const wait = (version: number) =>
    moveCareEnquiry({ enquiryId: id, version, to: 'waiting', snoozeDays: 1 }, mona(version))
  await wait(1)
  await moveCareEnquiry({ enquiryId: id, version: 2, to: 'open' }, mona(2))
  await wait(3)
  await logCareContact({ enquiryId: id, version: 4, channel: 'phone', result: 'reached' }, mona(4))
  await closeCareEnquiry({ enquiryId: id, version: 5, outcome: 'answered' }, mona(5))

  await wakeCareEnquiries(desk.at(minutesAfter(100 * 24 * 60)))
  expect((await readCareEnquiry({ enquiryId: id }, mona(6))).enquiry).toMatchObject({ state: 'closed', version: 6 })
})

test('the response clock stops when the person is first reached, not by an attempt or by closing [GEN-07, D-50]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  const promise = () => desk.postgres.db.read((tx) => tx.findOne(ReplyPromise, { trip_plan_id: id }))
  const contact = async (result: 'reached' | 'tried', minutes: number) =>
    logCareContact({ enquiryId: id, version: await versionOf(id, mona()), channel: 'phone', result }, mona(minutes))

  await contact('tried', 10)
  expect((await promise())?.kept_at).toBeNull()
  const close = { enquiryId: id, outcome: 'answered', version: 2 } as const
  await expect(closeCareEnquiry(close, mona())).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await contact('reached', 20)
  await contact('reached', 30)
  await closeCareEnquiry({ ...close, version: 4 }, mona(40))

  expect((await promise())?.kept_at).toEqual(minutesAfter(20))
  const { enquiry } = await readCareEnquiry({ enquiryId: id }, mona())
  expect(enquiry).toMatchObject({ state: 'closed', outcome: 'answered', answeredAt: minutesAfter(20).toISOString() })
  expect(await idsOf({ show: 'due' })).not.toContain(id)
  await moveCareEnquiry({ enquiryId: id, version: 5, to: 'open' }, mona(50))
  const again = await readCareEnquiry({ enquiryId: id }, mona())
  expect([again.enquiry.state, again.enquiry.outcome, again.enquiry.answeredAt]).toEqual([
    'open',
    undefined,
    minutesAfter(20).toISOString(),
  ])
})

test('a test enquiry disappears from every list after a lead marked it [F-O08]', async () => {
  const id = await desk.tripPlan({ fullName: 'Synthetic Zoe' }, submittedAt)
  await closeCareEnquiry({ enquiryId: id, version: 1, outcome: 'test', reason: 'a drill' }, lead())

  for (const show of ['due', 'closed', 'all'] as const) expect(await idsOf({ show })).not.toContain(id)
  expect(await idsOf({ search: 'Synthetic' })).toEqual([])
})

test('a note is stored once, encrypted, and decrypted for those who may see it [S13, ADM-09]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  const note = { enquiryId: id, note: 'canary: takes warfarin' }
  const ctx = { ...mona(), idempotencyKey: 'one-note' }
  const [first, second] = [await addCareNote(note, ctx), await addCareNote(note, ctx)]

  expect(second).toEqual(first)
  const lines = await desk.postgres.db.read((tx) => tx.find(CareEvent, { where: { enquiry_id: id, kind: 'noted' } }))
  expect(lines).toHaveLength(1)
  expect(lines[0]?.body_sealed?.toString('latin1')).not.toContain('canary')
  const seen = await readCareEnquiry({ enquiryId: id }, mona())
  expect(seen.events[0]).toMatchObject({ kind: 'noted', note: note.note, actorId: desk.idOf('Mona') })
  const masked = await readCareEnquiry({ enquiryId: id }, desk.as('Aud', ['auditor'], submittedAt))
  expect(masked.events[0]).toMatchObject({ kind: 'noted' })
  expect(JSON.stringify(masked)).not.toMatch(/canary|@/)
  expect([masked.personal, masked.enquiry.fullName, masked.enquiry.treatmentType]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('each change has one audit entry with its actor and no written text [S10]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  await addCareNote({ enquiryId: id, note: 'canary words' }, mona())
  await assignCareEnquiry({ enquiryId: id, version: 2, staffId: desk.idOf('Karim') }, lead())
  await releaseCareEnquiry({ enquiryId: id, version: 3 }, karim())

  const auditActions = (await outboxPayloads(desk.postgres.db, StaffActionCompleted)).filter(
    ({ object }) => object.id === id,
  )
  expect(auditActions.map(({ action, actor }) => [action, actor.name])).toEqual([
    ['add-note', 'Mona'],
    ['assign-enquiry', 'Salma'],
    ['release-enquiry', 'Karim'],
  ])
  expect(JSON.stringify(auditActions)).not.toContain('canary')
  expect(auditActions[0]?.fields).toEqual([{ name: 'note', description: 'changed (0 → 12 characters)' }])
})

test('an enquiry is found by how its reference, name, address or number begins [TRIP-28]', async () => {
  const who = { fullName: 'Ingrid Sørensen', email: 'ingrid.s@fjord.example', phoneNumber: '+47 912 34 567' }
  const id = await desk.tripPlan(who, submittedAt)
  const { enquiry } = await readCareEnquiry({ enquiryId: id }, mona())

  for (const search of [enquiry.reference, enquiry.reference.slice(0, 8), 'sørensen ing', 'ingrid.s@fjord.example']) {
    expect(await idsOf({ search })).toEqual([id])
  }
  for (const search of ['+47 912', '91234567', '0047 91234567']) expect(await idsOf({ search })).toEqual([id])
  expect(await idsOf({ search: 'grid' })).toEqual([])
  const listed = { show: 'due', mine: true, kind: 'consultation', overdue: true } as const
  expect(await idsOf({ search: enquiry.reference, ...listed })).toEqual([id])
  expect(await idsOf({ search: '***' })).toEqual([])
  const auditor = desk.as('Aud', ['auditor'], submittedAt)
  expect([await idsOf({ search: 'ingrid' }, auditor), await idsOf({ search: enquiry.reference }, auditor)]).toEqual([
    [],
    [id],
  ])
})

// Each row is one kind of spelling: the stored value and the typed searches that find it.
test.each<readonly [stored: object, typed: readonly string[]]>([
  [{ fullName: 'Jürgen Müller-Lüdenscheidt' }, ['Jurgen Muller', 'Juergen Mueller', 'JÜRGEN', 'Lüdenscheidt']],
  [{ fullName: 'Juergen Vogel' }, ['Jürgen Vogel']],
  [{ fullName: 'Conor O’Neill' }, ['O’Neill', "O'Neill", 'oneill', 'Neill', 'conor o neill']],
  [{ fullName: 'Jean-Luc Lefèvre' }, ['Lefevre', 'jean luc', 'jeanluc', 'Luc']],
  [{ fullName: 'Zoe\u0301 Nguyễn' }, ['Zoé', 'zoe nguyen']],
  [{ fullName: 'İpek Yıldız' }, ['Ipek', 'ipek yildiz', 'YILDIZ']],
  [{ fullName: 'ΣΊΣΥΦΟΣ' }, ['σίσυφος', 'ΣΙΣΥΦΟΣ']],
  [{ fullName: 'Anna Weißstraße' }, ['Weissstrasse', 'WEISSSTRASSE']],
  [{ fullName: 'فاطمة إبراهيم' }, ['فاطمه', 'ابراهيم', 'فاطمة']],
  [{ fullName: 'منى أحمد' }, ['مني احمد']],
  [{ fullName: '山田太郎' }, ['太郎', '山田', '田太']],
  [{ fullName: 'Jean😀Pascal Q' }, ['Pascal Q']],
  [
    { fullName: 'Phone One', phoneNumber: '+201223450147' },
    ['٠١٢٢٣٤٥٠١٤٧', '0122 345 0147', '0147 ', 'tel:+201223450147'],
  ],
  [
    { fullName: 'Phone Two', phoneNumber: '+442079460958' },
    ['+44 (0)20 7946 0958', '020 7946 0958', '79460958', '0044 20 7946 0958'],
  ],
  [
    { fullName: 'Mail One', email: 'Mail.One@corpus.example' },
    ['mailto:mail.one@corpus.example', 'Mail One <mail.one@corpus.example>', 'mail.one@cor'],
  ],
] as const)('%p is found however it is typed: %p [TRIP-28, P7]', async (stored, typed) => {
  const id = await desk.tripPlan(stored, submittedAt)

  for (const search of typed) expect({ search, found: await idsOf({ search }) }).toEqual({ search, found: [id] })
  await desk.postgres.dataSource.query('delete from care_enquiries where id = $1', [id])
})

test('a reference is found without its dash and in the subject of a mail, and the exact spelling comes first [TRIP-28]', async () => {
  const [folded, exact] = [
    await desk.tripPlan({ fullName: 'Jose Alvarez' }, minutesAfter(5)),
    await desk.tripPlan({ fullName: 'José Álvarez' }, submittedAt),
  ]
  const { enquiry } = await readCareEnquiry({ enquiryId: folded }, mona())
  const code = enquiry.reference.replace('SNB-', '')

  for (const search of [
    `SNB${code}`,
    `snb ${code.toLowerCase()}`,
    `Re: About your request (${enquiry.reference})`,
    code,
  ])
    expect(await idsOf({ search })).toEqual([folded])
  expect(await idsOf({ search: 'José Álvarez' })).toEqual([exact, folded])
  expect(await idsOf({ search: 'jose alvarez' })).toEqual([folded, exact])
})

test('a row has excerpt, country and time zone for those who may see them [ADM-09, S6]', async () => {
  const message = `My knee hurts.\n\nSince ${'a long time '.repeat(40)}`
  const clock = { timeZone: 'Europe/Paris', phoneNumber: '+33 1 23 45 67 89' }
  const id = await desk.consultation({ fullName: 'Row Reader', message, ...clock }, submittedAt)

  const { enquiries } = await listCareEnquiries({ ...everything, search: 'row reader' }, mona())
  const [row] = enquiries
  expect(row).toMatchObject({ country: 'France', timeZone: 'Europe/Paris' })
  expect(row?.firstWords).toMatch(/^My knee hurts\. Since a long time .*…$/)
  expect(row?.firstWords?.length).toBeLessThanOrEqual(160)
  expect((await readCareEnquiry({ enquiryId: id }, mona())).enquiry).toEqual(row)
  const masked = await listCareEnquiries({ ...everything, show: 'due' }, desk.as('Aud', ['auditor'], submittedAt))
  expect(JSON.stringify(masked)).not.toMatch(/knee|France|Paris/)
})

test('a lead’s token with list access sees no personal data [ADM-09, S6]', async () => {
  const message = 'canary: takes warfarin'
  const id = await desk.consultation(
    { fullName: 'Tokened Canary', message, phoneNumber: '+33 1 23 45 67 89' },
    submittedAt,
  )
  const lead = desk.as('Token Lead', ['care-lead'], submittedAt)
  const byToken = (...scopes: Permission[]) => ({ ...lead, staff: { ...requireStaff(lead), scopes } })

  // The second claims a scope that tokens may no longer have.
  for (const ctx of [byToken('enquiry:read'), byToken('enquiry:read', 'enquiry:read-personal')]) {
    const listed = await listCareEnquiries({ ...everything, show: 'due' }, ctx)
    const details = await readCareEnquiry({ enquiryId: id }, ctx)
    expect(listed.enquiries.map((enquiry) => enquiry.id)).toContain(id)
    expect(JSON.stringify([listed, details])).not.toMatch(/canary|@|France/i)
    expect(details.personal).toBeUndefined()
    expect(await idsOf({ search: 'tokened canary' }, ctx)).toEqual([])
  }
  expect((await readCareEnquiry({ enquiryId: id }, lead)).enquiry.fullName).toBe('Tokened Canary')
})

test('the audit trail reads only the reference of an enquiry [S10]', async () => {
  const [id, other] = [await desk.tripPlan({}, submittedAt), await desk.tripPlan({}, submittedAt)]
  const { enquiry } = await readCareEnquiry({ enquiryId: id }, mona())
  const named = { id, reference: enquiry.reference }

  const ids = [id, crypto.randomUUID()]
  expect(await nameAuditedEnquiries({ enquiryIds: ids }, mona())).toEqual({ enquiries: [named] })
  const typed = enquiry.reference.toLowerCase().replace('-', ' ')
  expect(await nameAuditedEnquiries({ enquiryIds: [], reference: typed }, mona())).toEqual({ enquiries: [named] })
  expect((await nameAuditedEnquiries({ enquiryIds: [other], reference: 'Amal' }, mona())).enquiries).toHaveLength(1)
})

test('pages follow one another without a gap, and filters narrow them [P9]', async () => {
  const all = await idsOf({})
  const pages: string[] = []
  for (let after: string | undefined; ;) {
    const page = await listCareEnquiries({ ...everything, first: 7, after }, mona())
    pages.push(...page.enquiries.map(({ id }) => id))
    if (!page.next) break
    after = page.next
  }

  expect(pages).toEqual(all)
  const consultations = await listCareEnquiries({ ...everything, kind: 'consultation' }, mona())
  expect(new Set(consultations.enquiries.map(({ kind }) => kind))).toEqual(new Set(['consultation']))
  const late = await idsOf({ show: 'due', overdue: true }, mona(24 * 60))
  expect(late.length).toBeGreaterThan(0)
  expect(await idsOf({ show: 'due', overdue: true }, desk.as('Mona', ['care-agent'], new Date('2026-11-01')))).toEqual(
    [],
  )
  const free = await listCareEnquiries({ ...everything, unclaimed: true }, mona())
  expect(free.enquiries.filter(({ assigneeId }) => assigneeId)).toEqual([])
})
