import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { PublicationChanged } from '@seneb/contracts/messages/content/changes.messages'
import { UpdateOfferSpots } from '@seneb/contracts/messages/content/claim.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/content/every-service.messages'
import {
  ApprovePublicationDraft,
  ArchivePublication,
  CancelPublicationSchedule,
  PublishPublicationDraft,
  ReturnPublicationDraft,
  SchedulePublicationDraft,
} from '@seneb/contracts/messages/content/publication-version.messages'
import type { ClaimKind, PublicationContent } from '@seneb/contracts/publications/publication-editing'
import type { PublicationKinds } from '@seneb/contracts/publications/publication-kinds'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { shippedTexts } from '../content-files/shipped-texts.fixture.js'
import { storeShippedPrices } from '../price-table/store-shipped-prices.js'
import { movePublication } from '../publications/move-publication.js'
import { publicationDesk, type PublicationDesk } from '../publications/publication-desk.fixture.js'
import { aSpecialty, storeTexts } from '../publications/publication.fixture.js'
import { publishPublicationDraft, schedulePublicationDraft } from '../publications/publish-draft.js'
import { publishScheduled } from '../publications/publish-scheduled.js'
import { publishValidityChanges } from '../publications/publish-validity-changes.js'
import {
  approvePublicationDraft,
  discardPublicationDraft,
  returnPublicationDraft,
  submitPublicationDraft,
} from '../publications/review-draft.js'
import { restorePublicationVersion, savePublicationDraft } from '../publications/save-draft.js'
import { readSite } from '../site/read-site.js'
import { readSpecialty } from '../specialties/read-specialty.js'
import { readTeam } from '../team/read-team.js'
import { archiveClaim } from './archive-claim.js'
import { listClaims } from './list-claims.js'
import { listOfferSpots, updateOfferSpots } from './update-offer-spots.js'

let desk: PublicationDesk

const claim = (own: Partial<PublicationKinds['claim']> = {}): PublicationKinds['claim'] => ({
  key: 'fast-reply',
  text: 'A person answers you',
  evidence: 'A clock',
  evidenceUrl: 'https://evidence.example/clock',
  asOf: '2026-11-01',
  ...own,
})
const offer = (own: Partial<PublicationKinds['offer']> = {}): PublicationKinds['offer'] => ({
  key: 'early-spots',
  text: 'Only {remaining} left',
  total: 50,
  terms: 'Free.',
  evidenceDocument: 'Board minutes 7',
  ...own,
})
const rating = (own: Partial<PublicationKinds['rating']> = {}): PublicationKinds['rating'] => ({
  key: 'patients',
  value: 4.7,
  count: 31,
  sourceUrl: 'https://ratings.example/seneb',
  asOf: '2026-11-01',
  ...own,
})
const seller = { key: 'packages.seller', value: 'Nile Journeys Ltd' }

beforeEach(async () => {
  desk = await publicationDesk()
})
afterEach(() => desk.postgres.close())

const id = { kind: 'claim' as const, key: 'fast-reply' }
const changes = () => outboxPayloads(desk.postgres.db, PublicationChanged)
const refusedAt = (path: string, message: RegExp) => ({
  code: 'INPUT_INVALID',
  fields: [expect.objectContaining({ path, message: expect.stringMatching(message) })],
})

/** Publishes content, written by one person and approved by another. */
async function publish(kind: ClaimKind, content: PublicationContent): Promise<void> {
  const at = { kind, key: String(content['key']) }
  const revision = await desk.save(kind, content)
  await submitPublicationDraft({ ...at, revision }, desk.as('Salma'))
  await approvePublicationDraft({ ...at, revision: revision + 1 }, desk.as('Omar'))
  await publishPublicationDraft({ ...at, revision: revision + 2 }, desk.as('Salma'))
}

test('a claim is published by two people, whichever way it is tried [GEN-08, D-26]', async () => {
  const revision = await desk.save('claim', claim())
  const needed = { code: 'APPROVAL_NEEDED' }
  const own = { code: 'APPROVER_IS_AUTHOR' }
  await expect(publishPublicationDraft({ ...id, revision }, desk.as('Omar'))).rejects.toMatchObject(needed)
  const later = { ...id, revision, publishAt: '2026-11-22T12:00:00Z' }
  await expect(schedulePublicationDraft(later, desk.as('Omar'))).rejects.toMatchObject(needed)
  await submitPublicationDraft({ ...id, revision }, desk.as('Salma'))
  await expect(approvePublicationDraft({ ...id, revision: 2 }, desk.as('Salma'))).rejects.toMatchObject(own)
  await approvePublicationDraft({ ...id, revision: 2 }, desk.as('Omar'))
  await publishPublicationDraft({ ...id, revision: 3 }, desk.as('Salma'))
  expect((await readSite(desk.at())).claims.map(({ key }) => key)).toEqual(['fast-reply'])

  // The checker restores the author's version: both of them wrote it, so that a third person has to check it.
  await publish('claim', claim({ text: 'A person answers you soon' }))
  await restorePublicationVersion({ ...id, revision: 8, number: 1 }, desk.as('Omar'))
  await submitPublicationDraft({ ...id, revision: 9 }, desk.as('Omar'))
  for (const author of ['Salma', 'Omar']) {
    const approval = approvePublicationDraft({ ...id, revision: 10 }, desk.as(author))
    await expect(approval).rejects.toMatchObject(own)
  }
  await approvePublicationDraft({ ...id, revision: 10 }, desk.as('Nadia'))
})

test.each([
  ['approved', ApprovePublicationDraft, {}],
  ['published', PublishPublicationDraft, {}],
  ['scheduled', SchedulePublicationDraft, { publishAt: '2026-11-22T12:00:00Z' }],
  ['unscheduled', CancelPublicationSchedule, {}],
  ['returned', ReturnPublicationDraft, { reason: 'Why?' }],
  ['archived', ArchivePublication, {}],
])('the request by which texts are %s takes no record of the register [GEN-08]', (_name, contract, others) => {
  const sent = { kind: 'claim', key: 'fast-reply', revision: 1, ...others }

  expect(() => contract.input.validateSync(sent, { strict: true })).toThrow(/register of claims/)
})

test('a writer discards a draft of the register, and no version that was submitted or approved [GEN-08]', async () => {
  const writer = () => desk.as('Wael', undefined, ['writer'])
  const revision = await desk.save('claim', claim(), 'Wael')
  await submitPublicationDraft({ ...id, revision }, writer())
  const refused = refusedAt('revision', /Only a draft of the register can be discarded/)
  await expect(discardPublicationDraft({ ...id, revision: 2 }, writer())).rejects.toMatchObject(refused)
  await approvePublicationDraft({ ...id, revision: 2 }, desk.as('Omar'))
  await expect(discardPublicationDraft({ ...id, revision: 3 }, writer())).rejects.toMatchObject(refused)
  // A save over the approved version would make it a draft, which could be discarded.
  const content = claim({ text: 'Thrown away' })
  const save = savePublicationDraft({ ...id, revision: 3, content }, writer())
  await expect(save).rejects.toMatchObject(refusedAt('revision', /approved\. Have it returned/))
  expect((await desk.read('claim', 'fast-reply')).draft).toMatchObject({ state: 'approved' })

  await returnPublicationDraft({ ...id, revision: 3, reason: 'Not this year' }, desk.as('Omar'))
  await discardPublicationDraft({ ...id, revision: 4 }, writer())
  expect((await desk.read('claim', 'fast-reply')).draft).toBeNull()
})

const hostile: readonly (readonly [
  name: string,
  kind: ClaimKind,
  content: PublicationContent,
  path: string,
  message: RegExp,
])[] = [
  ['a link that runs', 'claim', claim({ evidenceUrl: 'javascript:alert(1)' }), 'evidenceUrl', /https:/],
  [
    'a link with a password',
    'claim',
    claim({ evidenceUrl: 'https://a:b@evidence.example' }),
    'evidenceUrl',
    /address of a page/,
  ],
  ['a turned line', 'claim', claim({ text: 'Save \u202Etsom' }), 'text', /U\+202E/],
  [
    'hidden marks in a document',
    'offer',
    offer({ evidenceDocument: 'Minutes\u200B 7' }),
    'evidenceDocument',
    /U\+200B/,
  ],
  ['no evidence', 'claim', claim({ evidenceUrl: undefined }), 'evidenceUrl', /give evidence/],
  ['a day that no calendar has', 'offer', offer({ validTo: '2027-02-30' }), 'validTo', /does not exist/],
  ['a far day', 'offer', offer({ validTo: '9999-12-31' }), 'validTo', /within 3 years/],
  ['a far first day', 'rating', rating({ validFrom: '2199-01-01' }), 'validFrom', /within 3 years/],
  [
    'an end before its beginning',
    'claim',
    claim({ validFrom: '2026-12-02', validTo: '2026-12-01' }),
    'validTo',
    /not before/,
  ],
  ['figures of tomorrow', 'rating', rating({ asOf: '2026-11-22' }), 'asOf', /not in the future/],
  ['more than five stars', 'rating', rating({ value: 5.1 }), 'value', /from 0.1 to 5/],
  ['a promised saving of its own', 'claim', claim({ percent: 70 }), 'computedFrom', /price table/],
  ['an owner who is no person', 'claim', claim({ owner: 'x' }), 'owner', /member of the team/],
  ['spots without end', 'offer', offer({ total: 1e9 }), 'total', /at most 100000/],
]

test.each(hostile)(
  '%s is refused at its field, and nothing is stored [S8, GEN-08]',
  async (_name, kind, content, path, message) => {
    const key = String(content['key'])
    const given = JSON.parse(JSON.stringify(content)) as PublicationContent
    const save = savePublicationDraft({ kind, key, revision: 0, content: given }, desk.as('Salma'))

    await expect(save).rejects.toMatchObject(refusedAt(`content.${path}`, message))
    await expect(desk.read(kind, key)).rejects.toMatchObject({ code: 'PUBLICATION_UNKNOWN' })
  },
)

test('markup in a claim stays text, as all texts of the register do [S8]', async () => {
  await publish('claim', claim({ text: 'A <script>alert(1)</script> person' }))

  expect((await readSite(desk.at())).claims[0]?.text).toBe('A <script>alert(1)</script> person')
})

test('expired records disappear on the next day, and new ones appear on their first: claims, offers, packages, ratings, partners [D-26, D-27, D-23]', async () => {
  const days = { validFrom: '2026-11-21', validTo: '2026-11-22' }
  const [packaged] = shippedTexts.packages
  const [partner] = shippedTexts.partners
  const specialty = aSpecialty({ slug: 'hair-transplant' })
  await storeTexts(
    {
      claims: [claim(days)],
      offers: [offer(days)],
      ratings: [rating(days)],
      packages: packaged ? [{ ...packaged, ...days }] : [],
      partners: partner ? [{ ...partner, ...days }] : [],
      specialties: [specialty],
      settings: [seller],
    },
    desk.postgres,
  )
  const shownAt = async (at: string) => {
    const ctx = desk.at(at)
    const { claims, offers, packages, settings } = await readSite(ctx)
    const { accreditationBodies } = await readTeam(ctx)
    const page = (await readSpecialty({ slug: 'hair-transplant' }, ctx)).specialty
    return [claims, offers, packages, page?.packages ?? [], accreditationBodies, settings.rating ? [1] : []].map(
      (list) => list.length,
    )
  }

  expect(await shownAt('2026-11-20T23:59:59Z')).toEqual([0, 0, 0, 0, 0, 0])
  expect(await shownAt('2026-11-21T00:00:00Z')).toEqual([1, 1, 1, 1, 1, 1])
  expect(await shownAt('2026-11-22T23:59:59Z')).toEqual([1, 1, 1, 1, 1, 1])
  expect(await shownAt('2026-11-23T00:00:00Z')).toEqual([0, 0, 0, 0, 0, 0])
})

test('at midnight every beginning and end is published once, by several processes and after a restart [R8]', async () => {
  await storeTexts(
    { claims: [claim({ validTo: '2026-11-21' })], offers: [offer({ validFrom: '2026-11-22' })], ratings: [rating()] },
    desk.postgres,
  )
  const at = (now: string) => publishValidityChanges(desk.at(now))
  await at('2026-11-21T23:59:50Z')
  const before = (await changes()).length

  await Promise.all([1, 2, 3, 4].map(() => at('2026-11-22T00:00:05Z')))
  await at('2026-11-22T00:00:15Z')
  // The clock of another process is behind.
  await at('2026-11-21T23:59:59Z')
  expect(
    (await changes()).slice(before).map((event) => event.changes.map(({ key, kind }) => `${kind}/${key}`).toSorted()),
  ).toEqual([['claim/fast-reply', 'offer/early-spots']])

  await at('2026-11-23T00:00:05Z')
  expect(await changes()).toHaveLength(before + 1)
})

test('after days of downtime expired records are published together with ended prices [O-9]', async () => {
  const [packaged] = shippedTexts.packages
  if (!packaged) throw new Error('no package is shipped')
  await storeTexts(
    { claims: [claim({ validTo: '2026-11-25' })], packages: [{ ...packaged, asOf: '2025-11-24' }] },
    desk.postgres,
  )
  await publishValidityChanges(desk.at('2026-11-21T10:00:00Z'))
  const before = (await changes()).length

  await publishValidityChanges(desk.at('2026-12-01T10:00:00Z'))

  const [event, ...more] = (await changes()).slice(before)
  expect(more).toEqual([])
  expect(event?.changes.map(({ kind }) => kind).toSorted()).toEqual(['claim', 'package'])
})

test('a record that would be over at its publication is neither published nor scheduled [D-27]', async () => {
  const revision = await desk.save('claim', claim({ validTo: '2026-11-22' }))
  await submitPublicationDraft({ ...id, revision }, desk.as('Salma'))
  await approvePublicationDraft({ ...id, revision: 2 }, desk.as('Omar'))
  const over = refusedAt('content.validTo', /before its publication/)
  const publishAt = '2026-11-23T09:00:00Z'
  await expect(schedulePublicationDraft({ ...id, revision: 3, publishAt }, desk.as('Omar'))).rejects.toMatchObject(over)
  const late = desk.as('Omar', '2026-11-23T00:00:00Z')
  await expect(publishPublicationDraft({ ...id, revision: 3 }, late)).rejects.toMatchObject(over)

  // A schedule delayed past the last day stops with a reason.
  await schedulePublicationDraft({ ...id, revision: 3, publishAt: '2026-11-22T20:00:00Z' }, desk.as('Omar'))
  await publishScheduled(desk.at('2026-11-23T08:00:00Z'))
  const { draft, published } = await desk.read('claim', 'fast-reply')
  expect(published).toBeNull()
  expect(draft).toMatchObject({
    state: 'approved',
    returnReason: expect.stringMatching(/^Not published: Valid to: Its last day/),
  })
})

test('a version that begins later leaves the one before it on the site until then: it is scheduled, not published now [D-26]', async () => {
  await publish('claim', claim())
  const revision = await desk.save('claim', claim({ text: 'A person answers you soon', validFrom: '2026-12-01' }))
  await submitPublicationDraft({ ...id, revision }, desk.as('Salma'))
  await approvePublicationDraft({ ...id, revision: revision + 1 }, desk.as('Omar'))
  const seen = { ...id, revision: revision + 2 }
  const early = refusedAt('content.validFrom', /until 2026-12-01\. Please schedule it for that day/)
  await expect(publishPublicationDraft(seen, desk.as('Omar'))).rejects.toMatchObject(early)
  const before = schedulePublicationDraft({ ...seen, publishAt: '2026-11-30T23:00:00Z' }, desk.as('Omar'))
  await expect(before).rejects.toMatchObject(early)

  await schedulePublicationDraft({ ...seen, publishAt: '2026-12-01T00:00:00Z' }, desk.as('Omar'))
  const textsAt = async (now: string) => (await readSite(desk.at(now))).claims.map(({ text }) => text)
  expect(await textsAt('2026-11-30T23:59:59Z')).toEqual(['A person answers you'])
  await publishScheduled(desk.at('2026-12-01T00:00:05Z'))
  expect(await textsAt('2026-12-01T00:00:05Z')).toEqual(['A person answers you soon'])
})

test('where samples are omitted, none hides or replaces a record [O-1, D-26]', async () => {
  await storeTexts({ offers: [offer({ sample: true })] }, desk.postgres)
  const of = { kind: 'offer' as const, key: 'early-spots' }
  const production = () => ({ ...desk.as('Omar'), samples: false })
  const approved = async (content: PublicationContent) => {
    const revision = await desk.save('offer', content)
    await submitPublicationDraft({ ...of, revision }, desk.as('Salma'))
    return {
      ...of,
      revision: (await approvePublicationDraft({ ...of, revision: revision + 1 }, desk.as('Omar'))).revision,
    }
  }
  // Nothing is on the site, so that a version that begins later leaves no gap.
  const later = await approved(offer({ validFrom: '2026-12-01' }))
  await expect(publishPublicationDraft(later, desk.as('Omar'))).rejects.toMatchObject(
    refusedAt('content.validFrom', /until 2026-12-01/),
  )
  await publishPublicationDraft(later, production())
  await publish('offer', offer())

  const sample = refusedAt('content.sample', /leaves samples out/)
  const again = await approved(offer({ sample: true }))
  await expect(publishPublicationDraft(again, production())).rejects.toMatchObject(sample)
  const publishAt = '2026-12-01T00:00:00Z'
  await expect(schedulePublicationDraft({ ...again, publishAt }, production())).rejects.toMatchObject(sample)
  await publishPublicationDraft(again, desk.as('Omar'))
})

test('a sample that the site leaves out neither expires nor is overdue [O-1]', async () => {
  await storeTexts(
    { offers: [offer({ sample: true, validTo: '2026-11-25' }), offer({ key: 'autumn', validTo: '2026-11-25' })] },
    desk.postgres,
  )
  const keysIn = async (show: 'expiring' | 'overdue', now: string) =>
    keysOf(await listClaims({ show, first: 50 }, { ...desk.at(now), samples: false }))

  expect(keysOf(await listed({ show: 'expiring' }))).toEqual(['autumn', 'early-spots'])
  expect(await keysIn('expiring', '2026-11-21T12:00:00Z')).toEqual(['autumn'])
  expect(await keysIn('overdue', '2026-11-27T12:00:00Z')).toEqual(['autumn'])
})

test('a version that begins later is published right away where the site shows none [D-26]', async () => {
  await publish('claim', claim({ validFrom: '2026-12-01' }))
  await publish('claim', claim({ validFrom: '2026-12-02' }))

  expect((await readSite(desk.at('2026-12-02T00:00:00Z'))).claims).toHaveLength(1)
})

const spots = async () => (await listOfferSpots(desk.at())).offers.map(({ isShown, remaining }) => [remaining, isShown])
const count = (seen: number, remaining: number, name = 'Amal') =>
  updateOfferSpots({ key: 'early-spots', seen, remaining }, desk.as(name, undefined, ['care-agent']))

test('spots are counted down and corrected, shown right away and audited; without any the offer disappears [O-3, D-27]', async () => {
  await storeTexts({ offers: [offer()] }, desk.postgres)
  const shown = async () => (await readSite(desk.at())).offers.map(({ text }) => text)
  expect(await spots()).toEqual([[50, true]])
  const before = (await changes()).length

  expect(await count(50, 49)).toMatchObject({ remaining: 49, text: 'Only 49 left', isShown: true })
  expect(await shown()).toEqual(['Only 49 left'])
  expect((await changes()).slice(before).map((event) => event.changes)).toEqual([
    [{ kind: 'offer', key: 'early-spots' }],
  ])
  await count(49, 50)
  await count(50, 0)
  expect(await shown()).toEqual([])
  expect(await spots()).toEqual([[0, false]])
  await count(0, 3)

  expect(await shown()).toEqual(['Only 3 left'])
  const entries = await outboxPayloads(desk.postgres.db, StaffActionCompleted)
  expect(entries.map(({ action, object }) => [action, object.id])).toEqual(
    Array.from({ length: 4 }, () => ['count-offer-spots', 'early-spots']),
  )
  expect(JSON.stringify(entries[0]?.fields)).toContain('49')
})

test('of many counts over the same number one is done, and a repeated one counts nothing twice [O-3, R8]', async () => {
  await storeTexts({ offers: [offer()] }, desk.postgres)
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map((at) => count(50, 49, `Agent ${at}`)))

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(count(50, 49)).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    message: 'There are 49 spots left now, not 50',
  })
  expect(await spots()).toEqual([[49, true]])
})

test('there are never fewer than no spots, nor more than in all, and none of an offer that is not there [O-3]', async () => {
  await storeTexts({ offers: [offer({ total: 2 })] }, desk.postgres)
  const input = { key: 'early-spots', seen: 2, remaining: -1 }
  expect(() => UpdateOfferSpots.input.validateSync(input, { strict: true })).toThrow(/never fewer than 0/)
  await expect(count(2, 3)).rejects.toMatchObject(refusedAt('remaining', /2 spots in all/))
  await expect(count(2, 2)).rejects.toMatchObject(refusedAt('remaining', /already/))
  const other = updateOfferSpots({ key: 'other', seen: 1, remaining: 0 }, desk.as('Amal'))
  await expect(other).rejects.toMatchObject({ code: 'PUBLICATION_UNKNOWN' })
  expect(await spots()).toEqual([[2, true]])
})

test('a new version retains the count, capped by a smaller total; a draft is not affected by a count [O-3]', async () => {
  await publish('offer', offer())
  await count(50, 20)
  const revision = await desk.save('offer', offer({ terms: 'Free, and without obligation.' }))
  await count(20, 19)
  const at = { kind: 'offer' as const, key: 'early-spots' }
  await submitPublicationDraft({ ...at, revision }, desk.as('Salma'))
  await approvePublicationDraft({ ...at, revision: revision + 1 }, desk.as('Omar'))
  await publishPublicationDraft({ ...at, revision: revision + 2 }, desk.as('Omar'))
  expect(await spots()).toEqual([[19, true]])

  await publish('offer', offer({ total: 10 }))
  expect(await spots()).toEqual([[10, true]])
})

const listed = async (input: Partial<Parameters<typeof listClaims>[0]> = {}, now?: string) =>
  listClaims({ show: 'all', first: 50, ...input }, desk.at(now))
const keysOf = ({ claims }: Awaited<ReturnType<typeof listed>>) => claims.map(({ key }) => key).toSorted()

test('the register names evidence, owner, checker, validity and uses, and lists what needs attention [GEN-08]', async () => {
  const owner = desk.idOf('Omar')
  await storeTexts(
    {
      claims: [claim({ key: 'bare', evidenceUrl: undefined, text: 'Nothing bears this out' })].map(
        ({ evidenceUrl: _url, ...bare }) => bare,
      ),
      offers: [offer({ validTo: '2026-12-21' })],
      ratings: [rating({ asOf: '2025-11-20' })],
    },
    desk.postgres,
  )
  await publish('claim', claim({ owner, validTo: '2027-01-31' }))

  const all = await listed()
  expect(all.totalCount).toBe(4)
  expect(all.claims.find(({ key }) => key === 'fast-reply')).toMatchObject({
    state: 'published',
    isShown: true,
    evidenceUrl: 'https://evidence.example/clock',
    owner,
    checkedBy: desk.idOf('Omar'),
    validTo: '2027-01-31',
    warnings: [],
  })
  expect(all.claims.find(({ key }) => key === 'early-spots')).toMatchObject({
    total: 50,
    remaining: 50,
    checkedBy: null,
    uses: [{ path: '/why-egypt', title: 'Why Egypt' }],
  })
  expect(keysOf(await listed({ show: 'expiring' }))).toEqual(['early-spots'])
  expect(keysOf(await listed({ show: 'expiring' }, '2026-11-20T12:00:00Z'))).toEqual([])
  expect(keysOf(await listed({ show: 'no-evidence' }))).toEqual(['bare'])
  expect(keysOf(await listed({ show: 'unchecked' }))).toEqual(['bare', 'early-spots', 'patients'])
  expect(keysOf(await listed({ show: 'overdue' }))).toEqual(['patients'])
  expect(keysOf(await listed({ show: 'overdue' }, '2027-02-01T12:00:00Z'))).toContain('fast-reply')
  expect(keysOf(await listed({ kind: 'offer' }))).toEqual(['early-spots'])
  expect(keysOf(await listed({ search: 'BEARS this' }))).toEqual(['bare'])

  const first = await listed({ first: 3 })
  const second = await listed({ first: 3, ...(first.next === null ? {} : { after: first.next }) })
  expect([...keysOf(first), ...keysOf(second)].toSorted()).toEqual(keysOf(all))
  expect(second.next).toBeNull()
})

test('a package whose price ran out is overdue, also when its last day is still to come [O-9]', async () => {
  const [packaged] = shippedTexts.packages
  if (!packaged) throw new Error('no package is shipped')
  await storeTexts({ packages: [{ ...packaged, asOf: '2025-11-20', validTo: '2027-01-31' }] }, desk.postgres)

  expect(keysOf(await listed({ show: 'overdue' }, '2026-11-20T12:00:00Z'))).toEqual([])
  expect(keysOf(await listed({ show: 'overdue' }))).toEqual([packaged.key])
})

test('the register says “on the site” only for records that pages show: no archived record, sample of a demo, package without a seller, or second rating [GEN-08, O-1]', async () => {
  const [packaged] = shippedTexts.packages
  const [partner] = shippedTexts.partners
  if (!packaged || !partner) throw new Error('no package or partner is shipped')
  const texts = {
    claims: [claim(), claim({ key: 'later', text: 'Later', validFrom: '2026-12-01' })],
    offers: [offer({ sample: true }), offer({ key: 'autumn', text: '{remaining} left in autumn' })],
    packages: [packaged],
    partners: [partner],
    ratings: [rating(), rating({ key: 'others' })],
    specialties: [aSpecialty({ intro: 'A person answers you, as always.' })],
  }
  await storeTexts(texts, desk.postgres)
  const shown = async (ctx = desk.at()) => {
    const { claims } = await listClaims({ show: 'all', first: 50 }, ctx)
    return claims.flatMap(({ isShown, key }) => (isShown ? [key] : [])).toSorted()
  }
  expect(await shown()).toEqual(['autumn', 'early-spots', 'fast-reply', partner.key, 'patients'].toSorted())
  expect(await shown({ ...desk.at(), samples: false })).not.toContain('early-spots')

  await storeTexts({ ...texts, settings: [seller] }, desk.postgres)
  expect(await shown()).toContain(packaged.key)
  const usesOf = async (key: string) =>
    (await listed()).claims.flatMap((one) => (one.key === key ? one.uses.map(({ path }) => path) : []))
  expect(await usesOf('autumn')).toEqual(['/why-egypt'])
  expect(await usesOf(packaged.key)).toEqual([`/${packaged.specialty}`])

  const autumn = { kind: 'offer' as const, key: 'autumn', revision: 0, isUseConfirmed: true }
  await archiveClaim(autumn, desk.as('Omar'))
  await archiveClaim({ ...id, revision: 0, isUseConfirmed: true }, desk.as('Omar'))
  expect(await shown()).not.toContain('autumn')
  expect(await usesOf('autumn')).toEqual([])
  // A text that still quotes an archived claim has to be found.
  expect(await usesOf('fast-reply')).toEqual(['/ophthalmology'])
})

test('a claim about savings is on the site only while the price table bears it out [D-26, O-2]', async () => {
  await storeTexts({ claims: shippedTexts.claims }, desk.postgres)
  await storeShippedPrices(desk.at())
  const savings = async (now: string) =>
    (await listed({}, now)).claims.find(({ computedFrom }) => computedFrom === 'price-table')

  expect(await savings('2026-11-21T12:00:00Z')).toMatchObject({
    isShown: true,
    uses: [{ path: '/' }, { path: '/refer' }],
  })
  expect(await savings('2027-11-02T12:00:00Z')).toMatchObject({ isShown: false, uses: [] })
})

test('a claim in use is archived only after its pages were shown to the person [GEN-08]', async () => {
  await storeTexts(
    { claims: [claim()], specialties: [aSpecialty({ intro: 'A person answers you, as always.' })] },
    desk.postgres,
  )
  const seen = { ...id, revision: 0 }
  expect((await listed()).claims[0]?.uses).toEqual([
    { path: '/ophthalmology', title: 'Ophthalmology', kind: 'specialty', key: 'ophthalmology' },
  ])
  const told = refusedAt('isUseConfirmed', /^It is shown on Ophthalmology \(\/ophthalmology\)/)
  await expect(archiveClaim(seen, desk.as('Omar'))).rejects.toMatchObject(told)
  expect((await readSite(desk.at())).claims).toHaveLength(1)

  await archiveClaim({ ...seen, isUseConfirmed: true }, desk.as('Omar'))
  expect((await readSite(desk.at())).claims).toEqual([])
  expect((await listed()).claims[0]).toMatchObject({ state: 'archived', isShown: false, warnings: [] })
  // Bringing it back needs two people again.
  await restorePublicationVersion({ ...id, revision: 1, number: 1 }, desk.as('Omar'))
  await expect(publishPublicationDraft({ ...id, revision: 2 }, desk.as('Nadia'))).rejects.toMatchObject({
    code: 'APPROVAL_NEEDED',
  })
})

test('a record of the register is moved among its kind, and the site follows [GEN-08]', async () => {
  await publish('claim', claim())
  await publish('claim', claim({ key: 'second', text: 'A person answers you soon' }))
  const shown = async () => (await readSite(desk.at())).claims.map(({ key }) => key)
  expect(await shown()).toEqual(['fast-reply', 'second'])

  await movePublication({ kind: 'claim', key: 'second', from: 2, to: 1 }, desk.as('Omar'))
  expect(await shown()).toEqual(['second', 'fast-reply'])
})
