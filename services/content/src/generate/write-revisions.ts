import { writeFileSync } from 'node:fs'

import { revisionsOf } from '../publications/text-revisions.js'

/** Notes today as the day of every shipped text that says something else than when it was last noted (SITE-01, D-38). */
const file = new URL('../../src/shipped/revisions.json', import.meta.url)
const today = new Date().toISOString().slice(0, 10)
writeFileSync(file, `${JSON.stringify(revisionsOf(today), undefined, 2)}\n`)
