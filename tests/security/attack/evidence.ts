import { setTimeout as pause } from 'node:timers/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { aPhoto } from '../../../gateway/src/uploads/sample-files.fixture.js'
import { deployableNames } from '../../../infra/deployables.ts'
import { residentBytesOf } from '../../bench/process-cost.js'
import type { Deployable } from '../../support/deployables.js'
import { eventually } from '../../support/eventually.js'
import type { AttackCase, Family, Verdict } from './attack-case.js'
import { canaries } from './families/canaries.js'
import { anUploadGrant, sendFile } from './families/files.js'
import { activeMarkupIn, foreignRecipientsOf } from './mails.js'
import { Target, type Scene } from './target.js'
import type { Stack } from '../../support/stack.js'

/** Memory of each process before any attack. */
export type Baseline = ReadonlyMap<string, number>

/** Maximum growth of a process in bytes: 256 MB of uncollected heap, and buffers. */
const maxGrowthBytes = 320 * 2 ** 20
const settleMs = 3000

/** Memory of every process of ours, measured after a few requests. */
export async function takeBaseline(scene: Scene): Promise<Baseline> {
  const target = new Target(scene)
  for (const path of ['/', '/trip-planner', '/contact-us']) await target.send('site', { path })
  for (let i = 0; i < 20; i++) await target.request('{ countries { countries { name } } }')
  // The thread that redraws files remains for a minute after each file, so it must be part of the baseline.
  await sendFile(target, await anUploadGrant(target), { name: 'photo.jpg', bytes: await aPhoto() })
  await pause(settleMs)
  return memoryOf(scene)
}

function memoryOf(scene: Scene): Baseline {
  const ours = deployablesOf(scene).map((name) => ({ name, pid: scene.stack.part(name).pid }))
  return new Map(ours.map(({ name, pid }) => [name, pid === undefined ? 0 : residentBytesOf([pid])]))
}

/** Checks after all attacks: no leaks, nothing stuck, and no mail to wrong recipients. */
export function evidenceFamily(baseline: Baseline, honest: Verdict, honestCount: number): Family {
  const cases: AttackCase[] = [
    evidenceCase(`honest visitors in between (${honestCount}) were served`, () => honest),
    evidenceCase('every part is healthy and ready', allReady),
    evidenceCase('no request is in flight any more', noneInFlight),
    evidenceCase('no process has grown by more than its heap may hold', (target) => flatMemory(target.scene, baseline)),
    evidenceCase('every mail has one recipient, who asked for it', ({ scene }) => noneOf(foreignRecipientsOf(scene))),
    evidenceCase('no mail carries active markup', ({ scene }) => noneOf(scene.mailbox.mails.flatMap(activeMarkupIn))),
    evidenceCase('nobody has rung the alarm', ({ scene }) =>
      noneOf(
        deployablesOf(scene).flatMap((name) =>
          alarmsOf(scene.stack, name).map((line) => `${name}: ${line.slice(0, 200)}`),
        ),
      ),
    ),
    evidenceCase('no log line tells what people trusted us with', ({ scene }) => noCanaryIn(everyLog(scene.stack))),
    evidenceCase('no metric tells what people trusted us with', everyMetric),
    evidenceCase('no file of NATS tells what people trusted us with', ({ scene }) =>
      noCanaryIn(everyNatsFile(scene.stack)),
    ),
  ]
  return { name: 'evidence', replays: 'what is left of all of it', cases: () => cases }
}

function evidenceCase(name: string, holds: (target: Target) => Verdict | Promise<Verdict>): AttackCase {
  return {
    name,
    send: () => Promise.resolve(undefined),
    holds: (_nothing, target) => holds(target),
    deadlineMs: 60_000,
  }
}

async function allReady(target: Target): Promise<Verdict> {
  const unready: string[] = []
  for (const name of deployablesOf(target.scene)) {
    const { end, status } = await target.healthOf(name, '/readyz')
    if (status !== 200) unready.push(`${name} answers ${status || end}`)
  }
  return noneOf(unready)
}

function deployablesOf({ stack }: Scene): Deployable[] {
  return deployableNames.filter((name) => stack.processes.has(name))
}

async function noneInFlight(target: Target): Promise<Verdict> {
  const inFlight = async () => {
    const line = /^seneb_http_in_flight(?:\{[^}]*\})? (\d+)/m.exec((await target.healthOf('gateway', '/metrics')).text)
    return line ? Number(line[1]) : undefined
  }
  if ((await inFlight()) === undefined) return 'the gateway does not tell seneb_http_in_flight'
  const isZero = eventually('no request in flight', async () => (await inFlight()) === 0, 10_000)
  return isZero.then(() => true as const).catch(async () => `${await inFlight()} requests are still in flight`)
}

async function flatMemory(scene: Scene, baseline: Baseline): Promise<Verdict> {
  await pause(settleMs)
  const grown = [...memoryOf(scene)].map(([name, bytes]) => ({ name, by: bytes - (baseline.get(name) ?? 0) }))
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
  console.log(`memory: ${grown.map(({ name, by }) => `${name} ${by < 0 ? '' : '+'}${megabytes(by)}`).join(', ')}`)
  return noneOf(grown.filter(({ by }) => by > maxGrowthBytes).map(({ name, by }) => `${name} grew by ${megabytes(by)}`))
}

async function everyMetric(target: Target): Promise<Verdict> {
  for (const name of deployablesOf(target.scene)) {
    const verdict = noCanaryIn((await target.healthOf(name, '/metrics')).text)
    if (verdict !== true) return `${name}: ${verdict}`
  }
  return true
}

function noCanaryIn(text: string): Verdict {
  if (text.length === 0) return 'there was nothing to look into'
  return noneOf(canaries.foundIn(text).map((meaning) => `${meaning} stands there`))
}

function noneOf(errors: readonly string[]): Verdict {
  return errors.length === 0 || `${errors.length}: ${errors.slice(0, 5).join('; ')}`
}

/** Returns the logs of all processes, including PostgreSQL and NATS. */
function everyLog({ dir }: Stack): string {
  const logs = readdirSync(dir).filter((name) => name.endsWith('.log'))
  return logs.map((name) => readFileSync(join(dir, name), 'latin1')).join('\n')
}

/** Returns every file of NATS's store, which is encrypted. */
function everyNatsFile({ dir }: Stack): string {
  const store = join(dir, 'nats', 'store')
  const files = readdirSync(store, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1')).join('\n')
}

/** Lines of a deployable's log that ring an alarm. */
function alarmsOf({ dir }: Stack, name: string): string[] {
  const lines = readFileSync(join(dir, `${name}.log`), 'utf8').split('\n')
  return lines.filter((line) => /"level":"(?:error|fatal)"/.test(line))
}
