import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { freePortBase } from '../support/free-port-base.js'
import { inheritedEnvironment } from '../support/config.js'
import { commandOf, familyOf, privateBytesOf, proportionalBytesOf, residentBytesOf } from './process-cost.js'
import type { Verdict } from './verdict.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const maxIdleMb = 900
const maxSecondStartSeconds = 5
const firstRunWithinMs = 300_000
/** Long enough for the connections that a start leaves behind to be closed. */
const idleForMs = 20_000
const ofService = /services\/([a-z-]+)\/dist/

/** Measures the second `npm start` until everything is ready, and its idle memory (P6). */
export async function measureFullStack(): Promise<Verdict[]> {
  const portBase = await freePortBase()
  const first = await start(portBase)
  if (!first) return [notMeasured]
  await stop(first.child)
  const second = await start(portBase)
  if (!second) return [notMeasured]
  try {
    await pause(idleForMs)
    const pids = familyOf(second.child.pid ?? 0)
    return [
      verdict({
        seconds: second.seconds,
        residentMb: residentBytesOf(pids) / 2 ** 20,
        sharedOnceMb: proportionalBytesOf(pids) / 2 ** 20,
        privateMb: privateMbByService(pids),
        processes: pids.length,
      }),
    ]
  } finally {
    await stop(second.child)
  }
}

const notMeasured: Verdict = {
  goal: 'P6',
  title: 'npm start, second run',
  lines: ['  not measured: npm start did not come up here; it may be running in this checkout already'],
  limits: [],
}

interface Figures {
  readonly seconds: number
  readonly residentMb: number
  readonly sharedOnceMb: number
  readonly privateMb: ReadonlyMap<string, number>
  readonly processes: number
}

/** Returns the private memory of each service, in MB; empty where the system does not provide it. */
function privateMbByService(pids: readonly number[]): ReadonlyMap<string, number> {
  return new Map(
    pids.flatMap((pid): [string, number][] => {
      const service = ofService.exec(commandOf(pid))?.[1]
      return service === undefined ? [] : [[service, privateBytesOf(pid) / 2 ** 20]]
    }),
  )
}

function verdict({ privateMb, processes, residentMb, seconds, sharedOnceMb }: Figures): Verdict {
  const services = [...privateMb].sort(([, a], [, b]) => b - a)
  return {
    goal: 'P6',
    title: 'npm start, second run',
    lines: [
      `  idle memory               ${sharedOnceMb.toFixed(0)} MB in ${processes} processes, shared pages counted once`,
      `  sum of resident sizes     ${residentMb.toFixed(0)} MB (counts PostgreSQL's buffers and the Node program anew for every process)`,
      `  private memory            ${services.map(([name, mb]) => `${name} ${mb.toFixed(0)}`).join(', ')} MB`,
    ],
    limits: [
      { what: 'npm start, second run, s', value: seconds, atMost: maxSecondStartSeconds },
      { what: 'idle memory of all processes, MB', value: Math.round(sharedOnceMb), atMost: maxIdleMb },
    ],
  }
}

async function start(portBase: number): Promise<{ child: ChildProcess; seconds: number } | undefined> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['infra/local/start.mjs', '--port-base', String(portBase)], {
    cwd: root,
    env: inheritedEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const isReady = await Promise.race([printsReady(child), once(child, 'exit').then(() => false)])
  return isReady ? { child, seconds: (performance.now() - startedAt) / 1000 } : undefined
}

function printsReady(child: ChildProcess): Promise<true> {
  const timer = setTimeout(() => child.kill('SIGTERM'), firstRunWithinMs).unref()
  return new Promise((resolve) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += String(chunk)
      if (!output.includes('Seneb is ready')) return
      clearTimeout(timer)
      resolve(true)
    })
  })
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}
