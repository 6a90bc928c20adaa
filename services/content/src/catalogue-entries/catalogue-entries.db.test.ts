import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { CatalogueContent, CatalogueEntryKind } from '@seneb/contracts/publications/catalogue-entries'
import { ListCatalogueEntries, ReadCatalogueEntry } from '@seneb/contracts/messages/content/catalogue-entry.messages'
import { PublicationChanged } from '@seneb/contracts/messages/content/changes.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/content/every-service.messages'
import { TreatmentCatalogueChanged } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import { staffCtx } from '@seneb/testkit/audited-once'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'
import pg from 'pg'

import { listAirports } from '../airports/list-airports.js'
import { storeShippedAirports } from '../airports/store-shipped-airports.js'
import { listCatalogueChanges } from '../catalogue-changes/list-catalogue-changes.js'
import { contentDb, contentTestCtx, statementsOf } from '../content.fixture.js'
import { listCountries } from '../countries/list-countries.js'
import { storeShipped } from '../seed/store-shipped.js'
import { searchContent } from '../search/search-content.js'
import { readSiteMap } from '../site-map/read-site-map.js'
import { readSpecialty } from '../specialties/read-specialty.js'
import { listTreatmentTypes } from '../treatment-catalogue/list-treatment-types.js'
import { restoreCatalogueVersion, saveCatalogueEntry, withdrawCatalogueVersion } from './edit-entry.js'
import { listCatalogueEntries, readCatalogueEntry } from './read-entries.js'
import { approveCatalogueVersion, returnCatalogueVersion } from './review-entry.js'

let postgres: TestDb
let owner: pg.Client

beforeAll(async () => {
  postgres = await contentDb()
  owner = new pg.Client({ connectionString: postgres.adminUrl })
  await owner.connect()
  await storeShipped(contentTestCtx(postgres))
  for (const [table, columns] of stored) {
    await owner.query(`create table shipped_${table} as select ${columns} from content.${table}`)
  }
})
beforeEach(async () => {
  await owner.query('truncate content.catalogue_versions, content.countries')
  // Procedures belong to treatment types.
  for (const [table] of stored.toReversed()) await owner.query(`delete from content.${table}`)
  for (const [table, columns] of stored) {
    await owner.query(`insert into content.${table} (${columns}) select * from shipped_${table}`)
  }
  await owner.query('truncate content.catalogue_changes')
  await postgres.dataSource.query('delete from outbox')
})
afterAll(async () => {
  await owner.end()
  await postgres.close()
})

const common = 'former_names, retired_at, seeded_hash'
const stored = [
  ['treatment_types', `slug, name, position, ${common}`],
  ['procedures', `slug, treatment_type_slug, name, position, facts, ${common}`],
  ['airports', 'code, country, country_code, airport, retired_at, seeded_hash'],
] as const

const ids = new Map<string, string>()
const idOf = (name: string) => ids.get(name) ?? (ids.set(name, randomUUID()), ids.get(name) ?? '')

/** Context of a person, whose every change must have exactly one audit entry. */
const as = (name = 'Salma') => {
  const person = { id: idOf(name), sessionId: randomUUID(), name, title: 'Editor', authenticatedAt: new Date() }
  return staffCtx(contentTestCtx(postgres), 'content', { ...person, roles: ['editor', 'doctor'] })
}
const read = async (kind: CatalogueEntryKind, key: string) =>
  (await readCatalogueEntry({ kind, key }, contentTestCtx(postgres))).entry
const contentOf = async (kind: CatalogueEntryKind, key: string) => (await read(kind, key)).current ?? {}

/** Saves an entry with some fields changed, over its last version. */
async function change(kind: CatalogueEntryKind, key: string, fields: CatalogueContent, name = 'Salma') {
  const { current, pending, revision } = await read(kind, key)
  const content = { ...(pending?.content ?? current), ...fields }
  return saveCatalogueEntry({ kind, key, revision, content }, as(name))
}
const add = (kind: CatalogueEntryKind, key: string, content: CatalogueContent, name = 'Salma') =>
  saveCatalogueEntry({ kind, key, revision: 0, content, isNew: true }, as(name))
const offered = async () => (await listTreatmentTypes(contentTestCtx(postgres))).treatmentTypes
const procedureNames = async () => (await offered()).flatMap(({ procedures }) => procedures.map(({ name }) => name))
const published = () => outboxPayloads(postgres.db, TreatmentCatalogueChanged)
const rejectedAt = (path: string, message: RegExp) => ({
  code: 'INPUT_INVALID',
  fields: [{ path, message: expect.stringMatching(message) }],
})
const changed = { code: 'CHANGED_MEANWHILE' }
const lasik = ['procedure', 'lasik'] as const
/** An entry and its revision, as somebody sees it now. */
const seenNow = async (kind: CatalogueEntryKind, key: string) => ({
  kind,
  key,
  revision: (await read(kind, key)).revision,
})
const nights = (min: number) => ({ nights: { min, max: 20 } })

test('every shipped entry passes the rules of the editor [CAT-01..12]', async () => {
  const procedures = treatmentTypes.flatMap((type) => type.procedures.map(({ slug }) => slug))
  for (const slug of procedures.filter((one) => one !== 'other')) {
    const { state } = await change('procedure', slug, { position: 50 })
    expect([slug, state]).toEqual([slug, 'current'])
  }
  for (const { slug } of treatmentTypes) await change('treatment-type', slug, { position: 50 })
  await change('airport', 'CAI', { name: 'Cairo' })
  await change('country', 'FR', { name: 'The French Republic' })
})

test('lists and details match their contracts, each list in one statement', async () => {
  const ctx = contentTestCtx(postgres)
  const page = { show: 'all', first: 3 } as const
  for (const kind of ['treatment-type', 'procedure', 'country', 'airport'] as const) {
    expect(await statementsOf(postgres, () => listCatalogueEntries({ kind, ...page }, ctx))).toBe(1)
    const first = await listCatalogueEntries({ kind, ...page }, ctx)
    expect(() => ListCatalogueEntries.output.validateSync(first, { strict: true })).not.toThrow()
    const next = await listCatalogueEntries({ kind, ...page, after: first.next ?? '' }, ctx)
    expect(new Set([...first.entries, ...next.entries].map(({ key }) => key)).size).toBe(6)
  }
  const types = await listCatalogueEntries({ kind: 'treatment-type', show: 'all', first: 50 }, ctx)
  expect(types.entries.map(({ name }) => name)).toEqual(treatmentTypes.map(({ name }) => name))
  const found = await listCatalogueEntries({ kind: 'airport', show: 'all', first: 50, search: 'cairo' }, ctx)
  expect(found).toMatchObject({ totalCount: 1, entries: [{ key: 'CAI', group: 'Egypt' }] })
  const details = { entry: await read(...lasik) }
  expect(() => ReadCatalogueEntry.output.validateSync(details, { strict: true })).not.toThrow()
  await expect(listCatalogueEntries({ kind: 'airport', ...page, after: 'x' }, ctx)).rejects.toMatchObject(
    rejectedAt('after', /cursor/),
  )
  await expect(read('procedure', 'nothing')).rejects.toMatchObject({ code: 'CATALOGUE_ENTRY_UNKNOWN' })
})

test('a new name takes effect immediately, and earlier enquiries find it by the name before', async () => {
  const saved = await change(...lasik, { name: 'LASIK laser' })

  expect(saved).toMatchObject({ state: 'current', version: 2 })
  expect(await procedureNames()).toContain('LASIK laser')
  const formerNames = (await offered()).flatMap(({ procedures }) =>
    procedures.flatMap((one) => (one.slug === 'lasik' ? [one.formerNames] : [])),
  )
  expect(formerNames).toEqual([['LASIK']])
  const [event] = await published()
  const procedures = event?.treatmentTypes.flatMap((type) => type.procedures)
  expect(procedures?.find(({ slug }) => slug === 'lasik')).toMatchObject({ formerNames: ['LASIK'] })
  expect((await read(...lasik)).versions).toMatchObject([
    { number: 2, state: 'current', writtenBy: idOf('Salma') },
    { number: 1, state: 'superseded', writtenBy: null, content: { name: 'LASIK' } },
  ])
})

test('stay rules wait for a second person who is not one of their authors [D-49]', async () => {
  const saved = await change(...lasik, nights(9))
  expect(saved).toMatchObject({ state: 'in-review', version: 2 })
  expect(await published()).toEqual([])
  expect(await contentOf(...lasik)).not.toMatchObject(nights(9))
  const seen = await seenNow(...lasik)

  await expect(approveCatalogueVersion(seen, as('Salma'))).rejects.toMatchObject({ code: 'APPROVER_IS_AUTHOR' })
  expect(await approveCatalogueVersion(seen, as('Dr. Nour'))).toMatchObject({ state: 'current' })

  expect(await contentOf(...lasik)).toMatchObject(nights(9))
  expect((await read(...lasik)).versions[0]).toMatchObject({ checkedBy: idOf('Dr. Nour') })
  expect(await published()).toHaveLength(1)
  expect((await outboxPayloads(postgres.db, StaffActionCompleted)).map(({ action }) => action)).toEqual([
    'save-catalogue-entry',
    'approve-catalogue-version',
  ])
})

test('authors cannot approve their own stay rules through another save, a restored version or a name [D-49]', async () => {
  await change(...lasik, nights(9), 'Salma')
  // Another editor's save over it has both as its authors.
  await change(...lasik, { recovery: ['Rest for a day.'] }, 'Omar')
  const second = await seenNow(...lasik)
  for (const name of ['Salma', 'Omar']) {
    await expect(approveCatalogueVersion(second, as(name))).rejects.toMatchObject({ code: 'APPROVER_IS_AUTHOR' })
  }
  await withdrawCatalogueVersion(second, as('Omar'))
  // Omar restores what Salma wrote: she is its author again.
  const restored = await restoreCatalogueVersion({ ...(await seenNow(...lasik)), from: 2 }, as('Omar'))
  expect(restored).toMatchObject({ version: 4, state: 'in-review' })
  for (const name of ['Salma', 'Omar']) {
    await expect(approveCatalogueVersion(await seenNow(...lasik), as(name))).rejects.toMatchObject({
      code: 'APPROVER_IS_AUTHOR',
    })
  }
  // A save of another name does not bring the stay rules along.
  expect(await change(...lasik, { name: 'LASIK laser' }, 'Omar')).toMatchObject({ state: 'in-review' })
  expect(await contentOf(...lasik)).not.toMatchObject(nights(9))
})

test('a returned version names the reason and takes no effect', async () => {
  await change(...lasik, nights(9))
  const seen = await seenNow(...lasik)
  await returnCatalogueVersion({ ...seen, reason: 'Name the source' }, as('Dr. Nour'))

  expect(await read(...lasik)).toMatchObject({
    isInReview: false,
    versions: [{ state: 'returned', returnReason: 'Name the source' }, { state: 'current' }],
  })
  await expect(approveCatalogueVersion(seen, as('Dr. Nour'))).rejects.toMatchObject(changed)
  const now = await seenNow(...lasik)
  await expect(approveCatalogueVersion(now, as('Dr. Nour'))).rejects.toMatchObject(rejectedAt('revision', /waits/))
})

test('an edit over a version that was returned or withdrawn meanwhile is rejected', async () => {
  await change(...lasik, nights(9))
  const seen = await seenNow(...lasik)
  const content = { ...(await contentOf(...lasik)), ...nights(10) }
  await returnCatalogueVersion({ ...seen, reason: 'Name the source' }, as('Dr. Nour'))

  await expect(saveCatalogueEntry({ ...seen, content }, as())).rejects.toMatchObject(changed)
  await expect(restoreCatalogueVersion({ ...seen, from: 2 }, as())).rejects.toMatchObject(changed)
  await expect(withdrawCatalogueVersion(seen, as())).rejects.toMatchObject(changed)
  await change(...lasik, nights(9))
  const second = await seenNow(...lasik)
  await withdrawCatalogueVersion(second, as('Omar'))
  await expect(saveCatalogueEntry({ ...second, content }, as())).rejects.toMatchObject(changed)
})

test("the author of a returned or withdrawn text cannot approve it in another's name [D-49]", async () => {
  await change(...lasik, nights(9), 'Salma')
  await returnCatalogueVersion({ ...(await seenNow(...lasik)), reason: 'Name the source' }, as('Dr. Nour'))
  await change(...lasik, nights(9), 'Omar')

  await expect(approveCatalogueVersion(await seenNow(...lasik), as('Salma'))).rejects.toMatchObject({
    code: 'APPROVER_IS_AUTHOR',
  })
  const own = `update content.catalogue_versions set state = 'current', checked_by = $1 where state = 'in-review'`
  await expect(owner.query(own, [idOf('Omar')])).rejects.toThrow('catalogue_versions_second_person')
  expect(await approveCatalogueVersion(await seenNow(...lasik), as('Dr. Nour'))).toMatchObject({ state: 'current' })
})

test('a version over which a release came is saved again before it is approved', async () => {
  await change(...lasik, nights(9))
  await owner.query(`update content.procedures set facts = facts || '{"reflectionDays": 0}' where slug = 'lasik'`)
  await expect(approveCatalogueVersion(await seenNow(...lasik), as('Dr. Nour'))).rejects.toMatchObject(changed)

  expect(await change(...lasik, {})).toMatchObject({ state: 'in-review' })
  expect(await approveCatalogueVersion(await seenNow(...lasik), as('Dr. Nour'))).toMatchObject({ state: 'current' })
})

test('a retired procedure is no longer offered, retains its facts for earlier enquiries, and can come back', async () => {
  await change(...lasik, { isRetired: true })

  expect(await procedureNames()).not.toContain('LASIK')
  const [event] = await published()
  const whole = event?.treatmentTypes.flatMap((type) => type.procedures).find(({ slug }) => slug === 'lasik')
  expect(whole).toMatchObject({ isRetired: true, name: 'LASIK', nights: { min: expect.any(Number) } })
  const changes = await listCatalogueChanges({ first: 10 }, contentTestCtx(postgres))
  expect(changes.changes).toMatchObject([{ kind: 'procedure', key: 'lasik', removed: true }])

  expect(await restoreCatalogueVersion({ ...(await seenNow(...lasik)), from: 1 }, as())).toMatchObject({
    state: 'current',
  })
  expect(await procedureNames()).toContain('LASIK')
})

test.each([
  ['procedure', 'veneers'],
  ['treatment-type', 'dental-care'],
] as const)('a retired %s has no card, no timeline in the site map and no hit of the search', async (kind, key) => {
  const shown = async () => {
    const ctx = contentTestCtx(postgres)
    const [{ specialty }, { entries }, { hits }] = await Promise.all([
      readSpecialty({ slug: 'dental-care' }, ctx),
      readSiteMap(ctx),
      searchContent({ query: 'veneers', first: 20 }, ctx),
    ])
    return [
      specialty?.procedures.some(({ slug }) => slug === 'veneers'),
      entries.some(({ path }) => path === '/timeline/veneers'),
      hits.some(({ kind: found, path }) => found === 'PROCEDURE' && path.endsWith('#veneers')),
    ]
  }
  // The search leaves out a procedure whose own page is found.
  await owner.query(`delete from content.publications where kind = 'treatment' and key = 'veneers'`)
  expect(await shown()).toEqual([true, true, true])

  await change(kind, key, { isRetired: true })
  expect(await shown()).toEqual([false, false, false])
})

test('a new procedure is proposed, and offered once a second person approved it', async () => {
  const content = { ...(await contentOf(...lasik)), slug: 'smile', name: 'SMILE', position: 7 }
  expect(await add('procedure', 'smile', content)).toMatchObject({ state: 'in-review', version: 1 })
  expect(await read('procedure', 'smile')).toMatchObject({ state: 'proposed', current: null })
  expect(await procedureNames()).not.toContain('SMILE')
  const inReview = await listCatalogueEntries(
    { kind: 'procedure', show: 'in-review', first: 10 },
    contentTestCtx(postgres),
  )
  expect(inReview.entries).toMatchObject([{ key: 'smile', state: 'proposed', group: 'Ophthalmology' }])

  await returnCatalogueVersion({ ...(await seenNow('procedure', 'smile')), reason: 'Which laser?' }, as('Dr. Nour'))
  const listed = await listCatalogueEntries(
    { kind: 'procedure', show: 'all', first: 100, search: 'smile' },
    contentTestCtx(postgres),
  )
  expect(listed.entries).toMatchObject([{ key: 'smile', state: 'proposed', isInReview: false }])
  expect(await add('procedure', 'smile', content)).toMatchObject({ state: 'in-review', version: 2 })

  await approveCatalogueVersion(await seenNow('procedure', 'smile'), as('Dr. Nour'))
  expect(await procedureNames()).toContain('SMILE')
  await expect(add('procedure', 'smile', content)).rejects.toMatchObject(rejectedAt('key', /another/))
})

test('a new treatment type is offered, and a retired one takes its procedures along', async () => {
  await add('treatment-type', 'dermatology', { slug: 'dermatology', name: 'Dermatology', position: 11 })
  expect((await offered()).map(({ name }) => name)).toContain('Dermatology')

  await change('treatment-type', 'dental-care', { isRetired: true })
  expect((await offered()).map(({ slug }) => slug)).not.toContain('dental-care')
  expect(await procedureNames()).not.toContain('Veneers')
})

/** Changes that partners read after a cursor, as `-kind/key` for removed records. */
async function changesAfter(after?: string) {
  const { changes, cursor } = await listCatalogueChanges({ first: 100, after }, contentTestCtx(postgres))
  const named = changes.map(({ key, kind, removed }) => `${removed ? '-' : ''}${kind}/${key}`)
  return { cursor, named: named.toSorted() }
}

test('partners read which procedures go with their treatment type, and that they come back [S11]', async () => {
  const dental = (await offered()).find(({ slug }) => slug === 'dental-care')?.procedures.map(({ slug }) => slug) ?? []
  await change('procedure', 'veneers', { isRetired: true })
  const others = dental.filter((slug) => slug !== 'veneers')
  const { cursor } = await changesAfter()

  await change('treatment-type', 'dental-care', { isRetired: true })
  const gone = await changesAfter(cursor)
  expect(gone.named).toEqual([...others.map((slug) => `-procedure/${slug}`), '-treatment-type/dental-care'].toSorted())
  // A change of an entry that went with its type does not bring it back.
  await change('procedure', others[0] ?? '', { position: 50 })
  const still = await changesAfter(gone.cursor)
  expect(still.named).toEqual([`-procedure/${others[0]}`])
  await change('treatment-type', 'dental-care', { name: 'Dentistry' })
  const renamed = await changesAfter(still.cursor)
  expect(renamed.named).toEqual(['-treatment-type/dental-care'])

  await change('treatment-type', 'dental-care', { isRetired: false })
  const back = await changesAfter(renamed.cursor)
  expect(back.named).toEqual([...others.map((slug) => `procedure/${slug}`), 'treatment-type/dental-care'].toSorted())
})

test('partners read which airports go with their country, and that they come back [S11]', async () => {
  const { airports } = await listAirports({ country: 'Egypt', first: 250 }, contentTestCtx(postgres))
  const codes = airports.map(({ code }) => code)
  await change('airport', 'LXR', { isRetired: true })
  const others = codes.filter((code) => code !== 'LXR')
  expect(others).toContain('CAI')
  const { cursor } = await changesAfter()

  await change('country', 'EG', { isRetired: true })
  const gone = await changesAfter(cursor)
  expect(gone.named).toEqual([...others.map((code) => `-airport/${code}`), '-country/EG'].toSorted())
  await change('airport', 'CAI', { name: 'Cairo' })
  const still = await changesAfter(gone.cursor)
  expect(still.named).toEqual(['-airport/CAI'])

  await change('country', 'EG', { isRetired: false })
  const back = await changesAfter(still.cursor)
  expect(back.named).toEqual([...others.map((code) => `airport/${code}`), 'country/EG'].toSorted())
})

test('an airport that a release drops after its country was retired and restored is gone for partners too [S11]', async () => {
  const addShipped = () =>
    // As an older release seeded it: Luxor's row under a code that is not shipped, content and digest agreeing.
    postgres.dataSource.query(
      `insert into airports (code, country, country_code, airport, seeded_hash)
       select 'ZZZ', country, country_code, airport, seeded_hash from airports where code = 'LXR'`,
    )
  const aboutZzz = async (after: string) => {
    const { cursor, named } = await changesAfter(after)
    return { cursor, named: named.filter((name) => name.endsWith('/ZZZ')) }
  }
  const { cursor: start } = await changesAfter()
  await addShipped()
  expect((await changesAfter(start)).named).toEqual([])
  await change('country', 'EG', { isRetired: true })
  await change('country', 'EG', { isRetired: false })
  const back = await aboutZzz(start)
  expect(back.named).toEqual(['airport/ZZZ'])

  await storeShippedAirports(contentTestCtx(postgres))
  const gone = await aboutZzz(back.cursor)
  expect(gone.named).toEqual(['-airport/ZZZ'])
  await storeShippedAirports(contentTestCtx(postgres))
  expect((await changesAfter(gone.cursor)).named).toEqual([])

  await addShipped()
  expect((await aboutZzz(gone.cursor)).named).toEqual(['airport/ZZZ'])
  // An airport that is not in the list is dropped without an entry.
  const { cursor: end } = await changesAfter()
  await postgres.dataSource.query(`delete from airports where code = 'JFK' and seeded_hash is not null`)
  expect((await changesAfter(end)).named).toEqual([])
})

test('a renamed country retains its airports, also under its earlier name', async () => {
  await change('country', 'TR', { name: 'Türkiye' })
  const ctx = contentTestCtx(postgres)

  const names = (await listCountries({}, ctx)).countries.map(({ name }) => name)
  expect(names).toContain('Türkiye')
  expect(names).not.toContain('Turkey')
  for (const country of ['Türkiye', 'Turkey']) {
    expect(await listAirports({ country, first: 1 }, ctx)).toMatchObject({ country: 'Türkiye', source: 'DATABASE' })
  }
  expect(await outboxPayloads(postgres.db, PublicationChanged)).toMatchObject([
    { changes: [{ kind: 'country', key: 'TR' }] },
  ])
  await change('country', 'TR', { isRetired: true })
  const { countries, retiredCodes } = await listCountries({}, contentTestCtx(postgres))
  const after = countries.map(({ name }) => name)
  expect([after.includes('Türkiye'), after.includes('Turkey')]).toEqual([false, false])
  expect(retiredCodes).toEqual(['TR'])
})

test('a country and an airport of it are added, and partners see both changes', async () => {
  await add('country', 'QN', { code: 'QN', name: 'Narnia' })
  await add('airport', 'QQX', { code: 'QQX', name: 'Prizren Airport', countryCode: 'QN' })

  const ctx = contentTestCtx(postgres)
  const { airports } = await listAirports({ country: 'Narnia', first: 50 }, ctx)
  expect(airports.map(({ name }) => name)).toContain('Prizren Airport (QQX)')
  const { changes } = await listCatalogueChanges({ first: 10 }, ctx)
  expect(changes.map(({ key, kind }) => [kind, key])).toEqual([
    ['country', 'QN'],
    ['airport', 'QQX'],
  ])
  await expect(add('airport', 'QQY', { code: 'QQY', name: 'Nowhere', countryCode: 'ZZ' })).rejects.toMatchObject(
    rejectedAt('content.countryCode', /not found/),
  )
})

test('of two edits of one version the second is rejected, also when they are concurrent', async () => {
  const content = await contentOf(...lasik)
  const save = (name: string) =>
    saveCatalogueEntry({ kind: 'procedure', key: 'lasik', revision: 0, content: { ...content, name } }, as(name))
  const results = await Promise.allSettled([save('LASIK one'), save('LASIK two'), save('LASIK three')])

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: changed },
    { reason: changed },
  ])
  expect((await read(...lasik)).versions).toHaveLength(2)
})

test.each<[string, CatalogueContent, string, RegExp]>([
  ['a text with a sign that cannot be seen', { name: 'LASIK\u202Elaser' }, 'content.name', /cannot be seen/],
  ['a name that another entry has', { name: 'veneers' }, 'content.name', /Another entry/],
  ['an unknown field', { price: 5 }, 'content', /no field "price"/],
  ['a key that changes', { slug: 'laser' }, 'content.slug', /does not change/],
  [
    'an address that runs a script',
    { sources: [{ title: 'A', url: 'javascript:alert(1)' }] },
    'content.sources[0].url',
    /https/,
  ],
  ['a kind without common facts', { kinds: ['opreation'] }, 'content.kinds[0]', /one of every, .*operation, /],
  ['another treatment type', { treatmentType: 'oncology' }, 'content.treatmentType', /does not change/],
  ['a text that is too long', { flyingHome: 'a'.repeat(601) }, 'content.flyingHome', /at most 600/],
  ['fewer nights than the first flight needs', { flyAfter: { min: 90 } }, 'content.flyAfter.min', /first flight/],
  ['more than an entry holds', { beforeTravel: Array(40).fill('a'.repeat(599)) }, 'content', /at most 18000/],
])('%s is rejected at its field and stores nothing', async (_what, fields, path, message) => {
  await expect(change(...lasik, fields)).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    fields: expect.arrayContaining([{ path, message: expect.stringMatching(message) }]),
  })
  expect((await read(...lasik)).versions).toEqual([])
})

test('procedures that no message could hold together are rejected', async () => {
  await owner.query(`update content.procedures set facts = facts || jsonb_build_object('pad', repeat('a', 12000))
    where slug <> 'lasik'`)
  await expect(change(...lasik, { position: 50 })).rejects.toMatchObject(rejectedAt('content', /full/))
})

test('the address of the form for a new entry is no key', async () => {
  const content = { slug: 'new', name: 'New', position: 11 }
  await expect(add('treatment-type', 'new', content)).rejects.toMatchObject(rejectedAt('content.slug', /another one/))
})

test('"Other" is never retired or renamed [CAT-12]', async () => {
  for (const fields of [{ isRetired: true }, { name: 'Something else' }]) {
    await expect(change('treatment-type', 'other', fields)).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  }
})

test('a release does not overwrite staff changes, and the content of versions never changes', async () => {
  await change(...lasik, { name: 'LASIK laser' })
  await change('airport', 'CAI', { isRetired: true })
  await storeShipped(contentTestCtx(postgres))

  expect(await contentOf(...lasik)).toMatchObject({ name: 'LASIK laser' })
  expect(await contentOf('airport', 'CAI')).toMatchObject({ isRetired: true })
  await expect(owner.query(`update content.catalogue_versions set content = '{}'`)).rejects.toThrow('never change')
})
