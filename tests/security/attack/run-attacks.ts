import { setTimeout as pause } from 'node:timers/promises'

import type { AttackCase, Family, Size, Verdict } from './attack-case.js'
import type { RawResponse } from './exchange.js'
import { Target, type Scene } from './target.js'
import { firstError } from './verdicts.js'

/** Result of one case. */
export interface CaseResult {
  readonly family: string
  readonly name: string
  readonly verdict: Verdict
  /** Time until the only request was refused, in milliseconds; undefined when a case has more than one request. */
  readonly rejectedInMs?: number
}

/** Hooks around each family, mainly to verify that the product still serves requests. */
export interface Watch {
  /** Called before each family. */
  readonly beforeFamily: (family: string) => void
  /** Called after each family; a sentence when the product had to be started again. */
  readonly afterFamily: (family: string) => Promise<string | undefined>
}

/** Error for a product that cannot be brought back into service, so that no further case can run. */
export class ProductIsDown extends Error {}

interface Playing {
  readonly scene: Scene
  readonly size: Size
  readonly watch: Watch
  readonly shuffled: <T>(list: readonly T[]) => readonly T[]
  readonly report: (line: string) => void
}

const caseTimeoutMs = 30_000

/** Runs every case of every family, one family after the other. */
export async function runAttacks(families: readonly Family[], playing: Playing): Promise<readonly CaseResult[]> {
  const results: CaseResult[] = []
  for (const family of families) {
    const startedAt = performance.now()
    const cases = playing.shuffled(await family.cases(playing.size))
    if (cases.length === 0) continue
    playing.watch.beforeFamily(family.name)
    const played = await playAll(family, cases, playing.scene)
    const after = await playing.watch.afterFamily(family.name).catch(asError)
    if (after !== undefined) played.push({ family: family.name, name: 'the product serves on', verdict: textOf(after) })
    results.push(...played)
    playing.report(familyLine(family.name, played, performance.now() - startedAt))
    if (after instanceof ProductIsDown) return results
  }
  return results
}

function textOf(after: string | ProductIsDown): string {
  return typeof after === 'string' ? after : after.message
}

/**
 * Converts an error into ProductIsDown: a product that cannot be restored ends the run, which reports all results until
 * then.
 */
function asError(error: unknown): ProductIsDown {
  if (error instanceof ProductIsDown) return error
  return new ProductIsDown(messageOf(error))
}

async function playAll(family: Family, cases: readonly AttackCase[], scene: Scene): Promise<CaseResult[]> {
  const waiting = [...cases]
  const results: CaseResult[] = []
  const player = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await play(family.name, next, scene))
  }
  await Promise.all(Array.from({ length: family.atOnce ?? 1 }, player))
  return results
}

/** Runs one case to its end or deadline. Any error in it becomes a verdict, so that the run continues. */
export async function play(family: string, attack: AttackCase, scene: Scene): Promise<CaseResult> {
  const target = new Target(scene)
  const deadlineMs = attack.deadlineMs ?? caseTimeoutMs
  const judged = async (): Promise<Verdict> => attack.holds(await attack.send(target), target)
  const tooLong = pause(deadlineMs, `it was not over after ${deadlineMs / 1000} s`, { ref: false })
  const verdict = await Promise.race([judged().catch(messageOf), tooLong])
  const error = target.responses.map(firstError).find((found) => found !== undefined)
  return { family, name: attack.name, verdict: error ?? verdict, rejectedInMs: rejectionTime(target.responses) }
}

function rejectionTime(responses: readonly RawResponse[]): number | undefined {
  const [only, ...others] = responses
  return only && others.length === 0 && only.status >= 400 ? only.durationMs : undefined
}

function messageOf(error: unknown): string {
  return `could not be judged: ${error instanceof Error ? error.message : String(error)}`
}

function familyLine(name: string, results: readonly CaseResult[], durationMs: number): string {
  const passed = results.filter(({ verdict }) => verdict === true).length
  const figures = [results.length, passed, results.length - passed].map((figure) => String(figure).padStart(7)).join('')
  return `${name.padEnd(28)}${figures}${(durationMs / 1000).toFixed(1).padStart(9)} s`
}
