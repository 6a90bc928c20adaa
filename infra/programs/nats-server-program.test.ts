import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from '@jest/globals'

import { unpack } from './nats-server-program.ts'

const dir = mkdtempSync(join(tmpdir(), 'seneb-nats-'))
const name = 'nats-server-v1.2.3-linux-amd64'
mkdirSync(join(dir, name))
writeFileSync(join(dir, name, 'nats-server'), 'a program')
execFileSync('tar', ['-czf', join(dir, 'release.tar.gz'), '-C', dir, name])
const archive = readFileSync(join(dir, 'release.tar.gz'))
const expected = createHash('sha256').update(archive).digest('hex')

afterAll(() => {
  rmSync(dir, { recursive: true })
})

test('the pinned archive of nats-server is unpacked', async () => {
  const folder = join(dir, 'tools', 'good')

  await unpack({ archive, expected, name, folder })

  expect(readFileSync(join(folder, 'nats-server'), 'utf8')).toBe('a program')
  expect(readdirSync(join(dir, 'tools'))).toEqual(['good'])
})

test('an archive that is not the pinned one leaves nothing behind', async () => {
  const folder = join(dir, 'tools', 'bad')

  await expect(unpack({ archive, expected: '0'.repeat(64), name, folder })).rejects.toThrow('not the pinned one')

  expect(existsSync(folder)).toBe(false)
})
