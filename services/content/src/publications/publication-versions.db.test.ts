import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { PublicationChanged } from '@seneb/contracts/messages/content/changes.messages'
import type { EditableKind } from '@seneb/contracts/publications/publication-editing'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { readArticle } from '../articles/read-article.js'
import { listSpecialties } from '../specialties/read-specialty.js'
import { listCompanyValues } from '../team/read-team.js'
import { listTreatments } from '../treatments/read-treatment.js'
import { aFaq, aNewsItem, aSpecialty, storeTexts } from './publication.fixture.js'
import { Publication } from './publication.entity.js'
import { archivePublication, readArchivedPage } from './archive-publication.js'
import { article, medicalText, publicationDesk, type PublicationDesk } from './publication-desk.fixture.js'
import {
  dueSchedulesSql,
  listPublicationsSql,
  newestVersionsSql,
  openVersionSql,
} from './publication-version.entity.js'
import { movePublication } from './move-publication.js'
import { publishScheduled } from './publish-scheduled.js'
import { cancelPublicationSchedule, publishPublicationDraft, schedulePublicationDraft } from './publish-draft.js'
import { listPublications, readPublicationVersion } from './read-publication-versions.js'
import {
  approvePublicationDraft,
  discardPublicationDraft,
  returnPublicationDraft,
  submitPublicationDraft,
} from './review-draft.js'
import { restorePublicationVersion, savePublicationDraft } from './save-draft.js'

let desk: PublicationDesk

beforeEach(async () => {
  desk = await publicationDesk()
})
afterEach(() => desk.postgres.close())

const ofArticle = (revision: number) => ({ kind: 'article' as const, key: 'an-article', revision })
const ofTreatment = (revision: number) => ({ kind: 'treatment' as const, key: 'lasik', revision })
const shownTitle = async () => (await readArticle({ slug: 'an-article' }, desk.at())).article?.title
const changes = () => outboxPayloads(desk.postgres.db, PublicationChanged)
const refusedAt = (path: string, message: RegExp) => ({
  code: 'INPUT_INVALID',
  fields: [expect.objectContaining({ path, message: expect.stringMatching(message) })],
})

test('a draft changes nothing on the site; publishing does, with its event and one audit entry each [R8, S10]', async () => {
  const before = (await changes()).length
  await desk.save('article', article({ title: 'A better title' }))
  expect(await shownTitle()).toBe('An article')
  expect(await changes()).toHaveLength(before)

  await publishPublicationDraft(ofArticle(1), desk.as('Omar'))

  expect(await shownTitle()).toBe('A better title')
  expect((await changes()).at(-1)?.changes).toEqual([{ kind: 'article', key: 'an-article' }])
  expect(await desk.actions()).toEqual([
    ['save-text-draft', 'article/an-article', 'Salma'],
    ['publish-text', 'article/an-article', 'Omar'],
  ])
  const { draft, published, versions } = await desk.read('article', 'an-article')
  expect(draft).toBeNull()
  expect(published).toMatchObject({ title: 'A better title' })
  expect(versions.map(({ number, state, writtenBy }) => [number, state, writtenBy])).toEqual([
    [2, 'published', desk.idOf('Salma')],
    [1, 'superseded', null],
  ])
})

test('published edits stay when a release ships another text, also when it is the shipped text again [D-63]', async () => {
  await desk.save('article', article({ title: 'Ours' }))
  await publishPublicationDraft(ofArticle(1), desk.as('Omar'))
  await restorePublicationVersion({ ...ofArticle(2), number: 1 }, desk.as('Salma'))
  await publishPublicationDraft(ofArticle(3), desk.as('Omar'))
  expect(await shownTitle()).toBe('An article')

  await storeTexts({ articles: [article({ title: 'Shipped anew' })] }, desk.postgres)

  expect(await shownTitle()).toBe('An article')
})

test('of two edits of one revision the second gets a conflict, and both texts exist [R8]', async () => {
  await desk.save('article', article({ title: 'First' }), 'Salma')
  const second = { ...ofArticle(0), content: article({ title: 'Second' }) }
  await expect(savePublicationDraft(second, desk.as('Omar'))).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect((await desk.read('article', 'an-article')).draft?.content).toMatchObject({ title: 'First' })

  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, (_none, at) =>
      savePublicationDraft({ ...ofArticle(1), content: article({ title: `Edit ${at}` }) }, desk.as(`Writer ${at}`)),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await desk.actions()).toHaveLength(2)
})

test('text of another author stays in the history when it is replaced; one author’s own draft is one version [R8]', async () => {
  await desk.save('article', article({ title: 'Salma, at first' }), 'Salma')
  await desk.save('article', article({ title: 'Salma, at last' }), 'Salma')
  await desk.save('article', article({ title: 'Omar' }), 'Omar')

  const { draft, versions } = await desk.read('article', 'an-article')
  expect(versions.map(({ number, state, title }) => [number, state, title])).toEqual([
    [3, 'draft', 'Omar'],
    [2, 'superseded', 'Salma, at last'],
    [1, 'published', 'An article'],
  ])
  expect(draft?.content).toMatchObject({ title: 'Omar' })
})

test('a medical text needs a second person: no author approves it, and without approval it is neither published nor scheduled [D-49, D-58]', async () => {
  await desk.save('treatment', medicalText({ heading: 'LASIK, explained' }), 'Salma')
  await desk.save('treatment', medicalText({ heading: 'LASIK, explained well' }), 'Omar')
  const publishAt = '2026-11-22T12:00:00Z'
  const needed = { code: 'APPROVAL_NEEDED' }
  await expect(publishPublicationDraft(ofTreatment(2), desk.as('Nadia'))).rejects.toMatchObject(needed)
  await expect(schedulePublicationDraft({ ...ofTreatment(2), publishAt }, desk.as('Nadia'))).rejects.toMatchObject(
    needed,
  )
  await submitPublicationDraft(ofTreatment(2), desk.as('Omar'))
  await expect(publishPublicationDraft(ofTreatment(3), desk.as('Nadia'))).rejects.toMatchObject(needed)
  for (const author of ['Salma', 'Omar']) {
    const own = approvePublicationDraft(ofTreatment(3), desk.as(author))
    await expect(own).rejects.toMatchObject({ code: 'APPROVER_IS_AUTHOR' })
  }
  await approvePublicationDraft(ofTreatment(3), desk.as('Nadia'))

  // Another edit is different content, which was not approved.
  await returnPublicationDraft({ ...ofTreatment(4), reason: 'One more thing' }, desk.as('Nadia'))
  await desk.save('treatment', medicalText({ heading: 'LASIK, explained at last' }), 'Salma')
  await expect(publishPublicationDraft(ofTreatment(6), desk.as('Nadia'))).rejects.toMatchObject(needed)
  await submitPublicationDraft(ofTreatment(6), desk.as('Salma'))
  await approvePublicationDraft(ofTreatment(7), desk.as('Nadia'))
  await publishPublicationDraft(ofTreatment(8), desk.as('Salma'))

  expect((await desk.read('treatment', 'lasik')).published).toMatchObject({ heading: 'LASIK, explained at last' })
})

test('a question on a medical page is medical, and on another page it is not [D-49]', async () => {
  await desk.save('faq', aFaq({ shownOn: ['lasik'] }))
  expect((await desk.read('faq', 'how-long')).needsApproval).toBe(true)
  await desk.save('faq', aFaq({ shownOn: ['home'] }))
  expect((await desk.read('faq', 'how-long')).needsApproval).toBe(false)
})

test('a reviewer returns a text with the reason, which its author reads until the next save [D-49]', async () => {
  await desk.save('treatment', medicalText({ heading: 'LASIK' }))
  await submitPublicationDraft(ofTreatment(1), desk.as('Salma'))
  await returnPublicationDraft({ ...ofTreatment(2), reason: 'Name the source' }, desk.as('Nadia'))

  expect((await desk.read('treatment', 'lasik')).draft).toMatchObject({
    state: 'draft',
    returnReason: 'Name the source',
  })
  await desk.save('treatment', medicalText({ heading: 'LASIK again' }))
  expect((await desk.read('treatment', 'lasik')).draft?.returnReason).toBeNull()
})

test('a scheduled version is published once, however many replicas and restarts there are, and not before its time', async () => {
  await desk.save('article', article({ title: 'Tomorrow' }))
  await schedulePublicationDraft({ ...ofArticle(1), publishAt: '2026-11-22T12:00:00Z' }, desk.as('Omar'))
  await publishScheduled(desk.at('2026-11-22T11:59:59Z'))
  expect(await shownTitle()).toBe('An article')
  const before = (await changes()).length

  const due = desk.at('2026-11-22T12:00:00Z')
  await Promise.all(Array.from({ length: 4 }, () => publishScheduled(due)))
  await publishScheduled(due)

  expect(await shownTitle()).toBe('Tomorrow')
  expect(await changes()).toHaveLength(before + 1)
  const [action] = (await desk.actions()).slice(-1)
  expect(action).toEqual(['publish-scheduled-text', 'article/an-article', 'system'])
  expect((await desk.read('article', 'an-article')).versions[0]).toMatchObject({ publishedBy: desk.idOf('Omar') })
})

test('a schedule can be cancelled, retains the approval, and blocks edits of the text', async () => {
  await desk.save('treatment', medicalText({ heading: 'Approved' }), 'Salma')
  await submitPublicationDraft(ofTreatment(1), desk.as('Salma'))
  await approvePublicationDraft(ofTreatment(2), desk.as('Nadia'))
  const publishAt = '2026-11-22T12:00:00Z'
  await schedulePublicationDraft({ ...ofTreatment(3), publishAt }, desk.as('Salma'))
  const content = medicalText({ heading: 'Slipped in' })
  await expect(savePublicationDraft({ ...ofTreatment(4), content }, desk.as('Salma'))).rejects.toMatchObject(
    refusedAt('revision', /scheduled/),
  )
  await expect(discardPublicationDraft(ofTreatment(4), desk.as('Salma'))).rejects.toMatchObject(
    refusedAt('revision', /scheduled/),
  )
  await cancelPublicationSchedule(ofTreatment(4), desk.as('Salma'))
  await publishScheduled(desk.at('2026-11-23T12:00:00Z'))

  expect(await desk.read('treatment', 'lasik')).toMatchObject({
    openState: 'approved',
    published: { heading: 'LASIK in Egypt' },
  })
})

test.each([
  ['2026-11-21T12:00:00Z', /to come/],
  ['2028-01-01T00:00:00Z', /within a year/],
])('the time %s is refused for a schedule', async (publishAt, message) => {
  await desk.save('article', article({ title: 'When' }))

  await expect(schedulePublicationDraft({ ...ofArticle(1), publishAt }, desk.as('Omar'))).rejects.toMatchObject(
    refusedAt('publishAt', message),
  )
})

test('a scheduled text that no rule allows any more is held with its reason, and holds up no other', async () => {
  await desk.save('article', article({ title: 'Held' }))
  await schedulePublicationDraft({ ...ofArticle(1), publishAt: '2026-11-22T12:00:00Z' }, desk.as('Omar'))
  await desk.save('faq', aFaq({ question: 'Is the other one published?' }))
  const ofFaq = { kind: 'faq' as const, key: 'how-long', revision: 1 }
  await schedulePublicationDraft({ ...ofFaq, publishAt: '2026-11-22T12:00:00Z' }, desk.as('Omar'))
  // As a release with a stricter rule would find it.
  await desk.asOwner(
    'alter table content.publication_versions disable trigger publication_versions_are_kept',
    `update content.publication_versions set content = content
       || jsonb_build_object('title', '', 'meta', content -> 'meta' || '{"title": ""}')
     where kind = 'article' and state = 'scheduled'`,
  )

  await publishScheduled(desk.at('2026-11-22T12:00:00Z'))

  expect(await desk.read('article', 'an-article')).toMatchObject({
    openState: 'draft',
    published: { title: 'An article' },
    draft: { returnReason: 'Not published: Meta, title: Please fill this in; Title: Please fill this in' },
  })
  expect((await desk.read('faq', 'how-long')).published).toMatchObject({ question: 'Is the other one published?' })
})

test('a scheduled text that the database refuses is held with its reason, and holds up no other', async () => {
  await desk.save('article', article({ title: 'Held' }))
  await schedulePublicationDraft({ ...ofArticle(1), publishAt: '2026-11-22T11:00:00Z' }, desk.as('Omar'))
  await desk.save('faq', aFaq({ question: 'Is the other one published?' }))
  const ofFaq = { kind: 'faq' as const, key: 'how-long', revision: 1 }
  await schedulePublicationDraft({ ...ofFaq, publishAt: '2026-11-22T12:00:00Z' }, desk.as('Omar'))
  await desk.asOwner(`alter table content.publications add check (title <> 'Held')`)

  await publishScheduled(desk.at('2026-11-22T12:00:00Z'))

  expect(await desk.read('article', 'an-article')).toMatchObject({
    openState: 'draft',
    published: { title: 'An article' },
    draft: { returnReason: expect.stringMatching(/^Not published: The database refused it/) },
  })
  expect((await desk.read('faq', 'how-long')).published).toMatchObject({ question: 'Is the other one published?' })
})

test('versions are never changed or lost: restoring makes a draft, and the database refuses the rest [R8]', async () => {
  await desk.save('article', article({ title: 'Second' }))
  await publishPublicationDraft(ofArticle(1), desk.as('Omar'))
  await restorePublicationVersion({ ...ofArticle(2), number: 1 }, desk.as('Salma'))

  expect(await shownTitle()).toBe('Second')
  expect((await desk.read('article', 'an-article')).draft).toMatchObject({
    number: 3,
    note: 'Version 1 again',
    content: { title: 'An article' },
  })
  const { previous, version } = await readPublicationVersion({ ...ofArticle(0), number: 2 }, desk.at())
  expect([previous?.['title'], version.content['title']]).toEqual(['An article', 'Second'])
  for (const statement of [
    `update publication_versions set content = '{}' where state = 'superseded'`,
    'delete from publication_versions',
  ]) {
    await expect(desk.postgres.dataSource.query(statement)).rejects.toThrow('kept as they were reviewed or published')
  }
})

test('a discarded draft stays in the history and is not offered again', async () => {
  await desk.save('article', article({ title: 'Not this' }))
  await discardPublicationDraft(ofArticle(1), desk.as('Salma'))

  const { openState, versions } = await desk.read('article', 'an-article')
  expect([openState, versions.map(({ state }) => state)]).toEqual([null, ['discarded', 'published']])
})

test('an archived text leaves the site, stays away after a start, redirects, and comes back with a version [D-33]', async () => {
  await archivePublication({ ...ofArticle(0), redirectPath: '/blogs' }, desk.as('Omar'))
  await storeTexts({ articles: [article()] }, desk.postgres)

  expect(await shownTitle()).toBeUndefined()
  expect(await readArchivedPage({ path: '/blogs/an-article' }, desk.at())).toEqual({
    archived: { redirectPath: '/blogs' },
  })
  expect(await readArchivedPage({ path: '/blogs/never' }, desk.at())).toEqual({ archived: null })
  expect(await desk.read('article', 'an-article')).toMatchObject({ state: 'archived', redirectPath: '/blogs' })

  await restorePublicationVersion({ ...ofArticle(1), number: 1 }, desk.as('Salma'))
  await publishPublicationDraft(ofArticle(2), desk.as('Omar'))
  expect(await shownTitle()).toBe('An article')
  expect(await readArchivedPage({ path: '/blogs/an-article' }, desk.at())).toEqual({ archived: null })
})

test.each([
  ['/no-such-page', /no page/],
  ['/blogs/an-article', /another page/],
  ['//evil.example', /no page/],
  ['https://evil.example', /no page/],
])('an archived address does not lead to %s', async (redirectPath, message) => {
  await expect(archivePublication({ ...ofArticle(0), redirectPath }, desk.as('Omar'))).rejects.toMatchObject(
    refusedAt('redirectPath', message),
  )
})

test('a page of the navigation is neither archived nor added; a new article is added and published [ROUTE-24]', async () => {
  await expect(archivePublication(ofTreatment(0), desk.as('Omar'))).rejects.toMatchObject(
    refusedAt('kind', /navigation/),
  )
  const page = { kind: 'treatment' as const, key: 'veneers', revision: 0, content: medicalText({ slug: 'veneers' }) }
  await expect(savePublicationDraft(page, desk.as('Salma'))).rejects.toMatchObject({ code: 'PUBLICATION_UNKNOWN' })

  const added = { kind: 'article' as const, key: 'a-new-one', revision: 0 }
  const content = article({ id: 'a-new-one', slug: 'a-new-one', title: 'A new one' })
  await savePublicationDraft({ ...added, content }, desk.as('Salma'))
  expect(await desk.read('article', 'a-new-one')).toMatchObject({ state: 'unpublished', openState: 'draft' })
  await publishPublicationDraft({ ...added, revision: 1 }, desk.as('Omar'))
  const row = await desk.postgres.db.read((tx) => tx.findOne(Publication, { key: 'a-new-one' }))
  expect(row).toMatchObject({ path: '/blogs/a-new-one', position: 2, seeded_hash: null })
})

test('the list finds texts by kind, state and search, a page at a time, in one order', async () => {
  await desk.save('article', article({ title: 'Zebra' }))
  const list = (input: Partial<Parameters<typeof listPublications>[0]>) =>
    listPublications({ show: 'all', first: 50, ...input }, desk.at())
  const keysOf = async (input: Parameters<typeof list>[0]) => (await list(input)).publications.map(({ key }) => key)

  expect(await keysOf({ show: 'open' })).toEqual(['an-article'])
  expect(await keysOf({ kind: 'faq' })).toEqual(['how-long'])
  expect(await keysOf({ search: 'press' })).toEqual(['a-press-item'])
  expect(await keysOf({ search: '%' })).toEqual([])
  const all = await list({})
  const pages: string[] = []
  for (let after: string | undefined; ;) {
    const { next, publications, totalCount } = await list({ first: 1, after })
    expect(totalCount).toBe(all.totalCount)
    pages.push(...publications.map(({ key }) => key))
    if (next === null) break
    after = next
  }
  expect(pages).toEqual(all.publications.map(({ key }) => key))
  await expect(list({ after: 'nonsense' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

const review = { name: 'Dr. Mona Adel', role: 'Ophthalmologist', on: '2026-11-20', dueOn: '2027-11-20' }
const reviewDue = async (now?: string) => {
  const { publications } = await listPublications({ show: 'review-due', first: 50 }, desk.at(now))
  return publications.map(({ key, reviewDueOn }) => [key, reviewDueOn])
}

test('medical texts without a review are listed as due, until a reviewer is named and again from the next review date [D-49, D-58]', async () => {
  await storeTexts(
    { articles: [article()], faqs: [aFaq()], treatments: [medicalText()], news: [aNewsItem()] },
    desk.postgres,
  )
  expect(await reviewDue()).toEqual([['lasik', null]])
  expect(await desk.read('treatment', 'lasik')).toMatchObject({ isReviewDue: true, reviewDueOn: null })

  await desk.save('treatment', medicalText({ reviewer: review }))
  // A draft is on no site yet.
  expect(await reviewDue()).toEqual([['lasik', null]])
  await submitPublicationDraft(ofTreatment(1), desk.as('Salma'))
  await approvePublicationDraft(ofTreatment(2), desk.as('Nadia'))
  await publishPublicationDraft(ofTreatment(3), desk.as('Omar'))

  expect(await reviewDue('2027-11-19T12:00:00Z')).toEqual([])
  expect(await reviewDue('2027-11-20T00:00:00Z')).toEqual([['lasik', '2027-11-20']])
  const text = await desk.read('treatment', 'lasik')
  expect(text).toMatchObject({ isReviewDue: false, reviewDueOn: '2027-11-20' })
  expect(text.versions[0]).toMatchObject({
    approvedBy: desk.idOf('Nadia'),
    reviewer: 'Dr. Mona Adel',
    reviewedOn: '2026-11-20',
  })
  expect(text.versions[1]).toMatchObject({ reviewer: null, reviewedOn: null })
})

test('questions on medical pages are reviewed, too; an article is due again once someone reviewed it [D-58]', async () => {
  await storeTexts(
    {
      articles: [article({ reviewer: { ...review, on: '2025-11-01', dueOn: '2026-11-01' } })],
      faqs: [aFaq(), aFaq({ key: 'is-it-safe', shownOn: ['home', 'lasik'] })],
    },
    desk.postgres,
  )

  expect(await reviewDue()).toEqual([
    ['an-article', '2026-11-01'],
    ['is-it-safe', null],
  ])
})

test.each([
  ['on', { on: '2026-11-22' }, /not in the future/],
  ['dueOn', { dueOn: '2026-11-20' }, /after the review/],
  ['dueOn', { dueOn: '2028-11-21' }, /at most 2 years/],
  ['dueOn', { dueOn: undefined }, /fill this in/],
  ['name', { name: '' }, /fill this in/],
])('a medical review is refused at its %s: %j', async (field, own, message) => {
  const reviewer = JSON.parse(JSON.stringify({ ...review, ...own })) as typeof review
  const save = desk.save('treatment', medicalText({ reviewer }))

  await expect(save).rejects.toMatchObject(refusedAt(`content.reviewer.${field}`, message))
})

test('however many versions there are, a list and a record read those of their page by an index', async () => {
  await desk.asOwner(
    `insert into content.publication_heads (kind, key, revision)
     select 'article', 'filled-' || n, 200 from generate_series(1, 100) n`,
    `insert into content.publication_versions (kind, key, number, state, content, title, authors, written_at)
     select 'article', 'filled-' || n, v, case when v = 200 then 'draft' else 'superseded' end, '{}', 'Filled ' || n, '{}', now()
     from generate_series(1, 100) n, generate_series(1, 200) v`,
    'analyze content.publication_versions, content.publication_heads, content.publications',
  )
  const medical = [['specialty'], ['lasik'], '2026-11-21']
  const planOf = async (sql: string, params: readonly unknown[]) =>
    JSON.stringify(await desk.postgres.dataSource.query(`explain (format json) ${sql}`, [...params]))

  for (const [sql, params] of [
    [listPublicationsSql, [['article'], null, 'all', null, null, null, 51, ...medical]],
    [listPublicationsSql, [['article'], 'filled', 'open', 'filled 1', 'article', 'filled-1', 51, ...medical]],
    [newestVersionsSql, ['article', 'filled-1', 50]],
    [openVersionSql, ['article', 'filled-1']],
    [dueSchedulesSql, [new Date()]],
  ] as const) {
    expect(await planOf(sql, params)).not.toMatch(/"Seq Scan"[^}]*"publication_versions"/)
  }
})

const values = ['one', 'two', 'three', 'four'].map((key) => ({ key, title: key, text: `About ${key}` }))
const orderOfValues = async () => (await listCompanyValues(desk.at())).companyValues.map(({ key }) => key)
const moveValue = (key: string, from: number, to: number, kind: EditableKind = 'company-value') =>
  movePublication({ kind, key, from, to }, desk.as('Omar'))

test('a record is moved among its kind, and every list follows [VALS-01]', async () => {
  await storeTexts({ companyValues: values }, desk.postgres)
  const before = (await changes()).length
  expect((await desk.read('company-value', 'three')).position).toEqual({
    number: 3,
    total: 4,
    previousTitle: 'two',
    nextTitle: 'four',
  })

  expect(await moveValue('three', 3, 1)).toEqual({ kind: 'company-value', key: 'three', number: 1 })
  expect(await orderOfValues()).toEqual(['three', 'one', 'two', 'four'])
  await moveValue('three', 1, 4)
  expect(await orderOfValues()).toEqual(['one', 'two', 'four', 'three'])
  expect(await changes()).toHaveLength(before + 2)
  expect((await desk.actions()).map(([action]) => action)).toEqual(['move-text', 'move-text'])

  // One that is added comes last, and a release still changes the text of one that was moved.
  await desk.save('company-value', { key: 'five', title: 'five', text: 'New' })
  await publishPublicationDraft({ kind: 'company-value', key: 'five', revision: 1 }, desk.as('Omar'))
  const shipped = values.map((value) => ({ ...value, text: `Again ${value.key}` }))
  await storeTexts({ companyValues: shipped }, desk.postgres)
  expect(await orderOfValues()).toEqual(['one', 'two', 'four', 'three', 'five'])
  const { companyValues } = await listCompanyValues(desk.at())
  expect(companyValues.map(({ html }) => html).join()).toContain('Again three')
})

test('an order set by staff stays when a release adds a record, and their additions come last [VALS-01]', async () => {
  await storeTexts({ companyValues: values }, desk.postgres)
  await moveValue('four', 4, 2)

  await storeTexts({ companyValues: [{ key: 'a-new', title: 'a-new', text: 'New' }, ...values] }, desk.postgres)
  expect((await orderOfValues()).filter((key) => key !== 'a-new')).toEqual(['one', 'four', 'two', 'three'])
  const { revision } = await desk.read('company-value', 'two')
  await archivePublication({ kind: 'company-value', key: 'two', revision }, desk.as('Omar'))
  await desk.save('company-value', { key: 'a-last', title: 'a-last', text: 'New' })
  await publishPublicationDraft({ kind: 'company-value', key: 'a-last', revision: 1 }, desk.as('Omar'))
  expect((await orderOfValues()).at(-1)).toBe('a-last')
})

test('cards of specialties and of their treatments follow the order of their kind [D-56, ROUTE-27]', async () => {
  const specialties = [aSpecialty({ slug: 'dental-care' }), aSpecialty()]
  const treatments = [medicalText({ slug: 'teeth-whitening' }), medicalText()]
  await storeTexts({ specialties, treatments }, desk.postgres)
  await moveValue('ophthalmology', 2, 1, 'specialty')
  await moveValue('lasik', 2, 1, 'treatment')

  const listed = await listSpecialties(desk.at())
  expect(listed.specialties.map(({ slug }) => slug)).toEqual(['ophthalmology', 'dental-care'])
  const { treatments: cards } = await listTreatments({}, desk.at())
  expect(cards.map(({ slug }) => slug)).toEqual(['lasik', 'teeth-whitening'])
})

test('of two moves of the same record the second gets a conflict, and a wrong position is rejected', async () => {
  await storeTexts({ articles: [article()], companyValues: values }, desk.postgres)
  await moveValue('one', 1, 3)

  await expect(moveValue('one', 1, 2)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  await expect(moveValue('never', 1, 2)).rejects.toMatchObject({ code: 'PUBLICATION_UNKNOWN' })
  await expect(moveValue('one', 3, 5)).rejects.toMatchObject(refusedAt('to', /from 1 to 4/))
  await expect(moveValue('one', 3, 3)).rejects.toMatchObject(refusedAt('to', /already/))
  await expect(moveValue('an-article', 1, 2, 'article')).rejects.toMatchObject(refusedAt('kind', /sorted by date/))
  expect((await desk.read('article', 'an-article')).position).toBeNull()
  const moves = await Promise.allSettled(Array.from({ length: 4 }, () => moveValue('four', 4, 1)))
  expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await orderOfValues()).toEqual(['four', 'two', 'three', 'one'])
})
