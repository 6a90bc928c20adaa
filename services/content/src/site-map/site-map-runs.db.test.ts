import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { withStaffActor } from '@seneb/service-kit/requests/access'
import { OutboxEntry } from '@seneb/service-kit/database/kit-tables'
import type { TestDb } from '@seneb/testkit/test-db'

import type { ContentCtx } from '../content-ctx.js'
import { contentDb, contentTestCtx } from '../content.fixture.js'
import { seedContent } from '../seed/seed-content.js'
import { FakeGoogle } from '../search-console/fake-google.fixture.js'
import { GoogleSearchConsole } from '../search-console/google-search-console.js'
import { generateSiteMap } from './generate-site-map.js'
import { listSiteMapRuns } from './site-map-run.js'
import { readSiteMap } from './read-site-map.js'
import { submitSiteMap } from './submit-site-map.js'

let postgres: TestDb
let google: FakeGoogle
let ctx: ContentCtx
beforeEach(async () => {
  ;[postgres, google] = await Promise.all([contentDb(), FakeGoogle.open()])
  ctx = asEditor()
  await seedContent(ctx)
})
afterEach(() => Promise.all([postgres.close(), google.close()]))

function asEditor(changes: Partial<ContentCtx> = {}): ContentCtx {
  const staff = {
    id: randomUUID(),
    sessionId: randomUUID(),
    name: 'Mona',
    title: 'Editor',
    authenticatedAt: new Date(),
  }
  return withStaffActor<ContentCtx>({ ...contentTestCtx(postgres), ...changes }, 'content', {
    ...staff,
    roles: ['editor'],
  })
}
const connected = () =>
  asEditor({ searchConsole: new GoogleSearchConsole(google.account, 'https://www.seneb.example', google.url) })
const auditActions = async () => {
  const entries = await postgres.db.read((tx) => tx.find(OutboxEntry, { order: { occurred_at: 'asc' } }))
  return entries.flatMap(({ payload, subject }) =>
    subject.includes('.staff-action.completed.') ? [payload as { action: string }] : [],
  )
}

test('a run has every page of the site map and the changes since the previous one, and is one audit action [ADM-03, D-38]', async () => {
  const { entries } = await readSiteMap(ctx)
  const first = await generateSiteMap(ctx)
  await postgres.db.write((tx) =>
    tx.query(`/* edit */ update publications set changed_at = now() + interval '1 day' where path = '/privacy-policy'`),
  )
  await postgres.db.write((tx) =>
    tx.query(`/* remove */ delete from publications where kind = 'article' and key = (
      select min(key) from publications where kind = 'article')`),
  )
  const second = await generateSiteMap(ctx)
  const third = await generateSiteMap(ctx)

  expect(first).toMatchObject({ pages: entries.length, removed: [], changed: [], submittedAt: null })
  expect(first.added).toEqual(entries.map(({ path }) => path))
  expect(second.changed).toContain('/privacy-policy')
  expect(second.removed).toEqual([expect.stringMatching(/^\/blogs\//)])
  expect(third).toMatchObject({ added: [], removed: [], changed: [] })
  expect((await listSiteMapRuns({ first: 2 }, ctx)).runs.map(({ id }) => id)).toEqual([third.id, second.id])
  expect((await auditActions()).map(({ action }) => action)).toEqual(Array(3).fill('generate-site-map'))
})

test('of concurrent runs each is compared with the one before [ADM-03]', async () => {
  // Connections that have to be made first would let one after the other begin.
  const together = Array.from({ length: 8 })
  await Promise.all(together.map(() => postgres.db.write((tx) => tx.query('/* wait */ select pg_sleep(0.2)'))))
  const runs = await Promise.all(together.map(() => generateSiteMap(ctx)))

  const [first, ...others] = runs.map(({ added }) => added.length).toSorted((a, b) => b - a)
  expect(first).toBe(runs[0]?.pages)
  expect(others).toEqual(Array(7).fill(0))
})

test('every failure of generation gives the same message, and no run is stored [ADM-08]', async () => {
  await postgres.db.write((tx) => tx.query('/* break */ delete from site_map_runs'))
  const broken = asEditor({ newId: () => 'no id at all' })

  await expect(generateSiteMap(broken)).rejects.toMatchObject({
    code: 'SITE_MAP_NOT_GENERATED',
    message: 'Error generating sitemap',
  })
  expect((await listSiteMapRuns({ first: 20 }, ctx)).runs).toEqual([])
  expect(await auditActions()).toEqual([])
})

test('without an account nothing is submitted, in the words of the specification [ADM-06, D-38]', async () => {
  await generateSiteMap(ctx)

  await expect(submitSiteMap(ctx)).rejects.toMatchObject({
    message: 'Submission not configured; robots.txt announces the sitemap',
  })
  expect((await listSiteMapRuns({ first: 1 }, ctx)).runs[0]?.submittedAt).toBeNull()
})

test('with an account Search Console gets the address of the site map, and the run has the time; one audit action [ADM-03, ADM-06, D-38]', async () => {
  const editor = connected()
  await expect(submitSiteMap(editor)).rejects.toMatchObject({ code: 'SITE_MAP_NEVER_GENERATED' })
  await generateSiteMap(editor)
  const { submittedAt } = await submitSiteMap(editor)

  expect(google.requests).toEqual([
    {
      method: 'PUT',
      body: '',
      path: '/webmasters/v3/sites/https%3A%2F%2Fwww.seneb.example%2F/sitemaps/https%3A%2F%2Fwww.seneb.example%2Fsitemap.xml',
    },
  ])
  expect((await listSiteMapRuns({ first: 1 }, ctx)).runs[0]?.submittedAt).toBe(submittedAt)
  expect((await auditActions()).map(({ action }) => action)).toEqual(['generate-site-map', 'submit-site-map'])
})

test('a run notifies no one, and a submission without an account sends no request [SEO-14, D-38]', async () => {
  const paths: string[] = []
  const note = (message: unknown) =>
    paths.push((message as { readonly request: { readonly path: string } }).request.path)
  subscribe('undici:request:create', note)
  try {
    await generateSiteMap(connected())
    await expect(submitSiteMap(ctx)).rejects.toThrow('Submission not configured')
    expect(paths).toEqual([])
    await submitSiteMap(connected())
    expect(paths.at(-1)).toContain('/sitemaps/')
  } finally {
    unsubscribe('undici:request:create', note)
  }
})

test('a rejection by Google gives the same message, and the run is unchanged [ADM-07]', async () => {
  const editor = connected()
  await generateSiteMap(editor)
  google.status = 403

  await expect(submitSiteMap(editor)).rejects.toMatchObject({
    message: 'Error submitting sitemap. Please try again.',
  })
  expect((await listSiteMapRuns({ first: 1 }, ctx)).runs[0]?.submittedAt).toBeNull()
})
