import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { TestDb } from '@seneb/testkit/test-db'

import { contentDb, contentTestCtx } from '../content.fixture.js'
import { readSiteMap } from '../site-map/read-site-map.js'
import { FakeGoogle } from './fake-google.fixture.js'
import { GoogleSearchConsole, openSearchConsole } from './google-search-console.js'
import { inspectPages, readIndexing } from './inspect-pages.js'

const origin = 'https://www.seneb.example'
let postgres: TestDb
let google: FakeGoogle
beforeEach(async () => {
  ;[postgres, google] = await Promise.all([contentDb(), FakeGoogle.open()])
})
afterEach(() => Promise.all([postgres.close(), google.close()]))

const connected = () => {
  return { ...contentTestCtx(postgres), searchConsole: new GoogleSearchConsole(google.account, origin, google.url) }
}
const agePages = (hours: number) =>
  postgres.db.write((tx) =>
    tx.query(`/* age */ update page_inspections set inspected_at = inspected_at - $1 * interval '1 hour'`, [hours]),
  )

test('without an account there are no figures of the index, and how many pages there are is counted [ADM-04, D-36]', async () => {
  const ctx = contentTestCtx(postgres)
  const { entries } = await readSiteMap(ctx)
  await inspectPages(ctx)

  expect(await readIndexing(ctx)).toEqual({
    connection: 'not-connected',
    pages: entries.length,
    inspected: 0,
    indexed: 0,
    oldestInspectionAt: null,
    notIndexed: [],
  })
})

test('each page is checked once a day, ten at a time, and pages outside the index are named [ADM-04, D-36]', async () => {
  const ctx = connected()
  const { entries } = await readSiteMap(ctx)
  google.verdictOf = (url) =>
    url === `${origin}/budget-estimator`
      ? { verdict: 'NEUTRAL', coverageState: 'Crawled - currently not indexed', lastCrawlTime: '2026-11-20T10:00:00Z' }
      : { verdict: 'PASS', coverageState: 'Submitted and indexed' }
  await inspectPages(ctx)
  expect((await readIndexing(ctx)).inspected).toBe(10)
  for (let run = 0; run < entries.length / 10 + 1; run++) await inspectPages(ctx)

  expect(await readIndexing(ctx)).toMatchObject({
    connection: 'connected',
    pages: entries.length,
    inspected: entries.length,
    indexed: entries.length - 1,
    notIndexed: [
      {
        path: '/budget-estimator',
        verdict: 'NEUTRAL',
        coverage: 'Crawled - currently not indexed',
        lastCrawledAt: '2026-11-20T10:00:00.000Z',
      },
    ],
  })
  expect(google.requests).toHaveLength(entries.length)
  expect(google.tokens).toBe(1)
  expect(google.requests[0]).toMatchObject({ method: 'POST', path: '/v1/urlInspection/index:inspect' })
  await agePages(25)
  await inspectPages(ctx)
  expect(google.requests).toHaveLength(entries.length + 10)
})

test('a rejection by Google is no figure: the run fails with its status, and earlier results stay [D-36]', async () => {
  const ctx = connected()
  await inspectPages(ctx)
  google.status = 429

  await expect(inspectPages(ctx)).rejects.toMatchObject({ name: 'SearchConsoleFailure', code: '429' })
  google.status = 200
  google.verdictOf = () => ({ surprise: true })
  await expect(inspectPages(ctx)).rejects.toMatchObject({ code: 'UNREADABLE' })
  expect((await readIndexing(ctx)).inspected).toBe(10)
})

test('an invalid key, or one without a site, stops the start with a sentence [S15]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seneb-key-'))
  const file = (contents: string) => {
    const path = join(folder, 'key.json')
    writeFileSync(path, contents)
    return path
  }
  const open = (CONTENT_SEARCH_CONSOLE_KEY_FILE?: string, CONTENT_SITE_ORIGIN?: string) =>
    openSearchConsole({ CONTENT_SEARCH_CONSOLE_KEY_FILE, CONTENT_SITE_ORIGIN })
  try {
    expect(open()).toBeUndefined()
    expect(() => open(file('{}'))).toThrow('needs CONTENT_SITE_ORIGIN')
    expect(() => open(file('{"private_key":"canary"}'), origin)).toThrow(
      'CONTENT_SEARCH_CONSOLE_KEY_FILE names no readable key of a Google service account',
    )
    expect(() => open(join(folder, 'missing.json'), origin)).toThrow('names no readable key')
    expect(open(file(JSON.stringify(google.account)), origin)).toBeInstanceOf(GoogleSearchConsole)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
