import { writeFileSync } from 'node:fs'

import { revisionsOf } from '../publications/text-revisions.js'

/**
 * Records the given day for every shipped text whose content has changed since it was last recorded (SITE-01, D-38).
 */
const file = new URL('../../src/shipped/revisions.json', import.meta.url)
const [, , today] = process.argv
if (!today) throw new Error('Which day is it? Give it as 2026-11-23.')
writeFileSync(file, `${JSON.stringify(revisionsOf(today), undefined, 2)}\n`)
