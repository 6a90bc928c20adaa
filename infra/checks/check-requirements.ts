import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Outcome } from './check-tools.ts'
import { root } from '../process/paths.mjs'

/** A row of the requirements with its status. */
interface Row {
  readonly id: string
  readonly status: string
}

const pages = join(root, 'docs/registers')
const read = (name: string) => readFileSync(join(pages, `${name}.md`), 'utf8')

/** Statuses other than `proven`, by row: the lines of docs/registers/requirements-status.md. */
export function namedStatuses(page = read('requirements-status')): ReadonlyMap<string, string> {
  const line = /^- ([A-Z]+-\d+) (partly, step [a-z]+|open, step [a-z]+|rejected, [A-Z]-\d+)$/gm
  return new Map([...page.matchAll(line)].map(([, id = '', status = '']) => [id, status]))
}

/** Returns the rows of docs/registers/requirements.md with their status; a row without a status line is `proven`. */
export function requirementRows(): Row[] {
  const ids = [...read('requirements').matchAll(/^- \*\*([A-Z]+-\d+)\*\* /gm)].map(([, id = '']) => id)
  const statuses = namedStatuses()
  return ids.map((id) => ({ id, status: statuses.get(id) ?? 'proven' }))
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
  const message = rows.length === 0 ? 'docs/registers/requirements.md has no rows.' : unproven.map(messageOf).join('\n')
  return { passed: 0, failed: 1, output: message }
}

function messageOf(id: string): string {
  return `${id} is called proven, and no test that ran and passed names it in its title.`
}
