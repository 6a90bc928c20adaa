import { expect, test } from '@jest/globals'
import { createRequestHandler, type ServerBuild } from 'react-router'

import type { SenebLoadContext } from '../app/graph/load-context.js'
import { groupedApp } from './grouped-app.fixture.js'
import { createPageApplication, type PageApplication } from './page-application.js'
import { branchesOf } from './route-matching.js'

const context = {
  readPublished: () => Promise.resolve({ data: { values: ['Trust'] } }),
  askGraph: () => Promise.resolve({ values: ['Trust'] }),
  report: () => undefined,
  nonce: 'n',
  earlyScript: { src: '/early.js', imports: [] },
} as unknown as SenebLoadContext

const answersOf = (build: ServerBuild): PageApplication => {
  const whole = createRequestHandler(build, 'production')
  return (request, loaded) => whole(request, { ...loaded })
}

async function told(application: PageApplication, path: string, method: string): Promise<unknown> {
  const body = method === 'POST' ? new URLSearchParams({ name: 'Mona' }) : undefined
  const answer = await application(new Request(`http://site${path}`, { method, body }), context)
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() }
}

test.each(
  [
    '/page',
    '/page/',
    '/PAGE?q=1',
    '/%70age',
    '/page.data',
    '/page.data?_routes=page',
    '/_root.data',
    '/',
    '/desk',
    '/desk/quiet',
    '/desk/missing',
    '/desk/missing.data',
    '/desk/broken',
    '/desk/leaving',
    '/nothing',
    '/nothing.data',
    '/desk/nothing',
    '/%zz',
    '/__manifest?p=/desk',
  ].flatMap((path) => ['GET', 'HEAD', 'POST'].map((method) => [method, path] as const)),
)('%s %s is answered as by all routes, twice', async (method, path) => {
  const build = groupedApp([])
  const expected = await told(answersOf(build), path, method)
  const application = createPageApplication(build, branchesOf(build.routes))

  expect(await told(application, path, method)).toEqual(expected)
  expect(await told(application, path, method)).toEqual(expected)
})

test('the routes of one page are no part of what another is answered with', async () => {
  const build = groupedApp([])
  const application = createPageApplication(build, branchesOf(build.routes))
  const pages = ['/desk', '/page', '/desk/quiet', '/nothing', '/desk']

  const statuses = []
  for (const path of pages) statuses.push((await application(new Request(`http://site${path}`), context)).status)
  expect(statuses).toEqual([200, 200, 200, 404, 200])
})
