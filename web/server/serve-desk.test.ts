import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import helmet from '@fastify/helmet'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { fastify, type FastifyInstance } from 'fastify'

import { helmetOptions } from './security-headers.js'
import { serveStaffDesk } from './serve-desk.js'

const script = `document.documentElement.dataset.theme = 'dark'`
const html = `<!doctype html><html><head><script>${script}</script></head><body>the desk</body></html>`

let folder = ''
let server: FastifyInstance
let url = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), html)
  await writeFile(join(folder, 'assets', 'main-1.js'), 'export {}')
  const origins = { siteOrigin: 'https://seneb.test', assetOrigin: 'https://cdn.test' }
  server = fastify()
  await server.register(helmet, helmetOptions(origins))
  await server.register((instance) => serveStaffDesk(instance, folder, origins))
  server.setNotFoundHandler((_request, reply) => reply.code(418).send('not the desk'))
  url = await server.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

test.each(['/admin', '/admin/', '/admin/audit?who=1', '/admin-panel', '/admin-panel/site', '/admin/index.html'])(
  '%s is the one document of the desk, for no cache and no search engine [ROUTE-23, ADM-01 but the tabs, D-37]',
  async (path) => {
    const response = await fetch(`${url}${path}`)

    expect([response.status, await response.text()]).toEqual([200, html])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
  },
)

test('its scripts are its own files and the one inline script by its hash; nothing frames it and it frames previews alone', async () => {
  const policy = (await fetch(`${url}/admin`)).headers.get('content-security-policy') ?? ''

  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
  expect(policy).toMatch(/frame-src 'self'; ?frame-ancestors 'none'/)
  expect(policy).toMatch(/require-trusted-types-for 'script'; ?trusted-types ProseMirrorClipboard/)
  expect(policy).not.toMatch(/script-src [^;]*unsafe|cdn[.]test|nonce/)
})

test.each(['/admin/graphql', '/admin-panel/graphql?query=1'])(
  'the policy of %s lets the editor of GraphiQL style itself, and no script but files of the desk run [S5]',
  async (path) => {
    const policy = (await fetch(`${url}${path}`)).headers.get('content-security-policy') ?? ''

    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline';/)
    expect(policy).toMatch(/worker-src 'self'/)
    expect(policy).toMatch(/connect-src 'self';/)
    expect(policy).not.toMatch(/script-src [^;]*unsafe|https?:|blob:|nonce|\*/)
  },
)

test('its files are immutable, also hidden from search engines, and a missing one is 404', async () => {
  const file = await fetch(`${url}/admin/assets/main-1.js`)
  const missing = await fetch(`${url}/admin/assets/main-0.js`)

  expect([file.status, await file.text(), file.headers.get('cache-control')]).toEqual([
    200,
    'export {}',
    'public, max-age=31536000, immutable',
  ])
  expect(file.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test.each(['/', '/administrator', '/admin-x', '/adminx/', '/api/admin', '/assets/main-1.js'])(
  '%s is not of the desk [NF-11]',
  async (path) => {
    expect((await fetch(`${url}${path}`)).status).toBe(418)
  },
)
