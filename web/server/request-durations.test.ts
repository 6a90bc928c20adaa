import { once } from 'node:events'
import { createServer, get as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readTelemetryEnvironment } from '@seneb/platform/config'
import { startHealth, type Health } from '@seneb/platform/health'
import { startTelemetry, type Telemetry } from '@seneb/platform/telemetry'
import { metricsAt } from '@seneb/testkit/metrics'

import { eventually } from '../../tests/support/eventually.js'
import { groupedApp } from './grouped-app.fixture.js'
import { requestDurations } from './request-durations.js'
import { branchesOf, patternsOf } from './route-groups.js'

const count = 'seneb_http_duration_seconds_count'
let telemetry: Telemetry
let health: Health
let site: Server
let url = ''

beforeAll(async () => {
  telemetry = await startTelemetry('web', readTelemetryEnvironment({ SENEB_ENV: 'local' }))
  health = await startHealth({ host: '127.0.0.1', port: 0, checks: {}, prometheus: telemetry.prometheus })
  const timeRequest = requestDurations(patternsOf(branchesOf(groupedApp([]).routes)))
  site = createServer((request, response) => {
    const timing = timeRequest(request, response)
    if (request.url === '/favicon.svg') timing.routeLabel = 'file'
    if (request.url !== '/page?slow') response.writeHead(request.url?.startsWith('/no/') ? 404 : 200).end()
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(async () => {
  site.close().closeAllConnections()
  await health.close()
  await telemetry.stop()
})

const measured = () => metricsAt(`http://127.0.0.1:${health.port}`)

test('a page counts under the pattern of its route, also when only its data are requested', async () => {
  for (const path of ['/page', '/page?q=implants', '/page.data', '/desk/quiet', '/favicon.svg']) await fetch(url + path)

  await eventually('all are counted', async () => (await measured()).value(count) === 5)
  const metrics = await measured()
  expect(metrics.value(count, { route: '/page', status: '200' })).toBe(3)
  expect(metrics.value(count, { route: '/desk/quiet' })).toBe(1)
  expect(metrics.value(count, { route: 'file' })).toBe(1)
})

test('a thousand made-up paths make one series more', async () => {
  const before = (await measured()).series(count).length
  const paths = Array.from({ length: 1000 }, (_each, index) => (index === 7 ? '/no/%E0%A4%A' : `/no/${index}`))
  for (let from = 0; from < paths.length; from += 50) {
    await Promise.all(paths.slice(from, from + 50).map((path) => fetch(url + path)))
  }

  await eventually('all are counted', async () => (await measured()).value(count, { route: '/*' }) === 1000)
  expect((await measured()).series(count)).toHaveLength(before + 1)
})

test('a path has one pattern, whatever others were requested before and between', () => {
  const patternOf = patternsOf(branchesOf(groupedApp([]).routes))
  const unknownPaths = Array.from({ length: 2500 }, (_each, index) => `/no/${index}`)

  for (const path of [
    '/page',
    ...unknownPaths.slice(0, 1500),
    '/page',
    `/${'long'.repeat(100)}`,
    ...unknownPaths,
    '/page',
  ]) {
    expect([path, patternOf(path)]).toEqual([path, path === '/page' ? '/page' : '/*'])
  }
})

test('a client that leaves before the response counts as having left', async () => {
  const request = ask(`${url}/page?slow`).on('error', () => undefined)
  await once(site, 'request')
  request.destroy()

  await eventually(
    'it is counted',
    async () => (await measured()).value(count, { status: '499', route: '/page' }) === 1,
  )
})
