import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'

import { figure, type Verdict } from './verdict.js'

const folder = fileURLToPath(new URL('../../artifacts/bench/', import.meta.url))

/** Stored results of one run: every mark and reported figure by its goal and name. */
export interface RunRecord {
  /** Machine of the run, because figures of two machines cannot be compared. */
  readonly machine: { readonly cores: number; readonly model: string; readonly load: readonly number[] }
  readonly node: string
  readonly figures: Readonly<Record<string, number>>
}

/** Writes a run to a separate file below artifacts/bench and returns its path. */
export function writeRun(verdicts: readonly Verdict[]): string {
  const run: RunRecord = {
    machine: { cores: cpus().length, model: cpus()[0]?.model ?? 'unknown', load: loadavg() },
    node: process.version,
    figures: Object.fromEntries(verdicts.flatMap((verdict) => figuresOf(verdict))),
  }
  mkdirSync(folder, { recursive: true })
  const file = `${folder}${new Date().toISOString().replaceAll(':', '-')}.json`
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`)
  return file
}

/** Reads the file of a run; throws one sentence when it is invalid. */
export function readRun(file: string): RunRecord {
  let read: unknown
  try {
    read = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`--compare ${file} cannot be read as the JSON file of a run`, { cause })
  }
  if (!isRun(read)) throw new Error(`--compare ${file} is not the file of a run`)
  return read
}

/** Returns each figure of a verdict with that of an earlier run, if it has it. */
export function comparedLines(before: RunRecord, verdict: Verdict): string[] {
  const lines = figuresOf(verdict).flatMap(([name, value]) => {
    const former = before.figures[name]
    return former === undefined
      ? []
      : [`  before  ${name}: ${figure(former)}, now ${figure(value)}${change(former, value)}`]
  })
  return lines.length > 0 ? [...lines, ''] : []
}

function figuresOf({ figures = {}, goal, limits }: Verdict): [string, number][] {
  const marked = limits.map(({ value, what }): [string, number] => [what, value])
  return [...marked, ...Object.entries(figures)].map(([name, value]) => [`${goal} ${name}`, value])
}

function change(former: number, value: number): string {
  if (former === 0 || former === value) return ''
  const percent = Math.round((value / former - 1) * 100)
  return ` (${percent > 0 ? '+' : ''}${percent} %)`
}

function isRun(read: unknown): read is RunRecord {
  if (typeof read !== 'object' || read === null || !('figures' in read)) return false
  const { figures } = read
  return (
    typeof figures === 'object' &&
    figures !== null &&
    Object.values(figures).every((value) => typeof value === 'number')
  )
}
