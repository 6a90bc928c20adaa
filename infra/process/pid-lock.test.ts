import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from '@jest/globals'

import { acquirePidLock } from './pid-lock.mjs'
import { loadOrCreateSecrets } from '../local/secrets.ts'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'seneb-state-'))
})

afterEach(() => {
  rmSync(dir, { recursive: true })
})

test('a second start in the same checkout gets the address of the first one', () => {
  const first = acquirePidLock(dir, { portBase: 4000 })

  expect(() => acquirePidLock(dir, { portBase: 5000 })).toThrow(
    /already running here on the ports from 4000 \(process \d+/,
  )

  first.release()
  expect(existsSync(join(dir, 'running.json'))).toBe(false)
})

test('a stale lock of an unclean exit is detected and does not block a start', () => {
  const { pid } = spawnSync('true')
  writeFileSync(join(dir, 'running.json'), JSON.stringify({ pid, portBase: 4000 }))

  expect(acquirePidLock(dir, { portBase: 4000 }).leftover).toBe(true)
})

test('passwords are made once, differ from each other and are for the owner only', () => {
  const first = loadOrCreateSecrets(dir, { database: ['enquiry'], nats: ['gateway'], sealing: ['enquiry at rest'] })
  const second = loadOrCreateSecrets(dir, {
    database: ['enquiry', 'content'],
    nats: ['gateway'],
    sealing: ['enquiry at rest'],
  })

  expect(second.database.enquiry).toBe(first.database.enquiry)
  expect(second.nats).toEqual(first.nats)
  expect(second.sealing).toEqual(first.sealing)
  expect(Buffer.from(String(second.sealing['enquiry at rest']), 'base64')).toHaveLength(32)
  expect(new Set([second.superuser, ...Object.values(second.database), ...Object.values(second.nats)]).size).toBe(4)
  expect(statSync(join(dir, 'secrets.json')).mode & 0o777).toBe(0o600)
})
