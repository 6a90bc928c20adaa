import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals'

import { Supervisor } from './supervisor.ts'

const dir = mkdtempSync(join(tmpdir(), 'seneb-supervisor-'))
const lines: string[] = []
const hasGivenUp: string[] = []
let supervisor: Supervisor

beforeEach(() => {
  lines.length = 0
  hasGivenUp.length = 0
  supervisor = new Supervisor({
    log: (text: string) => lines.push(text),
    giveUp: (text: string) => hasGivenUp.push(text),
    firstPauseMs: 5,
  })
})

afterEach(async () => {
  await supervisor.stop()
})

afterAll(() => {
  rmSync(dir, { recursive: true })
})

/** A program of Node; it is ready when it has written "ready" to its log. */
function plan(name: string, program: string) {
  const logFile = join(dir, `${name}-${Math.trunc(performance.now())}.log`)
  return {
    name,
    command: process.execPath,
    args: ['-e', program],
    options: {},
    stopSignal: 'SIGTERM' as const,
    stopWithinMs: 300,
    logFile,
    ready: ({ hasGivenUp: childGaveUp }: { hasGivenUp: () => boolean }) =>
      until(() => childGaveUp() || readFileSync(logFile, 'utf8').includes('ready')),
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let waited = 0; !isTrue(); waited += 10) {
    if (waited > 10_000) throw new Error('waited 10 s in vain')
    await new Promise((go) => setTimeout(go, 10))
  }
}

const stays = `console.log('ready'); setInterval(() => {}, 1000)`

test('a program that ends before it is ready is reported in one sentence with its last output', async () => {
  const starting = supervisor.start(plan('content', `console.log('Error: no database'); process.exit(3)`))

  await expect(starting).rejects.toThrow(
    /^content did not start: it ended with code 3 \(Error: no database\); its log is .*content-\d+\.log\.$/,
  )
})

test('a program that dies is started again', async () => {
  const marker = JSON.stringify(join(dir, 'was-here'))
  const diesOnce = `const fs = require('fs'); const again = fs.existsSync(${marker}); fs.writeFileSync(${marker}, '')
    console.log('ready'); setTimeout(() => { if (!again) process.exit(1) }, 500); setInterval(() => {}, 1000)`

  await supervisor.start(plan('enquiry', diesOnce))

  await until(() => lines.includes('enquiry is back'))
  expect(lines[0]).toContain('enquiry stopped (it ended with code 1); starting it again')
})

test('a program that keeps failing is abandoned after five attempts', async () => {
  await supervisor.start(plan('gateway', `console.log('ready'); setTimeout(() => process.exit(1), 400)`))

  await until(() => hasGivenUp.length > 0)
  expect(hasGivenUp[0]).toContain('gateway could not be kept running after 5 tries')
  expect(lines.filter((line) => line.includes('starting it again'))).toHaveLength(5)
})

test('a stop ends clients before servers, and kills unresponsive processes', async () => {
  const stubborn = `process.on('SIGTERM', () => {}); ${stays}`
  await supervisor.start(plan('postgres', stays))
  await supervisor.start(plan('notification', stubborn))
  await supervisor.start(plan('gateway', stays))

  await supervisor.stop()

  expect(lines).toEqual([])
  await expect(supervisor.start(plan('content', stays))).rejects.toThrow()
})
