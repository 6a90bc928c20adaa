import { afterEach, beforeEach, expect, test } from '@jest/globals'

import { storeTexts } from './publication.fixture.js'
import { archivePublication, readArchivedPage } from './archive-publication.js'
import { article, medicalText, publicationDesk, type PublicationDesk } from './publication-desk.fixture.js'
import { publishScheduled } from './publish-scheduled.js'
import { publishPublicationDraft, schedulePublicationDraft } from './publish-draft.js'
import { listPublications } from './read-publication-versions.js'
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

const ofArticle = (revision: number, key = 'an-article') => ({ kind: 'article' as const, key, revision })
const ofTreatment = (revision: number) => ({ kind: 'treatment' as const, key: 'lasik', revision })
const named = (key: string, title = key) => article({ id: key, slug: key, title })
const refusedAt = (path: string, message: RegExp) => ({
  code: 'INPUT_INVALID',
  fields: [expect.objectContaining({ path, message: expect.stringMatching(message) })],
})
/** Adds an article and publishes it. */
const publishArticle = async (key: string) => {
  const revision = await desk.save('article', named(key))
  await publishPublicationDraft(ofArticle(revision, key), desk.as('Omar'))
}
/** Ships another text of the article, as a release does. */
const ship = (title: string) => storeTexts({ articles: [article({ title })] }, desk.postgres)

test('a new text whose draft was discarded is listed, read and restored', async () => {
  await desk.save('article', named('not-yet'))
  await discardPublicationDraft(ofArticle(1, 'not-yet'), desk.as('Salma'))

  const { publications } = await listPublications({ show: 'all', first: 50, search: 'not-yet' }, desk.at())
  expect(publications).toEqual([expect.objectContaining({ key: 'not-yet', state: 'unpublished', openState: null })])
  expect(await desk.read('article', 'not-yet')).toMatchObject({ state: 'unpublished', revision: 2, draft: null })
  await restorePublicationVersion({ ...ofArticle(2, 'not-yet'), number: 1 }, desk.as('Omar'))
  expect((await desk.read('article', 'not-yet')).draft?.content).toMatchObject({ title: 'not-yet' })
})

test('a text keeps its title while it has any version but a discarded one', async () => {
  await publishArticle('old')
  await archivePublication(ofArticle(2, 'old'), desk.as('Omar'))
  await desk.save('article', named('old', 'Discarded'))
  await discardPublicationDraft(ofArticle(4, 'old'), desk.as('Salma'))

  expect(await desk.read('article', 'old')).toMatchObject({ title: 'old', state: 'archived' })
  const { publications } = await listPublications({ show: 'archived', first: 50 }, desk.at())
  expect(publications).toEqual([expect.objectContaining({ title: 'old' })])
})

test('the author of a version that someone else restores does not approve it [D-49, D-58]', async () => {
  await desk.save('treatment', medicalText({ heading: 'By Salma' }), 'Salma')
  await discardPublicationDraft(ofTreatment(1), desk.as('Salma'))
  await restorePublicationVersion({ ...ofTreatment(2), number: 2 }, desk.as('Omar'))
  await submitPublicationDraft(ofTreatment(3), desk.as('Omar'))

  for (const author of ['Salma', 'Omar']) {
    const own = approvePublicationDraft(ofTreatment(4), desk.as(author))
    await expect(own).rejects.toMatchObject({ code: 'APPROVER_IS_AUTHOR' })
  }
  await approvePublicationDraft(ofTreatment(4), desk.as('Nadia'))
})

test.each([
  ['article', article, ofArticle],
  ['treatment', medicalText, ofTreatment],
] as const)('no draft of a writer ends the approval of this kind: %s [D-49, D-58]', async (kind, text, of) => {
  const writer = () => desk.as('Wael', undefined, ['writer'])
  const content = (summary: string) => text({ summary })
  await desk.save(kind, content('Approved'), 'Wael')
  await submitPublicationDraft(of(1), writer())
  await approvePublicationDraft(of(2), desk.as('Nadia'))

  const refused = refusedAt('revision', /approved\. Have it returned/)
  const save = savePublicationDraft({ ...of(3), content: content('Thrown away') }, writer())
  await expect(save).rejects.toMatchObject(refused)
  await expect(discardPublicationDraft(of(3), writer())).rejects.toMatchObject(refused)
  const draft = (await desk.read(kind, of(3).key)).draft
  expect(draft).toMatchObject({ state: 'approved', approvedBy: desk.idOf('Nadia'), content: { summary: 'Approved' } })

  await returnPublicationDraft({ ...of(3), reason: 'Not this year' }, desk.as('Nadia'))
  await discardPublicationDraft(of(4), writer())
})

test('text that someone reviewed stays in the history: its author writes the next version [R8]', async () => {
  await desk.save('treatment', medicalText({ heading: 'Returned' }))
  await submitPublicationDraft(ofTreatment(1), desk.as('Salma'))
  await returnPublicationDraft({ ...ofTreatment(2), reason: 'Name the source' }, desk.as('Nadia'))
  await desk.save('treatment', medicalText({ heading: 'Approved' }))
  await submitPublicationDraft(ofTreatment(4), desk.as('Salma'))
  await approvePublicationDraft(ofTreatment(5), desk.as('Nadia'))
  await returnPublicationDraft({ ...ofTreatment(6), reason: 'Say it again' }, desk.as('Nadia'))
  await desk.save('treatment', medicalText({ heading: 'Own, at first' }))
  await desk.save('treatment', medicalText({ heading: 'Own, at last' }))

  const rows = await desk.postgres.dataSource.query<{ heading: string; state: string }[]>(
    `select content ->> 'heading' as heading, state from publication_versions where kind = 'treatment' order by number`,
  )
  expect(rows.map(({ heading, state }) => [heading, state])).toEqual([
    ['LASIK in Egypt', 'published'],
    ['Returned', 'superseded'],
    ['Approved', 'superseded'],
    ['Own, at last', 'draft'],
  ])
})

test.each(['in-review', 'approved'])(
  'the database refuses other content for a version that is %s [R8]',
  async (state) => {
    await desk.save('treatment', medicalText({ heading: 'Read by Nadia' }))
    await submitPublicationDraft(ofTreatment(1), desk.as('Salma'))
    if (state === 'approved') await approvePublicationDraft(ofTreatment(2), desk.as('Nadia'))

    const change = desk.postgres.dataSource.query(`update publication_versions set content = '{}' where state = $1`, [
      state,
    ])
    await expect(change).rejects.toThrow('kept as they were')
  },
)

test.each([
  ['/blog/an-article', /another page/],
  ['/news/an-article', /another page/],
  ['/blogs/an-article?from=here', /path alone/],
  ['/blogs/an-article#top', /path alone/],
  ['/blogs/an-article/', /no page/],
  ['/blogs/An-Article', /no page/],
  ['/blogs/never', /no page/],
  ['/blogs/a-draft', /no page/],
  ['/treatments/never', /no page/],
  ['/admin', /no page/],
  ['/404', /no page/],
  ['/search', /no page/],
  ['/consents/token', /no page/],
  ['/r/someone', /no page/],
])('an archived address does not lead to %s, which no reader gets to [D-33]', async (redirectPath, message) => {
  await desk.save('article', named('a-draft'))

  await expect(archivePublication({ ...ofArticle(0), redirectPath }, desk.as('Omar'))).rejects.toMatchObject(
    refusedAt('redirectPath', message),
  )
})

test('an archived address leads to no sample where the site leaves samples out [D-33, O-1]', async () => {
  await publishArticle('two')
  await desk.asOwner(`update content.publications set is_sample = true where key = 'two'`)
  const archive = { ...ofArticle(0), redirectPath: '/blogs/two' }

  const withoutSamples = { ...desk.as('Omar'), samples: false }
  await expect(archivePublication(archive, withoutSamples)).rejects.toMatchObject(refusedAt('redirectPath', /no page/))
  await archivePublication(archive, desk.as('Omar'))
})

test('an alias is stored as the one path of its page [D-34]', async () => {
  await publishArticle('two')
  await archivePublication({ ...ofArticle(0), redirectPath: '/blog/two' }, desk.as('Omar'))
  expect((await desk.read('article', 'an-article')).redirectPath).toBe('/blogs/two')
})

test('two articles never redirect to each other, and redirects to an archived one go to its target [D-33]', async () => {
  await publishArticle('two')
  const pageOf = (key: string) => readArchivedPage({ path: `/blogs/${key}` }, desk.at())
  await archivePublication({ ...ofArticle(0), redirectPath: '/blogs/two' }, desk.as('Omar'))
  const back = archivePublication({ ...ofArticle(2, 'two'), redirectPath: '/blogs/an-article' }, desk.as('Omar'))
  await expect(back).rejects.toMatchObject(refusedAt('redirectPath', /no page/))
  expect(await pageOf('an-article')).toEqual({ archived: { redirectPath: '/blogs/two' } })

  await archivePublication({ ...ofArticle(2, 'two'), redirectPath: '/why-egypt' }, desk.as('Omar'))

  expect([await pageOf('an-article'), await pageOf('two')]).toEqual([
    { archived: { redirectPath: '/why-egypt' } },
    { archived: { redirectPath: '/why-egypt' } },
  ])
})

test('of two articles archived concurrently with each other as targets, one stays on the site [D-33]', async () => {
  await publishArticle('two')

  const outcomes = await Promise.allSettled([
    archivePublication({ ...ofArticle(0), redirectPath: '/blogs/two' }, desk.as('Omar')),
    archivePublication({ ...ofArticle(2, 'two'), redirectPath: '/blogs/an-article' }, desk.as('Nadia')),
  ])

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a draft overwrites a newly shipped text only after its author has seen that text [D-63, R8]', async () => {
  await desk.save('article', article({ title: 'Draft' }))
  await ship('Shipped meanwhile')
  const changed = { code: 'CHANGED_MEANWHILE' }
  const stale = savePublicationDraft({ ...ofArticle(1), content: article({ title: 'More' }) }, desk.as('Salma'))
  await expect(stale).rejects.toMatchObject(changed)
  const publishAt = '2026-11-22T12:00:00Z'
  await expect(publishPublicationDraft(ofArticle(2), desk.as('Omar'))).rejects.toMatchObject(changed)
  await expect(schedulePublicationDraft({ ...ofArticle(2), publishAt }, desk.as('Omar'))).rejects.toMatchObject(changed)
  expect((await desk.read('article', 'an-article')).published).toMatchObject({ title: 'Shipped meanwhile' })

  // Its author compares both and keeps the draft as it is.
  await savePublicationDraft({ ...ofArticle(2), content: article({ title: 'Draft' }) }, desk.as('Salma'))
  await publishPublicationDraft(ofArticle(3), desk.as('Omar'))
  expect((await desk.read('article', 'an-article')).published).toMatchObject({ title: 'Draft' })
})

test('saving over a text that a release changed since it was read is rejected, also the first time [R8]', async () => {
  expect((await desk.read('article', 'an-article')).revision).toBe(0)
  await ship('Shipped meanwhile')

  const stale = savePublicationDraft({ ...ofArticle(0), content: article({ title: 'Mine' }) }, desk.as('Salma'))
  await expect(stale).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect((await desk.read('article', 'an-article')).revision).toBe(1)
})

test('a schedule stops with the reason when a release changed the text on the site meanwhile [D-63]', async () => {
  await desk.save('article', article({ title: 'Draft' }))
  await schedulePublicationDraft({ ...ofArticle(1), publishAt: '2026-11-22T12:00:00Z' }, desk.as('Omar'))
  await ship('Shipped meanwhile')

  await publishScheduled(desk.at('2026-11-22T12:00:00Z'))

  expect(await desk.read('article', 'an-article')).toMatchObject({
    openState: 'draft',
    published: { title: 'Shipped meanwhile' },
    draft: { returnReason: expect.stringMatching(/^Not published: A release changed this text/) },
  })
})

test('a new text with the key of another one is refused at its key, and changes nothing of that', async () => {
  await desk.save('article', article({ title: 'The draft of Salma' }))
  await desk.save('article', named('gone'))
  await discardPublicationDraft(ofArticle(1, 'gone'), desk.as('Salma'))
  const add = (key: string) =>
    savePublicationDraft({ ...ofArticle(0, key), content: named(key), isNew: true }, desk.as('Salma'))

  await expect(add('an-article')).rejects.toMatchObject(refusedAt('key', /There is a text with this key/))
  await expect(add('gone')).rejects.toMatchObject(refusedAt('key', /There is a text with this key/))
  await expect(add('new')).rejects.toMatchObject(refusedAt('key', /another key/))
  expect((await desk.read('article', 'an-article')).draft?.content).toMatchObject({ title: 'The draft of Salma' })
  await add('free')
  expect(await desk.read('article', 'free')).toMatchObject({ openState: 'draft' })
})
