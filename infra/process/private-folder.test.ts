import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from '@jest/globals'

import { privately } from './private-folder.mjs'
import { acquirePidLock } from './pid-lock.mjs'
import { Supervisor } from './supervisor.ts'

let outside: string
let dir: string

beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'seneb-private-'))
  dir = join(outside, 'state')
})

afterEach(() => {
  rmSync(outside, { recursive: true })
})

const modeOf = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8)

test('a start makes its folder for its owner alone [S15]', () => {
  acquirePidLock(dir, { portBase: 4000 })

  expect([modeOf(dir), modeOf(dir, 'running.json')]).toEqual(['700', '600'])
})

test('a folder that was open to others is closed [S15]', () => {
  mkdirSync(dir)
  chmodSync(dir, 0o755)

  acquirePidLock(dir, { portBase: 4000 })

  expect(modeOf(dir)).toBe('700')
})

test('files written by a program of the stack are readable by their owner alone [S15]', async () => {
  const logFile = join(dir, 'logs', 'writer.log')
  const file = join(dir, 'written')
  const program = `require('node:fs').writeFileSync(${JSON.stringify(file)}, ''); setInterval(() => {}, 1000)`
  const supervisor = new Supervisor({ log: () => undefined, giveUp: () => undefined })
  const written = async () => {
    while (!statSync(file, { throwIfNoEntry: false })) await new Promise((go) => setTimeout(go, 10))
  }

  await supervisor.start({
    name: 'writer',
    command: process.execPath,
    args: ['-e', program],
    options: {},
    logFile,
    stopSignal: 'SIGKILL',
    ready: written,
  })
  await supervisor.stop()

  expect([modeOf(file), modeOf(logFile)]).toEqual(['600', '600'])
})

test('only private folders get private permissions', () => {
  const umask = () => spawnSync('sh', ['-c', 'umask'], { encoding: 'utf8' }).stdout.trim()
  const before = umask()

  expect(privately(umask)).toBe('0077')
  expect(umask()).toBe(before)
})
