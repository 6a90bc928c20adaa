import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { ErrorCode } from '@seneb/contracts/errors'
import { ReadPerformance } from '@seneb/contracts/messages/content/page-event.messages'
import {
  GenerateSiteMap,
  ListSiteMapRuns,
  ReadIndexing,
  SubmitSiteMap,
} from '@seneb/contracts/messages/content/site-map.messages'
import { ReadEmailFigures } from '@seneb/contracts/messages/notification/email.messages'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const at = '2026-11-21T12:00:00.000Z'
const run = {
  id: '0190f5fe-7c00-7a00-8000-000000000001',
  generatedAt: at,
  pages: 2,
  submittedAt: null,
  added: ['/new'],
  removed: [],
  changed: [],
}
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
})
afterAll(() => gateway.close())

const request = (query: string, role: 'editor' | 'writer' | 'care-agent' = 'editor') =>
  gateway.graphql(query, {}, fromOurPage(sessions.open([role])))

const generate =
  'mutation { generateSitemap { ... on SitemapGenerated { run { pages added } } ... on Problem { message } } }'
const submit = 'mutation { submitSitemap { ... on SitemapSubmitted { submittedAt } ... on Problem { message } } }'

test('the site map is generated and its runs are listed, for staff with permission [ADM-03, ADM-09, D-38]', async () => {
  await gateway.handle(GenerateSiteMap, () => run)
  await gateway.handle(ListSiteMapRuns, ({ first }) => ({ runs: [{ ...run, pages: first }] }))

  expect((await request(generate)).json.data).toEqual({ generateSitemap: { run: { pages: 2, added: ['/new'] } } })
  expect((await request('{ siteMapRuns(latest: 3) { pages submittedAt } }', 'writer')).json.data).toEqual({
    siteMapRuns: [{ pages: 3, submittedAt: null }],
  })
  expect(rejectionOf(await request('{ siteMapRuns { pages } }', 'care-agent'))).toBe('NOT_ALLOWED')
})

test('failures have the messages of the specification [ADM-06, ADM-07, ADM-08, D-38]', async () => {
  const failing = (code: ErrorCode) => () => {
    throw new AppError(code)
  }
  await gateway.handle(GenerateSiteMap, failing('SITE_MAP_NOT_GENERATED'))
  expect((await request(generate)).json.data).toEqual({ generateSitemap: { message: 'Error generating sitemap' } })

  await gateway.handle(SubmitSiteMap, failing('SITE_MAP_SUBMISSION_NOT_CONFIGURED'))
  expect((await request(submit)).json.data).toEqual({
    submitSitemap: { message: 'Submission not configured; robots.txt announces the sitemap' },
  })
  await gateway.handle(SubmitSiteMap, failing('SITE_MAP_NOT_SUBMITTED'))
  expect((await request(submit)).json.data).toEqual({
    submitSitemap: { message: 'Error submitting sitemap. Please try again.' },
  })
  await gateway.handle(SubmitSiteMap, () => ({ submittedAt: at }))
  expect((await request(submit)).json.data).toEqual({ submitSitemap: { submittedAt: at } })
})

test('without an account there are no index figures, and with one the reported figures are shown [ADM-04, D-36]', async () => {
  const none = { inspected: 0, indexed: 0, oldestInspectionAt: null, notIndexed: [] }
  const query = '{ indexingStatus { connection pages inspected indexed notIndexed { path coverage } } }'
  await gateway.handle(ReadIndexing, () => ({ connection: 'not-connected' as const, pages: 60, ...none }))
  expect((await request(query)).json.data).toEqual({
    indexingStatus: { connection: 'NOT_CONNECTED', pages: 60, inspected: 0, indexed: null, notIndexed: [] },
  })

  const page = { path: '/x', verdict: 'NEUTRAL', coverage: 'Crawled', lastCrawledAt: null, inspectedAt: at }
  const some = { inspected: 10, indexed: 9, oldestInspectionAt: at, notIndexed: [page] }
  await gateway.handle(ReadIndexing, () => ({ connection: 'connected' as const, pages: 60, ...some }))
  expect((await request(query)).json.data).toEqual({
    indexingStatus: {
      connection: 'CONNECTED',
      pages: 60,
      inspected: 10,
      indexed: 9,
      notIndexed: [{ path: '/x', coverage: 'Crawled' }],
    },
  })
})

test('performance shows the measurements, and a sentence where there are none; an unavailable service or mail server shows none [ADM-02, D-39]', async () => {
  const query = `{ performanceReport(days: 7) { days noDataYet pages { page vitals { name p75 isBeyond count } }
    mail { sent } services { service status { deadLetters } } } }`
  const lcp = { name: 'lcp' as const, p75: 2500, isBeyond: false, count: 4 }
  await gateway.handle(ReadPerformance, () => ({ pages: [{ page: '/', vitals: [lcp] }] }))
  const measured = (await request(query)).json.data as unknown as { performanceReport: { services: object[] } }
  expect(measured.performanceReport).toMatchObject({
    days: 7,
    noDataYet: null,
    mail: null,
    pages: [{ page: '/', vitals: [{ name: 'LCP', p75: 2500, isBeyond: false, count: 4 }] }],
  })
  expect(measured.performanceReport.services).toHaveLength(6)

  await gateway.handle(ReadPerformance, () => ({ pages: [] }))
  const figures = { sent: 3, dead: 0, waiting: 0, oldestWaitingSeconds: 0 }
  await gateway.handle(ReadEmailFigures, () => figures)
  expect((await request(query)).json.data).toMatchObject({
    performanceReport: {
      pages: [],
      mail: { sent: 3 },
      noDataYet: 'No data yet: no visitor who allows Analytics has been measured in these days.',
    },
  })
})
