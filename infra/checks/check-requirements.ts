import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Outcome } from './check-tools.ts'
import { root } from '../process/places.mjs'

/** A row of the table of requirements, and what the table says of it. */
interface Row {
  readonly id: string
  readonly status: string
}

const statuses = 'proven|partly, step [a-z]+|open, step [a-z]+|rejected, [A-Z]-\\d+'

/** The rows of docs/requirements-status.md. */
export function requirementRows(page = readFileSync(join(root, 'docs/requirements-status.md'), 'utf8')): Row[] {
  const rows = page.matchAll(new RegExp(`^\\| ([A-Z]+-\\d+) +\\| (${statuses}) +\\|`, 'gm'))
  return [...rows].map(([, id = '', status = '']) => ({ id, status }))
}

/** The rows that titles name; `TRIP-33..43` names a range. */
export function idsIn(titles: Iterable<string>): Set<string> {
  const pattern = /\b([A-Z]{2,5})-(\d{2})(?:\.\.(\d{2}))?\b/g
  return new Set(
    [...titles].flatMap((title) =>
      [...title.matchAll(pattern)].flatMap(([, group = '', from = '', to = from]) =>
        Array.from(
          { length: Number(to) - Number(from) + 1 },
          (_, i) => `${group}-${String(Number(from) + i).padStart(2, '0')}`,
        ),
      ),
    ),
  )
}

/** The rows that are called proven, wholly or in part, and that no title names. */
export function unprovenRows(titles: Iterable<string>, rows: readonly Row[] = requirementRows()): string[] {
  const named = idsIn(titles)
  return rows.filter(({ id, status }) => /^(?:proven|partly)/.test(status) && !named.has(id)).map(({ id }) => id)
}

/**
 * The check that ends `npm test`: each row that is called proven is named by a test that ran and passed in this run.
 */
export function provenRows(titles: Iterable<string>, rows: readonly Row[] = requirementRows()): Outcome {
  const unproven = unprovenRows(titles, rows)
  if (rows.length > 0 && unproven.length === 0) return { passed: 1, failed: 0, output: '' }
  const words = rows.length === 0 ? 'docs/requirements-status.md has no rows.' : unproven.map(sentenceOf).join('\n')
  return { passed: 0, failed: 1, output: words }
}

function sentenceOf(id: string): string {
  return `${id} is called proven, and no test that ran and passed names it in its title.`
}
