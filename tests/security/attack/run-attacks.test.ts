import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import type { AttackCase, Family } from './attack-case.js'
import { closeConnections, type RawResponse } from './exchange.js'
import { play, ProductIsDown, runAttacks } from './run-attacks.js'
import type { Scene } from './target.js'
import { respondedCorrectly, rejectedWith } from './verdicts.js'

/** A product whose paths name ways to fail. */
const broken: Readonly<Record<string, readonly [status: number, text: string]>> = {
  '/refuses': [400, '{"errors":[{"message":"No."}]}'],
  '/takes': [200, '{}'],
  '/fails': [500, 'Something went wrong'],
  '/tells': [400, 'TypeError at Parser.parse (/srv/node_modules/x/y.js:1:2)'],
}

let server: Server
let scene: Scene

beforeAll(async () => {
  server = createServer((request, response) => {
    const canned = broken[request.url ?? '']
    if (canned) response.writeHead(canned[0]).end(canned[1])
    else if (request.url === '/cuts') request.socket.destroy()
    // Any other request gets no response.
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  scene = { ports: { gateway: port, site: port } } as Scene
})

afterAll(() => {
  closeConnections()
  server.closeAllConnections()
  server.close()
})

const get = (path: string, holds: AttackCase<RawResponse>['holds'] = rejectedWith(400)): AttackCase<RawResponse> => ({
  name: path,
  deadlineMs: 1000,
  send: (target) => target.send('gateway', { path }),
  holds,
})

const everything = () => true as const

test.each<[string, AttackCase<RawResponse>, true | RegExp]>([
  ['a refusal holds', get('/refuses'), true],
  ['something taken that must be refused breaks', get('/takes'), /answered 200 .* instead of 400/],
  ['a failure of ours breaks, whatever the case minds', get('/fails', everything), /answered 500/],
  ['an answer that speaks of our insides breaks', get('/tells', everything), /speaks of our insides/],
  ['no answer breaks', get('/cuts', respondedCorrectly), /no answer \(cut\)/],
  ['what does not come within the deadline breaks', get('/hangs'), /not over after 1 s/],
])('%s', async (_title, attack, verdict) => {
  const result = await play('family', attack, scene)
  if (verdict === true) expect(result.verdict).toBe(true)
  else expect(result.verdict).toMatch(verdict)
})

test('a case without a verdict fails, and the next one runs', async () => {
  const throwing = get('/refuses', () => {
    throw new Error('the table is gone')
  })
  const results = await played([{ name: 'one', replays: '', cases: () => [throwing, get('/refuses')] }])
  expect(results.map(({ verdict }) => verdict)).toEqual(['could not be judged: the table is gone', true])
})

test('a family that required a restart of the product fails', async () => {
  const results = await played([family('one')], () => Promise.resolve('gateway ended'))
  expect(results).toMatchObject([{ verdict: true }, { name: 'the product serves on', verdict: 'gateway ended' }])
})

test('if the product cannot be restarted, the run ends with the results so far', async () => {
  const down = () => Promise.reject(new ProductIsDown('it serves no more'))
  const results = await played([family('one'), family('two')], down)
  expect(results.map(({ family: name, verdict }) => [name, verdict])).toEqual([
    ['one', true],
    ['one', 'it serves no more'],
  ])
})

const family = (name: string): Family => ({ name, replays: '', cases: () => [get('/refuses')] })

function played(
  families: readonly Family[],
  afterFamily: () => Promise<string | undefined> = () => Promise.resolve(undefined),
) {
  const watch = { beforeFamily: () => undefined, afterFamily }
  return runAttacks(families, { scene, size: 'whole', watch, shuffled: (list) => list, report: () => undefined })
}
