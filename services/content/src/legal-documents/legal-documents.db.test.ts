import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { LegalVersionsChanged } from '@seneb/contracts/messages/content/legal-version.messages'
import {
  ArchivePublication,
  PublishPublicationDraft,
  SchedulePublicationDraft,
} from '@seneb/contracts/messages/content/publication-version.messages'
import type { PublicationContent } from '@seneb/contracts/publications/publication-editing'
import type { PublicationKinds } from '@seneb/contracts/publications/publication-kinds'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { previewPublication } from '../previews/preview-publication.js'
import { archivePublication } from '../publications/archive-publication.js'
import { publicationDesk, type PublicationDesk } from '../publications/publication-desk.fixture.js'
import { aLegalDocument, storeTexts } from '../publications/publication.fixture.js'
import { publishPublicationDraft, schedulePublicationDraft } from '../publications/publish-draft.js'
import { publishScheduled } from '../publications/publish-scheduled.js'
import { readPublications } from '../publications/read-publications.js'
import { listPublications } from '../publications/read-publication-versions.js'
import {
  approvePublicationDraft,
  discardPublicationDraft,
  returnPublicationDraft,
  submitPublicationDraft,
} from '../publications/review-draft.js'
import { restorePublicationVersion, savePublicationDraft } from '../publications/save-draft.js'
import { listLegalDocuments, readLegalDocument } from './read-legal-document.js'

let desk: PublicationDesk

const governingLaw = { title: 'Governing law', content: 'That of the country.', forLegalReview: true } as const
/** Terms with every phrase of their rows, some of them in bold or broken across lines. */
const terms = [
  'Seneb is an **independent aggregator**, **not a medical provider**, gives no **medical advice**, and is not an',
  'agent in payments. We do not verify the clinical competence of providers. You pay the provider directly. We are',
  'not liable for what providers do.',
].join('\n')
const shipped = [
  aLegalDocument(),
  aLegalDocument({
    slug: 'terms-of-service',
    title: 'Terms of service',
    versions: [{ version: '1', publishedOn: '2026-11-01', intro: 'Terms.', sections: [governingLaw] }],
  }),
  aLegalDocument({ slug: 'cookie-policy', title: 'Cookie policy' }),
]

beforeEach(async () => {
  desk = await publicationDesk()
  await storeTexts({ legalDocuments: shipped }, { ...desk.postgres, now: '2026-11-10T08:00:00Z' })
})
afterEach(() => desk.postgres.close())

const kind = 'legal-document' as const
const of = (revision: number, key = 'privacy-policy') => ({ kind, key, revision })
const draft = (own: PublicationContent = {}): PublicationContent => ({
  slug: 'privacy-policy',
  title: 'Privacy policy',
  summary: 'What we learn of you.',
  meta: { title: 'Privacy policy', description: 'd'.repeat(130) },
  changes: 'It names a third purpose.',
  intro: 'Third text.',
  sections: [],
  ...own,
})
const own = { code: 'APPROVER_IS_AUTHOR' }
const needed = { code: 'APPROVAL_NEEDED' }
const refusedAt = (path: string, message: RegExp) => ({
  code: 'INPUT_INVALID',
  fields: [expect.objectContaining({ path, message: expect.stringMatching(message) })],
})
const shownAs = async (version?: string) =>
  (await readLegalDocument({ slug: 'privacy-policy', version }, desk.at())).legalDocument

/** Writes a version as Salma, submits it, and has Omar approve it; returns the revision. */
async function approved(content = draft()): Promise<number> {
  const revision = await desk.save(kind, content)
  const key = String(content['slug'])
  await submitPublicationDraft(of(revision, key), desk.as('Salma'))
  return (await approvePublicationDraft(of(revision + 1, key), desk.as('Omar'))).revision
}

test('an approved text is the next version, dated by the day of its publication, and earlier ones stay word for word [LEGAL-01, D-65]', async () => {
  const [first, second] = [await shownAs('1'), await shownAs('2')]
  const revision = await approved()
  await publishPublicationDraft(of(revision), desk.as('Omar', '2026-11-23T23:30:00Z'))

  expect(await shownAs()).toMatchObject({
    version: '3',
    publishedOn: '2026-11-23',
    summary: 'What we learn of you.',
    introHtml: '<p>Third text.</p>',
    isLatest: true,
    versions: [
      { version: '3', publishedOn: '2026-11-23', changes: 'It names a third purpose.' },
      { version: '2', publishedOn: '2026-11-10', changes: 'Second, it says more.' },
      { version: '1', publishedOn: '2026-11-01', changes: null },
    ],
  })
  for (const before of [first, second]) {
    const { isLatest: _isLatest, versions: _versions, ...text } = before!
    expect(await shownAs(before!.version)).toMatchObject({ ...text, isLatest: false })
  }
  const { legalDocuments } = await listLegalDocuments(desk.at())
  expect(legalDocuments.find(({ slug }) => slug === 'privacy-policy')).toMatchObject({
    version: '3',
    publishedOn: '2026-11-23',
  })
})

test('a legal document is listed with its text of today, and its shipped versions are its history', async () => {
  const { publications } = await listPublications({ kind, show: 'all', first: 50, search: 'priv' }, desk.at())
  expect(publications).toEqual([expect.objectContaining({ key: 'privacy-policy', path: '/privacy-policy' })])
  await desk.save(kind, draft())

  const read = await desk.read(kind, 'privacy-policy')
  expect(read).toMatchObject({ needsApproval: true, published: { intro: 'Second text.' }, draft: { number: 3 } })
  expect(read.published).not.toHaveProperty('versions')
  expect(read.versions.map(({ number, state, title }) => [number, state, title])).toEqual([
    [3, 'draft', 'Privacy policy'],
    [2, 'published', 'Privacy policy, version 2'],
    [1, 'superseded', 'Privacy policy, version 1'],
  ])
})

test('the author neither approves, publishes nor schedules, also after another person approved [D-65]', async () => {
  const revision = await desk.save(kind, draft())
  const at = { publishAt: '2026-11-22T12:00:00Z' }
  await expect(publishPublicationDraft(of(revision), desk.as('Omar'))).rejects.toMatchObject(needed)
  await expect(schedulePublicationDraft({ ...of(revision), ...at }, desk.as('Omar'))).rejects.toMatchObject(needed)
  await submitPublicationDraft(of(revision), desk.as('Salma'))
  await expect(approvePublicationDraft(of(2), desk.as('Salma'))).rejects.toMatchObject(own)
  await approvePublicationDraft(of(2), desk.as('Omar'))

  await expect(publishPublicationDraft(of(3), desk.as('Salma'))).rejects.toMatchObject(own)
  await expect(schedulePublicationDraft({ ...of(3), ...at }, desk.as('Salma'))).rejects.toMatchObject(own)
  await publishPublicationDraft(of(3), desk.as('Omar'))
})

test('authors of a restored, discarded or continued version stay its authors [D-65]', async () => {
  await desk.save(kind, draft(), 'Salma')
  await discardPublicationDraft(of(1), desk.as('Salma'))
  await restorePublicationVersion({ ...of(2), number: 3 }, desk.as('Omar'))
  await desk.save(kind, draft({ intro: 'Fourth text.' }), 'Nadia')
  await submitPublicationDraft(of(4), desk.as('Nadia'))

  for (const author of ['Salma', 'Omar', 'Nadia']) {
    await expect(approvePublicationDraft(of(5), desk.as(author))).rejects.toMatchObject(own)
  }
  await approvePublicationDraft(of(5), desk.as('Amal'))
  for (const author of ['Salma', 'Omar', 'Nadia']) {
    await expect(publishPublicationDraft(of(6), desk.as(author))).rejects.toMatchObject(own)
  }
})

test('a writer neither edits nor discards a version that was approved before it was returned [D-65]', async () => {
  const revision = await approved()
  const refused = refusedAt('revision', /Only a draft of a legal document/)
  await expect(discardPublicationDraft(of(revision), desk.as('Salma'))).rejects.toMatchObject(refused)
  const changed = draft({ intro: 'Changed after the approval.' })
  const approvedAlready = refusedAt('revision', /approved\. Have it returned/)
  await expect(desk.save(kind, changed, 'Nadia')).rejects.toMatchObject(approvedAlready)

  await returnPublicationDraft({ ...of(revision), reason: 'Say why' }, desk.as('Omar'))
  const saved = await desk.save(kind, changed, 'Nadia')
  await expect(publishPublicationDraft(of(saved), desk.as('Omar'))).rejects.toMatchObject(needed)
})

test('a schedule publishes an approved version on its day, once, dated by that day', async () => {
  const revision = await approved()
  await schedulePublicationDraft({ ...of(revision), publishAt: '2026-12-01T00:00:00Z' }, desk.as('Omar'))
  await publishScheduled(desk.at('2026-11-30T23:59:59Z'))
  expect((await shownAs())?.version).toBe('2')

  for (const now of ['2026-12-01T00:00:04Z', '2026-12-02T00:00:00Z']) await publishScheduled(desk.at(now))
  expect(await shownAs()).toMatchObject({ version: '3', publishedOn: '2026-12-01' })
})

test('a restored version is a labelled draft and becomes a version of its own', async () => {
  await publishPublicationDraft(of(await approved()), desk.as('Omar'))
  await restorePublicationVersion({ ...of(4), number: 1 }, desk.as('Salma'))
  expect((await shownAs())?.introHtml).toBe('<p>Third text.</p>')
  await submitPublicationDraft(of(5), desk.as('Salma'))
  await approvePublicationDraft(of(6), desk.as('Omar'))
  await publishPublicationDraft(of(7), desk.as('Omar'))

  expect(await shownAs()).toMatchObject({ version: '4', introHtml: '<p>First text.</p>' })
  expect((await shownAs())?.versions[0]?.changes).toBe(
    'An earlier version of this text applies again, in place of version 3.',
  )

  await restorePublicationVersion({ ...of(8), number: 2 }, desk.as('Salma'))
  await submitPublicationDraft(of(9), desk.as('Salma'))
  await approvePublicationDraft(of(10), desk.as('Omar'))
  await publishPublicationDraft(of(11), desk.as('Omar'))
  expect((await shownAs())?.versions[0]).toMatchObject({
    version: '5',
    changes: 'An earlier version of this text applies again, in place of version 4.',
  })
})

test('a text whose description of changes repeats an earlier one is rejected at submission, at that field', async () => {
  await desk.save(kind, draft())
  await discardPublicationDraft(of(1), desk.as('Salma'))
  await desk.save(kind, draft({ intro: 'Another third text.' }))
  await submitPublicationDraft(of(3), desk.as('Salma'))
  await approvePublicationDraft(of(4), desk.as('Omar'))
  await publishPublicationDraft(of(5), desk.as('Omar'))
  await restorePublicationVersion({ ...of(6), number: 3 }, desk.as('Salma'))

  const submitted = submitPublicationDraft(of(7), desk.as('Salma'))
  await expect(submitted).rejects.toMatchObject(refusedAt('content.changes', /version 3 has the same sentence/))
})

test('a version that is returned is written again by its author', async () => {
  await returnPublicationDraft({ ...of(await approved()), reason: 'Name the purpose' }, desk.as('Omar'))

  expect((await desk.read(kind, 'privacy-policy')).draft).toMatchObject({ state: 'draft', approvedBy: null })
})

test('the next version describes its changes', async () => {
  const missing = savePublicationDraft({ ...of(0), content: draft({ changes: '' }) }, desk.as('Salma'))
  await expect(missing).rejects.toMatchObject(refusedAt('content.changes', /fill this in/))
  const again = savePublicationDraft(
    { ...of(0), content: draft({ changes: 'Second, it says more.' }) },
    desk.as('Salma'),
  )
  await expect(again).rejects.toMatchObject(refusedAt('content.changes', /version 2 has the same sentence/))
})

test.each([
  ['without the section', []],
  ['without its mark', [{ title: 'Governing law', content: 'That of the country.' }]],
])('the terms are not saved %s on governing law, marked for legal review [LEGAL-04, D-65]', async (_name, sections) => {
  const content = draft({ slug: 'terms-of-service', title: 'Terms of service', intro: terms, sections })
  const save = savePublicationDraft({ ...of(0, 'terms-of-service'), content }, desk.as('Salma'))

  await expect(save).rejects.toMatchObject(refusedAt('content.sections', /Governing law/))
})

const termsDraft = (intro: string) =>
  draft({ slug: 'terms-of-service', title: 'Terms of service', intro, sections: [governingLaw] })

test.each([
  'independent aggregator',
  'not a medical provider',
  'not an agent in payments',
  'do not verify the clinical competence of providers',
  'not liable for what providers',
  'pay the provider directly',
])('the terms are not saved without “%s” [GEN-01, LEGAL-02, LEGAL-03]', async (phrase) => {
  const without = terms.replace(new RegExp(phrase.replaceAll(' ', String.raw`\s`)), 'something else')
  const save = savePublicationDraft({ ...of(0, 'terms-of-service'), content: termsDraft(without) }, desk.as('Salma'))

  const named = new RegExp(`every version of the terms says, word for word: “${phrase}”$`)
  await expect(save).rejects.toMatchObject(refusedAt('content.sections', named))
})

test('terms that were saved before a rule are neither submitted nor published without its phrase [GEN-01, LEGAL-02, LEGAL-03]', async () => {
  const key = 'terms-of-service'
  const loseItsPhrases = () =>
    desk.asOwner(
      'alter table content.publication_versions disable trigger publication_versions_are_kept',
      `update content.publication_versions set content = jsonb_set(content, '{intro}', '"Other terms."')
       where key = '${key}' and state in ('draft', 'approved')`,
    )
  const refused = refusedAt('content.sections', /word for word: “independent aggregator”, “not a medical provider”/)
  const revision = await desk.save(kind, termsDraft(terms))
  await loseItsPhrases()
  await expect(submitPublicationDraft(of(revision, key), desk.as('Salma'))).rejects.toMatchObject(refused)

  const next = await approved(termsDraft(terms))
  await loseItsPhrases()
  await expect(publishPublicationDraft(of(next, key), desk.as('Omar'))).rejects.toMatchObject(refused)
})

test('the cookie policy, whose version each choice names, changes with a release, and the editor says so [D-03, CONS-10]', async () => {
  const content = draft({ slug: 'cookie-policy', title: 'Cookie policy' })
  const refused = refusedAt('content', /changes with a release only/)

  const save = savePublicationDraft({ ...of(0, 'cookie-policy'), content }, desk.as('Salma'))
  await expect(save).rejects.toMatchObject(refused)
  const restored = restorePublicationVersion({ ...of(0, 'cookie-policy'), number: 1 }, desk.as('Salma'))
  await expect(restored).rejects.toMatchObject(refused)
})

test('no legal document is added or archived, nor published by the requests of other texts [D-65]', async () => {
  const added = savePublicationDraft({ ...of(0, 'imprint'), content: draft({ slug: 'imprint' }) }, desk.as('Salma'))
  await expect(added).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  const archived = archivePublication(of(0), desk.as('Omar'))
  await expect(archived).rejects.toMatchObject(refusedAt('kind', /cannot be archived/))
  for (const [{ input }, others] of [
    [ArchivePublication, {}],
    [PublishPublicationDraft, {}],
    [SchedulePublicationDraft, { publishAt: '2027-01-01T00:00:00Z' }],
  ] as const) {
    expect(() => input.validateSync({ ...of(0), ...others }, { strict: true })).toThrow(/requests of legal documents/)
  }
})

const preview = { kind, key: 'privacy-policy', page: 'legal-document' as const, slug: 'privacy-policy' }

test('the preview is dated as publication would be: by today in UTC, or by the day of the schedule [LEGAL-01, D-65]', async () => {
  const revision = await approved()
  const dayOn = async (now: string) => (await previewPublication(preview, desk.at(now))).legalDocument?.publishedOn
  expect(await dayOn('2026-11-25T23:30:00Z')).toBe('2026-11-25')

  await schedulePublicationDraft({ ...of(revision), publishAt: '2026-12-01T00:00:00Z' }, desk.as('Omar'))
  expect(await dayOn('2026-11-25T23:30:00Z')).toBe('2026-12-01')
  expect(await dayOn('2026-12-02T00:30:00Z')).toBe('2026-12-02')
})

test('the preview is the next version, with the earlier ones in its list', async () => {
  await desk.save(kind, draft())

  const { legalDocument } = await previewPublication(preview, desk.at())
  expect(legalDocument).toMatchObject({ version: '3', introHtml: '<p>Third text.</p>' })
  expect(legalDocument?.versions.map(({ version }) => version)).toEqual(['3', '2', '1'])
  expect((await shownAs())?.version).toBe('2')
})

test('services that store consents get the current versions with each publication, and no other change repeats them [D-83]', async () => {
  const events = () => outboxPayloads(desk.postgres.db, LegalVersionsChanged)
  const versionsOf = (terms: string, privacy: string) => [
    { document: 'cookie-policy', version: '2' },
    { document: 'privacy-policy', version: privacy },
    { document: 'terms-of-service', version: terms },
  ]
  const before = await events()
  expect(before.at(-1)?.versions).toEqual(versionsOf('1', '2'))
  await publishPublicationDraft(of(await approved()), desk.as('Omar'))
  expect((await events()).at(-1)?.versions).toEqual(versionsOf('1', '3'))
  await storeTexts({ legalDocuments: shipped }, desk.postgres)

  expect(await events()).toHaveLength(before.length + 1)
  expect((await shownAs())?.version).toBe('3')
})

test('a reader gets the text of one version, and of the others number, day and changes alone [LEGAL-01]', async () => {
  const textsOf = async (query: object) => {
    const published = await readPublications([{ kind, key: 'privacy-policy', ...query }], desk.at())
    return published.one(kind, 'privacy-policy')?.content.versions.map((version) => Object.keys(version).toSorted())
  }
  const first = ['publishedOn', 'version']
  const second = ['changes', ...first]
  const whole = (names: readonly string[]) => [...names, 'intro', 'sections'].toSorted()

  expect(await textsOf({})).toEqual([first, whole(second)])
  expect(await textsOf({ version: '1' })).toEqual([whole(first), second])
  for (const query of [{ version: '9' }, { brief: true }]) expect(await textsOf(query)).toEqual([first, second])
})

const release = (intro: string) => {
  const [policy, ...others] = shipped
  const next = { version: '3', publishedOn: '2026-11-20', changes: 'The release names a processor.', sections: [] }
  const versions = [
    ...policy!.versions,
    { ...next, intro },
  ] as unknown as PublicationKinds['legal-document']['versions']
  return storeTexts({ legalDocuments: [aLegalDocument({ versions }), ...others] }, desk.postgres)
}

test('a text that a release has for a number that staff published waits as a draft of the next version, once [LEGAL-01, D-65]', async () => {
  await publishPublicationDraft(of(await approved()), desk.as('Omar'))
  for (const _start of ['first', 'second']) await release('Text of the release.')

  const { draft: waiting, revision, versions } = await desk.read(kind, 'privacy-policy')
  expect(waiting).toMatchObject({ number: 4, state: 'draft', writtenBy: null })
  expect(waiting?.content).toMatchObject({ intro: 'Text of the release.', changes: 'The release names a processor.' })
  expect([versions.length, revision]).toEqual([4, 5])
  expect(await shownAs()).toMatchObject({ version: '3', introHtml: '<p>Third text.</p>' })

  await submitPublicationDraft(of(5), desk.as('Salma'))
  await expect(approvePublicationDraft(of(6), desk.as('Salma'))).rejects.toMatchObject(own)
  await approvePublicationDraft(of(6), desk.as('Omar'))
  await publishPublicationDraft(of(7), desk.as('Omar'))
  await release('Text of the release.')
  expect(await shownAs()).toMatchObject({ version: '4', introHtml: '<p>Text of the release.</p>' })
  expect((await desk.read(kind, 'privacy-policy')).draft).toBeNull()
})

test('a text of a release that meets a draft waits in the history, from which it is restored [LEGAL-01, D-65]', async () => {
  await publishPublicationDraft(of(await approved()), desk.as('Omar'))
  await desk.save(kind, draft({ intro: 'Fourth text.', changes: 'It names a fourth purpose.' }))
  for (const _start of ['first', 'second']) await release('Text of the release.')

  const { draft: ours, revision, versions } = await desk.read(kind, 'privacy-policy')
  expect(ours).toMatchObject({ number: 4, content: { intro: 'Fourth text.' } })
  expect(versions[0]).toMatchObject({
    number: 5,
    state: 'discarded',
    note: expect.stringMatching(/^Text of a release/),
  })
  await discardPublicationDraft(of(revision), desk.as('Salma'))
  await restorePublicationVersion({ ...of(revision + 1), number: 5 }, desk.as('Nadia'))
  expect((await desk.read(kind, 'privacy-policy')).draft?.content).toMatchObject({ intro: 'Text of the release.' })
})

test('the database rejects changed text in a published version, its removal, and publication by an author [D-65]', async () => {
  const revision = await approved()
  const { dataSource } = desk.postgres
  const selfPublished = dataSource.query(
    `update publication_versions set state = 'published', published_by = authors[1] where state = 'approved'`,
  )
  await expect(selfPublished).rejects.toThrow('publication_versions_legal_approval')
  const unapproved = dataSource.query(
    `update publication_versions set state = 'published', approved_by = null where state = 'approved'`,
  )
  await expect(unapproved).rejects.toThrow('publication_versions_legal_approval')
  await publishPublicationDraft(of(revision), desk.as('Omar'))

  for (const change of [
    `update publications set content = jsonb_set(content, '{versions,0,intro}', '"Other"')`,
    `update publications set content = jsonb_set(content, '{versions,2,publishedOn}', '"2026-01-01"')`,
    `update publications set content = content #- '{versions,1}'`,
    'delete from publications',
  ]) {
    const changed = dataSource.query(`${change} where kind = 'legal-document' and key = 'privacy-policy'`)
    await expect(changed).rejects.toThrow('never change')
  }
})
